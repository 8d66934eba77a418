/** How to call a game's module and what its memory holds: written by `ludi/bots/modules.py` when the page is built. */
export interface Manifest {
  readonly game: string;
  readonly version: number;
  readonly content: string;
  /** The file of the module, beside the manifest. */
  readonly module: string;
  /** The address from which memory is free. */
  readonly heap: number;
  readonly state_size: number;
  readonly buffers: Readonly<Record<string, BufferSize>>;
  /** Of some records: where each field lies, and what its numbers are. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, readonly [number, Kind]>>>>;
  readonly functions: Readonly<Record<string, Kernel>>;
  /** How many nodes a tree is given: so many for each iteration, so many more, and no more than the last. */
  readonly room: { readonly each: number; readonly more: number; readonly most: number };
  /** The record of a tree that is set up to search, in base 64. */
  readonly tree: string;
  readonly plain: Readonly<Record<string, number>>;
  readonly levels: Readonly<Record<string, Level>>;
  /** Where the game has one. */
  readonly network?: Network;
}

/** A network: its file, beside the manifest, and where what is in it goes in the memory called `mind`. */
export interface Network {
  readonly file: string;
  /** The record of a tree that is set up to search with it. */
  readonly tree: string;
  /** From, to, how many bytes. */
  readonly copies: readonly (readonly [number, number, number])[];
  /** Rows of bytes: from, their scales from, to, how many, how long. */
  readonly rows: readonly (readonly [number, number, number, number, number])[];
  /** What is copied for so many players. */
  readonly tables: Readonly<Record<string, readonly [number, number, number]>>;
}

export type Kind = "i1" | "i2" | "i4" | "i8" | "f8";

/** Bytes of an item, for each node of a tree's room, and besides; or another buffer, of which this is another view; or
 * bytes that all thinkers share. */
export type BufferSize =
  | { readonly item: number; readonly each: number; readonly more: number }
  | { readonly of: string }
  | { readonly shared: number };

/** Arguments are buffers by name, or numbers; the room of the tree is one more where it is wanted. */
export interface Kernel {
  readonly arguments: readonly (string | readonly [string, "int" | "float"])[];
  readonly room: boolean;
}

export interface Level {
  readonly seconds: number | null;
  readonly iterations: number | null;
  readonly notices: number;
  readonly careless: number;
  /** How it chooses where there is a network: null as the search says. */
  readonly taste: { readonly heat: number; readonly horizon: number } | null;
}
