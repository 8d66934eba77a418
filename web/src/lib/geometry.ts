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
/** What a `<rect>` is told of a box, made wider on all sides by `more`. */
export const rect = ({ x, y, w, h }: Box, more = 0) => ({
  ...{ x: x - more, y: y - more },
  ...{ width: w + 2 * more, height: h + 2 * more },
});
