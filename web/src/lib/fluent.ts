// One language's catalogue: the twin of `ludi/engine/texts.py`, so that browser and terminal say the same.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Said } from "./types";

export const LANGUAGES = ["en", "it", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What an argument of a sentence may be; `{name}` stands for something the catalogue itself names. */
export type Argument =
  string | number | { name: string; n?: number } | { id: string; args?: Record<string, unknown> } | readonly Argument[];

/** What a sentence shows as it is, for want of anything better. */
type Empty = boolean | null | undefined;
type Pattern = NonNullable<Message["value"]>;
type Values = Record<string, FluentVariable>;

const isList = (value: object): value is readonly Argument[] => Array.isArray(value);

/** Thousands are always grouped, as Python does it; by itself the browser would not in every language. */
function grouped(number: number): FluentNumber {
  return new FluentNumber(number, { useGrouping: "always" });
}

/** 3rd, 3º, 3e. */
export function ordinal(language: Language, number: number): string {
  if (language === "it") return `${number}º`;
  if (language === "fr") return `${number}${number === 1 ? "er" : "e"}`;
  const teens = number % 100 >= 10 && number % 100 <= 20;
  const endings: Record<number, string> = { 1: "st", 2: "nd", 3: "rd" };
  return `${number}${(teens ? undefined : endings[number % 10]) ?? "th"}`;
}

/** A capital letter at the beginning. */
export function capital(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

export class Catalogue {
  private readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat;
  private readonly reported = new Set<string>();

  /** `complain` is told once of every message that is missing or lacks an argument. */
  constructor(
    readonly language: Language,
    private readonly complain: (problem: string) => void = () => {},
  ) {
    const toOrdinal = ([number]: { valueOf(): unknown }[]) => ordinal(language, Number(number?.valueOf()));
    this.bundle = new FluentBundle([language], { functions: { ORDINAL: toOrdinal }, useIsolating: false });
    this.lists = new Intl.ListFormat(language, { type: "conjunction", style: "long" });
  }

  add(source: string): void {
    for (const error of this.bundle.addResource(new FluentResource(source))) this.report(error.message);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The sentence with this identifier; the identifier itself where the catalogue has none. */
  format(id: string, args: Record<string, unknown> = {}): string {
    const values: Values = {};
    for (const [name, value] of Object.entries(args))
      Object.assign(values, this.expand(name, value as Argument | Empty));
    return this.value(id, values);
  }

  say(said: Said): string {
    return this.format(said.id, said.args);
  }

  /** Sentences as running text: a capital letter after each full stop. */
  tell(said: readonly Said[]): string {
    let told = "";
    for (const message of said) {
      const sentence = this.say(message);
      const begins = !told || ".!?".includes(told.at(-1) ?? "");
      told += `${told ? " " : ""}${begins ? capital(sentence) : sentence}`;
    }
    return told;
  }

  private value(id: string, values: Values): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern) return this.pattern(id, pattern, values);
    this.report(`message ${id} is missing`);
    return id;
  }

  private pattern(id: string, pattern: Pattern, values: Values): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (errors[0]) this.report(`message ${id}: ${errors[0].message}`);
    return text;
  }

  private expand(name: string, value: Argument | Empty): Values {
    if (typeof value === "string") return { [name]: value };
    if (typeof value === "number") return { [name]: grouped(value) };
    if (typeof value !== "object" || value === null) return { [name]: String(value) };
    if (isList(value)) {
      const parts = value.map((item) => this.part(item));
      return { [name]: this.lists.format(parts), [`${name}_count`]: parts.length };
    }
    if ("name" in value) {
      if (typeof value.n === "number") return { [name]: this.value(value.name, { n: grouped(value.n) }) };
      const forms: Values = { [name]: this.value(value.name, {}) };
      const attributes = this.bundle.getMessage(value.name)?.attributes ?? {};
      for (const [key, pattern] of Object.entries(attributes)) {
        forms[`${name}_${key}`] = this.pattern(value.name, pattern, {});
      }
      return forms;
    }
    return { [name]: this.format(value.id, value.args) };
  }

  private part(item: Argument): string {
    const text = this.expand("item", item)["item"];
    if (!(text instanceof FluentNumber)) return String(text);
    return text.value.toLocaleString(this.language, { useGrouping: "always" });
  }

  private report(problem: string): void {
    if (this.reported.has(problem)) return;
    this.reported.add(problem);
    this.complain(`${this.language}: ${problem}`);
  }
}
