import { afterEach, describe, expect, it, vi } from "vitest";
import { catalogueOf, fetchCatalogue } from "../../src/lib/catalogue";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a game's catalogue", () => {
  it("is fetched once for each digest, and tried again after a failure", async () => {
    const fetched = vi.fn<(address: string) => Promise<Response>>();
    vi.stubGlobal("fetch", fetched);
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    await expect(fetchCatalogue("ave_roma", "abc")).rejects.toThrow();
    expect(() => catalogueOf("ave_roma", "abc")).toThrow("has not been fetched");
    fetched.mockImplementation(() => Promise.resolve(Response.json({ cards: 3 })));
    await Promise.all([fetchCatalogue("ave_roma", "abc"), fetchCatalogue("ave_roma", "abc")]);
    expect(catalogueOf("ave_roma", "abc")).toEqual({ cards: 3 });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(
      Array(2).fill("/api/games/ave_roma/catalogue?digest=abc"),
    );
    await fetchCatalogue("ave_roma", "def");
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
