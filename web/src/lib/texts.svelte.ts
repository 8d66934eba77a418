// Everything the app says, in the reader's language. The files are those of the Python package, loaded when needed.
import { api } from "./api";
import { Catalogue, LANGUAGES, type Language } from "./fluent";
import { session } from "./session.svelte";
import type { Said } from "./types";

const STORED = "ludi:language";

type Files = Record<string, () => Promise<string>>;
const shell: Files = import.meta.glob<string>(
  [
    "../../../ludi/locale/*/*.ftl",
    "!../../../ludi/locale/*/{analysis,cli,verify,web_games,web_chat,web_coach,web_help,web_lesson,web_here,web_new}.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** What only some pages and panels say, and a game only in its lessons and hints: loaded with them. */
const parts: Files = import.meta.glob<string>(
  [
    "../../../ludi/locale/*/{analysis,web_games,web_chat,web_coach,web_help,web_lesson,web_here,web_new}.ftl",
    "../../../ludi/games/*/locale/*/{lesson,advice}.ftl",
  ],
  { query: "?raw", import: "default" },
);
type Shared = "analysis" | `web_${"games" | "chat" | "coach" | "help" | "lesson" | "here" | "new"}`;
export type Part = Shared | "lesson" | "advice";

const bundled: Files = import.meta.glob<string>(
  ["../../../ludi/games/*/locale/*/*.ftl", "!../../../ludi/games/*/locale/*/{lesson,advice}.ftl"],
  { query: "?raw", import: "default" },
);

async function fetched(files: Files, folder: string): Promise<string[]> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${folder}/`) || path.endsWith(`/${folder}`));
  return Promise.all(wanted.map(([, load]) => load()));
}

/** A game's own words: those that came with the page, else the server's, which may have games the page was built without. */
async function wordsOf(game: string, language: Language): Promise<string> {
  const found = await fetched(bundled, `games/${game}/locale/${language}`);
  return found.length > 0 ? found.join("\n") : api.words(game, language);
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
  private parts: Part[] = [];
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

  /** A game's own texts, in this language and in every one chosen later. The one asked for last is the one at the table. */
  async loadGame(name: string): Promise<void> {
    const known = this.games.includes(name);
    this.games = [...this.games.filter((each) => each !== name), name];
    if (known) return this.loading;
    try {
      await this.load(this.wanted);
    } catch (error) {
      this.games = this.games.filter((each) => each !== name); // Others can still be had.
      throw error;
    }
  }

  /** What a page or panel says besides, in this language and in every one chosen later. */
  async loadPart(name: Part): Promise<void> {
    if (this.parts.includes(name)) return this.loading;
    this.parts = [...this.parts, name];
    try {
      await this.load(this.wanted);
    } catch (error) {
      this.parts = this.parts.filter((each) => each !== name);
      throw error;
    }
  }

  /**
   * The message that a game's catalogue has for something by a naming rule: `about`, `seat-NAME`, `option-NAME`,
   * `option-NAME-VALUE`, `option-NAME-VALUE-about`, `with-PLAYERS`. Null: it has none.
   */
  of(rule: string, game: string | undefined = this.games.at(-1)): string | null {
    const prefix = session.catalogue?.games.find(({ name }) => name === game)?.prefix;
    // Asked of the catalogue in any case, so that what depends on it changes with it.
    return this.has(`${prefix}${rule}`) ? `${prefix}${rule}` : null;
  }

  say(said: Said): string {
    return this.shown ? this.shown.say(said) : "";
  }

  /** Several sentences as running text. */
  tell(said: readonly Said[]): string {
    return this.shown ? this.shown.tell(said) : "";
  }

  t = (id: string, args: Record<string, unknown> = {}): string => (this.shown ? this.shown.format(id, args) : "");

  has(id: string): boolean {
    return this.shown?.has(id) ?? false;
  }

  private load(language: Language): Promise<void> {
    return (this.loading = this.fetch(language));
  }

  private async fetch(language: Language): Promise<void> {
    const { games, parts: asked } = this;
    const [common, special, ...own] = await Promise.all([
      fetched(shell, `locale/${language}`),
      Promise.all(asked.map((name) => fetched(parts, `${language}/${name}.ftl`))),
      ...games.map((game) => wordsOf(game, language)),
    ]);
    // Something else was asked for meanwhile: that is what counts.
    if (language !== this.wanted || games.length < this.games.length || asked.length < this.parts.length) {
      return this.loading;
    }
    const catalogue = new Catalogue(language, (problem) => console.warn(problem));
    for (const source of [...common, ...special.flat(), ...own]) catalogue.add(source);
    this.shown = catalogue;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }
}

export const texts = new Texts();
