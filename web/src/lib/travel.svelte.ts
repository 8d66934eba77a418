// Pieces on their way: those that leave the board are drawn until they have arrived, others begin where they came from.
import { onDestroy } from "svelte";
import type { Point } from "./geometry";

const LINGER = 60; // milliseconds more than the journey takes

/** Call it where a component is made. */
export class Leaving<Piece> {
  pieces = $state.raw<readonly Piece[]>([]);
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor() {
    onDestroy(() => this.timers.forEach(clearTimeout));
  }

  add(begun: readonly Piece[], travel: number): void {
    this.pieces = [...this.pieces, ...begun];
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.pieces = this.pieces.filter((each) => !begun.includes(each));
    }, travel + LINGER);
    this.timers.add(timer);
  }
}

/** A piece as it is drawn: its middle on the board; `gone`: on its way out of sight. */
export interface Travels extends Point {
  key: string | number;
  gone: boolean;
  scale?: number;
}

export function glide(node: SVGElement, from: Point | null, to: Point, travel: number, scale = 1): void {
  if (!from || travel === 0 || typeof node.animate !== "function") return;
  const frames = [from, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1 }));
  node.animate(frames, { duration: travel, easing: "cubic-bezier(0.35, 0.05, 0.2, 1)" });
}

/** Where something else on the page is, in the units of a drawing; null: it is not shown. */
export function placeOf(element: Element | null, svg: SVGSVGElement | undefined, deepest = Infinity): Point | null {
  const box = element?.getBoundingClientRect();
  const matrix = svg?.getScreenCTM?.()?.inverse();
  if (!box || !matrix || box.width === 0) return null;
  const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, deepest)).matrixTransform(
    matrix,
  );
  return { x, y };
}
