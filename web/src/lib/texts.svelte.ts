// Everything the app says, in the reader's language. The files are those of the Python package, loaded when needed.
import { Catalogue, LANGUAGES, type Language } from "./fluent";
import type { Said } from "./types";

const STORED = "ludi:language";

const files = import.meta.glob<string>("../../../ludi/locale/*/*.ftl", { query: "?raw", import: "default" });

/** The loaders of a language by the name of the file without its ending. */
function loaders(language: Language): Map<string, () => Promise<string>> {
  const found = new Map<string, () => Promise<string>>();
  for (const [path, load] of Object.entries(files)) {
    const [folder, file] = path.split("/").slice(-2);
    if (folder === language && file) found.set(file.replace(/\.ftl$/, ""), load);
  }
  return found;
}

const ALWAYS = ["engine", "server", "web"];

/** A game's own files: `NAME`, `NAME_…` and `web_NAME`. */
function belongs(file: string, game: string): boolean {
  const name = file.replace(/^web_/, "");
  return name === game || name.startsWith(`${game}_`);
}

/** What every page needs: engine, server and shell. `web_NAME` belongs to a game if there is a file `NAME`. */
function common(names: readonly string[]): string[] {
  const games = names.filter((name) => !name.startsWith("web") && !ALWAYS.includes(name));
  const shell = (name: string) => name.startsWith("web_") && !games.some((game) => belongs(name, game));
  return names.filter((name) => ALWAYS.includes(name) || shell(name));
}

function preferred(): Language {
  const known = (text: string | null) => LANGUAGES.find((language) => language === text?.slice(0, 2).toLowerCase());
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(STORED);
  } catch {
    // Without storage the browser's language stands.
  }
  const asked = typeof navigator === "undefined" ? [] : navigator.languages;
  return known(stored) ?? asked.map(known).find((language) => language !== undefined) ?? "en";
}

class Texts {
  /** What is shown now; a new language takes its place when its files are there, so that no identifiers flash up. */
  private shown = $state.raw<Catalogue | null>(null);
  private wanted: Language = preferred();
  private games: string[] = [];
  private loading: Promise<void> = Promise.resolve();
  /** Settled when the first language is there (or could not be had). */
  readonly ready: Promise<void>;

  constructor() {
    this.ready = this.load(this.wanted).catch((error: unknown) => console.error(error));
  }

  get language(): Language {
    return this.shown?.language ?? this.wanted;
  }

  async setLanguage(language: Language): Promise<void> {
    this.wanted = language;
    try {
      await this.load(language);
    } catch (error) {
      this.wanted = this.language; // What is shown stays.
      throw error;
    }
    try {
      localStorage.setItem(STORED, language);
    } catch {
      // It holds for this visit.
    }
  }

  /** A game's own texts, in this language and in every one chosen later. */
  async loadGame(name: string): Promise<void> {
    if (this.games.includes(name)) return this.loading;
    this.games.push(name);
    await this.load(this.wanted);
  }

  say(said: Said): string {
    return this.shown ? this.shown.say(said) : "";
  }

  /** Several sentences as running text. */
  tell(said: readonly Said[]): string {
    return this.shown ? this.shown.tell(said) : "";
  }

  t(id: string, args: Record<string, unknown> = {}): string {
    return this.shown ? this.shown.format(id, args) : "";
  }

  has(id: string): boolean {
    return this.shown?.has(id) ?? false;
  }

  private load(language: Language): Promise<void> {
    return (this.loading = this.fetch(language));
  }

  private async fetch(language: Language): Promise<void> {
    const available = loaders(language);
    const count = this.games.length;
    const all = [...available.keys()];
    const names = [...common(all), ...all.filter((name) => this.games.some((game) => belongs(name, game)))];
    const sources = await Promise.all(names.map((name) => available.get(name)?.() ?? ""));
    // Something else was asked for meanwhile: that is what counts.
    if (language !== this.wanted || count < this.games.length) return this.loading;
    const catalogue = new Catalogue(language, (problem) => console.warn(problem));
    for (const source of sources) catalogue.add(source);
    this.shown = catalogue;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }
}

export const texts = new Texts();
