import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aCalendarItem, aWholeEvent, openEvents } from '../test-support/open-events.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const CALENDAR = '/admin/event/calendar';
const cell = (name: RegExp) => page.getByRole('gridcell', { name });
const bar = (key: string) => document.querySelector<HTMLElement>(`[data-entry="${key}"]`);

/** In the year 2030, so that nothing in it is over. */
const fair = aCalendarItem({
  eventId: '8',
  title: 'Hội chợ Xuân',
  eventType: 'TRADE_FAIR',
  day: '2030-02-01',
  startTime: '2030-02-01T01:00:00.000Z',
  endTime: '2030-02-05T10:00:00.000Z',
  overTime: '2030-02-05T10:00:00.000Z',
});
const race = aCalendarItem({
  eventId: '9',
  title: 'Giải chạy',
  eventType: 'SPORT',
  state: 'DRAFT',
  day: '2030-02-06',
  startTime: '2030-02-05T23:00:00.000Z',
  endTime: null,
  overTime: '2030-02-06T16:59:59.999Z',
  repeats: true,
});

async function open(items: readonly object[]): Promise<void> {
  network.answer(CALENDAR, { items, isCapped: false });
  await openEvents(network, [], { url: '/manager_event?show=month&day=2030-02-10' });
  await expect.element(page.getByRole('grid', { name: 'Sự kiện Tháng 02/2030' })).toBeVisible();
}

test('the month shows lunar days, and a bar over the days of an event in each week', async () => {
  await open([fair, race]);
  await expect.element(page.getByText('năm Canh Tuất')).toBeVisible();
  await expect.element(cell(/Thứ Bảy 02\/02\/2030, mùng 1 tháng 1 Canh Tuất, Tết/)).toBeVisible();
  await expect.element(cell(/16\/02\/2030, ngày 15 tháng 1 Canh Tuất, Nguyên tiêu/)).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[data-entry="8@2030-02-01"]').length).toBe(2);
  const [first, second] = [...document.querySelectorAll<HTMLElement>('[data-entry="8@2030-02-01"]')];
  const width = (element?: HTMLElement) => element?.getBoundingClientRect().width ?? 0;
  const column = cell(/04\/02\/2030/)
    .element()
    .getBoundingClientRect().width;
  expect(width(first)).toBeGreaterThan(2.9 * column);
  expect(width(second)).toBeLessThan(2 * column);
  await expect.element(page.getByRole('link', { name: '06:00 Giải chạy' })).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Âm lịch' }));
  await expect.element(cell(/tháng 1 Canh Tuất/)).not.toBeInTheDocument();
});

