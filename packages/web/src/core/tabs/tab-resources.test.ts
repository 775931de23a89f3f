import { expect, test } from 'vitest';
import { destroyTab, keepInTab, whenTabCloses } from './tab-resources.ts';

test("a tab's resource is created once and destroyed when the tab closes", () => {
  const destroyed: string[] = [];
  const make = () => ({ text: 'bản thảo' });
  const first = keepInTab('t1', 'editor', make, () => destroyed.push('editor'));
  expect(keepInTab('t1', 'editor', make, () => destroyed.push('other'))).toBe(first);
  destroyTab('t1');
  expect(destroyed).toEqual(['editor']);
  expect(keepInTab('t1', 'editor', make, () => undefined)).not.toBe(first);
  destroyTab('t1');
});

test('two tabs have separate resources under the same key', () => {
  const one = keepInTab(
    't2',
    'editor',
    () => ({}),
    () => undefined,
  );
  const other = keepInTab(
    't3',
    'editor',
    () => ({}),
    () => undefined,
  );
  expect(other).not.toBe(one);
});

test('listeners are called on close unless they were removed', () => {
  const heard: string[] = [];
  whenTabCloses('t4', () => heard.push('first'));
  const off = whenTabCloses('t4', () => heard.push('second'));
  off();
  destroyTab('t4');
  destroyTab('t4');
  expect(heard).toEqual(['first']);
});
