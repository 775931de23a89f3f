import { expect, test } from 'vitest';
import { blankItem, type LoadedCategory, loadCategories } from './load-categories.ts';
import { linkAddress, type MenuItem } from './menu-item.ts';
import { itemProblem } from './menu-rules.ts';
import { inTreeOrder, itemDepth, treeProblem, withBelow } from './menu-tree.ts';

const item = (id: string, parentId: string | null = null, more: Partial<MenuItem> = {}): MenuItem => ({
  ...blankItem(id, parentId),
  ...more,
});
const category = (id: string, parentId: string | null = null, more: Partial<LoadedCategory> = {}) =>
  ({ id, parentId, showInMenu: true, status: 'ENABLE', ...more }) as const;
function ids() {
  let count = 0;
  return () => {
    count += 1;
    return `new${count}`;
  };
}
const tree = [item('a'), item('b', 'a'), item('c', 'b'), item('d')];

test('an item goes with all that is below it', () => {
  expect(withBelow(tree, 'a').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(itemDepth(tree, 'c')).toBe(3);
});

test('children stand behind their parent', () => {
  const mixed = [item('a'), item('d'), item('b', 'a')];
  expect(inTreeOrder(mixed).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
});

test.each([
  ['an item twice', [item('a'), item('a')], 'TWICE'],
  ['a parent that is missing or comes later', [item('b', 'a'), item('a')], 'NO_PARENT'],
  ['a fourth level', [...tree, item('e', 'c')], 'TOO_DEEP'],
  ['nothing wrong', tree, undefined],
])('%s is %s', (_, items, problem) => {
  expect(treeProblem(items)?.problem).toBe(problem);
});

test('categories become items below one another, without those that menus do not show', () => {
  const categories = [category('1'), category('2', '1'), category('3'), category('4', '3')];
  const off = categories.with(2, category('3', null, { showInMenu: false }));
  const { items, added } = loadCategories([], off, ids());
  expect(added).toBe(2);
  expect(items.map(({ targetId, parentId }) => [targetId, parentId])).toEqual([
    ['1', null],
    ['2', 'new1'],
  ]);
});

test('loading again keeps titles and places, and adds only what is missing', () => {
  const kept = item('own', null, {
    title: 'Tên riêng',
    linkType: 'category',
    targetId: '1',
    fromCategoryId: '1',
  });
  const { items, added } = loadCategories([item('home'), kept], [category('1'), category('2', '1')], ids());
  expect(added).toBe(1);
  expect(items.map(({ id, title }) => `${id} ${title}`)).toEqual(['home ', 'own Tên riêng', 'new1 ']);
});

test.each([
  ['a link without an address', { title: 'A', linkType: 'URL' }, 'NO_TARGET'],
  ['a heading without a title', {}, 'NO_TITLE'],
  ['a category without one chosen', { linkType: 'category' }, 'NO_TARGET'],
  ['a category without a title of its own', { linkType: 'category', targetId: '1' }, undefined],
  [
    'an end before the start',
    { title: 'A', startTime: '2026-02-02T00:00:00.000Z', endTime: '2026-02-01T00:00:00.000Z' },
    'ITEM_ENDS_BEFORE_START',
  ],
] as const)('%s meets %s', (_, more, rule) => {
  expect(itemProblem([item('a', null, more)])?.rule).toBe(rule);
});

test.each([
  ['/gioi-thieu', true],
  ['https://example.org/a?b#c', true],
  ['mailto:bandoc@example.org', true],
  ['tel:+84 24 1234', true],
  ['//example.org', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://a@b.example', false],
])('the address %s is taken: %s', (address, isTaken) => {
  expect(linkAddress.safeParse(address).success).toBe(isTaken);
});
