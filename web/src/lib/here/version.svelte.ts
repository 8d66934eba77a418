// Keeps the app in the browser, and tells when another version of it is there.
import { base, served } from "./home.svelte";
import type { Offline } from "./protocol";

class Version {
  /** Another version waits, or would come with the page. */
  readonly newer = $derived.by(() => this.waits || this.served || served.other === true);
  private waits = $state(false);
  private served = $state(false);
  private registration: ServiceWorkerRegistration | null = null;
  private own: Promise<string> | null = null;
  private compared = "";

  async keep(): Promise<void> {
    if (!("serviceWorker" in navigator) || import.meta.env.DEV || saving()) return;
    const { serviceWorker } = navigator;
    const wasKept = serviceWorker.controller !== null;
    // Every page that is open changes with the first: none goes on with files of two versions.
    serviceWorker.addEventListener("controllerchange", () => wasKept && location.reload());
    this.registration = await serviceWorker.register(`${base}sw.js`, { scope: base });
    this.look();
    this.registration.addEventListener("updatefound", () => {
      this.registration?.installing?.addEventListener("statechange", () => this.look());
    });
  }

  /** A page that stays open, or is answered from what is kept, learns by its questions that the server has changed. */
  async compare(served: string): Promise<void> {
    if (!served || served === this.compared) return;
    this.compared = served;
    // Asked for while the page is new: what is kept, or what the server had when the page came from it.
    this.own ??= fetch(`${base}offline.json`).then(async (answer) => ((await answer.json()) as Offline).version);
    if ((await this.own) === served) return;
    if (!navigator.serviceWorker?.controller)
      this.served = true; // it is not kept: asked for again, the page is another
    else await (await navigator.serviceWorker.getRegistration(base))?.update();
  }

  change(): void {
    const waiting = this.registration?.waiting;
    if (waiting) waiting.postMessage("change");
    else location.reload();
  }

  private look(): void {
    this.waits = this.registration?.waiting != null && navigator.serviceWorker.controller !== null;
  }
}

/** Whoever saves data does not want megabytes that nobody has asked for. */
export const saving = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

export const version = new Version();
