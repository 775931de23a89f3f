import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anAccount } from '../../users/test-support/open-people.tsx';
import { aPostRow, aWholePost } from '../test-support/a-post.ts';
import { aStep, openPost, openPosts } from '../test-support/open-posts.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/user/search', {
    items: [anAccount({ userId: '9', displayName: 'Phạm Đức Anh' })],
    total: 1,
    page: 1,
    limit: 20,
  });
});

const ASSIGN = '/admin/post/assign/5';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog', { name: 'Giao “Mùa lúa chín”' });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('assigning a post', () => {
  test('asks for the colleague, the due time and a message', async () => {
    await openPost(network, aWholePost({ state: 'SUBMITTED' }));
    await userEvent.click(button('Giao bài…'));
    await expect.element(dialog().getByRole('button', { name: 'Giao bài' })).toHaveAttribute('aria-disabled');
    await userEvent.click(dialog().getByRole('button', { name: 'Người biên tập' }));
    await userEvent.click(page.getByRole('option', { name: 'Phạm Đức Anh' }));
    await userEvent.click(dialog().getByRole('button', { name: '+1 giờ' }));
    await userEvent.fill(
      dialog().getByRole('textbox', { name: 'Lời nhắn cho người nhận' }),
      ' Kịp bản tin trưa. ',
    );
    const given = aWholePost({
      state: 'SUBMITTED',
      version: 2,
      assignee: { userId: '9', name: 'Phạm Đức Anh' },
    });
    network.answer(ASSIGN, given);
    await userEvent.click(dialog().getByRole('button', { name: 'Giao bài' }));
    await expect.element(page.getByText('Đã giao “Mùa lúa chín” cho Phạm Đức Anh.')).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    const body = network.to(ASSIGN)[0]?.body as { dueTime: string };
    expect(body).toMatchObject({ version: 1, assigneeId: '9', text: 'Kịp bản tin trưa.' });
    const minutes = (Date.parse(body.dueTime) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(58);
    expect(minutes).toBeLessThan(62);
  });

  test('shows the refusal of the server and keeps what was typed', async () => {
    const assignee = { userId: '9', name: 'Phạm Đức Anh' };
    await openPost(network, aWholePost({ state: 'EDITING', assignee, assignText: 'Gấp.' }));
    await userEvent.click(button('Đổi phân công…'));
    await userEvent.fill(dialog().getByRole('textbox', { name: 'Lời nhắn cho người nhận' }), 'Rất gấp.');
    network.fail(ASSIGN, 422, {
      error: -422,
      code: 'RULES_NOT_MET',
      message: 'Chưa đủ điều kiện.',
      details: { rules: [{ code: 'ASSIGNEE_UNFIT', message: 'Người được giao phải là thành viên.' }] },
      requestId: 'yc-1',
    });
    await userEvent.click(dialog().getByRole('button', { name: 'Giao bài' }));
    await expect.element(page.getByText('Người được giao phải là thành viên.')).toBeVisible();
    await expect
      .element(dialog().getByRole('textbox', { name: 'Lời nhắn cho người nhận' }))
      .toHaveValue('Rất gấp.');
  });

  test('the panel shows due time and message, and the log keeps both', async () => {
    const post = aWholePost({
      state: 'EDITING',
      assignee: { userId: '9', name: 'Phạm Đức Anh' },
      dueTime: inMinutes(-61),
      assignText: 'Gọi lại UBND xã.',
    });
    const step = aStep({
      move: 'assign',
      from: 'EDITING',
      to: 'EDITING',
      assigneeName: 'Phạm Đức Anh',
      reason: 'Gọi lại UBND xã.',
      dueTime: '2026-11-20T07:00:00.000Z',
    });
    await openPost(network, post, { log: [step] });
    await expect.element(page.getByText('Quá hạn 1 giờ 1 phút')).toBeVisible();
    await expect.element(page.getByRole('blockquote', { name: 'Lời nhắn' })).toBeVisible();
    await expect.element(page.getByText('Hạn: 20/11/2026 14:00')).toBeVisible();
  });
});

describe('the list', () => {
  test('assigns a post from its row and keeps the message that the list does not know', async () => {
    const assignee = { userId: '9', name: 'Phạm Đức Anh' };
    const dueTime = inMinutes(90);
    await openPosts(network, [aPostRow({ state: 'EDITING', assignee, dueTime })], 'EDITOR');
    await userEvent.click(page.getByRole('row').nth(1).getByRole('button').last());
    await userEvent.click(page.getByRole('menuitem', { name: 'Đổi phân công…' }));
    network.answer(ASSIGN, aWholePost({ state: 'EDITING', assignee, version: 2 }));
    await userEvent.click(dialog().getByRole('button', { name: 'Bỏ hạn' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Giao bài' }));
    await expect
      .poll(() => network.to(ASSIGN)[0]?.body)
      .toEqual({ version: 1, assigneeId: '9', dueTime: null });
  });

  test('filters posts that are late or due today', async () => {
    await openPosts(network, [aPostRow()], 'EDITOR');
    await userEvent.click(page.getByRole('button', { name: 'Hạn', exact: true }));
    await userEvent.click(page.getByRole('option', { name: 'Quá hạn' }));
    await expect.poll(() => new URLSearchParams(location.search).getAll('due')).toEqual(['late']);
  });
});
