import type { Task } from '@toasoan/contract/features/tasks/task.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#web/core/query/query-client.ts';
import { clearToasts } from '#web/ui/feedback/toasts.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openPanel } from '../../../test/open-panel.tsx';
import { askForTasks } from './task-queries.ts';

const LIST = '/admin/task/list';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
  clearToasts();
});
afterEach(async () => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
  await page.viewport(1280, 800);
});

function aTask(options: Partial<Task> = {}): Task {
  return {
    id: '7',
    kind: 'post-export',
    title: 'Bài đã xuất bản',
    projectId: '1',
    state: 'RUNNING',
    done: 120,
    total: 1254,
    error: null,
    file: null,
    createTime: '2026-11-20T08:00:00Z',
    startTime: '2026-11-20T08:00:01Z',
    endTime: null,
    ...options,
  };
}

const FINISHED = aTask({
  state: 'DONE',
  done: 1254,
  endTime: '2026-11-20T08:00:20Z',
  file: { name: 'bài-viết.csv', size: 80 },
});

const button = () => page.getByRole('button', { name: /^Việc chạy nền/ });
const bar = () => page.getByRole('progressbar', { name: 'Xuất danh sách bài viết' });

async function open(...tasks: readonly Task[]): Promise<void> {
  network.answer(LIST, { items: tasks });
  await openPanel(network, '/manager_post');
  await expect.element(page.getByRole('tablist')).toBeVisible();
}

test('without tasks there is no button, and a list that does not come is nobody’s worry', async () => {
  network.fail(LIST, 503, { error: -503, message: 'Máy chủ đang bận.' });
  await openPanel(network, '/manager_post');
  await expect.poll(() => network.to(LIST).length).toBe(1);
  await expect.element(page.getByRole('tablist')).toBeVisible();
  expect(button().query()).toBeNull();
  expect(page.getByText('Máy chủ đang bận.').query()).toBeNull();
});

test('a first list that was on its way when a task was started does not hide it', async () => {
  const early = Promise.withResolvers<Response>();
  network.reply(LIST, () => early.promise);
  await openPanel(network, '/manager_post');
  await expect.poll(() => network.to(LIST).length).toBe(1);
  network.answer(LIST, { items: [FINISHED] });
  const asking = askForTasks(queryClient);
  early.resolve(Response.json({ error: 0, data: { items: [] } }));
  await asking;
  await expect.element(button()).toBeVisible();
});

test('shows how far a task is, tells when it is done, and then asks no more', async () => {
  await open(aTask());
  await expect.element(button()).toHaveAccessibleName('Việc chạy nền: 1 việc đang làm');
  await userEvent.click(button());
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '120 / 1.254');
  network.answer(LIST, { items: [FINISHED] });
  await expect.element(page.getByText('Xuất danh sách bài viết: Xong 1.254 bài')).toBeVisible();
  await expect.element(page.getByText('Xong 1.254 bài', { exact: true })).toBeVisible();
  await expect.element(button()).toHaveAccessibleName('Việc chạy nền');
  const asked = network.to(LIST).length;
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(network.to(LIST).length).toBe(asked);
});

test('a task that runs is cancelled', async () => {
  await open(aTask());
  await userEvent.click(button());
  network.answer('/admin/task/cancel/7', aTask({ state: 'CANCELLED' }));
  network.answer(LIST, { items: [aTask({ state: 'CANCELLED', endTime: '2026-11-20T08:01:00Z' })] });
  await userEvent.click(page.getByRole('button', { name: 'Hủy: Xuất danh sách bài viết, Bài đã xuất bản' }));
  await expect.element(page.getByText('Đã hủy')).toBeVisible();
  expect(network.to('/admin/task/cancel/7')).toHaveLength(1);
});

test('a file is fetched with the token in a header and saved under its whole name', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await open(FINISHED);
  network.reply(
    '/admin/task/download/7',
    () =>
      new Response('tiêu đề\n', {
        headers: {
          'content-disposition': `attachment; filename="bai-viet.csv"; filename*=UTF-8''b%C3%A0i-vi%E1%BA%BFt.csv`,
        },
      }),
  );
  await userEvent.click(button());
  await userEvent.click(page.getByRole('button', { name: /^Tải về/ }));
  await expect.poll(() => saved).toEqual(['bài-viết.csv']);
  const [sent] = network.to('/admin/task/download/7');
  expect(sent?.headers.get('authorization')).toMatch(/^Bearer ./);
});

test('a file that is gone is said to be', async () => {
  await open(FINISHED);
  network.fail('/admin/task/download/7', 404, { error: -404, message: 'Không tìm thấy nội dung này.' });
  await userEvent.click(button());
  await userEvent.click(page.getByRole('button', { name: /^Tải về/ }));
  await expect.element(page.getByText('Không tìm thấy nội dung này.')).toBeVisible();
});

test('what failed says why', async () => {
  await open(aTask({ state: 'FAILED', error: 'Bạn không có quyền.', endTime: '2026-11-20T08:01:00Z' }));
  await userEvent.click(button());
  await expect.element(page.getByText('Bạn không có quyền.')).toBeVisible();
  expect(page.getByRole('button', { name: /^(Hủy|Tải về)/ }).query()).toBeNull();
});

test.each(['light', 'dark'])(
  'the list has nothing that axe finds wrong, also when it is long, %s',
  async (theme) => {
    document.documentElement.dataset.theme = theme;
    await page.viewport(390, 700);
    const ended = { state: 'CANCELLED', endTime: '2026-11-20T08:01:00Z' } as const;
    const old = Array.from({ length: 9 }, (_, index) => aTask({ ...ended, id: String(20 + index) }));
    await open(
      aTask({ id: '6' }),
      FINISHED,
      aTask({ ...ended, id: '8', state: 'FAILED', error: 'Không được.' }),
      ...old,
    );
    await userEvent.click(button());
    await expect.element(bar()).toBeVisible();
    const box = page.getByRole('dialog', { name: 'Việc chạy nền' }).element();
    expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(390);
    await expectAccessible(box);
    await userEvent.keyboard('{Escape}');
    await expect.element(bar()).not.toBeInTheDocument();
  },
);
