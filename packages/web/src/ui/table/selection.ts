/** The selected rows of a list, and the anchor of the next shift-click. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  readonly anchor: string | undefined;
}

export const NOTHING_SELECTED: Selection = { keys: new Set(), anchor: undefined };

export function toggleRow(selection: Selection, key: string): Selection {
  const keys = new Set(selection.keys);
  if (!keys.delete(key)) keys.add(key);
  return { keys, anchor: key };
}

/** Gives all rows between the anchor and `key` the state that `key` gets. */
export function toggleRange(selection: Selection, key: string, order: readonly string[]): Selection {
  const from = selection.anchor === undefined ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(key);
  if (from < 0 || to < 0) return toggleRow(selection, key);
  const keys = new Set(selection.keys);
  const add = !keys.has(key);
  for (const between of order.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (add) keys.add(between);
    else keys.delete(between);
  }
  return { keys, anchor: key };
}

export function togglePage(selection: Selection, order: readonly string[]): Selection {
  const keys = new Set(selection.keys);
  const all = order.every((key) => keys.has(key));
  for (const key of order) {
    if (all) keys.delete(key);
    else keys.add(key);
  }
  return { keys, anchor: undefined };
}

export function pageState(selection: Selection, order: readonly string[]): 'none' | 'some' | 'all' {
  const count = order.filter((key) => selection.keys.has(key)).length;
  if (count === 0) return 'none';
  return count === order.length ? 'all' : 'some';
}
