import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { openPostsAt } from '../test-support/open-posts.tsx';
import { anOpenPost, headline, openEditor } from './test-support/open-editor.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const kicker = () => page.getByRole('textbox', { name: 'Mũ tít' });
const standfirst = () => page.getByRole('textbox', { name: 'Sapo', exact: true });
const body = () => page.getByRole('textbox', { name: 'Nội dung bài viết' });

test('Enter walks from kicker to headline, standfirst and text; Shift+Enter breaks a line of the standfirst only', async () => {
  await openEditor(network, anOpenPost());
  await userEvent.click(kicker());
  await userEvent.keyboard('Ký sự{Shift>}{Enter}{/Shift}{Enter}');
  await expect.element(headline()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(standfirst()).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}Một{Shift>}{Enter}{/Shift}hai{Enter}');
  await expect.element(body()).toHaveFocus();
  await expect.element(kicker()).toHaveValue('Ký sự');
  await expect.element(standfirst()).toHaveValue('Một\nhai');
});

test('arrows and Backspace at an edge go on to the neighbour, within a field they stay', async () => {
  await openEditor(network, anOpenPost());
  await userEvent.click(headline());
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect.element(headline()).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowDown}');
  await expect.element(standfirst()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(body()).toHaveFocus();
  for (const key of ['{Backspace}', '{ArrowUp}']) {
    await userEvent.keyboard(key);
    await expect.element(standfirst()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(body()).toHaveFocus();
  }
  await userEvent.keyboard('{ArrowUp}{Control>}{Home}{/Control}{ArrowUp}');
  await expect.element(headline()).toHaveFocus();
});

test('a new post begins at its headline', async () => {
  network.answer('/admin/category/tree', { items: [] });
  await openPostsAt(network, '/manager_post/create');
  await expect.element(headline()).toHaveFocus();
});

test('the tab of a new post has one label from the first moment on', async () => {
  const labels = new Set<string>();
  const watch = () => {
    for (const { label } of useTabs.getState().list.tabs) labels.add(label);
  };
  onTestFinished(useTabs.subscribe(watch));
  network.answer('/admin/category/tree', { items: [] });
  await openPostsAt(network, '/manager_post/create');
  await expect.element(headline()).toHaveFocus();
  watch();
  expect([...labels]).toEqual(['Viết bài']);
});

test('a stored post leaves the focus to the page', async () => {
  await openEditor(network, anOpenPost());
  await expect.element(headline()).not.toHaveFocus();
});
