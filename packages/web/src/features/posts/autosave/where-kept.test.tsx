import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anOpenPost, headline, openEditor } from '../editing/test-support/open-editor.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const state = (text: RegExp) => page.getByText(text);
const save = () => userEvent.keyboard('{Control>}s{/Control}');

test('text is either saved for everybody or private, and the dot of the tab follows', async () => {
  await openEditor(network, anOpenPost());
  await expect.element(state(/^Đã lưu \d/)).toBeVisible();
  await expect.element(page.getByText(/^Mọi người mở bài/)).toBeInTheDocument();
  expect(useTabs.getState().dirty).toEqual([]);

  await userEvent.fill(headline(), 'Tít của tôi');
  await expect.element(state(/^Bản riêng của bạn, lưu \d\d:\d\d$/)).toBeVisible();
  await expect.element(page.getByText(/^Chỉ bạn thấy/)).toBeInTheDocument();
  expect(useTabs.getState().dirty).toHaveLength(1);

  network.answer('/admin/post/update', anOpenPost({}, { title: 'Tít của tôi', version: 2 }));
  await save();
  await expect.element(state(/^Đã lưu \d/)).toBeVisible();
  expect(useTabs.getState().dirty).toEqual([]);
});

test('a refused save leaves the text private and says so', async () => {
  await openEditor(network, anOpenPost());
  const refusal = { error: -403, code: 'FORBIDDEN', message: 'Bạn không có quyền.', errors: [], details: {} };
  network.fail('/admin/post/update', 403, { ...refusal, requestId: 'r' });
  await userEvent.fill(headline(), 'Tít của tôi');
  await save();
  await expect.element(state(/^Bản riêng của bạn, lưu \d\d:\d\d · chưa lưu được vào bài$/)).toBeVisible();
  expect(useTabs.getState().dirty).toHaveLength(1);
});
