// Things on the table that can be pointed at: what they look like, and everything a pointer or a key does to them.
import { tick } from "svelte";
import { draggable } from "./drag";
import type { Target, TargetAttributes } from "./game";
import type { Kind } from "./moments";
import { nearest, within, type Direction } from "./nearby";
import { follow, foregone, leading, lit, open, point, type Place } from "./phrases";

const HOVER = 350; // milliseconds before something is told about
const PRESS = 450; // a long press
const THUMB = 22; // pixels: half of what a finger needs to hit

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Tip {
  target: Target;
  element: Element;
}

/** The board or panel something lies on. */
function surfaceOf(node: EventTarget | null): Element | null {
  return node instanceof Element ? node.closest("[data-board], [data-targets]") : null;
}

const nowhere: Place<never> = { next: new Map(), here: [] };

/** What there is to point at, and what comes of it. */
export interface Does<T> {
  /** Everything that can be said by pointing. */
  ways?: () => Place<T>;
  chosen?: (value: T) => void;
  /** What a thing is called; undefined: nobody has told yet. */
  label?: (target: Target) => string | undefined;
  /** Whether there is more to see of something when it is looked at large. */
  large?: (target: Target) => boolean;
  /** What a teacher points at. */
  shown?: () => readonly Target[];
  /** What a hint is about. */
  advised?: () => ReadonlySet<Target>;
  /** What happens, and where, while it is shown. */
  happens?: () => ReadonlyMap<Target, Kind>;
  /** Whether things are told about when a pointer merely rests on them. */
  tips?: () => boolean;
  /** A turn waits for a yes: that is what Enter means then, on whatever it is pressed. */
  confirmed?: () => boolean;
}

export class Pointing<T> {
  /** Named by what is under the pointer in log or hint. */
  marked = $state.raw<ReadonlySet<Target>>(new Set());
  /** What is being told about. */
  tip = $state.raw<Tip | null>(null);
  /** What is looked at large. */
  close = $state.raw<Target | null>(null);
  private said = $state.raw<{ root: Place<T>; picked: readonly Target[] } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressedLong = false;

  constructor(private readonly does: Does<T> = {}) {}

  private readonly root = $derived.by<Place<T>>(() => this.does.ways?.() ?? nowhere);
  /** What has been pointed at so far. It belongs to one decision: with the next it is gone. */
  readonly picked = $derived.by<readonly Target[]>(() =>
    this.said?.root === this.root ? this.said.picked : foregone(this.root),
  );
  readonly shown = $derived.by<ReadonlySet<Target>>(() => new Set(this.does.shown?.()));
  readonly lit = $derived.by(() => lit(this.root, this.picked));
  private readonly leads = $derived.by(() => leading(this.root, this.picked));
  /** Complete as it is, though more could be pointed at or several things are meant: offered as buttons. */
  readonly open = $derived.by(() => open(this.root, this.picked));
  /** Something was picked by the person, and can be dropped. */
  readonly loose = $derived.by(() => this.picked.length > foregone(this.root).length);

  private readonly advised = $derived.by(() => this.does.advised?.());
  private readonly happening = $derived.by(() => this.does.happens?.() ?? null);

  attributes: TargetAttributes = (target) => {
    const moment = this.happening?.get(target);
    const canBe = this.lit.has(target);
    const picked = this.picked.includes(target);
    const leads = this.leads.has(target) || (picked && this.lit.size > 0);
    const marked = this.marked.has(target);
    const shown = this.shown.has(target);
    const advised = this.advised?.has(target);
    const label = this.does.label?.(target);
    const named = label !== undefined || !this.does.label;
    const classes = [
      "target",
      shown && "shown",
      canBe && "lit",
      leads && "leads",
      picked && "picked",
      marked && "marked",
      advised && "advised",
      moment && "spot",
    ];
    return {
      "data-target": target,
      "data-moment": moment,
      // Not a button where it does nothing, or before anybody has told its name; a group may hold other targets.
      role: named && (canBe || picked) ? "button" : "group",
      tabindex: canBe || picked ? 0 : -1,
      "aria-label": label,
      "aria-pressed": picked ? "true" : undefined,
      class: classes.filter(Boolean).join(" "),
    };
  };

