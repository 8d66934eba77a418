// Dragging a piece: the pointer takes a ghost of it along. A press that does not move stays a click.
const MOUSE_SLACK = 5;
const TOUCH_SLACK = 9;
const LARGEST = 96; // pixels of a ghost

export interface Dragged {
  /** The target under the pointer that can be taken, or null. */
  source: (event: PointerEvent) => { target: string; element: Element } | null;
  begin: (target: string) => void;
  end: (target: string, event: PointerEvent) => void;
  cancel: (target: string) => void;
}

export function draggable(container: HTMLElement, host: Dragged): () => void {
  let pressed: { target: string; element: Element; x: number; y: number; id: number; slack: number } | null = null;
  let ghost: HTMLElement | null = null;
  let eatClick = false;
  const listening = new AbortController();
  const { signal } = listening;
  let holding = new AbortController(); // while something is pressed

  const stop = (): void => {
    ghost?.remove();
    pressed?.element.classList.remove("dragged");
    ghost = null;
    pressed = null;
    holding.abort();
  };
  const cancelled = (): void => {
    const target = ghost ? pressed?.target : undefined;
    stop();
    if (target !== undefined) host.cancel(target);
  };
  const pressedDown = (event: PointerEvent): void => {
    eatClick = false;
    if (pressed) {
      cancelled(); // A second finger: that is a pinch.
      return;
    }
    if (event.button !== 0 || !event.isPrimary) return;
    const source = host.source(event);
    if (!source) return;
    const slack = event.pointerType === "mouse" ? MOUSE_SLACK : TOUCH_SLACK;
    pressed = { ...source, x: event.clientX, y: event.clientY, id: event.pointerId, slack };
    holding = new AbortController();
    addEventListener("pointermove", moved, { signal: holding.signal });
    addEventListener("pointerup", released, { signal: holding.signal });
    addEventListener("pointercancel", cancelled, { signal: holding.signal });
  };
  const moved = (event: PointerEvent): void => {
    if (!pressed || event.pointerId !== pressed.id) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < pressed.slack) return;
      ghost = ghostOf(pressed.element);
      document.body.append(ghost);
      pressed.element.classList.add("dragged");
      host.begin(pressed.target);
    }
    const above = event.pointerType === "mouse" ? "-60%" : "-110%"; // Not under the finger.
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, ${above})`;
  };
  const released = (event: PointerEvent): void => {
    if (!pressed || event.pointerId !== pressed.id) return;
    const target = ghost ? pressed.target : undefined;
    eatClick = target !== undefined;
    stop();
    if (target !== undefined) host.end(target, event);
  };
  /** The click that browsers send after a drag means nothing. */
  const clicked = (event: MouseEvent): void => {
    if (!eatClick) return;
    eatClick = false;
    event.stopPropagation();
    event.preventDefault();
  };
  /** While a piece is held the page stays where it is, also where `touch-action` is not heeded. */
  const touched = (event: TouchEvent): void => {
    if (pressed && event.cancelable && event.touches.length === 1) event.preventDefault();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && ghost) {
      event.stopPropagation();
      cancelled();
    }
  };

  container.addEventListener("pointerdown", pressedDown, { signal });
  container.addEventListener("click", clicked, { signal, capture: true });
  container.addEventListener("touchmove", touched, { signal, passive: false });
  addEventListener("keydown", key, { signal, capture: true });
  return () => {
    stop();
    listening.abort();
  };
}

const LOOSE = ["data-target", "id", "tabindex", "role", "aria-label", "aria-describedby", "aria-pressed"];

/** What is drawn at a target: pieces may lie on a layer of their own, as elements of class `piece`. */
function drawnAt(element: Element): Element {
  const box = element.getBoundingClientRect();
  const inside = (other: Element): boolean => {
    const { left, top, width, height } = other.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return width > 0 && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  };
  const pieces = [...(element.closest("svg")?.querySelectorAll(".piece") ?? [])].filter(inside);
  return pieces.at(-1) ?? element;
}

/** A copy of it, loose from the board. */
function ghostOf(element: Element): HTMLElement {
  const drawn = drawnAt(element);
  const box = drawn.getBoundingClientRect();
  const shrink = Math.min(1, LARGEST / Math.max(box.width, box.height, 1));
  const copy = drawn.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll(LOOSE.map((name) => `[${name}]`).join())]) {
    for (const name of LOOSE) part.removeAttribute(name);
  }
  const ghost = document.createElement("div");
  ghost.className = "drag-ghost";
  ghost.setAttribute("aria-hidden", "true");
  // The board's own colours hang on its frame: a frame without a box carries them here.
  const frame = document.createElement("div");
  frame.className = (drawn.closest("svg")?.parentElement ?? drawn.parentElement)?.getAttribute("class") ?? "";
  frame.style.display = "contents";
  ghost.append(frame);
  const space = drawn instanceof SVGGraphicsElement && "getBBox" in drawn ? drawn.getBBox() : undefined;
  if (space) {
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    drawing.setAttribute("viewBox", `${space.x} ${space.y} ${space.width} ${space.height}`);
    drawing.style.width = `${box.width * shrink}px`;
    drawing.style.height = `${box.height * shrink}px`;
    copy.removeAttribute("transform");
    (copy as SVGElement).style.transform = "none";
    inherit(drawn, drawing);
    drawing.append(copy);
    frame.append(drawing);
  } else {
    ghost.style.width = `${box.width}px`;
    ghost.style.zoom = String(shrink);
    inherit(drawn, ghost);
    frame.append(copy);
  }
  return ghost;
}

function inherit(from: Element, to: HTMLElement | SVGElement): void {
  const style = getComputedStyle(from);
  for (const name of ["color", "fill", "stroke", "stroke-width", "font-family", "font-size", "font-weight"]) {
    to.style.setProperty(name, style.getPropertyValue(name));
  }
}
