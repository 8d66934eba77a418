// Saying something by pointing: each way of saying it is a path of targets, and all paths together form a tree.
import type { Target } from "./game";

export interface Way<T> {
  path: readonly Target[];
  value: T;
}

export interface Place<T> {
  next: Map<Target, Place<T>>;
  /** What is said when nothing follows. */
  here: T[];
}

/** What pointing leads to: something is said, more is needed, or it means nothing. */
export type Outcome<T> = { kind: "said"; value: T } | { kind: "more"; picked: Target[] } | { kind: "nothing" };

export function tree<T>(ways: Iterable<Way<T>>): Place<T> {
  const root: Place<T> = { next: new Map(), here: [] };
  for (const { path, value } of ways) {
    if (path.length === 0) continue; // Nothing to point at: it gets a button.
    let place = root;
    for (const target of path) {
      let next = place.next.get(target);
      if (!next) place.next.set(target, (next = { next: new Map(), here: [] }));
      place = next;
    }
    if (!place.here.includes(value)) place.here.push(value);
  }
  return root;
}

export function follow<T>(root: Place<T>, picked: readonly Target[]): Place<T> | null {
  let place: Place<T> | undefined = root;
  for (const target of picked) place = place?.next.get(target);
  return place ?? null;
}

/** What can be pointed at next. */
export function lit<T>(root: Place<T>, picked: readonly Target[]): Set<Target> {
  return new Set(follow(root, picked)?.next.keys());
}

/** Targets after which something else is to be pointed at: those that can be dragged. */
export function leading<T>(root: Place<T>, picked: readonly Target[]): Set<Target> {
  const place = follow(root, picked);
  return new Set([...(place?.next ?? [])].filter(([, next]) => next.next.size > 0).map(([target]) => target));
}

/** What has been said completely, although more could follow or several things are said alike. */
export function open<T>(root: Place<T>, picked: readonly Target[]): readonly T[] {
  return picked.length > 0 ? (follow(root, picked)?.here ?? []) : [];
}

/** The first target where every path begins with it, picked without being pointed at; never a whole path. */
export function foregone<T>(root: Place<T>): Target[] {
  const [only, ...others] = root.next;
  if (!only || others.length > 0) return [];
  const [target, place] = only;
  return place.next.size > 0 ? [target] : [];
}

export function point<T>(root: Place<T>, picked: readonly Target[], target: Target): Outcome<T> {
  const further = follow(root, picked)?.next.get(target);
  if (further) return outcome(further, [...picked, target]);
  // Another piece instead of the one in hand.
  const anew = root.next.get(target);
  return anew && picked.length > 0 ? outcome(anew, [target]) : { kind: "nothing" };
}

function outcome<T>(place: Place<T>, picked: Target[]): Outcome<T> {
  const [value, ...others] = place.here;
  if (value !== undefined && others.length === 0 && place.next.size === 0) return { kind: "said", value };
  return { kind: "more", picked };
}
