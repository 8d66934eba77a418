// The colours of stylesheets as the two themes have them: `light-dark(LIGHT, DARK)`, or one for both.
import { readFileSync } from "node:fs";

export type Colours = Record<string, string>;

export function coloursOf(...files: readonly string[]): { light: Colours; dark: Colours } {
  const css = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const tokens = [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!] as const);
  const pick = (index: 1 | 2): Colours =>
    Object.fromEntries(
      tokens.map(([name, value]) => [name, /^light-dark\(([^,()]+), ([^,()]+)\)$/.exec(value)?.[index] ?? value]),
    );
  return { light: pick(1), dark: pick(2) };
}
