import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { explain } from "../../src/components/app/explain";
import { ApiProblem, api, problemOf } from "../../src/lib/api";
import { texts } from "../../src/lib/texts.svelte";

function answers(status: number, body: string, type = "application/json"): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(body, { status, headers: { "Content-Type": type } }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
async function thrown(what: Promise<unknown>): Promise<ApiProblem> {
  const error = await what.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiProblem);
  return error as ApiProblem;
}

beforeAll(async () => {
  await texts.setLanguage("en");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("requests", () => {
  it("sends JSON and gives the answer", async () => {
    const fetch = answers(200, '{"name":"Livia"}');
    expect(await api.rename("Livia")).toEqual({ name: "Livia" });
    expect(fetch).toHaveBeenCalledWith("/api/me", {
      method: "PUT",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: '{"name":"Livia"}',
      credentials: "same-origin",
    });
  });
  it("sends no body where there is none", async () => {
    const fetch = answers(200, "{}");
    await api.leave("a/b");
    expect(fetch).toHaveBeenCalledWith("/api/tables/a%2Fb/leave", expect.objectContaining({ body: undefined }));
  });
  it("sends a replay file as it is", async () => {
    const fetch = answers(200, "{}");
    await api.storyOf("text of the file");
    expect(fetch).toHaveBeenCalledWith("/api/stories", expect.objectContaining({ body: "text of the file" }));
  });
  it("encodes what goes into an address", () => {
    expect(api.fileAddress("a b")).toBe("/api/tables/a%20b/file");
  });
});

describe("what goes wrong", () => {
  it("keeps the server's own sentence", async () => {
    answers(409, '{"reason":"seat_taken","sentence":"This seat is taken.","said":null}');
    const problem = await thrown(api.sit("x", { entropy_hash: "0".repeat(64) }));
    expect(problem.status).toBe(409);
    expect(problem.problem.reason).toBe("seat_taken");
    expect(explain(problem)).toBe("This seat is taken.");
  });
  it("prefers a sentence of the catalogue", async () => {
    const said = { id: "web-lobby-name-empty", args: {} };
    answers(422, JSON.stringify({ reason: "malformed", sentence: "Too short.", said }));
    expect(explain(await thrown(api.rename("")))).toBe("A name needs at least one letter.");
  });
  it("falls back on the server's sentence for an unknown message", async () => {
    const said = { id: "server-something-new", args: {} };
    answers(409, JSON.stringify({ reason: "new", sentence: "Something new.", said }));
    expect(explain(await thrown(api.lobby()))).toBe("Something new.");
  });
  it("says that the server cannot be reached", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
    const problem = await thrown(api.lobby());
    expect(problem.status).toBe(0);
    expect(problem.problem.reason).toBe("offline");
    expect(explain(problem)).toContain("cannot be reached");
  });
  it.each([
    [404, "There is nothing here"],
    [429, "busy"],
    [503, "busy"],
    [500, "Something went wrong"],
    [502, "Something went wrong"],
  ])("has a sentence for a bare %i", async (status, sentence) => {
    answers(status, "<html>", "text/html");
    expect(explain(await thrown(api.table("x")))).toContain(sentence);
  });
  it("has a sentence for an answer that is not JSON", async () => {
    answers(200, "<html>", "text/html");
    expect(explain(await thrown(api.me()))).toContain("Something went wrong");
  });
  it("has a sentence for anything else thrown", () => {
    expect(problemOf(new Error("?")).reason).toBe("broken");
    expect(explain("?")).toContain("Something went wrong");
  });
});
