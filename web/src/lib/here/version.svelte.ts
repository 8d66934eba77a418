// Keeps the app in the browser, and tells when another version of it is there.
import { base } from "./home.svelte";

class Version {
  /** Another version waits. */
  newer = $state(false);
  private registration: ServiceWorkerRegistration | null = null;

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

  change(): void {
    this.registration?.waiting?.postMessage("change");
  }

  private look(): void {
    this.newer = this.registration?.waiting != null && navigator.serviceWorker.controller !== null;
  }
}

/** Whoever saves data does not want megabytes that nobody has asked for. */
const saving = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

export const version = new Version();
