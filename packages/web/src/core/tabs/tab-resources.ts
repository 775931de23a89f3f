interface Kept {
  readonly value: unknown;
  readonly destroy: () => void;
}

/**
 * Resources of a tab that outlive its hiding: effects of a page end when it is hidden, an editor must not. They are
 * destroyed when the tab closes, and only then.
 */
const kept = new Map<string, Map<string, Kept>>();

/** The tab's resource under a key, created on first use. */
export function keepInTab<Value>(
  tabId: string,
  key: string,
  create: () => Value,
  destroy: (value: Value) => void,
): Value {
  const things = thingsOf(tabId);
  const present = things.get(key);
  if (present) return present.value as Value;
  const value = create();
  things.set(key, { value, destroy: () => destroy(value) });
  return value;
}

/** Set by a tab whose unsaved changes are also stored in this browser and are offered when the page is opened again. */
export const DRAFTS_KEPT = 'drafts kept';

export function keepsDrafts(tabId: string): boolean {
  return kept.get(tabId)?.has(DRAFTS_KEPT) ?? false;
}

let listeners = 0;

/** Calls `act` when the tab closes, unless it was removed. */
export function whenTabCloses(tabId: string, act: () => void): () => void {
  listeners += 1;
  const key = `listener ${listeners}`;
  const things = thingsOf(tabId);
  things.set(key, { value: undefined, destroy: act });
  return () => things.delete(key);
}

export function destroyTab(tabId: string): void {
  const things = kept.get(tabId);
  kept.delete(tabId);
  for (const { destroy } of things?.values() ?? []) destroy();
}

function thingsOf(tabId: string): Map<string, Kept> {
  const things = kept.get(tabId) ?? new Map<string, Kept>();
  kept.set(tabId, things);
  return things;
}
