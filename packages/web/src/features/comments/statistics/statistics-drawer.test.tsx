import type { CommentStatistics } from '@toasoan/contract/features/comments/comment-statistics.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { ROWS } from '../test-support/four-comments.ts';
import { openComments } from '../test-support/open-comments.tsx';
import { someStatistics } from '../test-support/some-statistics.ts';

const STATISTICS = '/admin/comment/statistics';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const drawer = () => page.getByRole('dialog', { name: 'Thống kê bình luận' });
const rowsOf = (table: string) =>
  drawer()
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

async function openStatistics(statistics: CommentStatistics, search = '?open=statistics'): Promise<void> {
  network.answer(STATISTICS, statistics);
  await openComments(network, ROWS, { search });
  await expect.element(drawer()).toBeVisible();
}

test('statistics say what each rule held and what became of it, who decided, and who was agreed with', async () => {
  await openStatistics(someStatistics());
  await expect.element(drawer().getByText('Nhiều bình luận nhất').first()).toBeVisible();
  expect(rowsOf('Quy tắc giữ lại')).toEqual([
    ['Từ nghi vấn', '9', '6', '2', '1'],
    ['Số điện thoại', '3', '0', '3', '0'],
  ]);
  expect(rowsOf('Người duyệt')).toEqual([
    ['Lê Thu Hà', '1.240', '61', '3 / 4'],
    ['Phạm Đức Anh', '12', '0', '–'],
  ]);
  expect(rowsOf('Lý do không duyệt')).toEqual([['Quảng cáo', '61']]);
  expect(rowsOf('Theo giờ trong ngày')[9]).toEqual(['09:00', '5', '2,3']);
  await expect.element(drawer().getByText('75%')).toBeVisible();
  await expect.element(drawer().getByText('3 / 4', { exact: true }).first()).toBeVisible();
  await expectAccessible();
});

test('a busy post leads to its comments of these days, whatever the queue was filtered by', async () => {
  await openStatistics(someStatistics(), '?open=statistics&text=xe&lang=en');
  await userEvent.click(drawer().getByRole('link', { name: /^Chợ nổi/ }));
  await expect.element(drawer()).not.toBeInTheDocument();
  const search = new URLSearchParams(here().search);
  search.delete('project');
  expect(Object.fromEntries(search)).toEqual({
    view: 'all',
    targetType: 'EVENT',
    targetId: '31',
    from: '2026-11-19',
  });
});

test('another span is asked for, and a span without comments is said in words', async () => {
  await openStatistics(someStatistics());
  network.reply(STATISTICS, (query) => {
    const days = query.get('days') === '7' ? [] : someStatistics().days;
    return Response.json({ error: 0, data: someStatistics({ days }) });
  });
  await userEvent.click(drawer().getByRole('button', { name: /^Khoảng thời gian/ }));
  await userEvent.click(page.getByRole('option', { name: '7 ngày gần đây' }));
  await expect.element(drawer().getByText('Chưa có bình luận nào trong những ngày này.')).toBeVisible();
});
