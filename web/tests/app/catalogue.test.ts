import { afterEach, describe, expect, it, vi } from "vitest";
import { catalogueOf, fetchCatalogue } from "../../src/lib/catalogue";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a game's catalogue", () => {
  it("is fetched once, and tried again after a failure", async () => {
    const fetched = vi.fn<(address: string) => Promise<Response>>();
    vi.stubGlobal("fetch", fetched);
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    await expect(fetchCatalogue("ave_roma")).rejects.toThrow();
    expect(() => catalogueOf("ave_roma")).toThrow("has not been fetched");
    fetched.mockImplementation(() => Promise.resolve(Response.json({ cards: 3 })));
    await fetchCatalogue("ave_roma");
    await fetchCatalogue("ave_roma");
    expect(catalogueOf("ave_roma")).toEqual({ cards: 3 });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(Array(2).fill("/api/games/ave_roma/catalogue"));
  });
});
