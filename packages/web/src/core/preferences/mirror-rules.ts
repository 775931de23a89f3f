import type {
  KeptPreferences,
  Preferences,
} from '@toasoan/contract/features/profile/preferences-endpoints.ts';

interface Arrival {
  /** The settings on the server. */
  readonly kept: KeptPreferences;
  /** The browser's settings when the user signed in. */
  readonly before: Preferences;
  /** The browser's settings now. */
  readonly now: Preferences;
  /** This browser had stored a language before: it wins. */
  readonly hasOwnLanguage: boolean;
}

/** The resulting settings: the mirrored ones, except those never mirrored or changed since. */
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

/** Compares regardless of key order: PostgreSQL stores another one. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
