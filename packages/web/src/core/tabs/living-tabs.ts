import { TAB_LOCK_PREFIX } from './claim-tab-ids.ts';

/** Ids of tabs that are open anywhere in this browser; none on plain http, where that is unknown. */
export async function livingTabIds(): Promise<ReadonlySet<string>> {
  if (!navigator.locks) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = '' }) => name);
  return new Set(
    names
      .filter((name) => name.startsWith(TAB_LOCK_PREFIX))
      .map((name) => name.slice(TAB_LOCK_PREFIX.length)),
  );
}
