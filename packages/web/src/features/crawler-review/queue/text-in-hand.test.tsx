import type { CrawledItem, Gate } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { liveServer } from '../../../../test/live-server.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { ownClock } from '../../../../test/own-clock.ts';
import { aCrawledItem, aDetail, aStory, OPEN_GATES } from '../test-support/a-crawled-item.ts';
import {
  answerStories,
  COFFEE,
  notices,
  openReview,
  panel,
  RIVER,
  story,
  text,
  title,
  VI_DU_STORM,
} from '../test-support/open-review.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ letterKeys: true, pageSize: 20 });
});

const CALL = '/admin/crawled-item';
const bodyOf = (verb: string) => network.to(`${CALL}/${verb}`).at(-1)?.body;
const alone = (item: CrawledItem) => ({ stories: [aStory(item.id, [item])] });
const withGate = (gate: Gate) => OPEN_GATES.map((one) => (one.gate === gate.gate ? gate : one));

describe('the time before a text may be published', () => {
  const until = '2026-11-20T09:52:00.000Z';
  const item = aCrawledItem({ id: '4', earliestPublishTime: until });
  const gates = withGate({ gate: 'DELAY', state: 'WAIT', value: '60', until });

  test('is counted down, and the gate opens by itself when it is over', async () => {
    const pass = ownClock();
    vi.setSystemTime('2026-11-20T09:28:46.000Z');
    await openReview(network, { ...alone(item), details: { 4: { gates } } });
    await expect.element(panel().getByText('Chưa đủ 60 phút')).toBeVisible();
    await expect.element(story(item.title).getByText(/^còn 2[23] phút$/)).toBeVisible();
    vi.setSystemTime('2026-11-20T09:30:00.000Z');
    await pass(1_000);
    await expect.element(panel().getByText(/^21:5\d$/)).toBeVisible();
    const accept = panel().getByRole('button', { name: 'Nhận bài, đăng được từ 16:52' });
    await expect.element(accept).toBeVisible();
    vi.setSystemTime('2026-11-20T09:51:59.000Z');
    await pass(2_000);
    await expect.element(panel().getByText('Đã đủ 60 phút')).toBeVisible();
    await expect.element(panel().getByRole('button', { name: 'Nhận bài', exact: true })).toBeVisible();
    await pass(30_000);
    await expect.element(story(item.title).getByText('đăng được')).toBeVisible();
  });
});

describe('the licence gate', () => {
  test('says in words what is in order, and how the source will be named', async () => {
    await openReview(network, alone(COFFEE));
    await expect.element(panel().getByText('Thỏa thuận số 14/2026 còn hạn')).toBeVisible();
    await expect.element(panel().getByText('đến 31/03/2027')).toBeVisible();
    await expect.element(panel().getByText('7 / 20 bài')).toBeVisible();
    await expect.element(panel().getByText(/^Cuối bài sẽ ghi: Nguồn: Báo Ví Dụ$/)).toBeVisible();
  });

  test('that is shut stops the main button with its reason, and A says it', async () => {
    const gates = withGate({ gate: 'QUOTA', state: 'SHUT', value: '20/20', until: null });
    await openReview(network, { ...alone(COFFEE), details: { 4: { gates } } });
    const accept = panel().getByRole('button', { name: 'Nhận bài' });
    await expect.element(accept).toHaveAttribute('aria-disabled', 'true');
    await expect.element(accept).toHaveAccessibleDescription('Đã hết hạn mức hôm nay');
    await userEvent.keyboard('a');
    await expect.element(notices().getByText('Đã hết hạn mức hôm nay')).toBeVisible();
    expect(network.to(`${CALL}/accept`)).toEqual([]);
  });
});

