import type { TakedownCase } from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholePost } from '../test-support/a-post.ts';
import { openPost, openPostsAt, TRANSITION } from '../test-support/open-posts.tsx';

const LIST = '/admin/takedown/list';
const OPEN = '/admin/takedown/create';
const HOUR = 3_600_000;
const REASON = 'Gỡ theo khiếu nại bản quyền.';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  const nothing = { items: [], mayOpen: true, mayAdd: true, mayRemove: true };
  network.answer('/admin/takedown/attachment/list/3', nothing);
});

function aCase(changes: Partial<TakedownCase> = {}): TakedownCase {
  const by = { userId: '1', name: 'Lê Thu Hà' };
  const received = new Date(Date.now() - 22 * HOUR);
  return {
    id: '3',
    postId: '5',
    postTitle: 'Mùa lúa chín',
    postSlug: 'mua-lua-chin',
    state: 'OPEN',
    reasonKind: 'COPYRIGHT',
    orderRef: '',
    orderIssuer: '',
    orderTime: null,
    receivedTime: received.toISOString(),
    dueTime: new Date(received.getTime() + 24 * HOUR).toISOString(),
    doneTime: null,
    doneBy: null,
    scope: ['POST', 'CACHE'],
    note: '',
    reason: '',
    reinstatedTime: null,
    reinstatedBy: null,
    reinstateReason: '',
    isMasked: false,
    createTime: received.toISOString(),
    updateTime: received.toISOString(),
    createdBy: by,
    updatedBy: by,
    version: 1,
    ...changes,
  };
}

const cases = (items: readonly TakedownCase[]) => ({ items, total: items.length, page: 1, limit: 20 });
const post = aWholePost({
  state: 'PUBLISHED',
  allowedTransitions: [
    {
      name: 'takeDown',
      to: 'TAKEN_DOWN',
      via: [],
      needsReason: true,
      needsTime: false,
      needsCase: true,
      unmet: [],
    },
  ],
});

async function startTakingDown() {
  await openPost(network, post);
  await userEvent.click(page.getByRole('button', { name: 'Xử lý bài' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Gỡ bài' }));
  return page.getByRole('dialog', { name: 'Gỡ bài “Mùa lúa chín”?' });
}

describe('taking a post down', () => {
  test('continues with the facts of the open case and a reason', async () => {
    network.answer(LIST, cases([aCase()]));
    network.answer(TRANSITION, aWholePost({ state: 'TAKEN_DOWN', version: 2 }));
    const dialog = await startTakingDown();
    await expect.element(dialog.getByText(/Bài có hồ sơ đang mở/)).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Lý do gỡ'), REASON);
    await userEvent.click(dialog.getByRole('button', { name: 'Gỡ bài' }));
    await expect
      .poll(() => network.to(TRANSITION)[0]?.body)
      .toMatchObject({
        to: 'TAKEN_DOWN',
        reason: REASON,
        takedown: { reasonKind: 'COPYRIGHT', scope: ['POST', 'CACHE'] },
      });
  });

  test('asks for number and issuer of an order before anything is sent', async () => {
    network.answer(LIST, cases([aCase({ reasonKind: 'COURT' })]));
    const dialog = await startTakingDown();
    await userEvent.fill(dialog.getByLabelText('Lý do gỡ'), REASON);
    await userEvent.click(dialog.getByRole('button', { name: 'Gỡ bài' }));
    await expect.element(dialog.getByText(/cần số văn bản/)).toBeVisible();
    await expect.element(dialog.getByText(/cần nơi ban hành/)).toBeVisible();
    expect(network.to(TRANSITION)).toEqual([]);
  });
});

describe('the page of a post', () => {
  test('shows the time left to people who may take it down', async () => {
    network.answer(LIST, cases([aCase()]));
    await openPost(network, post);
    await expect.element(page.getByText(/^Còn [12] giờ/)).toBeVisible();
  });

  test('shows an editor the cases without a way to open one, and asks for no corrections and royalties', async () => {
    network.answer(LIST, cases([aCase()]));
    await openPost(network, post, { role: 'EDITOR' });
    await expect.element(page.getByText(/^Còn [12] giờ/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Sửa hồ sơ' })).not.toBeInTheDocument();
    expect(network.sent.filter(({ path }) => /correction|royalty/.test(path))).toEqual([]);
    await expect.element(page.getByText('Nhuận bút')).not.toBeInTheDocument();
  });
});

describe('the list of cases', () => {
  test('is read by an editor: no report, no change, and no papers of a masked case', async () => {
    const masked = aCase({ reasonKind: 'PRIVACY', isMasked: true });
    network.answer(LIST, cases([masked]));
    network.answer('/admin/takedown/counts', { open: 1, overdue: 0, done: 0, all: 1, dueSoon: 0 });
    await openPostsAt(network, '/manager_post/takedowns?view=all', 'EDITOR');
    await expect.element(page.getByText('Văn bản chỉ người quyết định gỡ bài xem được')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Xuất$/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Sửa hồ sơ' })).not.toBeInTheDocument();
  });

  test('exports the tab and the search as a report', async () => {
    network.answer(LIST, cases([aCase()]));
    network.answer('/admin/takedown/counts', { open: 1, overdue: 0, done: 0, all: 1, dueSoon: 0 });
    network.answer('/admin/takedown/export', { taskId: '1' });
    await openPostsAt(network, '/manager_post/takedowns?view=all&text=lua');
    await userEvent.click(page.getByRole('button', { name: 'Xuất' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Xuất Excel (XLSX)' }));
    await expect
      .poll(() => network.to('/admin/takedown/export')[0]?.body)
      .toEqual({ format: 'xlsx', filters: { view: 'all', text: 'lua' } });
  });
});

describe('a case that is sent again after a lost answer', () => {
  test('carries the same key, so that only one is created', async () => {
    network.answer(LIST, cases([]));
    network.reply(OPEN, () => Promise.reject(new TypeError('the line is cut')));
    await openPost(network, post);
    await userEvent.click(page.getByRole('button', { name: 'Hồ sơ gỡ bài', exact: true }));
    await userEvent.click(page.getByRole('button', { name: 'Mở hồ sơ gỡ bài' }));
    const dialog = page.getByRole('dialog');
    await userEvent.click(dialog.getByRole('button', { name: /^Căn cứ gỡ bài/ }));
    await userEvent.click(page.getByRole('option', { name: 'Bản quyền' }));
    const send = dialog.getByRole('button', { name: 'Mở hồ sơ' });
    await userEvent.click(send);
    await expect.element(send).not.toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => network.to(OPEN)).toHaveLength(1);
    network.answer(OPEN, aCase());
    await userEvent.click(send);
    await expect.element(page.getByText('Đã mở hồ sơ gỡ bài.')).toBeVisible();
    const [first, second] = network.to(OPEN).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/.{8,}/);
    expect(second).toBe(first);
  });
});
