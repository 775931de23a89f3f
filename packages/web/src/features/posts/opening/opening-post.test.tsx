import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anOpenPost, headline } from '../editing/test-support/open-editor.tsx';
import { aPostRow } from '../test-support/a-post.ts';
import { DETAIL, LOG, openPosts } from '../test-support/open-posts.tsx';

let network: Network;
let answerDetail: () => void;
beforeEach(() => {
  network = freshBrowser();
  const { promise, resolve } = Promise.withResolvers<void>();
  answerDetail = resolve;
  network.reply(DETAIL, async () => {
    await promise;
    return Response.json({ error: 0, data: anOpenPost() });
  });
  network.answer(LOG, { items: [], hasMore: false });
  network.answer('/admin/post/autosave/list', { items: [] });
  network.answer('/admin/category/tree', { items: [] });
});

const { id, title, state } = anOpenPost();
const aRow = (changes = {}) => aPostRow({ id, title, state, ...changes });
const bar = () => page.getByRole('heading', { level: 1, name: title });

async function openRow(row: ReturnType<typeof aPostRow>, key: 'e' | '{Enter}'): Promise<void> {
  await openPosts(network, [row]);
  await expect.element(page.getByRole('link', { name: title })).toBeVisible();
  await userEvent.keyboard('j');
  await userEvent.keyboard(key);
}

describe('before the post of a row is read', () => {
  test('the editor shows its headline, in which nothing can be typed yet', async () => {
    await openRow(aRow(), 'e');
    await expect.element(bar()).toBeVisible();
    await expect.element(headline()).toHaveValue(title);
    await expect.element(headline()).toHaveAttribute('readonly');
    answerDetail();
    await expect.element(headline()).not.toHaveAttribute('readonly');
  });

  test('a cursor in the headline stays when the editor takes over', async () => {
    await openRow(aRow(), 'e');
    await userEvent.click(headline());
    (headline().element() as HTMLTextAreaElement).setSelectionRange(3, 3);
    answerDetail();
    await expect.element(headline()).not.toHaveAttribute('readonly');
    await userEvent.keyboard('X');
    await expect.element(headline()).toHaveValue(`${title.slice(0, 3)}X${title.slice(3)}`);
  });

  test('a headline that has a newer draft is not shown for editing', async () => {
    await openRow(aRow({ hasPending: true }), 'e');
    await expect.element(bar()).toBeVisible();
    await expect.element(headline()).not.toBeInTheDocument();
    answerDetail();
    await expect.element(headline()).toHaveValue(title);
  });

  test('its page shows headline and state', async () => {
    await openRow(aRow(), '{Enter}');
    await expect.element(bar()).toBeVisible();
    await expect.element(page.getByRole('tab', { name: title })).toBeVisible();
    answerDetail();
    await expect.element(page.getByRole('button', { name: 'Lịch sử' })).toBeVisible();
  });
});

test('a row that a person approaches is read before it is opened', async () => {
  await openPosts(network, [aRow()]);
  await userEvent.hover(page.getByRole('link', { name: title }));
  await expect.poll(() => network.to(DETAIL)).toHaveLength(1);
  answerDetail();
  await userEvent.click(page.getByRole('link', { name: title }));
  await expect.element(page.getByRole('button', { name: 'Lịch sử' })).toBeVisible();
  expect(network.to(DETAIL)).toHaveLength(1);
});