describe('the text in hand', () => {
  test('is read whole by Space; its pictures are named and never asked for', async () => {
    const contentHtml = `${'<p>Đoạn.</p>'.repeat(3)}<p>Đoạn cuối.</p><figure><img src="https://bao.vidu/a.jpg"><figcaption>Bờ kè</figcaption></figure>`;
    await openReview(network, { ...alone(COFFEE), details: { 4: { contentHtml } } });
    await expect.element(text().getByRole('button', { name: /^Đọc hết, 5 chữ/ })).toBeVisible();
    await expect.element(text().getByText('Đoạn cuối.')).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect.element(text().getByText('Đoạn cuối.')).toBeVisible();
    await expect.element(text().getByText('Bờ kè')).toBeVisible();
    expect(document.querySelectorAll('main img')).toHaveLength(0);
  });

  test('stands beside our post with the words that differ, what is new, and the shares', async () => {
    await openReview(network, alone(VI_DU_STORM));
    const beside = page.getByRole('region', { name: 'So với bài đã có' });
    await expect.element(beside.getByText(/Sơ tán hoàn tất trước 19 giờ\.$/)).toBeVisible();
    expect([...beside.element().querySelectorAll('mark')].map((one) => one.textContent)).toEqual([
      '15',
      'hơn 2.300',
      '13',
      'khoảng 1.900',
    ]);
    await expect.element(beside.getByText('1 chi tiết mới')).toBeVisible();
    await expect.element(beside.getByText('1 số liệu khác')).toBeVisible();
  });

  test('keeps each choice of its target at once, one after the other', async () => {
    await openReview(network, {
      ...alone(COFFEE),
      details: { 4: { tags: [{ id: '61', title: 'cà phê' }] } },
    });
    network.answer(`${CALL}/target`, aDetail({ ...COFFEE, version: 2 }));
    await userEvent.click(panel().getByRole('button', { name: 'Bỏ cà phê' }));
    await expect.poll(() => bodyOf('target')).toEqual({ id: '4', version: 1, tagIds: [] });
    network.answer(`${CALL}/accept`, aDetail({ ...COFFEE, version: 3, state: 'ACCEPTED', postId: '78' }));
    await userEvent.keyboard('a');
    await expect.poll(() => bodyOf('accept')).toEqual({ id: '4', version: 2, rejectsOthers: false });
  });
});

describe('an original that has changed', () => {
  const gone = aCrawledItem({
    id: '8',
    title: 'Lễ hội đua ghe ngo',
    state: 'ACCEPTED',
    postId: '91',
    originState: 'GONE',
    originCheckedTime: '2026-11-20T09:00:00.000Z',
  });

  test('is an alarm with three decisions, each with its reason', async () => {
    await openReview(network, { ...alone(gone), search: '?view=changed' });
    const alarm = page.getByRole('alert').filter({ hasText: 'Báo Ví Dụ đã gỡ bài gốc' });
    await expect.element(alarm).toBeVisible();
    await expectAccessible();
    for (const name of ['Gỡ theo', 'Đăng lại cải chính', 'Giữ nguyên']) {
      await expect.element(alarm.getByRole('button', { name })).toBeVisible();
    }
    await userEvent.click(alarm.getByRole('button', { name: 'Giữ nguyên' }));
    const dialog = page.getByRole('dialog', { name: 'Giữ nguyên “Lễ hội đua ghe ngo”?' });
    const keep = dialog.getByRole('button', { name: 'Giữ nguyên' });
    await expect.element(keep).toHaveAttribute('aria-disabled', 'true');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Lý do' }), 'Nguồn chỉ đổi địa chỉ');
    network.answer(`${CALL}/decide-origin`, aDetail({ ...gone, version: 2, originState: 'SAME' }));
    await userEvent.click(keep);
    await expect
      .poll(() => bodyOf('decide-origin'))
      .toEqual({ id: '8', version: 1, decision: 'KEEP', reason: 'Nguồn chỉ đổi địa chỉ' });
    await expect.element(page.getByText('Không có bài gốc nào thay đổi.')).toBeVisible();
  });
});

