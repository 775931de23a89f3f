import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anEventRow, openEvents } from '../test-support/open-events.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

test('ticked events leave as Excel or as a calendar, within the tab and the filters of the list', async () => {
  await openEvents(network, [anEventRow(), anEventRow({ id: '6', title: 'Hội Lim' })], {
    url: '/manager_event?view=all&text=hoi',
  });
  network.answer('/admin/event/export', { taskId: '9' });
  network.answer('/admin/task/list', { items: [] });
  const asked: string[][] = [];
  network.reply('/admin/event/icsList', (query) => {
    asked.push(query.getAll('ids'));
    const data = { name: 'su-kien.ics', text: '', events: 1, isCapped: false };
    return Response.json({ error: 0, data });
  });
  await userEvent.click(page.getByRole('checkbox', { name: 'Chọn Hội Lim' }));
  const files = page.getByRole('button', { name: 'Xuất tệp' });
  await userEvent.click(files);
  await expectAccessible();
  await userEvent.click(page.getByRole('menuitem', { name: 'Xuất Excel (.xlsx)' }));
  await expect
    .poll(() => network.to('/admin/event/export')[0]?.body)
    .toEqual({ format: 'xlsx', filters: { view: 'all', text: 'hoi', ids: ['6'] } });
  await expect.element(page.getByText('Đang xuất tệp. Xem ở mục công việc.')).toBeVisible();
  await userEvent.click(files);
  await userEvent.click(page.getByRole('menuitem', { name: 'Xuất lịch (.ics)' }));
  await expect.element(page.getByText('Đã tải 1 sự kiện.')).toBeVisible();
  expect(asked).toEqual([['6']]);
});
