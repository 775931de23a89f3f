import { clear, createStore, values } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { ownClock } from '../../../../test/own-clock.ts';
import { headline } from '../editing/test-support/open-editor.tsx';
import { openPostsAt } from '../test-support/open-posts.tsx';

const store = createStore('toasoan-drafts', 'posts');
const kept = async () => JSON.stringify(await values(store));
/** The pause in which the clock of a new post has to keep a letter. */
const SOON_MS = 200;

let network: Network;
beforeEach(async () => {
  network = freshBrowser();
  await clear(store);
});

test('each letter of a new post is kept in the browser, also while its writer does not pause', async () => {
  const pass = ownClock();
  network.answer('/admin/category/tree', { items: [] });
  await openPostsAt(network, '/manager_post/create');
  await userEvent.click(page.getByRole('textbox', { name: 'Nội dung bài viết' }));
  let typed = '';
  for (const word of ['Sáng', ' nay', ' nước', ' về.']) {
    await userEvent.keyboard(word);
    typed += word;
    await pass(SOON_MS);
    // Reading waits for the writing that has begun, and for nothing else.
    expect(await kept()).toContain(typed);
  }
  await userEvent.fill(headline(), 'Nước về');
  await pass(SOON_MS);
  expect(await kept()).toContain('Nước về');
  expect(network.sent.filter(({ path }) => path === '/admin/post/create')).toEqual([]);
});
