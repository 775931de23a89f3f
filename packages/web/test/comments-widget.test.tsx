import type { ShownComment, Thread } from '@toasoan/contract/features/comments/readers/reader-comment.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openWidget } from '../widget/open-widget.ts';
import { expectAccessible } from './expect-accessible.ts';
import { Network } from './network.ts';

const BASE = '/api/intake/v1/1';
const THREAD = '/intake/v1/1/comments/post-12/thread';
const SEND = '/intake/v1/1/comments/post-12/send';

afterEach(() => {
  location.hash = '';
  document.querySelector('[data-widget]')?.remove();
});

let id = 0;
function aComment(more: Partial<ShownComment> = {}): ShownComment {
  id += 1;
  return {
    id: String(id),
    parentId: null,
    depth: 0,
    isGone: false,
    authorName: `Bạn đọc ${id}`,
    content: 'Bài viết rất hay.',
    createTime: '2026-11-24T03:05:00.000Z',
    likeCount: 0,
    isPinned: false,
    isEditorPick: false,
    isEdited: false,
    officialReply: null,
    ...more,
  };
}

function aThread(items: readonly Partial<Thread['items'][number]>[], more: Partial<Thread> = {}): Thread {
  return {
    isOpen: true,
    needsEmail: false,
    sort: 'NEWEST',
    total: items.length,
    hasMore: false,
    items: items.map((item) => ({ replies: [], replyCount: 0, ...aComment(), ...item })),
    ...more,
  };
}

interface Opening {
  readonly target?: string;
  readonly language?: 'vi' | 'en';
  readonly theme?: string;
}

function open(network: Network, { target = 'post-12', language = 'vi', theme }: Opening = {}): HTMLElement {
  network.answer('/intake/v1/1/settings', { name: 'Báo Huế', captchaSiteKey: '', mails: true });
  const host = document.createElement('div');
  host.dataset.widget = '';
  document.body.append(host);
  openWidget(host, { base: BASE, target, language, theme });
  return host;
}

const focused = () => {
  const { activeElement } = document;
  return activeElement?.shadowRoot?.activeElement ?? activeElement;
};

