import type { Network } from "./manifest.ts";

/** A network in a module's memory. Its weights are unpacked there once; what depends on the number of players is
 * changed when it is another one. */
export class Mind {
  private readonly network: Network;
  private readonly weights: ArrayBuffer;
  private readonly memory: WebAssembly.Memory;
  private readonly at: number;
  private players = 0;

  constructor(network: Network, weights: ArrayBuffer, memory: WebAssembly.Memory, at: number) {
    this.network = network;
    this.weights = weights;
    this.memory = memory;
    this.at = at;
    for (const each of network.copies) this.copy(...each);
    for (const each of network.rows) this.unpack(...each);
  }

  /** Make it ready for so many players. */
  prepare(players: number): void {
    const table = this.network.tables[String(players)];
    if (players === this.players || !table) return;
    this.players = players;
    this.copy(...table);
  }

  private copy(from: number, to: number, size: number): void {
    new Uint8Array(this.memory.buffer, this.at + to, size).set(new Uint8Array(this.weights, from, size));
  }

  private unpack(from: number, scalesFrom: number, to: number, count: number, width: number): void {
    const bytes = new Int8Array(this.weights, from, count * width);
    const scales = new Float32Array(this.weights, scalesFrom, count);
    const found = new Float32Array(this.memory.buffer, this.at + to, count * width);
    for (let row = 0; row < count; row++) {
      const scale = scales[row] ?? 0;
      for (let i = row * width; i < (row + 1) * width; i++) found[i] = (bytes[i] ?? 0) * scale;
    }
  }
}
