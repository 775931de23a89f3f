import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aTransition, aWholePost } from '../test-support/a-post.ts';
import { aStep, openPost, openPostsAt, TRANSITION } from '../test-support/open-posts.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const OWN = { code: 'OWN_POST', message: 'Bài do chính bạn viết: cần người khác duyệt.' };

describe('transitions from the page of a post', () => {
  test('Ctrl+Enter makes the next step, and its notification offers undo', async () => {
    const post = aWholePost({ state: 'SUBMITTED', allowedTransitions: [aTransition('pickUp', 'EDITING')] });
    const taken = aWholePost({
      state: 'EDITING',
      version: 2,
      allowedTransitions: [aTransition('release', 'SUBMITTED')],
    });
    network.answer(TRANSITION, taken);
    await openPost(network, post, { role: 'EDITOR' });
    await expect.element(button(/^Nhận biên tập/)).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Bạn đã nhận biên tập “Mùa lúa chín”.')).toBeVisible();
    network.answer(TRANSITION, post);
    await userEvent.click(button('Hoàn tác'));
    await expect.element(page.getByText('Đã nhả “Mùa lúa chín” về hàng chờ biên tập.')).toBeVisible();
    expect(network.to(TRANSITION).map(({ body }) => body)).toEqual([
      { version: 1, to: 'EDITING' },
      { version: 2, to: 'SUBMITTED' },
    ]);
  });

  test('Ctrl+Enter pressed again while the step is under way sends it once', async () => {
    let arrive = (_: Response) => {};
    network.reply(TRANSITION, () => new Promise((resolve) => (arrive = resolve)));
    await openPost(
      network,
      aWholePost({ state: 'SUBMITTED', allowedTransitions: [aTransition('pickUp', 'EDITING')] }),
    );
    await expect.element(button(/^Nhận biên tập/)).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(button(/^Nhận biên tập/)).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    arrive(Response.json({ error: 0, data: aWholePost({ state: 'EDITING', version: 2 }) }));
    await expect.element(page.getByText(/^Bạn đã nhận biên tập/)).toBeVisible();
    expect(network.to(TRANSITION)).toHaveLength(1);
  });

  test('no undo is offered that the answer does not allow', async () => {
    network.answer(TRANSITION, aWholePost({ state: 'EDITING', version: 2 }));
    await openPost(
      network,
      aWholePost({ state: 'SUBMITTED', allowedTransitions: [aTransition('pickUp', 'EDITING')] }),
    );
    await userEvent.click(button(/^Nhận biên tập/));
    await expect.element(page.getByText(/^Bạn đã nhận biên tập/)).toBeVisible();
    await expect.element(button('Hoàn tác')).not.toBeInTheDocument();
  });

  test('the author reads who can approve the post, and cannot', async () => {
    await openPost(
      network,
      aWholePost({
        state: 'PENDING_APPROVAL',
        allowedTransitions: [aTransition('publish', 'PUBLISHED', { unmet: [OWN] })],
      }),
    );
    await expect
      .element(button(/^Duyệt & xuất bản/))
      .toHaveAccessibleDescription(
        'Bài do chính bạn viết: cần người khác duyệt. Người duyệt được: Quản trị dự án, Quản trị hệ thống.',
      );
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(network.to(TRANSITION)).toEqual([]);
  });

  test('a step with intermediate steps names them', async () => {
    await openPost(
      network,
      aWholePost({
        allowedTransitions: [
          aTransition('publish', 'PUBLISHED', { via: ['submit', 'pickUp', 'forward'] }),
          aTransition('trash', 'TRASHED'),
        ],
      }),
    );
    await expect
      .element(button(/^Duyệt & xuất bản/))
      .toHaveAttribute('data-tip', 'Thực hiện luôn các bước: Gửi biên tập, Nhận biên tập, Trình duyệt.');
  });

  test('returning asks for a reason of ten characters, which can be chosen', async () => {
    network.answer(TRANSITION, aWholePost({ state: 'RETURNED', version: 2 }));
    const back = aTransition('return', 'RETURNED', { needsReason: true });
    await openPost(network, aWholePost({ state: 'EDITING', allowedTransitions: [back] }));
    await userEvent.click(button('Xử lý bài'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Trả bài' }));
    const dialog = page.getByRole('dialog', { name: 'Trả lại “Mùa lúa chín”' });
    await userEvent.fill(dialog.getByLabelText('Lý do trả bài'), 'Ngắn quá');
    await expect
      .element(dialog.getByRole('button', { name: 'Trả bài' }))
      .toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: /^Thiếu nguồn/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Trả bài' }));
    await expect.element(page.getByText('Đã trả “Mùa lúa chín” cho tác giả.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(network.to(TRANSITION)[0]?.body).toEqual({
      version: 1,
      to: 'RETURNED',
      reason: 'Ngắn quá\nThiếu nguồn hoặc căn cứ cho số liệu trong bài.',
    });
  });

  test('scheduling names the site in the panel of publication and takes a time by its name', async () => {
    const time = new Date(Date.now() + 7_200_000).toISOString();
    network.answer(TRANSITION, aWholePost({ state: 'SCHEDULED', version: 2, scheduleTime: time }));
    const schedule = aTransition('schedule', 'SCHEDULED', { needsTime: true });
    network.answer('/admin/post/publish-audience/5', { people: [] });
    network.answer('/admin/post/publish-slots/5', { pages: [] });
    network.answer('/admin/post/placements', { items: [], focusMax: 5 });
    await openPost(network, aWholePost({ state: 'PENDING_APPROVAL', allowedTransitions: [schedule] }));
    await userEvent.click(button('Xử lý bài'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Hẹn giờ' }));
    const dialog = page.getByRole('dialog', { name: 'Xuất bản lên Cổng thông tin Việt Nam' });
    const confirm = dialog.getByRole('button', { name: /^Hẹn( giờ$| \d)/ });
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
    const before = Date.now();
    await userEvent.click(dialog.getByRole('button', { name: '+1 giờ' }));
    await userEvent.click(confirm);
    await expect
      .element(page.getByText(/^Đã hẹn giờ “Mùa lúa chín”: \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/))
      .toBeVisible();
    const sent = network.to(TRANSITION)[0]?.body as { readonly scheduleTime: string } | undefined;
    const minutes = (Date.parse(sent?.scheduleTime ?? '') - before) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThan(62);
  });
});

test('a refused transition names the rules', async () => {
  network.fail(TRANSITION, 422, {
    error: -422,
    code: 'RULES_NOT_MET',
    message: 'Chưa đủ điều kiện để thực hiện thao tác này.',
    errors: [],
    details: {
      rules: [{ code: 'EMBARGO', field: 'embargoUntil', message: 'Bài chưa đến giờ được đăng.' }],
    },
    requestId: 'yeu-cau-1',
  });
  await openPost(network, aWholePost({ allowedTransitions: [aTransition('submit', 'SUBMITTED')] }));
  await userEvent.click(button(/^Gửi biên tập/));
  await expect.element(page.getByText('Bài chưa đến giờ được đăng.')).toBeVisible();
});

describe('the page of a post', () => {
  test('shows why it came back, who said so and when, and its log newest first', async () => {
    const reason = 'Thiếu nguồn cho số liệu ở đoạn hai.';
    const returned = aStep({
      id: '2',
      move: 'return',
      from: 'SUBMITTED',
      to: 'RETURNED',
      userName: 'Phạm Đức Anh',
      role: 'EDITOR',
      reason,
    });
    const post = aWholePost({ state: 'RETURNED', stateReason: reason, returnCount: 1 });
    await openPost(network, post, { role: 'AUTHOR', log: [returned, aStep()] });
    const banner = page.getByRole('status').filter({ hasText: reason });
    await expect.element(banner).toMatchTextContent(/Trả lại · Phạm Đức Anh, 20\/11\/2026 10:05/);
    const steps = page.getByRole('list', { name: 'Nhật ký xử lý' }).getByRole('listitem');
    await expect
      .element(steps.nth(0))
      .toMatchTextContent(/^Trả bài.*Phạm Đức Anh \(Biên tập viên\).*Thiếu nguồn/);
    await expect.element(steps.nth(1)).toMatchTextContent(/^Gửi biên tập.*Trần Phóng Viên \(Phóng viên\)/);
  });

  test('shows pinned reports of a live blog first, then the newest', async () => {
    const entry = { text: 'Diễn biến.', authorName: 'Hà Anh', isPinned: false };
    const liveEntries = [
      { ...entry, id: 'muc1', title: 'Cũ nhất', time: '2026-11-20T01:00:00.000Z' },
      { ...entry, id: 'muc2', title: 'Được ghim', time: '2026-11-20T02:00:00.000Z', isPinned: true },
      { ...entry, id: 'muc3', title: 'Mới nhất', time: '2026-11-20T03:00:00.000Z' },
    ];
    const details = { ...PLAIN_DETAILS, postType: 'LIVE' as const, liveEntries };
    await openPost(network, aWholePost({ details }));
    const reports = page.getByRole('region', { name: 'Tường thuật trực tiếp' }).getByRole('listitem');
    await expect.element(reports.nth(0)).toMatchTextContent(/^Ghim.*Được ghim/);
    await expect.element(reports.nth(1)).toMatchTextContent(/Mới nhất/);
    await expect.element(reports.nth(2)).toMatchTextContent(/Cũ nhất/);
  });

  test('shows a poll, answers without hidden questions, a document, source and sponsor by type', async () => {
    const question = { asker: 'Bạn đọc An', guestId: 'khach1' };
    const details = {
      ...PLAIN_DETAILS,
      postType: 'QA' as const,
      poll: {
        question: 'Bạn chọn phương án nào?',
        options: [
          { id: 'mot1', text: 'Phương án một' },
          { id: 'hai2', text: 'Phương án hai' },
        ],
        closeTime: null,
        allowsMany: true,
      },
      questions: {
        guests: [{ id: 'khach1', name: 'TS. Lê Minh', title: 'Viện Nông nghiệp' }],
        items: [
          { ...question, id: 'hoi1', question: 'Giá lúa?', answer: 'Đang lên.', state: 'ANSWERED' as const },
          { ...question, id: 'hoi2', question: 'Câu bị ẩn?', answer: '', state: 'HIDDEN' as const },
        ],
      },
      isSponsored: true,
      sponsorName: 'Công ty Lúa Vàng',
      origin: 'SYNDICATED' as const,
      sourceName: 'TTXVN',
      sourceUrl: 'https://example.org/tin',
    };
    await openPost(network, aWholePost({ details }));
    const article = page.getByRole('article');
    await expect.element(article).toMatchTextContent(/Bài tài trợ · Công ty Lúa Vàng/);
    await expect.element(article).toMatchTextContent(/Phương án hai.*Chọn được nhiều phương án/);
    await expect.element(article).toMatchTextContent(/Bạn đọc An: Giá lúa\?.*TS\. Lê Minh: Đang lên\./);
    await expect.element(article).not.toMatchTextContent(/Câu bị ẩn/);
    await expect
      .element(article.getByRole('link', { name: 'TTXVN' }))
      .toHaveAttribute('href', details.sourceUrl);
    await expect.element(page.getByText('Trao đổi, mua bản quyền')).toBeVisible();
  });

  test('shows the article at the width of a phone', async () => {
    await openPost(network, aWholePost());
    await userEvent.click(button('Xem như trên điện thoại'));
    await expect.element(button('Xem như trên điện thoại')).toHaveAttribute('aria-pressed', 'true');
    const width = page.getByRole('article').element().getBoundingClientRect().width;
    expect(width).toBeLessThanOrEqual(392);
  });
});

test('hides suggestions until somebody asks for them', async () => {
  const by = {
    id: 'suggest-1',
    authorId: '7',
    authorName: 'Trần Biên Tập',
    time: '2026-11-22T03:00:00.000Z',
  };
  const text = [
    { type: 'text' as const, text: 'Lúa ' },
    { type: 'text' as const, text: 'chín', marks: [{ type: 'deletion' as const, attrs: by }] },
    { type: 'text' as const, text: 'vàng', marks: [{ type: 'insertion' as const, attrs: by }] },
  ];
  await openPost(
    network,
    aWholePost({ content: { type: 'doc', content: [{ type: 'paragraph', content: text }] } }),
  );
  await expect.element(page.getByText('Lúa chín', { exact: true })).toBeVisible();
  await userEvent.click(button('Hiện dấu sửa'));
  await expect.element(page.getByRole('insertion').getByText('vàng')).toBeVisible();
  await expect.element(page.getByRole('deletion').getByText('chín')).toBeVisible();
});

describe.each(['view', 'edit', 'history', 'preview'])('the %s page of a post that cannot be read', (view) => {
  const retry = () => page.getByRole('button', { name: 'Thử lại' });
  const toList = () => page.getByRole('link', { name: 'Quay lại danh sách' });

  test('because it does not exist offers the list, not another try', async () => {
    network.fail('/admin/post/detail/9', 404, {
      error: -404,
      code: 'NOT_FOUND',
      message: 'Không có bài này.',
    });
    await openPostsAt(network, `/manager_post/${view}/9`);
    await expect.element(toList()).toHaveAttribute('href', expect.stringMatching(/^\/manager_post(\?|$)/));
    expect(retry().query()).toBeNull();
  });

  test('because the server is busy offers another try', async () => {
    network.fail('/admin/post/detail/9', 503, {
      error: -503,
      code: 'UNAVAILABLE',
      message: 'Máy chủ đang bận.',
    });
    await openPostsAt(network, `/manager_post/${view}/9`);
    await expect.element(retry()).toBeVisible();
    expect(toList().query()).toBeNull();
  });
});
