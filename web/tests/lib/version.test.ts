// A page that stays open, or is answered from what is kept, notices that its server has changed.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const OWN = "1111";
const update = vi.fn(() => Promise.resolve());
const reload = vi.fn();

async function fresh(controlled: boolean) {
  vi.resetModules();
  const worker = { controller: controlled ? {} : null, getRegistration: () => Promise.resolve({ update }) };
  vi.stubGlobal("navigator", { serviceWorker: worker });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ version: OWN })));
  return (await import("../../src/lib/here/version.svelte")).version;
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.unstubAllGlobals());

describe("another version at the server", () => {
  it("is asked for where the page is kept, and told of only when it is there whole", async () => {
    const version = await fresh(true);
    await version.compare("2222");
    expect(update).toHaveBeenCalledOnce();
    expect(version.newer).toBe(false);
    await version.compare("2222");
    expect(update).toHaveBeenCalledOnce();
  });

  it("comes with the page where that is not kept", async () => {
    const version = await fresh(false);
    await version.compare("2222");
    expect(version.newer).toBe(true);
    version.change();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is there where what the page needs next is not of its own", async () => {
    const version = await fresh(false);
    expect(version.newer).toBe(false);
    (await import("../../src/lib/here/home.svelte")).served.other = true;
    expect(version.newer).toBe(true);
  });

  it("is not the same one", async () => {
    const version = await fresh(false);
    await version.compare("");
    await version.compare(OWN);
    expect(version.newer).toBe(false);
    expect(update).not.toHaveBeenCalled();
  });
});
