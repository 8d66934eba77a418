// Points and boxes of a board's drawing, in the units of its viewBox.

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}

export const at = (box: Point, x: number, y: number): Point => ({ x: box.x + x, y: box.y + y });
export const inside = (box: Point, x: number, y: number, w: number, h: number): Box => ({ ...at(box, x, y), w, h });
export const middle = (box: Box): Point => at(box, box.w / 2, box.h / 2);
/** The box around a point. */
export const around = ({ x, y }: Point, w: number, h = w): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
/** An ellipse as a path. */
export const oval = ({ x, y }: Point, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
/** What a `<rect>` is told of a box, made wider on all sides by `more`. */
export const rect = ({ x, y, w, h }: Box, more = 0) => ({
  ...{ x: x - more, y: y - more },
  ...{ width: w + 2 * more, height: h + 2 * more },
});
