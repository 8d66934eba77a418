// The address links begin with: the one by which others reach the server, which may not be the one used here.
import { api } from "./api";
import { address } from "./router.svelte";
import type { Reach } from "./types";

class Links {
  reach: Reach | null = $state.raw(null);
  #coming: Promise<void> | null = null;

  /** Until it is known, and where it cannot be asked, the address of this page does. */
  load(): Promise<void> {
    this.#coming ??= api.reach().then(
      (found) => void (this.reach = found),
      () => void (this.#coming = null),
    );
    return this.#coming;
  }
  to(path: string): string {
    return (this.reach?.base ?? location.origin) + address(path);
  }
}

export const links = new Links();
