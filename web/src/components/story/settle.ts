// Scrolling to something whose surroundings have only an estimated height until they are drawn.

const FRAMES = 6;

/** Does it now and again in the next frames, until nothing moves any more. Gives what stops it. */
export function settle(scroll: () => number): () => void {
  let frame = 0;
  let left = FRAMES;
  const again = (before: number): void => {
    frame = requestAnimationFrame(() => {
      const after = scroll();
      if (--left > 0 && Math.abs(after - before) > 0) again(after);
    });
  };
  again(scroll() + 1); // at least once more
  return () => cancelAnimationFrame(frame);
}
