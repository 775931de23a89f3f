import type { Notice } from '@toasoan/contract/features/live/notice.ts';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { useLoading } from '#web/core/api/loading-store.ts';
import { activeTab } from '#web/core/tabs/tab-list.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { liveServer, type OpenStream } from '../../../../test/live-server.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { ownClock } from '../../../../test/own-clock.ts';
import { aPostRow } from '../test-support/a-post.ts';
import { openPosts } from '../test-support/open-posts.tsx';

const LIST = '/admin/post/list';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const rows = [
  aPostRow({ id: '12', title: 'Bão số 9 vào bờ' }),
  aPostRow({ id: '13', title: 'Giá lúa mùa gặt' }),
];

const aNotice = (changes: Partial<Notice> = {}): Notice => ({
  id: '8',
  projectId: '1',
  kind: 'post',
  thingId: '12',
  editingSession: null,
  ...changes,
});

/** The list of posts, open while others work. */
async function openList(shown = rows): Promise<OpenStream> {
  const streams = liveServer(network, { cursor: '7', build: '' });
  await openPosts(network, shown);
  await expect.element(page.getByRole('link', { name: 'Giá lúa mùa gặt' })).toBeVisible();
  await expect.poll(() => streams.filter(({ isHeard }) => isHeard)).toHaveLength(1);
  const stream = streams.find(({ isHeard }) => isHeard);
  if (!stream) throw new Error('no stream');
  return stream;
}

const asked = () => network.to(LIST).length;
const rename = (title: string) =>
  network.answer(LIST, { items: [{ ...rows[0], title }, rows[1]], total: 2, page: 1, limit: 20 });
const marked = () => document.querySelectorAll('tr:has([data-changed])').length;

describe('an open list, while another person changes a post', () => {
  test('refreshes and marks the row; focus and ticked rows stay, no loading line appears', async () => {
    const stream = await openList();
    await page.getByRole('checkbox', { name: 'Chọn Giá lúa mùa gặt' }).click();
    const focused = document.activeElement;
    let seen = 0;
    const stop = useLoading.subscribe(({ running }) => {
      seen = Math.max(seen, running);
    });
    onTestFinished(stop);
    rename('Bão số 9 đổi hướng');
    stream.say('notice', aNotice());
    await expect.element(page.getByRole('link', { name: 'Bão số 9 đổi hướng' })).toBeVisible();
    await expect.poll(marked).toBe(1);
    expect(document.activeElement).toBe(focused);
    await expect.element(page.getByRole('checkbox', { name: 'Chọn Giá lúa mùa gặt' })).toBeChecked();
    expect(seen).toBe(0);
    await expect.poll(marked).toBe(0);
  });

  test('asks once for twenty changes within a second, and not at all for a repeated notice', async () => {
    const pass = ownClock();
    const stream = await openList();
    const before = asked();
    for (let id = 10; id < 30; id += 1) stream.say('notice', aNotice({ id: String(id) }));
    stream.say('notice', aNotice({ id: '10' }));
    await expect.poll(asked).toBe(before + 1);
    await pass(800);
    expect(asked()).toBe(before + 1);
    stream.say('notice', aNotice({ id: '10' }));
    await pass(2_500);
    expect(asked()).toBe(before + 1);
  });

  test('asks for nothing after a change in another project', async () => {
    const pass = ownClock();
    const stream = await openList();
    const before = asked();
    stream.say('notice', aNotice({ projectId: '2' }));
    await pass(1_500);
    expect(asked()).toBe(before);
  });

  test('marks no row after a change in a tab of its own', async () => {
    const pass = ownClock();
    // None of those that an earlier test has marked.
    const stream = await openList(rows.map((row) => ({ ...row, id: `4${row.id}` })));
    const own = activeTab(useTabs.getState().list)?.id ?? '';
    const before = asked();
    stream.say('notice', aNotice({ thingId: '412', editingSession: own }));
    await expect.poll(asked).toBe(before + 1);
    await pass(300);
    expect(marked()).toBe(0);
  });

  test('keeps the rows and shows nothing when the refresh fails', async () => {
    const pass = ownClock();
    const stream = await openList();
    const before = asked();
    network.fail(LIST, 500, { error: -500, message: 'Máy chủ bận' });
    stream.say('notice', aNotice());
    await expect.poll(asked).toBe(before + 1);
    await pass(300);
    await expect.element(page.getByRole('link', { name: 'Bão số 9 vào bờ' })).toBeVisible();
    await expect.element(page.getByText('Máy chủ bận')).not.toBeInTheDocument();
  });
});

test('asks for everything of the project again when notices may be missing', async () => {
  const stream = await openList();
  const before = asked();
  stream.say('again', {});
  await expect.poll(asked).toBe(before + 1);
});

test('asks for nothing while hidden, until it is shown', async () => {
  const pass = ownClock();
  const stream = await openList();
  const before = asked();
  const show = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'hidden');
  });
  show(true);
  stream.say('notice', aNotice());
  await pass(1_500);
  expect(asked()).toBe(before);
  show(false);
  await expect.poll(asked).toBe(before + 1);
});
