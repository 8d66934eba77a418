// Contrast of every pair of colours the app puts on one another, in both themes, after WCAG 2.2 (1.4.3 and 1.4.11).
import { describe, expect, it } from "vitest";
import { coloursOf } from "../colours";

function luminance(hex: string): number {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

/** One colour laid over another: so many percent of it. */
function over(back: string, front: string, percent: string): string {
  const share = parseFloat(percent) / 100;
  const parts = [1, 3, 5].map((at) => {
    const [below, above] = [back, front].map((hex) => parseInt(hex.slice(at, at + 2), 16));
    return Math.round(below! + (above! - below!) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const { light, dark } = coloursOf("src/theme.css", "src/games/municipium/palette.css");
const MUNICIPIUM = ["src/theme.css", "src/games/municipium/board.css"];
const AVE_ROMA = ["src/theme.css", "src/games/ave_roma/board.css", "src/games/ave_roma/art/cards.css"];
/** What can be pointed at lies on these, and what is written on them; a board may have a fainter light than others. */
const grounds = [
  ["mun-terrace", "ink", MUNICIPIUM],
  ["mun-terrace-2", "ink", MUNICIPIUM],
  ["ave-slab", "ink", AVE_ROMA],
  ["ave-niche", "ink", AVE_ROMA],
  ["ar-paper", "ar-card-ink", AVE_ROMA],
  ["raised", "ink", ["src/theme.css"]],
] as const;

const surfaces = ["ground", "surface", "raised"];
const texts = ["ink", "soft", "terracotta", "laurel", "gold-ink", "purple", "sea"];
const families = ["blue", "orange", "yellow", "pink", "black"].map((name) => `mun-family-${name}`);
const citizens = ["priest", "advocate", "merchant", "soldier", "decurion"].map((name) => `mun-${name}`);

describe.each([
  ["light", light],
  ["dark", dark],
])("%s", (_, theme) => {
  const ratio = (a: string, b: string): number => contrast(theme[a]!, theme[b]!);

  it.each(texts.flatMap((text) => surfaces.map((back) => [text, back] as const)))("%s as text on %s", (text, back) => {
    expect(ratio(text, back)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(["terracotta", "laurel", "purple", "sea"])("text on %s", (back) => {
    expect(ratio("on-accent", back)).toBeGreaterThanOrEqual(4.5);
  });
  it("text on gold", () => {
    expect(ratio("on-gold", "gold")).toBeGreaterThanOrEqual(4.5);
  });
  it.each(surfaces.flatMap((back) => ["edge", "focus"].map((line) => [line, back] as const)))(
    "%s on %s",
    (line, back) => {
      expect(ratio(line, back)).toBeGreaterThanOrEqual(3);
    },
  );
  it.each(families)("text on %s", (family) => {
    expect(ratio(`${family}-ink`, family)).toBeGreaterThanOrEqual(4.5);
  });
  const outlined = families.flatMap((family) => surfaces.map((back) => [family, back] as const));
  it.each(outlined)("%s or its outline on %s", (family, back) => {
    expect(Math.max(ratio(family, back), ratio(`${family}-ink`, back))).toBeGreaterThanOrEqual(3);
  });
  it.each(citizens.flatMap((piece) => surfaces.map((back) => [piece, back] as const)))("%s on %s", (piece, back) => {
    expect(ratio(piece, back)).toBeGreaterThanOrEqual(3);
  });
  it("reads a Favor", () => {
    expect(ratio("mun-favor-ink", "mun-favor")).toBeGreaterThanOrEqual(4.5);
    for (const back of surfaces) {
      expect(Math.max(ratio("mun-favor", back), ratio("mun-favor-ink", back))).toBeGreaterThanOrEqual(3);
    }
  });
});

describe.each(["light", "dark"] as const)("what can be pointed at, %s", (name) => {
  it.each(grounds)("%s", (ground, ink, files) => {
    const theme = coloursOf(...files)[name];
    const lit = over(theme[ground]!, theme.lamp!, theme["lamp-share"]!);
    const veiled = over(theme[ground]!, theme.veil!, theme["veil-share"]!);
    expect(luminance(lit)).toBeGreaterThan(luminance(veiled));
    expect(contrast(lit, veiled)).toBeGreaterThanOrEqual(1.4);
    for (const beside of [lit, theme[ground]!]) {
      expect(contrast(theme.glow!, beside)).toBeGreaterThanOrEqual(3);
    }
    for (const beneath of [lit, veiled, theme[ground]!]) {
      expect(contrast(theme[ink]!, beneath)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(theme.pick!, theme[ground]!)).toBeGreaterThanOrEqual(3);
  });
});
