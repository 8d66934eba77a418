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
  private seen = new DataView(new ArrayBuffer(0));
  private raw = new Uint8Array(0);

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

  /** All memory, as numbers of any kind; it is another one after it has grown. */
  get view(): DataView {
    if (this.seen.buffer !== this.memory.buffer) this.seen = new DataView(this.memory.buffer);
    return this.seen;
  }

  get bytes(): Uint8Array {
    if (this.raw.buffer !== this.memory.buffer) this.raw = new Uint8Array(this.memory.buffer);
    return this.raw;
  }

  /** All memory is free again, except what was handed out before this address. */
  release(from: number): void {
    this.free = from;
  }

  get used(): number {
    return this.free;
  }
}

/** A kernel with the arguments it was called with last, and where its numbers are among them. */
interface Prepared {
  readonly kernel: (...given: number[]) => number;
  readonly given: number[];
  readonly numbers: readonly number[];
}

/** The memory one thinker works on, and its kernels with that memory as their arguments. */
export class Desk {
  readonly engine: Engine;
  private readonly addresses: Record<string, number>;
  private readonly room: number;
  private readonly prepared = new Map<string, Prepared>();

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
    const { kernel, given, numbers: places } = this.prepared.get(name) ?? this.prepare(name);
    for (let i = 0; i < places.length; i++) given[places[i] ?? 0] = numbers[i] ?? 0;
    return kernel(...given);
  }

  private prepare(name: string): Prepared {
    const kernel = this.engine.manifest.functions[name];
    if (!kernel) throw new Error(`There is no kernel ${name}.`);
    const given = kernel.arguments.map((each) => (typeof each === "string" ? this.at(each) : 0));
    const numbers = [...kernel.arguments.keys()].filter((place) => typeof kernel.arguments[place] !== "string");
    if (kernel.room) given.push(this.room);
    const made = { kernel: this.engine.kernels[name] as Prepared["kernel"], given, numbers };
    this.prepared.set(name, made);
    return made;
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
    this.prepared.clear();
    for (const name of ["nodes", "edges", "states"]) {
      [this.addresses[name], this.addresses[`new_${name}`]] = [this.at(`new_${name}`), this.at(name)];
    }
  }

  bytes(at: number, size: number): Uint8Array<ArrayBuffer> {
    return this.engine.bytes.slice(at, at + size);
  }

  write(name: string, bytes: Uint8Array): void {
    this.engine.bytes.set(bytes, this.at(name));
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
    this.engine.view.setBigInt64(at, BigInt(value), true);
  }

  number(at: number, kind: Kind, place = 0): number {
    const { view } = this.engine;
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
