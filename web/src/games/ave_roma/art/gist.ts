// What a patron does and scores, in signs and numbers: the short form on his card. The sentence is in the close-up.
import type { Card } from "../model";

/** A sign by name, something written (which begins with a space), or a `GAP`. */
export type Token = string;
export const GAP: Token = "|";
const written = (text: string | number): Token => ` ${text}`;

const MODIFIERS: Record<string, readonly Token[]> = {
  M1: [" +1", "vp"],
  M2: [" +2", "denarii"],
  M3: [" +1", "surplus"],
  M4: [" +1", "any"],
  M5: ["province", " 0", "denarii"],
  M6: [" ±", "worker"],
  M7r: [" −1", "any"],
  M7s: [" −1", "surplus"],
  M7d: [" −2", "denarii"],
  M8: ["surplus", " →", "any"],
  M9: ["any", " →", "surplus"],
  M11: ["roma", " 0", "denarii"],
  M12: [" +1", "cube"],
  M13: [" +1", "roma"],
};
const BONUSES: Record<string, readonly Token[]> = {
  B1: ["vp", " /", "political"],
  B2: [" +1", "political"],
  B3: ["vp", " /", "patron"],
  B4: [" ×2", "patron"],
  B6: [" +1", "influence"],
  B7: ["vp", " =", "influence"],
  B8: ["vp", " /", "province"],
  B9a: ["vp", " /", "vp"],
  B9b: ["vp", " /", "influence"],
  B11a: [" 2", "vp", " /2", "amphora"],
  B11s: [" 2", "vp", " /2", "sword"],
  B11l: [" 2", "vp", " /2", "lion"],
  B12: ["vp", " /2", "any"],
  B13b: ["vp", " /", "black"],
  B13g: ["vp", " /", "green"],
  B13r: ["vp", " /", "red"],
  B14a: ["vp", " /", "province"],
  B14b: ["vp", " /", "building"],
  B14w: ["vp", " /", "war"],
  B14p: ["vp", " /", "patron"],
};

export function modifier(card: Card): readonly Token[] {
  const [icon, n] = Object.entries(card.price ?? {})[0] ?? [];
  if (icon) return [written(n ?? 1), icon, written("→"), "influence"];
  return MODIFIERS[card.modifier ?? ""] ?? [];
}

export function bonus(card: Card): readonly Token[] {
  if (card.bonus === "B5") return [written("2–3"), "vp", written("/1."), "province"];
  if (card.bonus === "B10") return [written(2), "vp", written("/3"), "lion"];
  return BONUSES[card.bonus ?? ""] ?? [];
}

/** Widths in units of the text's size: a sign is as wide as it is high. */
export function widths(tokens: readonly Token[], text: number, sign: number): number[] {
  const wide = (token: Token) => (token === GAP ? 4 : sign + 1);
  return tokens.map((token) => (token.startsWith(" ") ? (token.length - 1) * text * 0.53 + 1.5 : wide(token)));
}
