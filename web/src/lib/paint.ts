// How shapes are painted: spread onto one, as in `<path {...stone} d="…" />`. What is drawn in one place only has its
// paints there.

type More = Record<string, string | number>;

export const paint = (fill: string, stroke: string, width: number, more: More = {}) => ({
  fill,
  stroke,
  "stroke-width": width,
  ...more,
});
export const line = (stroke: string, width: number, more: More = {}) => paint("none", stroke, width, more);

export const OUTLINE = "var(--outline)";
export const round = { "stroke-linecap": "round", "stroke-linejoin": "round" };
export const shade = { fill: "var(--cast)" };
