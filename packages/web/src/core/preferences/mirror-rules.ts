import type {
  KeptPreferences,
  Preferences,
} from '@toasoan/contract/features/profile/preferences-endpoints.ts';

interface Arrival {
  /** What the server kept. */
  readonly kept: KeptPreferences;
  /** What the browser had when the person came. */
  readonly before: Preferences;
  /** What it has now. */
  readonly now: Preferences;
  /** The language was stored in this browser before: it wins. */
  readonly hasOwnLanguage: boolean;
}

/** What holds from now on: the mirrored settings, but for what was never mirrored or has been changed since. */
export function settled({ kept, before, now, hasOwnLanguage }: Arrival): Preferences {
  const layout = taken(kept.layout, before.layout, now.layout);
  return {
    appConfig: taken(kept.appConfig, before.appConfig, now.appConfig),
    pageConfig: taken(kept.pageConfig, before.pageConfig, now.pageConfig),
    layout: hasOwnLanguage ? { ...layout, locale: now.layout.locale } : layout,
  };
}

function taken<Part>(kept: Part | null, before: Part, now: Part): Part {
  return kept !== null && same(before, now) ? kept : now;
}

/** Equal whatever the order of their keys: PostgreSQL keeps another one. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
