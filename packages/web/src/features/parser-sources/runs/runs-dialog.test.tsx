import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { ownClock } from '../../../../test/own-clock.ts';
import { answerRuns, aRun, aSource, openSources } from '../test-support/open-sources.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ pageSize: 20 });
});

const TIME = '2026-11-20T03:00:05.000Z';
const LINE = { time: TIME, isProblem: false, url: '', detail: '', count: null };
const AT = 'https://bao-vi-du.example';
const NEWEST = aRun({
  state: 'PARTIAL',
  cause: 'PERSON',
  lines: [
    { ...LINE, event: 'LIST_READ', url: `${AT}/rss`, count: 7 },
    { ...LINE, event: 'PAGE_READ', url: `${AT}/tin-1.html`, count: 94 },
    { ...LINE, event: 'PICTURE_FAILED', isProblem: true, url: `${AT}/anh.jpg`, detail: '404' },
    { ...LINE, event: 'PAGE_FAILED', isProblem: true, url: `${AT}/tin-2.html`, detail: 'slow' },
  ],
  linesLeftOut: 12,
});
const OLDER = aRun({
  id: '70',
  found: 0,
  failed: 0,
  lines: [{ ...LINE, event: 'LIST_UNCHANGED', url: `${AT}/rss`, detail: 'x-cache' }],
});
const RUNNING = aRun({ state: 'RUNNING', endTime: null, done: 3, planned: 7, stored: 3, failed: 0 });

const dialog = () => page.getByRole('dialog', { name: 'Nhật ký chạy của “Báo Ví Dụ”' });
async function openLog() {
  await openSources(network, [aSource()]);
  await userEvent.click(page.getByRole('button', { name: 'Thao tác với Báo Ví Dụ' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Nhật ký chạy' }));
  await expect.element(dialog()).toBeVisible();
}

test('the newest run is open with its lines in words; problems are marked', async () => {
  answerRuns(network, [NEWEST, OLDER]);
  await openLog();
  await expect
    .element(dialog())
    .toMatchTextContent(
      /Xong một phần.*Người dùng cho chạy.*1 phút 8 giây.*Thấy 42 · Mới 7 · Vào hàng duyệt 6 · Lỗi 1/,
    );
  const lines = dialog().getByRole('list', { name: 'Các bước của lượt chạy' });
  await expect.element(lines).toMatchTextContent(/Đã đọc danh sách · 7 bài mới.*Đã lấy bài · điểm 94/);
  await expect
    .element(lines)
    .toMatchTextContent(/Không lấy được ảnh · HTTP 404.*Trả lời quá chậm.*Còn 12 dòng/);
  await expect.poll(() => lines.getByLabelText('Có vấn đề:').elements()).toHaveLength(2);
  await expectAccessible();
});

test('another run opens in the place of the first; what it does not know is shown as it was sent', async () => {
  answerRuns(network, [NEWEST, OLDER]);
  await openLog();
  await expect.element(dialog()).toMatchTextContent(/Không có tin mới/);
  await userEvent.click(dialog().getByRole('button', { name: 'Xong', exact: true }));
  await expect.element(dialog()).toMatchTextContent(/Danh sách không đổi · x-cache/);
  await expect.element(dialog()).not.toMatchTextContent(/Không lấy được ảnh/);
});

test('a run under way shows how far it is, is looked at again until it ends, and then no more', async () => {
  const pass = ownClock();
  answerRuns(network, [RUNNING]);
  await openLog();
  await expect.element(dialog().getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 / 7');
  await expectAccessible();
  answerRuns(network, [aRun()]);
  await pass(2_500);
  await expect.element(dialog().getByRole('button', { name: 'Xong', exact: true })).toBeVisible();
  await expect.element(dialog().getByRole('progressbar')).not.toBeInTheDocument();
  const asked = () => network.to('/admin/parser-source/runs/5').length;
  // The list behind is read again with the end.
  await expect.poll(() => network.to('/admin/parser-source/list').length).toBe(2);
  const before = asked();
  await pass(10_000);
  expect(asked()).toBe(before);
});

test('a run under way is cancelled', async () => {
  answerRuns(network, [RUNNING]);
  await openLog();
  network.answer('/admin/parser-source/cancel-run/5/71', { ...RUNNING, state: 'CANCELLED' });
  answerRuns(network, [aRun({ state: 'CANCELLED' })]);
  await userEvent.click(dialog().getByRole('button', { name: 'Hủy' }));
  await expect.element(dialog().getByText('Đã hủy')).toBeVisible();
  expect(network.to('/admin/parser-source/cancel-run/5/71')).toHaveLength(1);
});

test('a source that has never run says so, and runs from here', async () => {
  answerRuns(network, []);
  await openLog();
  await expect.element(dialog().getByText('Nguồn này chưa chạy lượt nào.')).toBeVisible();
  network.answer('/admin/parser-source/run/5', { ...RUNNING, state: 'QUEUED' });
  answerRuns(network, [{ ...RUNNING, state: 'QUEUED' }]);
  await userEvent.click(dialog().getByRole('button', { name: 'Chạy ngay' }));
  await expect.element(dialog().getByRole('progressbar')).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Chạy ngay' })).not.toBeInTheDocument();
});
