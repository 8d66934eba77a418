// Short forms in signs and numbers, as cards and locations have them.

/** A sign by name, something written (which begins with a space), or a `GAP`. */
export type Token = string;
export const GAP: Token = "|";

/** Widths in units of the text's size: a sign is as wide as it is high. */
export function widths(tokens: readonly Token[], text: number, sign: number): number[] {
  const wide = (token: Token) => (token === GAP ? 4 : sign + 1);
  return tokens.map((token) => (token.startsWith(" ") ? (token.length - 1) * text * 0.53 + 1.5 : wide(token)));
}
