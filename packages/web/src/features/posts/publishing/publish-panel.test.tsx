import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useProjects } from '#web/core/project/project-store.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { inProduction } from '../../../../test/in-production.ts';
import type { Network } from '../../../../test/network.ts';
import { articleOf } from '../../../../test/open-article.tsx';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { ownClock } from '../../../../test/own-clock.ts';
import { aProject } from '../../../../test/people.ts';
import { aPostRow, aTransition, aWholePost } from '../test-support/a-post.ts';
import { DETAIL, openPost, openPosts, TRANSITION } from '../test-support/open-posts.tsx';

const AUDIENCE = '/admin/post/publish-audience/5';
const SLOTS = '/admin/post/publish-slots/5';
const LIST = '/admin/post/list';
const UNDO = '/admin/post/undoPublish/5';
const RECEIPT = '/admin/post/publish-receipt/5';
const step = (name: string, state = 'DONE', more: object = {}) => ({
  step: name,
  state,
  time: '2026-11-20T03:05:07.000Z',
  name: '',
  reason: null,
  ...more,
});
const aReceipt = (webhook: object, nextLookSeconds: number | null) => ({
  version: 2,
  steps: [
    ...['SAVED', 'CACHES', 'PAGE', 'SITE_FEED', 'SITEMAP'].map((name) => step(name)),
    { ...step('WEBHOOK'), name: 'Bản tin sáng', ...webhook },
  ],
  nextLookSeconds,
});
let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer(AUDIENCE, { people: [{ userId: '7', name: 'Trần Phóng Viên' }] });
  network.answer('/admin/post/placements', { items: [], focusMax: 5 });
  network.answer(SLOTS, { pages: [] });
  network.answer(RECEIPT, aReceipt({}, null));
  network.answer(LIST, { items: [aPostRow({ id: '9', title: 'Bài kế' })], total: 4, page: 1, limit: 2 });
});

const PUBLISH = aTransition('publish', 'PUBLISHED');
const SCHEDULE = aTransition('schedule', 'SCHEDULED', { needsTime: true });
/** A short text without a cover. */
const waiting = (changes: Partial<Post> = {}) =>
  aWholePost({
    state: 'PENDING_APPROVAL',
    mayEdit: true,
    content: articleOf('Bốn mươi ba chữ.'),
    details: PLAIN_DETAILS,
    allowedTransitions: [PUBLISH, SCHEDULE],
    ...changes,
  });
const published = waiting({ state: 'PUBLISHED', version: 2, allowedTransitions: [] });
const panel = () => page.getByRole('dialog', { name: 'Xuất bản lên Cổng thông tin Việt Nam' });
const done = () => page.getByRole('dialog', { name: 'Bài đã lên trang' });
const confirm = () => panel().getByRole('button', { name: /^Xuất bản ngay/ });

