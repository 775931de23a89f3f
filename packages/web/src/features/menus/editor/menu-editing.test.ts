import { blankItem } from '@toasoan/contract/features/menus/load-categories.ts';
import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { expect, test, vi } from 'vitest';
import { aMenu } from '../test-support/a-menu.ts';
import { createMenuEditing } from './menu-editing.ts';

const item = (title: string): MenuItem => ({ ...blankItem('aaaaaa'), title });
const titles = (items: readonly MenuItem[]) => items.map(({ title }) => title);

function editing(send = async (at: Menu, items: readonly MenuItem[]) => after(at, items)) {
  const sent = vi.fn(send);
  return {
    sent,
    draft: createMenuEditing({ menu: aMenu({ published: [item('Một')] }), send: sent, delay: 0 }),
  };
}
const after = (at: Menu, items: readonly MenuItem[]): Menu => ({
  ...at,
  draft: [...items],
  version: at.version + 1,
});

test('typing a title is one step to undo', () => {
  const { draft } = editing();
  draft.change([item('H')], 'title');
  draft.change([item('Ha')], 'title');
  draft.undo();
  expect(titles(draft.get().items)).toEqual(['Một']);
  draft.redo();
  expect(titles(draft.get().items)).toEqual(['Ha']);
});

test('a change is saved with the version of the answer before it', async () => {
  const { draft, sent } = editing();
  draft.change([item('Hai')]);
  expect(await draft.flush()).toBe(true);
  draft.change([item('Ba')]);
  await draft.flush();
  expect(sent.mock.calls.map(([at]) => at.version)).toEqual([2, 3]);
  expect(draft.get().save).toBe('saved');
});

test('a draft that cannot be saved stays, and goes with the next try', async () => {
  let isDown = true;
  const { draft } = editing(async (at, items) => {
    if (isDown) throw new Error('down');
    return after(at, items);
  });
  draft.change([item('Hai')]);
  expect(await draft.flush()).toBe(false);
  expect(draft.get()).toMatchObject({ save: 'failed', items: [{ title: 'Hai' }] });
  isDown = false;
  expect(await draft.flush()).toBe(true);
});

test('what another call has answered can be undone', () => {
  const { draft } = editing();
  draft.take(aMenu({ version: 9, published: [item('Của bản 1')] }));
  expect(titles(draft.get().items)).toEqual(['Của bản 1']);
  draft.undo();
  expect(titles(draft.get().items)).toEqual(['Một']);
});
