import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aDetail } from '../test-support/a-comment.ts';
import { CHAU, NGOC, ROWS, THUONG, YEN } from '../test-support/four-comments.ts';
import { countDecisions, openComments } from '../test-support/open-comments.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ letterKeys: true, pageSize: 20 });
});

const item = (name: string) => page.getByRole('article', { name });
const bodyOf = (path: string) => network.to(path).at(-1)?.body;
const stored = (row: CommentRow, changes: Partial<CommentRow>) => ({ ...row, version: 2, ...changes });
const tab = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Nhóm theo trạng thái' }).getByRole('link', { name });

describe('the queue by keys', () => {
  test('is worked from top to bottom: each decision is shown at once and sent behind, and Z takes it back', async () => {
    await openComments(network, ROWS);
    countDecisions(network, ROWS.length);
    const answer = Promise.withResolvers<void>();
    network.reply('/admin/comment/decide/1', async () => {
      await answer.promise;
      return Response.json({ error: 0, data: stored(THUONG, { state: 'APPROVED' }) });
    });
    network.answer('/admin/comment/decide/2', stored(NGOC, { state: 'REJECTED', rejectCode: 'NO_ACCENT' }));
    network.answer('/admin/comment/decide/3', stored(YEN, { state: 'SPAM' }));
    await userEvent.keyboard('ja');
    // The server has not answered yet.
    await expect.element(item('Hoài Thương')).not.toBeInTheDocument();
    await expect.element(item('Trần Bảo Ngọc')).toHaveFocus();
    await expect.element(tab(/^Chờ duyệt/)).toMatchTextContent('Chờ duyệt3');
    await userEvent.keyboard('r');
    await expect.element(page.getByRole('region', { name: 'Không duyệt vì' })).toBeVisible();
    await userEvent.keyboard('6');
    await expect.element(item('Lê Hải Yến')).toHaveFocus();
    expect(bodyOf('/admin/comment/decide/2')).toEqual({
      version: 1,
      action: 'reject',
      code: 'NO_ACCENT',
      text: '',
    });
    await userEvent.keyboard('s');
    await expect.element(item('Đỗ Minh Châu')).toHaveFocus();
    await expect.element(page.getByText('Hôm nay bạn đã xử lý 3')).toBeVisible();
    network.answer('/admin/comment/undo/3', stored(YEN, { version: 3 }));
    await userEvent.keyboard('z');
    await expect.element(item('Lê Hải Yến')).toHaveFocus();
    await expect.poll(() => bodyOf('/admin/comment/undo/3')).toEqual({ version: 2 });
    // The first decision is still on its way: it is taken back once it has arrived.
    network.answer('/admin/comment/undo/2', stored(NGOC, { version: 3 }));
    network.answer('/admin/comment/undo/1', stored(THUONG, { version: 3 }));
    await userEvent.keyboard('zz');
    await expect.element(item('Hoài Thương')).toHaveFocus();
    expect(network.to('/admin/comment/undo/1')).toHaveLength(0);
    answer.resolve();
    await expect.poll(() => bodyOf('/admin/comment/undo/1')).toEqual({ version: 2 });
    expect(bodyOf('/admin/comment/decide/1')).toEqual({ version: 1, action: 'approve' });
  });

  test('moves by J, K and arrows, opens reasons with the one suggested in focus, and passes axe', async () => {
    await openComments(network, ROWS);
    await userEvent.keyboard('jj');
    await expect.element(item('Trần Bảo Ngọc')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Hoài Thương')).toHaveFocus();
    await userEvent.keyboard('r');
    const reason = page.getByRole('button', { name: /Lộ thông tin cá nhân/ });
    await expect.element(reason).toHaveFocus();
    await expect.element(reason).toMatchTextContent(/gợi ý/);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(reason).not.toBeInTheDocument();
    await expect.element(item('Hoài Thương')).toHaveFocus();
    expect(network.sent.filter(({ path }) => path.includes('/decide/'))).toEqual([]);
  });

  test('leaves letters alone outside the queue, and where a person has switched them off', async () => {
    await openComments(network, ROWS);
    const search = page.getByRole('searchbox').or(page.getByRole('textbox', { name: 'Bình luận' }));
    await userEvent.click(search.first());
    await userEvent.keyboard('as');
    useAppConfig.setState({ letterKeys: false });
    await userEvent.click(item('Trần Bảo Ngọc'));
    await userEvent.keyboard('a');
    await expect.element(item('Trần Bảo Ngọc')).toBeVisible();
    expect(network.sent.filter(({ path }) => path.includes('/decide/'))).toEqual([]);
    await expect.element(page.getByText('hoàn tác', { exact: true })).not.toBeInTheDocument();
  });

  test('shows its end in words, and says what was there for nobody to take back', async () => {
    await openComments(network, [YEN]);
    network.answer('/admin/comment/decide/3', stored(YEN, { state: 'APPROVED' }));
    await userEvent.keyboard('ja');
    await expect.element(page.getByText('Không còn bình luận nào chờ duyệt.')).toBeVisible();
    network.answer('/admin/comment/undo/3', stored(YEN, { version: 3 }));
    await userEvent.keyboard('z');
    await expect.element(item('Lê Hải Yến')).toBeVisible();
    await userEvent.keyboard('z');
    await expect.element(page.getByText('Không còn gì để hoàn tác.')).toBeVisible();
  });
});

describe('a public comment', () => {
  const shown = ROWS.map((row) => ({ ...row, state: 'APPROVED' as const }));
  const [thuong = THUONG] = shown;

  test('is hidden by H and leaves the approved ones', async () => {
    await openComments(network, shown, { search: '?view=approved' });
    network.answer('/admin/comment/decide/1', stored(thuong, { state: 'HIDDEN' }));
    await userEvent.keyboard('jh');
    await expect.element(item('Hoài Thương')).not.toBeInTheDocument();
    await expect.element(item('Trần Bảo Ngọc')).toHaveFocus();
    expect(bodyOf('/admin/comment/decide/1')).toEqual({ version: 1, action: 'hide' });
  });

  test('is pinned by P and stays in hand; P again takes the pin away', async () => {
    await openComments(network, shown, { search: '?view=approved' });
    network.answer('/admin/comment/pin/1', stored(thuong, { isPinned: true }));
    await userEvent.keyboard('jp');
    await expect.element(item('Hoài Thương').getByRole('img', { name: 'Đã ghim' })).toBeVisible();
    await expect.element(item('Hoài Thương')).toHaveFocus();
    await expect.poll(() => bodyOf('/admin/comment/pin/1')).toEqual({ version: 1, isOn: true });
    network.answer('/admin/comment/pin/1', stored(thuong, { version: 3 }));
    await userEvent.keyboard('p');
    await expect.element(item('Hoài Thương').getByRole('img', { name: 'Đã ghim' })).not.toBeInTheDocument();
    await expect.poll(() => bodyOf('/admin/comment/pin/1')).toEqual({ version: 2, isOn: false });
  });
});

test('a comment that waits is not pinned: P says why', async () => {
  await openComments(network, ROWS);
  await userEvent.keyboard('jp');
  const notices = page.getByRole('region', { name: 'Thông báo' });
  await expect.element(notices.getByText('Chỉ làm được với bình luận đã duyệt')).toBeVisible();
  expect(network.to('/admin/comment/pin/1')).toEqual([]);
});

test('is forbidden for a reporter', async () => {
  await openComments(network, [], { role: 'AUTHOR' });
  await expect.element(page.getByText('Oops! Forbidden Page.')).toBeVisible();
  expect(network.to('/admin/comment/list')).toEqual([]);
});

describe('a decision that the server refuses', () => {
  test('brings the comment back with the words of the server', async () => {
    await openComments(network, ROWS, { counts: { waiting: 4 } });
    network.fail('/admin/comment/decide/1', 409, {
      error: -409,
      code: 'VERSION_CONFLICT',
      message: 'Lan đã xử lý bình luận này.',
    });
    await userEvent.keyboard('ja');
    await expect
      .element(item('Hoài Thương').getByRole('alert'))
      .toHaveTextContent('Lan đã xử lý bình luận này.');
    await expect.element(tab(/^Chờ duyệt/)).toMatchTextContent('Chờ duyệt4');
  });

  test('leaves the comment away when a colleague has dealt with it, and says who', async () => {
    await openComments(network, ROWS);
    const decided = { state: 'APPROVED', version: 2, moderatedBy: { userId: '99', name: 'Lan' } } as const;
    network.answer('/admin/comment/detail/1', aDetail({ ...THUONG, ...decided }));
    network.fail('/admin/comment/decide/1', 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Cũ' });
    await userEvent.keyboard('ja');
    const notices = page.getByRole('region', { name: 'Thông báo' });
    await expect.element(notices.getByText('Lan vừa xử lý bình luận của Hoài Thương')).toBeVisible();
    await expect.element(item('Trần Bảo Ngọc')).toHaveFocus();
    await expect.element(item('Hoài Thương')).not.toBeInTheDocument();
  });

  test('is not tried for what waits no more: the answer to a claim shows it, and the row leaves before anybody comes to it', async () => {
    await openComments(network, ROWS, { waits: [THUONG, YEN, CHAU] });
    await expect.element(item('Trần Bảo Ngọc')).not.toBeInTheDocument();
    await expect.element(item('Hoài Thương')).toBeVisible();
  });

  test('does not begin while a colleague has the comment in hand: who, is shown, and the next one comes first', async () => {
    const claimUntil = new Date(Date.now() + 60_000).toISOString();
    const taken = { ...THUONG, claimedBy: { userId: '99', name: 'Lan' }, claimUntil };
    await openComments(network, [taken, NGOC, YEN]);
    await expect.element(item('Hoài Thương')).toMatchTextContent(/Lan đang xem/);
    await expect.element(item('Trần Bảo Ngọc').getByRole('toolbar')).toBeVisible();
    await expect.poll(() => bodyOf('/admin/comment/claim')).toEqual({ ids: ['2', '3'] });
    await userEvent.click(item('Hoài Thương'));
    const approve = item('Hoài Thương').getByRole('button', { name: /^Duyệt/ });
    await expect.element(approve).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('a');
    await expect
      .element(page.getByRole('region', { name: 'Thông báo' }).getByText('Lan đang xem bình luận này'))
      .toBeVisible();
    expect(network.to('/admin/comment/decide/1')).toEqual([]);
  });
});

test('ticked comments are handled together, and each that failed is named', async () => {
  await openComments(network, ROWS);
  network.answer('/admin/comment/bulk', {
    done: 1,
    total: 2,
    results: [
      { id: '1', ok: true },
      { id: '2', ok: false, message: 'Lan đang xem' },
    ],
  });
  network.answer('/admin/comment/list', { items: [NGOC, YEN], next: null });
  await userEvent.keyboard('jxjx');
  await userEvent.click(
    page.getByRole('toolbar', { name: 'Thao tác hàng loạt' }).getByRole('button', { name: 'Duyệt' }),
  );
  await expect.element(page.getByText('Đã xử lý 1/2')).toBeVisible();
  await expect.element(page.getByText('Trần Bảo Ngọc: Lan đang xem')).toBeVisible();
  expect(bodyOf('/admin/comment/bulk')).toEqual({ ids: ['1', '2'], action: 'approve', text: '' });
  await expect.element(item('Hoài Thương')).not.toBeInTheDocument();
});

test('on a phone one comment is in hand, its actions are at the thumb and the reasons come from below', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  await openComments(network, ROWS);
  const actions = page.getByRole('toolbar', { name: 'Thao tác với bình luận của Hoài Thương' });
  await userEvent.click(actions.getByRole('button', { name: 'Không duyệt' }));
  const sheet = page.getByRole('dialog', { name: 'Không duyệt vì' });
  await expect.element(sheet.getByRole('button', { name: /Lộ thông tin cá nhân/ })).toHaveFocus();
  await expectAccessible();
  network.answer('/admin/comment/decide/1', stored(THUONG, { state: 'REJECTED' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Quảng cáo' }));
  await expect.element(item('Hoài Thương')).not.toBeInTheDocument();
  expect(bodyOf('/admin/comment/decide/1')).toMatchObject({ action: 'reject', code: 'ADVERT' });
  await expect
    .element(page.getByRole('toolbar', { name: 'Thao tác với bình luận của Trần Bảo Ngọc' }))
    .toBeVisible();
  // By the key: a test's window is lower than this phone, and its pointer does not reach the end of the page.
  item('Trần Bảo Ngọc')
    .getByRole('button', { name: /^Luồng và người gửi/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('dialog', { name: 'Ngữ cảnh bình luận' }).getByText('15 duyệt'))
    .toBeVisible();
});