async function openPanel(post = waiting()): Promise<void> {
  await openPost(network, post);
  await expect.element(page.getByRole('button', { name: /^Duyệt & xuất bản/ })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(panel().getByText('Báo cho Trần Phóng Viên')).toBeVisible();
}

describe('the panel before a publication', () => {
  test('shows the recommended points of a short post without cover before anything is sent', async () => {
    await openPanel();
    const points = panel().getByRole('list', { name: 'Nên xem lại' });
    await expect.element(points).toMatchTextContent(/Thiếu ảnh đại diện/);
    await expect.element(confirm()).toHaveFocus();
    expect(network.to(TRANSITION)).toEqual([]);
    await expectAccessible();
  });

  test('Enter publishes with the place and the silence that were chosen', async () => {
    await openPanel();
    await userEvent.click(panel().getByRole('radio', { name: 'Tin tiêu điểm' }));
    await userEvent.click(panel().getByRole('switch'));
    network.answer(TRANSITION, published);
    await userEvent.click(panel().getByRole('radio', { name: /^Ngay bây giờ/ }));
    await userEvent.keyboard('{Enter}');
    await expect.element(done()).toBeVisible();
    expect(network.to(TRANSITION).map(({ body }) => body)).toEqual([
      { version: 1, to: 'PUBLISHED', place: { kind: 'FOCUS' }, notifies: false },
    ]);
  });

  test('a blocked post says its rule and cannot be confirmed', async () => {
    const unmet = [{ code: 'EXCERPT_REQUIRED', field: 'excerpt', message: 'Thiếu sapo.' }];
    await openPanel(waiting({ allowedTransitions: [aTransition('publish', 'PUBLISHED', { unmet })] }));
    await expect
      .element(panel().getByRole('list', { name: 'Bắt buộc sửa' }))
      .toMatchTextContent(/Thiếu sapo/);
    await expect.element(confirm()).toHaveAccessibleDescription('Thiếu sapo.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(network.to(TRANSITION)).toEqual([]);
  });

  test('“Sửa” opens the editor at the field', async () => {
    await openPanel();
    await userEvent.click(panel().getByRole('button', { name: /Thiếu ảnh đại diện/ }));
    await expect.element(page.getByRole('button', { name: 'Chọn ảnh đại diện' })).toHaveFocus();
  });

  test('names the slots that the post takes and what it pushes out, and nothing of a later time', async () => {
    const at = (blockId: string, blockTitle: string, slot: number) => ({ blockId, blockTitle, slot });
    const titles = ['Lễ hội cầu ngư', 'Giá lúa hè thu', 'Đường ven biển', 'Chợ nổi'];
    const pushesOut = titles.map((title, index) => ({
      kind: 'post',
      id: String(20 + index),
      title,
      from: at(`cuoi-${index}`, '', 8),
    }));
    const home = { kind: 'HOME', categoryId: '', title: 'Bố cục trang chủ' };
    const category = { kind: 'CATEGORY', categoryId: '3', title: 'Du lịch' };
    network.answer(SLOTS, {
      pages: [
        { ...home, takes: [at('dau', 'Nổi bật', 1)], pushesOut, shifts: 1 },
        { ...category, takes: [], pushesOut: [], shifts: 0 },
      ],
    });
    await openPanel();
    const slots = panel().getByRole('region', { name: 'Lên trang ở đâu' });
    await expect.element(slots).toMatchTextContent(/Trang chủ.*Nổi bật, ô 1.*“Lễ hội cầu ngư” rời trang/);
    await expect.element(slots).toMatchTextContent(/và 1 bài nữa rời trang.*1 bài đổi chỗ/);
    await expect.element(slots).toMatchTextContent(/Du lịch.*Không vào khung nào/);
    expect(slots.getByText('“Chợ nổi”').elements()).toEqual([]);
    await expectAccessible();
    await userEvent.click(panel().getByRole('button', { name: 'Sáng mai 06:00' }));
    await expect.element(slots).not.toBeInTheDocument();
  });

  test('says how much of a post from a source is still in its words, and asks that of no other post', async () => {
    network.answer('/admin/post/source-share/5', { share: { source: 'Báo Ví Dụ', percent: 92 } });
    await openPanel(waiting({ details: { ...PLAIN_DETAILS, origin: 'CRAWLED' } }));
    await expect.element(panel().getByText('Còn 92 % nguyên văn của Báo Ví Dụ')).toBeVisible();
    await expectAccessible();
  });

  test('a quick time schedules instead', async () => {
    await openPanel();
    await userEvent.click(panel().getByRole('button', { name: 'Sáng mai 06:00' }));
    network.answer(TRANSITION, waiting({ state: 'SCHEDULED', version: 2 }));
    await userEvent.click(panel().getByRole('button', { name: /^Hẹn \d.* 06:00/ }));
    await expect.element(panel()).not.toBeInTheDocument();
    expect(network.to(TRANSITION)[0]?.body).toMatchObject({
      to: 'SCHEDULED',
      scheduleTime: expect.stringMatching(/T23:00:00\.000Z$/),
    });
  });

  test('opens from the menu of the list with the post as it is on the server', async () => {
    await openPosts(network, [aPostRow({ id: '5', state: 'PENDING_APPROVAL' })]);
    network.answer(DETAIL, waiting({ version: 3 }));
    await userEvent.click(page.getByRole('row').nth(1).getByRole('button').last());
    await userEvent.click(page.getByRole('menuitem', { name: /^Duyệt & xuất bản/ }));
    await expect.element(panel()).toMatchTextContent(/Thiếu ảnh đại diện/);
    network.answer(TRANSITION, published);
    await userEvent.click(confirm());
    await expect.element(done()).toBeVisible();
    expect(network.to(TRANSITION)[0]?.body).toMatchObject({ version: 3 });
  });
});

describe('the receipt of a publication', () => {
  async function publish(): Promise<void> {
    await openPanel();
    network.answer(TRANSITION, published);
    await userEvent.click(confirm());
    await expect.element(done()).toBeVisible();
  }

  test('names the steps, the address and what waits, and leads to the next post', async () => {
    await publish();
    const steps = done().getByRole('list', { name: 'Biên nhận xuất bản' });
    await expect.element(steps).toMatchTextContent(/Đã lưu bản 2.*Trần Phóng Viên.*Chưa gửi trước \d+ giây/);
    await expect.element(done().getByText('Còn 4 bài chờ bạn')).toBeVisible();
    await expect
      .element(done().getByRole('link', { name: 'Mở trang' }))
      .toHaveAttribute('href', expect.stringMatching(/^https:\/\/[^/]+\/.+/));
    await expectAccessible();
    network.answer('/admin/post/detail/9', aWholePost({ id: '9', title: 'Bài kế' }));
    network.answer('/admin/post/workflow-log/9', { items: [], hasMore: false });
    await userEvent.click(done().getByRole('button', { name: 'Bài tiếp theo' }));
    await expect.element(page.getByRole('heading', { name: 'Bài kế' }).first()).toBeVisible();
  });

  test('in production says that a site without a domain has no address, and names no link', async () => {
    inProduction();
    await openPanel();
    useProjects.setState({ data: [aProject({ domains: [] })] });
    network.answer(TRANSITION, published);
    await userEvent.click(confirm());
    await expect.element(done()).toMatchTextContent(/Dự án chưa có tên miền, nên bạn đọc chưa mở được bài/);
    expect(done().getByRole('link').elements()).toEqual([]);
    expect(done().getByRole('button', { name: 'Sao chép liên kết' }).elements()).toEqual([]);
    await expectAccessible();
  });

  test('shows what the server found: page, feeds as one line, each webhook', async () => {
    await publish();
    const steps = done().getByRole('list', { name: 'Biên nhận xuất bản' });
    await expect.element(steps).toMatchTextContent(/Trang bài trả lời đúng bản mới/);
    await expect.element(steps).toMatchTextContent(/RSS và sơ đồ trang đã có bài \(xong\)2 tệp/);
    await expect.element(steps).toMatchTextContent(/Webhook Bản tin sáng \(xong\)/);
  });

  test('looks again only while something waits, at the time that the server names', async () => {
    network.answer(RECEIPT, aReceipt({ state: 'WAITING', reason: 'HELD' }, 56));
    await openPanel();
    network.answer(TRANSITION, published);
    const pass = ownClock();
    await userEvent.click(confirm());
    await expect.element(done().getByText('gửi sau khi hết giờ hoàn tác')).toBeVisible();
    const asked = network.to(RECEIPT).length;
    await pass(50_000);
    expect(network.to(RECEIPT)).toHaveLength(asked);
    network.answer(RECEIPT, aReceipt({}, null));
    await pass(7_000);
    await expect.element(done().getByText('gửi sau khi hết giờ hoàn tác')).not.toBeInTheDocument();
    expect(network.to(RECEIPT)).toHaveLength(asked + 1);
    await pass(600_000);
    expect(network.to(RECEIPT)).toHaveLength(asked + 1);
  });

  test('a step that failed says what to do', async () => {
    network.answer(RECEIPT, aReceipt({ state: 'FAILED', reason: 'GIVEN_UP' }, null));
    await publish();
    await expect.element(done().getByText(/Nhờ quản trị gửi lại trong Webhook/)).toBeVisible();
    await expectAccessible();
  });

  test('a receipt that cannot be had says so and keeps the publication', async () => {
    network.reply(RECEIPT, () => new Response(null, { status: 503 }));
    await publish();
    await expect.element(done().getByText(/Chưa kiểm tra được\. Bài vẫn đã xuất bản/)).toBeVisible();
  });

  test('takes it back within the minute', async () => {
    await publish();
    const back = waiting({ version: 3 });
    network.answer(UNDO, back);
    network.answer(DETAIL, back);
    await userEvent.click(done().getByRole('button', { name: 'Hoàn tác' }));
    await expect.element(page.getByText(/^Đã hoàn tác: “Mùa lúa chín”/)).toBeVisible();
    await expect.element(done()).not.toBeInTheDocument();
    expect(network.to(UNDO).map(({ body }) => body)).toEqual([{ version: 2 }]);
  });

  test('a refused undo says why, and the receipt stays', async () => {
    await publish();
    network.fail(UNDO, 422, {
      error: -422,
      code: 'RULES_NOT_MET',
      message: 'Hà Anh đã thay đổi bài.',
      errors: [],
      details: { rules: [{ code: 'UNDO_CHANGED', message: 'Hà Anh đã thay đổi bài.' }] },
      requestId: 'r',
    });
    await userEvent.click(done().getByRole('button', { name: 'Hoàn tác' }));
    await expect.element(page.getByText('Hà Anh đã thay đổi bài.')).toBeVisible();
    await expect.element(done()).toBeVisible();
  });

  test('no longer offers it after the minute', async () => {
    await openPanel();
    network.answer(TRANSITION, published);
    const pass = ownClock();
    await userEvent.click(confirm());
    await expect.element(done().getByRole('button', { name: 'Hoàn tác' })).toBeVisible();
    await pass(61_000);
    await expect.element(done().getByRole('button', { name: 'Hoàn tác' })).not.toBeInTheDocument();
  });
});