test.each(['light', 'dark'])(
  'a thread shows all that readers may know, and axe finds nothing in %s',
  async (theme) => {
    const network = new Network();
    const root = aComment({ authorName: 'Lê Thị Mai', likeCount: 12, isPinned: true, isEditorPick: true });
    const official = { text: 'Cảm ơn bạn.', orgName: 'Ban Bạn đọc', time: '2026-11-24T04:00:00.000Z' };
    const reply = aComment({
      parentId: root.id,
      depth: 1,
      authorName: 'Trần Nam',
      isEdited: true,
      officialReply: official,
    });
    const below = aComment({
      parentId: reply.id,
      depth: 2,
      authorName: 'Phan Hà',
      content: '<img src=x onerror=alert(1)>',
    });
    const gone = aComment({ isGone: true, authorName: '', content: '' });
    const under = aComment({ parentId: gone.id, depth: 1, authorName: 'Người trả lời' });
    network.answer(
      THREAD,
      aThread(
        [
          { ...root, replies: [reply, below], replyCount: 2 },
          { ...gone, replies: [under], replyCount: 1 },
        ],
        { total: 4 },
      ),
    );
    open(network, { theme });
    await expect.element(page.getByRole('heading', { name: 'Bình luận (4)' })).toBeVisible();
    await expect.element(page.getByText('Được ghim')).toBeVisible();
    await expect.element(page.getByText('Bình luận hay')).toBeVisible();
    await expect.element(page.getByText('Đã biên tập')).toBeVisible();
    await expect
      .element(page.getByRole('group', { name: 'Tòa soạn trả lời' }))
      .toMatchTextContent(/Ban Bạn đọc/);
    await expect.element(page.getByText('Bình luận này không còn hiển thị.')).toBeVisible();
    await expect.element(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect.element(page.getByRole('article', { name: 'Lê Thị Mai' })).toMatchTextContent(/10:05/);
    await expectAccessible();
  },
);

test('a comment is sent with one key however often it is tried, and what was written stays until it is', async () => {
  const stored = localStorage.length;
  const network = new Network();
  network.answer(THREAD, aThread([]));
  network.fail(SEND, 429, {
    error: -429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Hãy đợi 50 giây.',
    errors: [],
  });
  open(network);
  await expect.element(page.getByText(/Chưa có bình luận nào/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Gửi bình luận' }));
  expect(network.to(SEND)).toEqual([]);
  await userEvent.type(page.getByLabelText('Nội dung bình luận'), 'Bài viết rất hay.');
  await userEvent.type(page.getByLabelText('Tên của bạn'), 'Lê Thị Mai');
  await userEvent.click(page.getByRole('button', { name: 'Gửi bình luận' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Hãy đợi 50 giây\./);
  await expectAccessible();
  network.answer(SEND, { outcome: 'WAITING', comment: null });
  await userEvent.click(page.getByRole('button', { name: 'Gửi bình luận' }));
  await expect.element(page.getByRole('status')).toMatchTextContent(/đang chờ tòa soạn duyệt/);
  await expect.element(page.getByLabelText('Nội dung bình luận')).toHaveValue('');
  const [first, second] = network.to(SEND);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(second?.body).toEqual({ authorName: 'Lê Thị Mai', content: 'Bài viết rất hay.', lang: 'vi' });
  expect([document.cookie, localStorage.length]).toEqual(['', stored]);
});

test('an answer is written by keys alone; Escape gives the focus back, and a shown answer gets it', async () => {
  const network = new Network();
  const root = aComment({ authorName: 'Lê Thị Mai' });
  network.answer(THREAD, aThread([root]));
  open(network);
  const reply = page.getByRole('button', { name: 'Trả lời Lê Thị Mai' });
  await expect.element(reply).toBeVisible();
  (reply.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const form = page.getByRole('form', { name: 'Trả lời Lê Thị Mai' });
  await expect.poll(() => focused()?.tagName).toBe('TEXTAREA');
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  expect(focused()).toBe(reply.element());
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Tôi đồng ý.{Tab}Trần Nam{Tab}{Tab}');
  expect(focused()?.textContent).toBe('Gửi trả lời');
  network.answer(SEND, {
    outcome: 'SHOWN',
    comment: aComment({ parentId: root.id, depth: 1, authorName: 'Trần Nam' }),
  });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Trần Nam');
  expect(network.to(SEND)[0]?.body).toMatchObject({ parentId: root.id, content: 'Tôi đồng ý.' });
});

test('more comments come page by page, in the order that the reader chooses, and the focus goes to the first new one', async () => {
  const network = new Network();
  const pages = (query: URLSearchParams) =>
    Response.json({
      error: 0,
      data: aThread([{ authorName: `${query.get('sort') ?? 'mặc định'} ${query.get('page')}` }], {
        hasMore: query.get('page') === '1',
        sort: query.get('sort') === 'LIKED' ? 'LIKED' : 'NEWEST',
        total: 2,
      }),
    });
  network.reply(THREAD, pages);
  open(network);
  await userEvent.click(page.getByRole('button', { name: 'Xem thêm bình luận' }));
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('mặc định 2');
  await userEvent.selectOptions(page.getByLabelText('Sắp xếp'), 'Thích nhiều nhất');
  await expect.element(page.getByRole('article', { name: 'LIKED 1' })).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'mặc định 2' })).not.toBeInTheDocument();
});

test('a comment is liked and reported, and a failure is said in words', async () => {
  const network = new Network();
  const root = aComment({ authorName: 'Lê Thị Mai', likeCount: 1 });
  network.answer(THREAD, aThread([root]));
  open(network);
  const like = page.getByRole('button', { name: 'Thích bình luận của Lê Thị Mai, 1 lượt thích' });
  await userEvent.click(like);
  await expect.element(page.getByRole('status')).toMatchTextContent(/Không kết nối được tới tòa soạn/);
  network.answer(`/intake/v1/1/comment/${root.id}/like`, { liked: true, likeCount: 2 });
  await userEvent.click(like);
  const liked = page.getByRole('button', { name: 'Thích bình luận của Lê Thị Mai, 2 lượt thích' });
  await expect.element(liked).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(page.getByRole('button', { name: 'Báo xấu bình luận của Lê Thị Mai' }));
  await userEvent.click(page.getByLabelText('Thông tin sai sự thật'));
  await expectAccessible();
  network.answer(`/intake/v1/1/comment/${root.id}/report`, { received: true });
  await userEvent.click(page.getByRole('button', { name: 'Gửi báo cáo' }));
  await expect.element(page.getByRole('status')).toMatchTextContent(/đã nhận báo cáo/);
  expect(network.to(`/intake/v1/1/comment/${root.id}/report`)[0]?.body).toEqual({ reason: 'FALSE_FACT' });
});

test('a thread that cannot be loaded says so and is asked for again', async () => {
  const network = new Network();
  open(network, { language: 'en' });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The newsroom cannot be reached/);
  network.answer(THREAD, aThread([], { isOpen: false }));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Comments on this article are closed.').first()).toBeVisible();
  await expect.element(page.getByRole('form')).not.toBeInTheDocument();
});

test('the pages of mailed links do nothing before their button is pressed, and say what came of it', async () => {
  const network = new Network();
  location.hash = `#tsn_${'a'.repeat(43)}`;
  const host = open(network, { target: 'confirm' });
  await expect.element(page.getByRole('heading', { name: 'Xác nhận email' })).toBeVisible();
  expect(network.sent).toEqual([]);
  await expectAccessible();
  network.answer('/intake/v1/1/comment-email/confirm', { outcome: 'WAITING' });
  await userEvent.click(page.getByRole('button', { name: 'Xác nhận email' }));
  await expect.element(page.getByRole('status')).toMatchTextContent(/đang chờ tòa soạn duyệt/);
  expect(network.sent[0]?.body).toEqual({ token: `tsn_${'a'.repeat(43)}` });
  host.remove();
  location.hash = '';
  open(network, { target: 'erase' });
  network.answer('/intake/v1/1/comment-erasure/ask', { received: true });
  await userEvent.type(page.getByLabelText('Email'), 'mai@mail.example');
  await userEvent.click(page.getByRole('button', { name: 'Gửi liên kết xóa' }));
  await expect.element(page.getByRole('status')).toMatchTextContent(/một lá thư đang tới đó/);
});
