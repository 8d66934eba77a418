// Pinching and moving the board; with a trackpad, the pinch that browsers report as a wheel with Control.
const MOST = 4;

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  get transform(): string {
    return this.scale === 1 ? "none" : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  reset = (): void => {
    this.scale = 1;
    this.x = this.y = 0;
  };

  attach = (node: HTMLElement): (() => void) => {
    const fingers = new Map<number, { x: number; y: number }>();
    const listen = new AbortController();
    const { signal } = listen;
    const middle = () => {
      const [one, two] = [...fingers.values()];
      if (!one || !two) return null;
      return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, d: Math.hypot(one.x - two.x, one.y - two.y) };
    };
    const put = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      const leads = event.target instanceof Element && event.target.closest(".leads") !== null;
      // One finger on a piece drags the piece; anywhere else it moves the board.
      if (fingers.size === 0 && leads) fingers.set(event.pointerId, { x: NaN, y: NaN });
      else fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const moved = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      const now = { x: event.clientX, y: event.clientY };
      if (fingers.size === 1) {
        if (Number.isNaN(finger.x)) return;
        if (this.scale > 1) this.move(node, now.x - finger.x, now.y - finger.y);
        fingers.set(event.pointerId, now);
      } else if (fingers.size === 2) {
        const before = middle();
        fingers.set(event.pointerId, now);
        const after = middle();
        if (!before || !after || !(before.d > 0)) return;
        this.zoom(node, after.x, after.y, after.d / before.d);
        this.move(node, after.x - before.x, after.y - before.y);
      }
    };
    const left = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.zoom(node, event.clientX, event.clientY, Math.exp(-event.deltaY / 200));
    };
    node.addEventListener("pointerdown", put, { signal });
    addEventListener("pointermove", moved, { signal });
    addEventListener("pointerup", left, { signal });
    addEventListener("pointercancel", left, { signal });
    node.addEventListener("wheel", wheel, { signal, passive: false });
    return () => listen.abort();
  };

  /** Larger by a factor, the point under the fingers staying where it is. */
  private zoom(node: HTMLElement, x: number, y: number, factor: number): void {
    const box = node.getBoundingClientRect();
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const grown = scale / this.scale;
    this.x = x - box.left - (x - box.left - this.x) * grown;
    this.y = y - box.top - (y - box.top - this.y) * grown;
    this.scale = scale;
    this.move(node, 0, 0);
  }

  private move(node: HTMLElement, dx: number, dy: number): void {
    const { width, height } = node.getBoundingClientRect();
    this.x = Math.min(0, Math.max(width * (1 - this.scale), this.x + dx));
    this.y = Math.min(0, Math.max(height * (1 - this.scale), this.y + dy));
  }
}
