import { expect, test } from 'vitest';
import type { Display } from './display.ts';
import {
  conflictsOf,
  type Displayed,
  type DisplayPlace,
  matchesPattern,
  resolveDisplay,
} from './resolve-display.ts';

const HOME: DisplayPlace = { path: '/', postCategoryIds: [] };
/** Lào Cai, below Địa phương. */
const LAO_CAI: DisplayPlace = { ...HOME, path: '/dia-phuong/lao-cai', listedCategoryId: '12' };
const POST: DisplayPlace = {
  ...HOME,
  path: '/dia-phuong/lao-cai/mua-lua-chin',
  postCategoryIds: ['12', '10'],
};
const RULES: DisplayPlace = { ...HOME, path: '/quy-che', pageId: '3' };

function aRecord(id: string, display: Display, more: Partial<Displayed> = {}): Displayed {
  return { id, display, order: 0, updateTime: '2026-11-20T00:00:00.000Z', ...more };
}
const everywhere = aRecord('1', { mode: 'DEFAULT' });
const listings = aRecord('2', { mode: 'CATEGORIES', excludeCategoryIds: [] });
const provinces = aRecord('3', { mode: 'CATEGORY', categoryIds: ['10'], includePosts: true });
const laoCai = aRecord('4', { mode: 'CATEGORY', categoryIds: ['12'], includePosts: false });
const rules = aRecord('5', { mode: 'PAGE', pageIds: ['3'] });
const path = aRecord('6', { mode: 'CUSTOM', patterns: ['/dia-phuong/*'] });
const shownAt = (records: readonly Displayed[], place: DisplayPlace) =>
  resolveDisplay(records, place).shown?.id;

test.each([
  ['a page of no category', HOME, '1'],
  ['the listing of a chosen category', LAO_CAI, '4'],
  ['a post of a chosen category below', POST, '3'],
  ['a chosen page', RULES, '5'],
] as const)('%s shows the record that names it best', (_title, place, id) => {
  expect(shownAt([everywhere, listings, provinces, laoCai, rules], place)).toBe(id);
});

test('a path pattern beats every other mode', () => {
  expect(shownAt([everywhere, laoCai, path], LAO_CAI)).toBe('6');
});

test('an excluded category falls back to the default', () => {
  const others = aRecord('7', { mode: 'CATEGORIES', excludeCategoryIds: ['12'] });
  expect(shownAt([everywhere, others], LAO_CAI)).toBe('1');
});

test('of the same mode the lower order is shown, then the newer one', () => {
  const later = aRecord('8', { mode: 'DEFAULT' }, { order: 1, updateTime: '2026-11-25T00:00:00.000Z' });
  const newer = aRecord('9', { mode: 'DEFAULT' }, { updateTime: '2026-11-24T00:00:00.000Z' });
  expect(shownAt([everywhere, later], HOME)).toBe('1');
  expect(shownAt([everywhere, newer], HOME)).toBe('9');
});

test('every record that is not shown has its reason', () => {
  const off = aRecord('7', { mode: 'OFF' });
  const second = aRecord('8', { mode: 'CATEGORY', categoryIds: ['12'], includePosts: false }, { order: 1 });
  const { others } = resolveDisplay([everywhere, laoCai, rules, off, second], LAO_CAI);
  expect(Object.fromEntries(others.map(({ record, loss }) => [record.id, loss]))).toEqual({
    1: 'LESS_SPECIFIC',
    5: 'OTHER_PLACE',
    7: 'OFF',
    8: 'LATER',
  });
});

test.each([
  ['/dia-phuong/*', '/dia-phuong', true],
  ['/dia-phuong/*', '/dia-phuong/lao-cai/mua-lua', true],
  ['/dia-phuong/*', '/dia-phuong-khac', false],
  ['/*/lao-cai', '/dia-phuong/lao-cai', true],
  ['/a*a', '/a', false],
  ['/tin/*/anh/*', '/tin/2026/anh/1', true],
  ['/tin/*/anh/*', '/tin/anh', false],
  ['/', '/', true],
  ['/', '/tin', false],
] as const)('the pattern %s takes %s: %s', (pattern, at, isTaken) => {
  expect(matchesPattern(pattern, at)).toBe(isTaken);
});

test('records that claim one category are a conflict, the shown one first', () => {
  const second = aRecord('8', { mode: 'CATEGORY', categoryIds: ['12', '13'], includePosts: true });
  expect(conflictsOf([everywhere, laoCai, second, rules]).map((group) => group.map(({ id }) => id))).toEqual([
    ['8', '4'],
  ]);
});
