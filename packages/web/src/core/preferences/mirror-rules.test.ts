import type { Preferences } from '@toasoan/contract/features/profile/preferences-endpoints.ts';
import { expect, test } from 'vitest';
import { same, settled } from './mirror-rules.ts';

const HERE: Preferences = {
  appConfig: { density: 'comfortable', pageSize: 20, letterKeys: true, columns: {} },
  pageConfig: { panels: {}, lastTabs: {} },
  layout: { themeMode: 'system', showBreadcrumb: true, locale: 'vi' },
};
const KEPT: Preferences = {
  appConfig: { density: 'compact', pageSize: 50, letterKeys: false, columns: { tags: ['title'] } },
  pageConfig: { panels: { seo: true }, lastTabs: { posts: 'mine' } },
  layout: { themeMode: 'dark', showBreadcrumb: false, locale: 'en' },
};
const NEVER = { appConfig: null, pageConfig: null, layout: null };
const arrival = { before: HERE, now: HERE, hasOwnLanguage: false };

test('what was mirrored holds in a new browser, its language too', () => {
  expect(settled({ ...arrival, kept: KEPT })).toEqual(KEPT);
});

test('before the first mirror what the browser has holds', () => {
  expect(settled({ ...arrival, kept: NEVER })).toEqual(HERE);
  expect(settled({ ...arrival, kept: { ...KEPT, appConfig: null } })).toEqual({
    ...KEPT,
    appConfig: HERE.appConfig,
  });
});

test('a language already stored in this browser wins, the rest of the mirrored layout holds', () => {
  expect(settled({ ...arrival, kept: KEPT, hasOwnLanguage: true }).layout).toEqual({
    themeMode: 'dark',
    showBreadcrumb: false,
    locale: 'vi',
  });
});

test('what the person changed while the answer was on its way is not taken back', () => {
  const now = { ...HERE, appConfig: { ...HERE.appConfig, pageSize: 100 } };
  expect(settled({ ...arrival, now, kept: KEPT })).toEqual({ ...KEPT, appConfig: now.appConfig });
});

test('settings are the same in whatever order their keys come', () => {
  expect(same({ a: 1, b: { c: [1, 2], d: true } }, { b: { d: true, c: [1, 2] }, a: 1 })).toBe(true);
  expect(same({ columns: ['a', 'b'] }, { columns: ['b', 'a'] })).toBe(false);
});
