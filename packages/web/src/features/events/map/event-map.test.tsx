import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aCalendarItem, openEvents } from '../test-support/open-events.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const CALENDAR = '/admin/event/calendar';
const DAYS = 'from=2030-02-01&to=2030-02-28';
const inFebruary = (day: number, changes: Parameters<typeof aCalendarItem>[0]) => {
  const date = `2030-02-${String(day).padStart(2, '0')}`;
  return aCalendarItem({ day: date, startTime: `${date}T01:00:00.000Z`, endTime: null, ...changes });
};

async function open(items: readonly object[]): Promise<void> {
  network.answer(CALENDAR, { items, isCapped: false });
  await openEvents(network, [], { url: `/manager_event?show=map&${DAYS}` });
}

const place = (name: string) => page.getByRole('button', { name });

test('the map counts the events of each province, and a province leads to its events', async () => {
  await open([
    inFebruary(2, { eventId: '1', title: 'Hội Lim', provinceCode: '24' }),
    inFebruary(3, { eventId: '2', title: 'Hội Gióng', provinceCode: '01' }),
    inFebruary(5, { eventId: '3', title: 'Chợ hoa', provinceCode: '01' }),
    inFebruary(6, { eventId: '4', title: 'Tọa đàm trực tuyến', provinceCode: null }),
  ]);
  await expect.element(page.getByRole('heading', { name: '01/02/2030 – 28/02/2030' })).toBeVisible();
  const names = () =>
    page
      .getByRole('link', { name: /Hội|Chợ|Tọa/ })
      .elements()
      .map((one) => one.textContent);
  await expect.poll(names).toEqual(['Hội Lim', 'Hội Gióng', 'Chợ hoa', 'Tọa đàm trực tuyến']);
  const counts = () => [...document.querySelectorAll('[data-province]')].map((one) => one.textContent);
  expect(counts()).toEqual(['2', '1']);
  await expectAccessible();
  await userEvent.click(place('Hà Nội: 2'));
  await expect.poll(names).toEqual(['Hội Gióng', 'Chợ hoa']);
  await userEvent.click(place('Hà Nội: 2'));
  document
    .querySelector('[data-province="24"]')
    ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(names).toEqual(['Hội Lim']);
  await userEvent.click(place('Không gắn tỉnh: 1'));
  await expect.poll(names).toEqual(['Tọa đàm trực tuyến']);
});

test('the map asks for the days and filters of the list', async () => {
  const asked: object[] = [];
  network.reply(CALENDAR, (query) => {
    asked.push(Object.fromEntries(query));
    return Response.json({ error: 0, data: { items: [], isCapped: false } });
  });
  await openEvents(network, [], { url: `/manager_event?show=map&${DAYS}&type=FESTIVAL&view=drafts` });
  await expect.element(page.getByText('Không có sự kiện nào trong những ngày này.')).toBeVisible();
  expect(asked).toEqual([{ from: '2030-02-01', to: '2030-02-28', type: 'FESTIVAL' }]);
});

test('of many events fifty are drawn, and a button shows more', async () => {
  await open(
    Array.from({ length: 120 }, (_, at) =>
      inFebruary(1 + (at % 28), { eventId: `${at + 1}`, title: `Đêm nhạc ${at + 1}` }),
    ),
  );
  await userEvent.click(page.getByRole('button', { name: 'Xem thêm 70' }));
  await expect.element(page.getByRole('button', { name: 'Xem thêm 20' })).toBeVisible();
  expect(page.getByRole('link', { name: /^Đêm nhạc/ }).elements()).toHaveLength(100);
});
