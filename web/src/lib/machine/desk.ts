import type { Kind, Manifest } from "./manifest.ts";
import { Mind } from "./mind.ts";

/** A module at work: its memory, handed out from below, and its kernels. */
export class Engine {
  readonly manifest: Manifest;
  readonly memory: WebAssembly.Memory;
  readonly kernels: WebAssembly.Exports;
  /** What the game's network needs; null: there is none here. */
  readonly mind: Mind | null;
  /** Memory that all thinkers share, by its name. */
  readonly shared: Readonly<Record<string, number>>;
  private free: number;

  constructor(manifest: Manifest, module: WebAssembly.Module, weights: ArrayBuffer | null = null) {
    this.manifest = manifest;
    this.kernels = new WebAssembly.Instance(module).exports;
    this.memory = this.kernels.memory as WebAssembly.Memory;
    this.free = manifest.heap;
    const shared: Record<string, number> = {};
    if (weights) {
      for (const [name, size] of Object.entries(manifest.buffers)) {
        if ("shared" in size) shared[name] = this.allocate(size.shared);
      }
    }
    this.shared = shared;
    this.mind =
      weights && manifest.network ? new Mind(manifest.network, weights, this.memory, shared["mind"] ?? 0) : null;
  }

  /** So many bytes nobody else uses, all 0 the first time. */
  allocate(size: number): number {
    const at = this.free;
    this.free = Math.ceil((at + size) / 16) * 16;
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / 65536));
    return at;
  }

  /** All memory is free again, except what was handed out before this address. */
  release(from: number): void {
    this.free = from;
  }

  get used(): number {
    return this.free;
  }
}

/** The memory one thinker works on, and its kernels with that memory as their arguments. */
export class Desk {
  readonly engine: Engine;
  private readonly addresses: Record<string, number>;
  private readonly room: number;

  constructor(engine: Engine, room: number) {
    this.engine = engine;
    this.room = room;
    this.addresses = { ...engine.shared };
    for (const [name, size] of Object.entries(engine.manifest.buffers)) {
      if (!("item" in size)) continue;
      const bytes = size.each * room + size.more;
      const at = engine.allocate(bytes);
      this.addresses[name] = at;
      if (!size.each) new Uint8Array(engine.memory.buffer, at, bytes).fill(0);
    }
  }

  /** Call a kernel; only numbers have to be given. */
  call(name: string, ...numbers: number[]): number {
    const kernel = this.engine.manifest.functions[name];
    if (!kernel) throw new Error(`There is no kernel ${name}.`);
    let next = 0;
    const given = kernel.arguments.map((each) => (typeof each === "string" ? this.at(each) : (numbers[next++] ?? 0)));
    if (kernel.room) given.push(this.room);
    return (this.engine.kernels[name] as (...given: number[]) => number)(...given);
  }

  /** Where a buffer lies. */
  at(name: string): number {
    const size = this.engine.manifest.buffers[name];
    const at = this.addresses[size && "of" in size ? size.of : name];
    if (at === undefined) throw new Error(`There is no memory called ${name}.`);
    return at;
  }

  /** Bytes of one record or number of a buffer. */
  itemSize(name: string): number {
    const size = this.engine.manifest.buffers[name];
    return size && "item" in size ? size.item : 0;
  }

  /** The tree moves from one half of its memory to the other. */
  swap(): void {
    for (const name of ["nodes", "edges", "states"]) {
      [this.addresses[name], this.addresses[`new_${name}`]] = [this.at(`new_${name}`), this.at(name)];
    }
  }

  bytes(at: number, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.engine.memory.buffer, at, size).slice();
  }

  write(name: string, bytes: Uint8Array): void {
    new Uint8Array(this.engine.memory.buffer, this.at(name), bytes.length).set(bytes);
  }

  /** A position to think about. */
  ready(state: Uint8Array): void {
    this.write("s", state);
    this.engine.mind?.prepare(this.get("s", "players"));
  }

  /** A number of a record's field; with a place, of a field that has several. */
  get(name: string, field: string, place = 0): number {
    const [offset, kind] = this.field(name, field);
    return this.number(this.at(name) + offset, kind, place);
  }

  set(name: string, field: string, value: number): void {
    const [offset, kind] = this.field(name, field);
    const at = this.at(name) + offset;
    if (kind !== "i8") throw new Error(`Nothing writes ${name}.${field}.`);
    new DataView(this.engine.memory.buffer).setBigInt64(at, BigInt(value), true);
  }

  number(at: number, kind: Kind, place = 0): number {
    const view = new DataView(this.engine.memory.buffer);
    switch (kind) {
      case "i1":
        return view.getInt8(at + place);
      case "i2":
        return view.getInt16(at + 2 * place, true);
      case "i4":
        return view.getInt32(at + 4 * place, true);
      case "i8":
        return Number(view.getBigInt64(at + 8 * place, true));
      case "f8":
        return view.getFloat64(at + 8 * place, true);
    }
  }

  numbers(name: string, kind: Kind, count: number): number[] {
    const at = this.at(name);
    return Array.from({ length: count }, (_, place) => this.number(at, kind, place));
  }

  private field(name: string, field: string): readonly [number, Kind] {
    const found = this.engine.manifest.fields[name]?.[field];
    if (!found) throw new Error(`There is no field ${name}.${field}.`);
    return found;
  }
}
