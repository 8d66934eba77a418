// Scrolling to something whose surroundings have only an estimated height until they are drawn.

const FRAMES = 20;
const STILL = 3; // what comes into view is measured a frame or two later

/** Does it now and again in the next frames, until nothing moves any more. Gives what stops it. */
export function settle(scroll: () => number): () => void {
  let frame = 0;
  let before = scroll();
  let still = 0;
  let left = FRAMES;
  const again = (): void => {
    const after = scroll();
    still = after === before ? still + 1 : 0;
    before = after;
    if (--left > 0 && still < STILL) frame = requestAnimationFrame(again);
  };
  frame = requestAnimationFrame(again);
  return () => cancelAnimationFrame(frame);
}