  /** False: it means nothing now. */
  point(target: Target): boolean {
    const root = this.root;
    const outcome = point(root, this.picked, target);
    if (outcome.kind === "nothing") return false;
    this.hush();
    this.said = { root, picked: outcome.kind === "more" ? outcome.picked : foregone(root) };
    if (outcome.kind === "said") this.does.chosen?.(outcome.value);
    return true;
  }

  /** Forgets what was picked; false: there was nothing. */
  drop(): boolean {
    if (!this.loose) return false;
    this.said = null;
    return true;
  }

  mark(targets: readonly Target[]): void {
    if (targets.length === 0 && this.marked.size === 0) return;
    this.marked = new Set(targets);
  }

  tell(target: Target, element: Element): void {
    if (this.tip?.element === element) return;
    this.hush();
    this.tip = { target, element };
    element.setAttribute("aria-describedby", "table-tip");
  }

  hush(): void {
    clearTimeout(this.timer);
    if (!this.tip) return;
    this.tip.element.removeAttribute("aria-describedby");
    this.tip = null;
  }

  // ---- pointer and keys, on a container of boards and panels ------------------------------------------------------

  attach = (container: HTMLElement): (() => void) => {
    const listen = new AbortController();
    const { signal } = listen;
    const on = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void) =>
      container.addEventListener(type, handle, { signal });
    const release = draggable(container, {
      source: (event) => {
        const found = this.at(container, event);
        // A finger on something that is swiped moves that; there pieces are tapped.
        const swiped = event.pointerType !== "mouse" && found?.element.closest("[data-swiped]");
        return found && !swiped && this.canDrag(found.target) ? found : null;
      },
      begin: (target) => {
        this.hush();
        if (this.picked.at(-1) !== target) this.point(target);
      },
      end: (source, event) => {
        // A finger's events go where it was put down; what counts is where it is lifted.
        const top = document.elementFromPoint?.(event.clientX, event.clientY) ?? event.target;
        const found = this.at(container, event, top) ?? this.near(container, event, top);
        if (!found) this.drop();
        else if (this.lit.has(found.target)) this.point(found.target);
        else if (found.target !== source) this.tell(found.target, found.element);
      },
      cancel: () => this.drop(),
    });
    on("click", (event) => this.clicked(container, event));
    on("keydown", (event) => this.key(container, event));
    on("pointerover", (event) => this.over(container, event));
    on("pointerleave", (event) => event.pointerType === "mouse" && this.hush());
    on("pointerdown", (event) => this.down(container, event));
    for (const type of ["pointerup", "pointercancel"] as const) on(type, () => clearTimeout(this.timer));
    on("pointermove", (event) => {
      if (event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 3) clearTimeout(this.timer);
    });
    on("contextmenu", (event) => {
      const found = this.of(container, event.target);
      const looked = !this.pressedLong && event.button === 2 && found !== null && this.closer(found.target);
      if (looked || this.pressedLong) event.preventDefault();
    });
    on("focusin", (event) => {
      const found = this.of(container, event.target);
      if (found?.element.matches(":focus-visible")) this.tell(found.target, found.element);
    });
    // Focus also goes when what had it is taken off the board, in the middle of drawing: nothing may change then.
    on("focusout", () => queueMicrotask(() => this.tip && document.activeElement !== this.tip.element && this.hush()));
    // What moves away from under its words takes them with it; a log that scrolls elsewhere does not.
    const scrolled = ({ target }: Event) => target instanceof Node && target.contains(this.tip?.element ?? null);
    addEventListener("scroll", (event) => scrolled(event) && this.hush(), { signal, capture: true, passive: true });
    return () => {
      listen.abort();
      release();
      this.hush();
    };
  };

  private canDrag(target: Target): boolean {
    if (this.leads.has(target)) return true;
    if (this.picked.at(-1) === target) return this.lit.size > 0;
    return (follow(this.root, [target])?.next.size ?? 0) > 0;
  }

  private of(container: HTMLElement, node: EventTarget | null): Tip | null {
    const element = node instanceof Element ? node.closest("[data-target]") : null;
    const target = element && container.contains(element) ? element.getAttribute("data-target") : null;
    return element && target !== null ? { target, element } : null;
  }

  /** The target under a pointer: one that can be pointed at before one that merely lies above it. */
  private at(container: HTMLElement, event: MouseEvent, top: EventTarget | null = event.target): Tip | null {
    const surface = surfaceOf(top);
    const stack = surface ? (document.elementsFromPoint?.(event.clientX, event.clientY) ?? []) : [];
    const below = stack.filter((element) => surface?.contains(element)); // Not what a sheet covers.
    const found = [...below, top].map((node) => this.of(container, node)).filter((tip) => tip !== null);
    const useful = (tip: Tip) => this.lit.has(tip.target) || this.picked.includes(tip.target);
    return found.find(useful) ?? found[0] ?? null;
  }

  /** What a thumb meant: the nearest thing that can be pointed at. */
  private near(container: HTMLElement, event: MouseEvent, top: EventTarget | null = event.target): Tip | null {
    const surface = surfaceOf(top);
    if (!surface) return null;
    return this.of(container, within(this.elements(surface, true), event.clientX, event.clientY, THUMB));
  }

  private elements(surface: Element, onlyLit: boolean): Element[] {
    const seen = (element: Element) => element.getClientRects().length > 0 && !element.closest("[inert]");
    const all = [...surface.querySelectorAll("[data-target]")].filter(seen);
    const useful = all.filter((element) => this.lit.has(element.getAttribute("data-target") ?? ""));
    return onlyLit ? useful : all;
  }

  private clicked(container: HTMLElement, event: MouseEvent): void {
    if (this.pressedLong) {
      this.pressedLong = false;
      return;
    }
    const exact = this.at(container, event);
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    const useful = exact && (this.lit.has(exact.target) || this.picked.includes(exact.target));
    const found = useful || !touch ? exact : (this.near(container, event) ?? exact);
    if (!found) return this.hush();
    if (this.lit.has(found.target)) this.point(found.target);
    else if (this.picked.includes(found.target)) this.drop();
    else if (!this.point(found.target) && !this.closer(found.target)) this.tell(found.target, found.element);
  }

  private closer(target: Target): boolean {
    if (!this.does.large?.(target)) return false;
    this.close = target;
    this.hush();
    return true;
  }

  private over(container: HTMLElement, event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.buttons !== 0) return;
    const found = this.of(container, event.target);
    if (found?.element === this.tip?.element) return clearTimeout(this.timer);
    const soon = this.tip !== null; // Moving on from one thing to the next needs no second wait.
    this.hush();
    if (found && (this.does.tips?.() ?? true))
      this.timer = setTimeout(() => this.tell(found.target, found.element), soon ? 60 : HOVER);
  }

  private down(container: HTMLElement, event: PointerEvent): void {
    clearTimeout(this.timer);
    this.pressedLong = false;
    if (event.pointerType === "mouse") return;
    this.hush();
    const found = this.of(container, event.target);
    if (!found || !event.isPrimary) return;
    this.timer = setTimeout(() => {
      this.pressedLong = true;
      if (!this.closer(found.target)) this.tell(found.target, found.element);
    }, PRESS);
  }

  private key(container: HTMLElement, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const found = this.of(container, event.target);
    if (found && found.element === event.target && (event.key === "Enter" || event.key === " ")) {
      if (!this.lit.has(found.target) && !this.picked.includes(found.target)) {
        const yes = event.key === "Enter" && (this.does.confirmed?.() ?? false);
        if (!yes && this.closer(found.target)) event.preventDefault();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (!this.point(found.target)) this.drop();
      void this.refocus(container);
      return;
    }
    if (found && event.key.toLowerCase() === "i" && this.closer(found.target)) return event.preventDefault();
    const direction = DIRECTIONS[event.key];
    const from = event.target instanceof Element ? event.target : null;
    if (!direction || !from || !(found || from.hasAttribute("data-board"))) return;
    event.preventDefault();
    const candidates = this.elements(container, this.lit.size > 0 && !event.shiftKey);
    const next = found ? nearest(found.element, candidates, direction) : candidates[0];
    (next as HTMLElement | SVGElement | undefined)?.focus();
  }

  /** Where the focused piece has gone, keys go on from the board. */
  private async refocus(container: HTMLElement): Promise<void> {
    await tick();
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) container.querySelector<HTMLElement>("[data-board]:not([inert])")?.focus({ preventScroll: true });
  }
}
