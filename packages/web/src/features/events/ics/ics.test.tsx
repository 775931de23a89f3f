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

const IMPORT = '/admin/event/icsImport';
const FEED = '/admin/event/feed/create';

async function choose(name: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Xuất, nhập và lịch đăng ký' }));
  await userEvent.click(page.getByRole('menuitem', { name }));
}

test('a calendar file is previewed, and only what was chosen is imported', async () => {
  const found = {
    startTime: '2027-07-10T07:00:00.000Z',
    endTime: null,
    allDay: false,
    placeName: 'Bắc Hà',
    repeats: false,
    changed: 0,
    cancelled: 0,
    eventId: null,
    remarks: [],
  };
  network.answer('/admin/event/icsPreview', {
    items: [
      { ...found, uid: 'a', title: 'Chợ phiên', fate: 'NEW', repeats: true, cancelled: 1 },
      { ...found, uid: 'b', title: 'Hội trăng', fate: 'NEW', endTime: '2027-07-11T03:30:00.000Z' },
      { ...found, uid: 'c', title: 'Hội chợ', fate: 'KNOWN', eventId: '8' },
      { ...found, uid: 'd', title: '', fate: 'REFUSED', remarks: ['Không có tên'] },
    ],
    isCapped: false,
  });
  network.answer(IMPORT, { created: [{ uid: 'a', eventId: '9' }], skipped: 0 });
  await openEvents(network, [anEventRow()]);
  await choose('Nhập từ tệp lịch…');
  const file = new File(['BEGIN:VCALENDAR'], 'lich.ics', { type: 'text/calendar' });
  await userEvent.upload(page.getByLabelText('Chọn tệp lịch (.ics)'), file);
  await expect.element(page.getByText('10/07/2027 14:00 · Bắc Hà · lặp lại · 1 lần hủy')).toBeVisible();
  await expect.element(page.getByText('10/07/2027 14:00 – 11/07/2027 10:30 · Bắc Hà')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Hội chợ' })).toBeDisabled();
  await expect.element(page.getByText('Không có tên').first()).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole('checkbox', { name: 'Hội trăng' }));
  await userEvent.click(page.getByRole('button', { name: 'Nhập 1 sự kiện' }));
  await expect.poll(() => network.to(IMPORT)[0]?.body).toEqual({ text: 'BEGIN:VCALENDAR', uids: ['a'] });
  await expect.element(page.getByText('Đã nhập 1 sự kiện thành bản nháp.')).toBeVisible();
});

test('a feed takes the filters of the list, and its address is shown once', async () => {
  network.answer('/admin/event/feed/list', { items: [] });
  const feed = {
    id: '4',
    name: 'Thể thao',
    filters: {},
    owner: { userId: '3', name: 'Lê Thu Hà' },
    createTime: '2026-11-24T03:00:00.000Z',
    renewTime: '2026-11-24T03:00:00.000Z',
    lastReadTime: null,
    reads: 0,
  };
  network.answer(FEED, { ...feed, address: '/lich/tsn_bi-mat.ics' });
  await openEvents(network, [anEventRow()], { url: '/manager_event?type=SPORT&from=2026-11-01&view=ended' });
  await choose('Lịch đăng ký…');
  await userEvent.fill(page.getByRole('textbox', { name: 'Lịch mới' }), 'Thể thao');
  network.answer('/admin/event/feed/list', { items: [feed] });
  await userEvent.click(page.getByRole('button', { name: 'Tạo địa chỉ' }));
  await expect
    .poll(() => network.to(FEED)[0]?.body)
    .toEqual({
      name: 'Thể thao',
      filters: { type: ['SPORT'] },
    });
  await expect.element(page.getByText(/\/lich\/tsn_bi-mat\.ics$/)).toBeVisible();
  await expectAccessible();
});
