// Small patches of a view, as a table makes them: `ludi/table/patches.py` says what they mean.

/** A whole value in a list of its own; or what changed in an object or a list, by key; null: the key is gone. */
export type Patch = readonly unknown[] | { readonly [key: string]: unknown };

/** What a patch makes of a value. Parts that did not change stay the same objects. */
export function patched(old: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  const changes = Object.entries(patch as Record<string, Patch | null>);
  if (!changes.length) return old;
  const made = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) }) as Record<string, unknown>;
  for (const [key, change] of changes) {
    if (change === null) Reflect.deleteProperty(made, key);
    else made[key] = patched(made[key], change);
  }
  return made;
}