test('a date of a series moves by keys, after a question, and alone', async () => {
  await open([race]);
  network.answer('/admin/event/editOccurrence/9', aWholeEvent());
  await expect.element(page.getByRole('link', { name: /Giải chạy/ })).toBeVisible();
  bar('9@2030-02-06')?.querySelector('a')?.focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.element(page.getByText(/Thời gian mới: 07\/02\/2030 06:00. Chỉ lần này đổi/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Dời', exact: true }));
  await expect
    .poll(() => network.to('/admin/event/editOccurrence/9')[0]?.body)
    .toEqual({
      version: 3,
      day: '2030-02-06',
      scope: 'THIS',
      change: { startTime: '2030-02-06T23:00:00.000Z', endTime: null },
    });
});

test('a published event that is dragged keeps its length and asks for the note for readers', async () => {
  await open([fair]);
  network.answer('/admin/event/verb/8', aWholeEvent());
  await expect.poll(() => bar('8@2030-02-01')).not.toBeNull();
  const from = bar('8@2030-02-01');
  // Held at its second day.
  const held = { x: (from?.clientWidth ?? 0) / 2, y: 8 };
  await userEvent.dragAndDrop(page.elementLocator(from ?? document.body), cell(/Thứ Bảy 09\/02\/2030/), {
    sourcePosition: held,
    targetPosition: { x: 40, y: 60 },
  });
  const dialog = page.getByRole('dialog', { name: 'Dời ngày “Hội chợ Xuân”' });
  await expect.element(dialog.getByRole('textbox', { name: 'Ghi chú cho người đọc' })).toHaveFocus();
  await expect.element(dialog.getByRole('textbox', { name: 'Bắt đầu lúc' })).toHaveValue('08/02/2030 08:00');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Ghi chú cho người đọc' }), 'Dời vì Tết');
  await userEvent.click(dialog.getByRole('button', { name: 'Dời ngày' }));
  await expect
    .poll(() => network.to('/admin/event/verb/8')[0]?.body)
    .toEqual({
      verb: 'reschedule',
      version: 3,
      note: 'Dời vì Tết',
      scope: 'ALL',
      startTime: '2030-02-08T01:00:00.000Z',
    });
});

test('what is over stays where it is, and Alt and an arrow say why instead of leading the browser back', async () => {
  network.answer(CALENDAR, {
    items: [aCalendarItem({ title: 'Chợ phiên cuối tuần Bắc Hà' })],
    isCapped: false,
  });
  await openEvents(network, [], { url: '/manager_event?show=month&day=2026-11-10' });
  const market = page.getByRole('link', { name: '08:00 Chợ phiên cuối tuần Bắc Hà' });
  await expect.element(market).toBeVisible();
  // The name goes on in a second line.
  expect(market.element().getBoundingClientRect().height).toBeGreaterThan(40);
  (market.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await expect.element(page.getByText('Lần diễn ra này đã qua nên không dời được.')).toBeVisible();
  await expect.element(market).toBeVisible();
});

test('dates that share a day are each at least 24 pixels high, so that they can be pressed', async () => {
  const times = ['01', '03', '05'].map((hour) => `2030-02-10T${hour}:00:00.000Z`);
  await open(
    times.map((startTime, index) =>
      aCalendarItem({
        eventId: `${20 + index}`,
        title: `Buổi ${index + 1}`,
        day: '2030-02-10',
        startTime,
        endTime: null,
        overTime: '2030-02-10T16:59:59.999Z',
      }),
    ),
  );
  await expect.element(page.getByRole('link', { name: '12:00 Buổi 3' })).toBeVisible();
  const links = cell(/10\/02\/2030/)
    .element()
    .querySelectorAll('[data-entry] a');
  const heights = [...links].map((link) => link.getBoundingClientRect().height);
  expect(heights).toHaveLength(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test('the dates of a full day are behind a number, and a day opens by Enter', async () => {
  const many = Array.from({ length: 7 }, (_, at) => ({
    ...race,
    eventId: `${at + 10}`,
    title: `Việc ${at}`,
  }));
  await open(many);
  await userEvent.click(page.getByRole('button', { name: '+4 nữa 06/02/2030' }));
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Việc 6' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Dời….*Việc 6$/ }));
  await expect.element(page.getByRole('dialog', { name: 'Dời “Việc 6”?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  (cell(/05\/02\/2030/).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Việc 0' })).toBeVisible();
});

test.each([
  ['POSTPONED', 'Hoãn', 'Lịch cũ: 20/11/2029 08:00'],
  ['RESCHEDULED', 'Dời ngày', 'Lịch cũ: 20/11/2029 08:00'],
  ['CANCELLED', 'Hủy', undefined],
  ['MOVED_ONLINE', 'Chuyển sang trực tuyến', undefined],
] as const)(
  'a date that is %s says so in its bar and in its day, with the note and the former date',
  async (...shown) => {
    const [eventStatus, status, former] = shown;
    const previousStartTime = former === undefined ? null : '2029-11-20T01:00:00.000Z';
    const changed = { ...race, eventStatus, previousStartTime, statusNote: 'Đổi lịch vì bão.' };
    await open([changed]);
    const words = [status, former, 'Đổi lịch vì bão.'].filter((word) => word !== undefined);
    await expect
      .element(page.getByRole('link', { name: new RegExp(`^06:00 Giải chạy ?, ${words.join(', ')}$`) }))
      .toBeVisible();
    (cell(/06\/02\/2030/).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog').getByText(new RegExp(words.join(' · ')))).toBeVisible();
  },
);
