import type { AddedPage } from '@toasoan/contract/features/crawler-review/adding/added-page.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { usePageCommands } from '#web/core/commands/page-commands.ts';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aCrawledItem, aDetail } from '../test-support/a-crawled-item.ts';
import { notices, openReview, STORIES, title } from '../test-support/open-review.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const ADDRESS = 'https://bao.vidu/cau-cang.html';
const WAITING: AddedPage = {
  runId: '31',
  sourceTitle: 'Báo Ví Dụ',
  state: 'WAITING',
  item: null,
  event: null,
  detail: '',
};
const PIER = aCrawledItem({ id: '88', title: 'Làng chài dựng lại cầu cảng', isLicensed: false });

const dialog = () => page.getByRole('dialog', { name: 'Thêm từ đường dẫn' });

async function sendAddress(): Promise<void> {
  network.answer('/admin/crawled-item/detail/88', aDetail(PIER));
  await openReview(network);
  await userEvent.click(page.getByRole('button', { name: 'Thêm từ đường dẫn' }));
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Đường dẫn bài viết' }), `  ${ADDRESS} `);
  await userEvent.keyboard('{Enter}');
}

test('an address is fetched while the dialog waits, and its text is opened where it stands', async () => {
  network.answer('/admin/crawled-item/add', WAITING);
  network.answer('/admin/crawled-item/added/31', WAITING);
  await sendAddress();
  await expect.element(dialog().getByText('Đang lấy bài của Báo Ví Dụ', { exact: false })).toBeVisible();
  expect(network.to('/admin/crawled-item/add')[0]?.body).toEqual({ url: ADDRESS });
  await expectAccessible();
  network.answer('/admin/crawled-item/added/31', {
    ...WAITING,
    state: 'FETCHED',
    item: { id: '88', view: 'unlicensed' },
  });
  await expect.element(title(PIER.title)).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => here().search).toContain('view=unlicensed');
});

test('an address whose text is there opens it, and says that it was there', async () => {
  const there = { ...WAITING, runId: null, state: 'FETCHED', item: { id: '88', view: 'new' } };
  network.answer('/admin/crawled-item/add', there);
  await sendAddress();
  await expect.element(title(PIER.title)).toBeVisible();
  await expect.element(notices().getByText('Bài này đã có trong danh sách.')).toBeVisible();
});

test('an address without a source is refused in words, and a source can be made for it', async () => {
  network.fail('/admin/crawled-item/add', 422, {
    error: 4220,
    message: 'Chưa đạt điều kiện',
    details: { rules: [{ code: 'NO_SOURCE', field: 'url', message: 'Chưa có nguồn cho bao.vidu.' }] },
    requestId: '1',
  });
  await sendAddress();
  await expect.element(dialog().getByText('Chưa có nguồn cho bao.vidu.')).toBeVisible();
  network.answer('/admin/parser-source/list', { items: [], total: 0, page: 1, limit: 20 });
  await userEvent.click(dialog().getByRole('button', { name: 'Tạo nguồn' }));
  await expect.poll(() => here().pathname).toContain('manager_parser_source');
  expect(here().search).toContain('open=new');
});

test('a page that was not fetched says why, and another address can be tried', async () => {
  network.answer('/admin/crawled-item/add', WAITING);
  const failed = { ...WAITING, state: 'FAILED', event: 'PAGE_FAILED', detail: '404' };
  network.answer('/admin/crawled-item/added/31', failed);
  await sendAddress();
  await expect.element(dialog().getByText('Báo Ví Dụ trả lời HTTP 404.', { exact: false })).toBeVisible();
  await userEvent.type(dialog().getByRole('textbox'), '?ban=2');
  await expect.element(dialog().getByText('Bài được lấy qua nguồn', { exact: false })).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Lấy bài' })).toBeEnabled();
});

test('the palette offers it while the queue is in front', async () => {
  await openReview(network, { stories: STORIES });
  usePageCommands
    .getState()
    .commands.find(({ name }) => name === 'add-page')
    ?.run();
  await expect.element(dialog()).toBeVisible();
});
