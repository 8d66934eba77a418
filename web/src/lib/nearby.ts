// Where things are on the screen, for arrow keys and thumbs.
export type Direction = readonly [number, number];

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The next element that way: close, and rather straight ahead than aside. Without one, the farthest opposite. */
export function nearest(from: Element, candidates: readonly Element[], [dx, dy]: Direction): Element | undefined {
  const [x, y] = middle(from);
  const seen = candidates
    .filter((element) => element !== from)
    .map((element) => {
      const [ex, ey] = middle(element);
      const ahead = (ex - x) * dx + (ey - y) * dy;
      const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
      return { element, ahead, distance: ahead + 2 * aside };
    });
  const forward = seen.filter((one) => one.ahead > 1).sort((a, b) => a.distance - b.distance);
  const around = seen.filter((one) => one.ahead <= 1).sort((a, b) => a.ahead - b.ahead);
  return (forward[0] ?? around[0])?.element;
}

/** The element nearest to a point, at most so far from its box. */
export function within(elements: readonly Element[], x: number, y: number, far: number): Element | null {
  let best: Element | null = null;
  let least = Infinity;
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    const apart = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    const [mx, my] = middle(element);
    const distance = Math.hypot(mx - x, my - y);
    if (apart <= far && distance < least) [best, least] = [element, distance];
  }
  return best;
}