test.each([
  ['READY', 'Đã đặt sẵn phần cải chính vào “Lễ hội đua ghe ngo”. Hãy mở bài để kiểm tra.'],
  ['HELD', '“Lễ hội đua ghe ngo” đang có người viết, nên chỉ để lại ghi chú.'],
] as const)('a correction that is %s says so', async (correction, words) => {
  const item = aCrawledItem({
    id: '8',
    title: 'Lễ hội đua ghe ngo',
    state: 'ACCEPTED',
    postId: '91',
    originState: 'CORRECTED',
  });
  await openReview(network, { ...alone(item), search: '?view=changed' });
  const alarm = page.getByRole('alert').filter({ hasText: 'Báo Ví Dụ đã đăng cải chính' });
  await userEvent.click(alarm.getByRole('button', { name: 'Đăng lại cải chính' }));
  const dialog = page.getByRole('dialog', { name: /^Đăng lại cải chính/ });
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Lý do' }), 'Nguồn sửa số liệu');
  network.answer(
    `${CALL}/decide-origin`,
    aDetail({ ...item, version: 2 }, { originDecision: 'CORRECT', correction }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Đăng lại cải chính' }));
  await expect.element(notices().getByText(words)).toBeVisible();
});

test('a changed original that was decided about says what, and asks no more', async () => {
  const item = aCrawledItem({ id: '8', state: 'ACCEPTED', postId: '91', originState: 'CHANGED' });
  const details = { 8: { originDecision: 'KEEP' } } as const;
  await openReview(network, { ...alone(item), details, search: '?view=accepted' });
  await expect.element(page.getByText('Đã quyết định: Giữ nguyên.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Giữ nguyên' })).not.toBeInTheDocument();
});

test('a text that was taken over can go back to the queue from its tab', async () => {
  const item = aCrawledItem({ id: '8', state: 'ACCEPTED', postId: '91' });
  await openReview(network, { ...alone(item), search: '?view=accepted' });
  network.answer(`${CALL}/restore`, aDetail({ ...item, state: 'NEW', postId: null, version: 2 }));
  await userEvent.click(panel().getByRole('button', { name: 'Trả lại hàng chờ' }));
  await expect.poll(() => bodyOf('restore')).toEqual({ id: '8', version: 1 });
  await expect.element(notices().getByText(`Đã khôi phục “${item.title}”`)).toBeVisible();
});

test('a page that failed to parse says what is missing and is read again', async () => {
  const failed = aCrawledItem({
    id: '6',
    state: 'PARSE_FAILED',
    missingFields: ['content', 'publishedTime'],
  });
  await openReview(network, {
    ...alone(failed),
    search: '?view=failed',
    details: { 6: { refusal: 'NO_BODY' } },
  });
  await expect.element(page.getByText('Thiếu: nội dung, giờ đăng.')).toBeVisible();
  await expect.element(page.getByText('Không tìm thấy nội dung.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Mẫu bóc tách' }))
    .toHaveAttribute('href', expect.stringContaining('/manager_parser_template/21'));
  network.answer(`${CALL}/reparse`, aDetail({ ...failed, version: 2, state: 'NEW', parseScore: 91 }));
  answerStories(network, []);
  await userEvent.click(page.getByRole('button', { name: 'Bóc tách lại' }));
  await expect.element(notices().getByText('Đã bóc tách lại, đạt 91 điểm.')).toBeVisible();
  await expect.poll(() => bodyOf('reparse')).toEqual({ id: '6', version: 1 });
});

test('? lists the keys of the queue before those of the console', async () => {
  await openReview(network);
  await userEvent.keyboard('?');
  const dialog = page.getByRole('dialog', { name: 'Phím tắt' });
  await expect
    .element(dialog.getByRole('heading', { level: 3 }).first())
    .toHaveTextContent('Duyệt tin thu thập');
  await expect.element(dialog).toMatchTextContent(/gộp.*M.*hoàn tác.*Z/);
  await expectAccessible();
});

test('a link to one text opens it, also where the list does not have it', async () => {
  network.answer(
    `${CALL}/detail/99`,
    aDetail(aCrawledItem({ id: '99', title: 'Tin đã loại', state: 'REJECTED' })),
  );
  await openReview(network, { search: '?open=99' });
  await expect.element(title('Tin đã loại')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(title(VI_DU_STORM.title)).toBeVisible();
});

test('what colleagues decide leaves the list when the server says so', async () => {
  const streams = liveServer(network);
  await openReview(network);
  await expect.element(story(RIVER.title)).toBeVisible();
  answerStories(network, [aStory('s1', [VI_DU_STORM])]);
  await expect.poll(() => streams.length).toBeGreaterThan(0);
  streams[0]?.say('notice', {
    id: '1',
    projectId: '1',
    kind: 'crawledItem',
    thingId: null,
    editingSession: null,
  });
  await expect.element(story(RIVER.title)).not.toBeInTheDocument();
});
