import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { Catalogue, LANGUAGES, capital, ordinal, type Language } from "../../src/lib/fluent";
import { api } from "../../src/lib/api";
import { session } from "../../src/lib/session.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { GameInfo, Said } from "../../src/lib/types";
import { catalogueOf } from "../words";

interface Sentence extends Record<Language, string> {
  said?: Said;
  told?: Said[];
}

// Written by `tools/sentences.py`: what Python says.
const sentences = JSON.parse(readFileSync("tests/story/sentences.json", "utf8")) as Sentence[];

const GAMES = readdirSync("../ludi/games", { withFileTypes: true })
  .map(({ name }) => name)
  .filter((name) => existsSync(`../ludi/games/${name}/locale`));

function catalogue(language: Language, complain?: (problem: string) => void): Catalogue {
  return catalogueOf(GAMES, language, complain);
}

describe("the browser says exactly what Python says", () => {
  it.each(LANGUAGES)("in %s", (language) => {
    const complaints: string[] = [];
    const speaker = catalogue(language, (problem) => complaints.push(problem));
    const said = sentences.map((entry) => (entry.said ? speaker.say(entry.said) : speaker.tell(entry.told ?? [])));
    expect(said).toEqual(sentences.map((entry) => entry[language]));
    expect(complaints).toEqual([]);
  });

  it("of enough sentences to mean something", () => {
    expect(sentences.length).toBeGreaterThan(900);
    for (const prefix of ["mun-", "ar-", "tali-"]) {
      const of = sentences.filter(({ said, told }) => (said ?? told?.[0])?.id.startsWith(prefix));
      expect(of.length).toBeGreaterThan(10);
    }
    expect(sentences.some((entry) => (entry.told?.length ?? 0) > 1)).toBe(true);
  });
});

describe("a catalogue", () => {
  it("shows the identifier of a missing message and complains once", () => {
    const complain = vi.fn();
    const speaker = catalogue("en", complain);
    expect(speaker.format("no-such-message")).toBe("no-such-message");
    expect(speaker.format("no-such-message", { x: 1 })).toBe("no-such-message");
    expect(speaker.format("mun-did-pass", { family: { name: "mun-seat-violet" } })).toBe("mun-seat-violet passes.");
    expect(complain).toHaveBeenCalledTimes(2);
  });

  it("never throws on missing or odd arguments", () => {
    const complain = vi.fn();
    const speaker = catalogue("fr", complain);
    expect(speaker.format("mun-did-pass")).toContain("$family");
    expect(speaker.format("mun-did-pass", { family: null })).toContain("null");
    expect(complain).toHaveBeenCalledTimes(1);
  });

  it("counts the parts of a list", () => {
    const speaker = new Catalogue("it");
    speaker.add("x = { $who_count }: { $who }");
    expect(speaker.format("x", { who: ["Anna", "Bruno", "Carla"] })).toBe("3: Anna, Bruno e Carla");
  });

  it("has ordinals and capital letters", () => {
    expect([1, 2, 3, 11, 21, 112].map((n) => ordinal("en", n))).toEqual(["1st", "2nd", "3rd", "11th", "21st", "112th"]);
    expect([1, 2].map((n) => ordinal("fr", n))).toEqual(["1er", "2e"]);
    expect(ordinal("it", 3)).toBe("3º");
    expect(capital("élan")).toBe("Élan");
    expect(capital("")).toBe("");
  });
});

describe("the app's texts", () => {
  it("load a language and a game's file, and remember the choice", async () => {
    await texts.ready;
    expect(texts.language).toBe("en");
    expect(texts.has("mun-place-forum")).toBe(false);
    await Promise.all([texts.loadGame("municipium"), texts.loadGame("municipium")]);
    expect(texts.t("mun-place-baths")).toBe("Baths");
    await texts.setLanguage("fr");
    expect(texts.language).toBe("fr");
    expect(texts.t("mun-place-baths")).toBe("Bains");
    expect(texts.say({ id: "refused-over", args: {} })).not.toBe("refused-over");
    expect(localStorage.getItem("ludi:language")).toBe("fr");
    expect(document.documentElement.lang).toBe("fr");
  });

  it("come from the server for a game the page was built without", async () => {
    const words = vi.spyOn(api, "words");
    words.mockImplementation(async (game, language) => `nim-about = ${game} in ${language}\nnim-seat-first = First`);
    const box = (name: string, prefix: string) => ({ name, prefix }) as GameInfo;
    session.catalogue = { games: [box("nim", "nim-"), box("municipium", "mun-")], bots: [], usual_bot: "" };
    await texts.loadGame("nim");
    expect([words.mock.calls, texts.of("about"), texts.of("seat-first", "nim")]).toEqual([
      [["nim", "fr"]],
      "nim-about",
      "nim-seat-first",
    ]);
    expect(texts.t("nim-about")).toBe("nim in fr");
    expect([texts.of("about", "municipium"), texts.of("seat-second", "nim")]).toEqual(["mun-about", null]);
    words.mockRejectedValue(new Error("no such game"));
    await expect(texts.loadGame("lost")).rejects.toThrow("no such game");
    words.mockResolvedValue("nim-about = again");
    await texts.setLanguage("it");
    expect([texts.t("nim-about"), texts.t("mun-place-baths")]).toEqual(["again", "Bagni"]);
    words.mockRestore();
  });

  it("end up in the language asked for last", async () => {
    vi.spyOn(api, "words").mockResolvedValue("nim-about = once more");
    await Promise.all([texts.setLanguage("it"), texts.setLanguage("fr"), texts.setLanguage("en")]);
    expect(texts.t("mun-place-baths")).toBe("Baths");
  });
});

describe("this part's own file", () => {
  const ids = (language: Language): Map<string, string[]> => {
    const source = readFileSync(`../ludi/locale/${language}/web_story.ftl`, "utf8");
    const messages = source.split(/^(?=[a-z])/m).filter((part) => /^[a-z]/.test(part));
    return new Map(
      messages.map((part) => [
        part.split(" ")[0] ?? "",
        [...new Set([...part.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? ""))].sort(),
      ]),
    );
  };

  it("has the same messages with the same variables in every language", () => {
    expect(ids("it")).toEqual(ids("en"));
    expect(ids("fr")).toEqual(ids("en"));
    expect([...ids("en").keys()].every((id) => id.startsWith("web-story-"))).toBe(true);
  });
});
