import type { WebhookDeliveryDetail, WebhookDetail } from '@toasoan/contract/features/webhooks/webhook.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';
import { aSession } from '../../../test/people.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const TIME = '2026-11-20T02:00:00.000Z';
const BY = { userId: '3', name: 'Lê Thu Hà' };
const WEBHOOK: WebhookDetail = {
  id: '5',
  title: 'Ứng dụng đọc báo',
  address: 'https://hooks.example/toasoan',
  topics: ['post.published', 'post.updated'],
  status: 'DISABLED',
  pauseReason: 'FAILING',
  failures: 9,
  failingSince: TIME,
  lastSuccessTime: null,
  waiting: 3,
  secrets: [{ id: '1', createTime: TIME, endTime: null }],
  createTime: TIME,
  updateTime: TIME,
  createdBy: BY,
  updatedBy: BY,
  version: 2,
};
const DELIVERY: WebhookDeliveryDetail = {
  id: '8',
  messageId: 'msg_8',
  topic: 'post.published',
  kind: 'post',
  recordId: '12',
  title: 'Gặp nghệ nhân giữ lửa',
  state: 'FAILED',
  attempts: 2,
  eventTime: TIME,
  nextTime: null,
  lastTime: TIME,
  answerStatus: 503,
  error: 'ANSWER',
  payload: '{"type":"post.published","data":{"id":"12"}}',
  tries: [
    { time: TIME, durationMs: 120, status: null, error: 'SLOW', answer: '' },
    { time: '2026-11-20T02:05:00.000Z', durationMs: 80, status: 503, error: 'ANSWER', answer: 'Bảo trì' },
  ],
};

async function openList() {
  const session = aSession({ user: { role: 'ADMIN' } });
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  network.answer('/admin/webhook/list', { items: [WEBHOOK], total: 1, page: 1, limit: 20 });
  network.answer('/admin/webhook/detail/5', WEBHOOK);
  await openConsole('/view_project?view=webhooks');
  await expect.element(page.getByText('https://hooks.example/toasoan')).toBeVisible();
}

async function choose(name: string) {
  await page.getByRole('button', { name: 'Thao tác với Ứng dụng đọc báo' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('a webhook shows why it is paused and how much waits', async () => {
  await openList();
  await expect.element(page.getByText('Tự tạm dừng: lỗi nhiều ngày')).toBeVisible();
  await expectAccessible();
});

test('turning a webhook on asks what becomes of the messages that have waited', async () => {
  await openList();
  network.answer('/admin/webhook/resume/5', { ...WEBHOOK, status: 'ENABLE', pauseReason: null });
  await choose('Bật');
  await expect.element(page.getByText(/Có 3 tin đang chờ/)).toBeVisible();
  await page.getByRole('button', { name: 'Bật, bỏ tin chờ' }).click();
  await expect
    .poll(() => network.to('/admin/webhook/resume/5').map(({ body }) => body))
    .toEqual([{ version: 2, dropsWaiting: true }]);
});

test('a new secret is shown once, with the choice how long the former one signs', async () => {
  await openList();
  network.answer('/admin/webhook/rotate/5', { ...WEBHOOK, version: 3, secret: 'whsec_bi-mat' });
  await choose('Khóa ký');
  await page.getByRole('button', { name: 'Đổi khóa' }).click();
  await expect.element(page.getByText('whsec_bi-mat')).toBeVisible();
  await expectAccessible();
});

test('the log shows each message with its attempts, and sends it again', async () => {
  await openList();
  network.answer('/admin/webhook/deliveries/5', { items: [DELIVERY], hasMore: false });
  network.answer('/admin/webhook/delivery/5/8', DELIVERY);
  network.answer('/admin/webhook/redeliver/5/8', { ...DELIVERY, state: 'WAITING' });
  await choose('Nhật ký gửi');
  await page.getByRole('button', { name: 'Bài được xuất bản' }).click();
  await expect
    .element(page.getByRole('list', { name: 'Các lần gửi' }))
    .toMatchTextContent(/HTTP 503 · Nơi nhận trả lời lỗi/);
  await expect.element(page.getByText('Không trả lời kịp')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Gửi lại' }).click();
  await expect.poll(() => network.to('/admin/webhook/redeliver/5/8')).toHaveLength(1);
});
