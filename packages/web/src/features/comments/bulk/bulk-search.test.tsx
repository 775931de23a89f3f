import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { ROWS } from '../test-support/four-comments.ts';
import { openComments } from '../test-support/open-comments.tsx';

const BULK = '/admin/comment/bulkSearch';
let network: Network;

beforeEach(() => {
  network = freshBrowser();
});

test('the button of an action on everything that matches names the action and the number, before it is done', async () => {
  await openComments(network, ROWS);
  await userEvent.click(page.getByRole('checkbox', { name: /Hoài Thương/ }));
  await userEvent.click(page.getByRole('button', { name: 'Theo bộ lọc…' }));
  const dialog = page.getByRole('dialog', { name: 'Xử lý tất cả theo bộ lọc' });
  await expect.element(dialog.getByRole('button', { name: 'Duyệt 4 bình luận' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /^Làm gì/ }));
  await userEvent.click(page.getByRole('option', { name: 'Spam' }));
  await expectAccessible();
  network.answer(BULK, { taskId: '8' });
  network.answer('/admin/task/list', { items: [] });
  await userEvent.click(dialog.getByRole('button', { name: 'Spam 4 bình luận' }));
  await expect.poll(() => network.to(BULK)[0]?.body).toMatchObject({ action: 'spam', expected: 4 });
});

test('exactly what tab and filters match is acted on; a rejection names its reason first', async () => {
  await openComments(network, ROWS, { search: '?text=xe+bu%C3%BDt&rule=LINK' });
  await userEvent.click(page.getByRole('checkbox', { name: /Hoài Thương/ }));
  await userEvent.click(page.getByRole('button', { name: 'Theo bộ lọc…' }));
  const dialog = page.getByRole('dialog', { name: 'Xử lý tất cả theo bộ lọc' });
  await userEvent.click(dialog.getByRole('button', { name: /^Làm gì/ }));
  await userEvent.click(page.getByRole('option', { name: 'Không duyệt' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Không duyệt vì/ }));
  await userEvent.click(page.getByRole('option', { name: 'Lý do khác' }));
  const start = dialog.getByRole('button', { name: 'Không duyệt 4 bình luận' });
  await expect.element(start).toHaveAttribute('data-tip', 'Hãy ghi lý do');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Lý do' }), 'Rao vặt theo chiến dịch');
  network.answer(BULK, { taskId: '8' });
  network.answer('/admin/task/list', { items: [] });
  await userEvent.click(start);
  const filter = { view: 'waiting', text: 'xe buýt', rule: ['LINK'] };
  await expect
    .poll(() => network.to(BULK)[0]?.body)
    .toEqual({ filter, action: 'reject', code: 'OTHER', text: 'Rao vặt theo chiến dịch', expected: 4 });
  expect(network.to('/admin/comment/countMatching').at(-1)?.body).toEqual({ filter });
});

test('too many to count exactly are not acted on', async () => {
  await openComments(network, ROWS);
  network.answer('/admin/comment/countMatching', { count: 10_000, isCapped: true });
  await userEvent.click(page.getByRole('checkbox', { name: /Hoài Thương/ }));
  await userEvent.click(page.getByRole('button', { name: 'Theo bộ lọc…' }));
  const dialog = page.getByRole('dialog', { name: 'Xử lý tất cả theo bộ lọc' });
  const start = dialog.getByRole('button', { name: /^Duyệt 10.000/ });
  await expect.element(start).toHaveAttribute('data-tip', 'Quá nhiều: hãy lọc hẹp lại');
});
