import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CalendarBoard } from './calendar-board.tsx';
import type { CalendarItem, CalendarRange } from './calendar-model.ts';

const LONG =
  'Hà Nội thí điểm tuyến xe buýt điện kết nối các làng nghề truyền thống với khu vực nội đô trong dịp Tết Nguyên đán';

function item(id: string, title: string, time: string, isMovable = true): CalendarItem {
  const state = isMovable ? 'Hẹn giờ' : 'Đã xuất bản';
  return { id, title, time, tone: isMovable ? 'scheduled' : 'published', state, isMovable };
}

const ITEMS = [
  item('2', LONG, '2026-11-25T04:00:00Z'),
  item('1', 'Tết', '2026-11-24T23:30:00Z'),
  item('3', 'Bản tin chiều', '2026-11-25T10:00:00Z'),
  item('4', 'Kinh tế tuần', '2026-11-25T12:00:00Z'),
  item('5', 'Phóng sự ảnh', '2026-11-25T14:00:00Z'),
  item('6', 'Điểm báo sáng', '2026-11-17T23:00:00Z', false),
];
const WAITING = [
  { id: '9', title: 'Mùa lúa chín', tone: 'waiting', state: 'Chờ duyệt', isMovable: true } as const,
];

interface BoardProps {
  readonly view?: CalendarRange['view'];
  readonly min?: string;
}

function Controller({ view = 'month', min }: BoardProps) {
  const [range, setRange] = useState<CalendarRange>({ view, day: '2026-11-25' });
  const [items, setItems] = useState<readonly CalendarItem[]>(ITEMS);
  const waiting = WAITING.filter(({ id }) => !items.some((one) => one.id === id));
  return (
    <CalendarBoard
      label="Lịch xuất bản"
      items={items}
      tray={{ title: 'Chưa xếp lịch', items: waiting, search: <input aria-label="Tìm bài" /> }}
      range={range}
      onRange={setRange}
      min={min}
      link={(id, props) => <a href={`#${id}`} {...props} />}
      onMove={(id, time) => {
        const moved = [...items, ...waiting].find((one) => one.id === id);
        if (moved) setItems([...items.filter((one) => one.id !== id), { ...moved, time }]);
      }}
    />
  );
}

const cell = (name: RegExp) => page.getByRole('gridcell', { name });
const day = (date: string) => cell(new RegExp(`^Thứ \\S+ ${date}|^Chủ Nhật ${date}`));
const status = () => page.getByRole('status').last();

async function focusOn(date: string) {
  await expect.element(day(date)).toBeVisible();
  (day(date).element() as HTMLElement).focus();
}

afterEach(async () => {
  delete document.documentElement.dataset.theme;
  await page.viewport(1280, 800);
});

it('the items of a day are ordered by time, in the time zone of Vietnam', async () => {
  await renderScreen(<Controller />);
  await expect.element(day('25/11/2026')).toBeVisible();
  const names = [...day('25/11/2026').element().querySelectorAll('a')].map((link) =>
    link.textContent.slice(0, 9),
  );
  expect(names).toEqual(['06:30 Tết', '11:00 Hà ', '17:00 Bản']);
  expect(page.getByRole('columnheader').elements()[0]?.textContent).toBe('Thứ Hai');
});

it('items that do not fit are behind a button that opens the day', async () => {
  await renderScreen(<Controller />);
  await userEvent.click(page.getByRole('button', { name: '+2 nữa 25/11/2026' }));
  const dialog = page.getByRole('dialog', { name: 'Thứ Tư 25/11/2026' });
  await expect.element(dialog.getByRole('link', { name: 'Phóng sự ảnh' })).toBeVisible();
  expect(dialog.getByRole('listitem').elements()).toHaveLength(5);
});

it('an item dragged to another day keeps its time of day', async () => {
  await renderScreen(<Controller />);
  await userEvent.dragAndDrop(page.getByRole('link', { name: /^06:30 Tết/ }), day('28/11/2026'));
  await expect.element(day('28/11/2026').getByRole('link', { name: /^06:30 Tết/ })).toBeVisible();
  await expect.element(status()).toHaveTextContent('“Tết” đã chuyển sang 28/11/2026 06:30');
});

it('a published item cannot be moved', async () => {
  await renderScreen(<Controller />);
  await userEvent.dragAndDrop(page.getByRole('link', { name: /^06:00 Điểm báo/ }), day('28/11/2026'));
  await expect.element(day('18/11/2026').getByRole('link', { name: /^06:00 Điểm báo/ })).toBeVisible();
  await expect.element(status()).toHaveTextContent('');
});

it('an item dragged from the tray gets the first time of the day', async () => {
  await renderScreen(<Controller />);
  await userEvent.dragAndDrop(page.getByRole('link', { name: 'Mùa lúa chín' }), day('27/11/2026'));
  await expect.element(day('27/11/2026').getByRole('link', { name: /^08:00 Mùa lúa chín/ })).toBeVisible();
  await expect.element(page.getByText('Không còn mục nào chờ xếp lịch')).toBeVisible();
});

it('a past day accepts nothing, and a time that is too early is asked about', async () => {
  await renderScreen(<Controller min="2026-11-26T03:00:00Z" />);
  const tet = page.getByRole('link', { name: /^06:30 Tết/ });
  await userEvent.dragAndDrop(tet, day('24/11/2026'));
  await expect.element(day('25/11/2026').getByRole('link', { name: /^06:30 Tết/ })).toBeVisible();
  await userEvent.dragAndDrop(tet, day('26/11/2026'));
  const dialog = page.getByRole('dialog', { name: 'Dời lịch “Tết”' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Sớm nhất là 26/11/2026 10:00.');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Ngày giờ mới' }), '26/11/2026 10:30');
  await userEvent.keyboard('{Enter}');
  await expect.element(day('26/11/2026').getByRole('link', { name: /^10:30 Tết/ })).toBeVisible();
});

it('arrow keys move over days and months, Enter opens a day, and an item can be moved', async () => {
  await renderScreen(<Controller />);
  await focusOn('25/11/2026');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(day('03/12/2026')).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(page.getByRole('heading', { name: 'Tháng 01/2027' })).toBeVisible();
  await expect.element(day('03/01/2027')).toHaveFocus();
  await userEvent.keyboard('{PageUp}{PageUp}');
  await expect.element(day('03/11/2026')).toHaveFocus();
  await focusOn('25/11/2026');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: /^06:30 Tết/ })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Dời lịch…' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const input = page.getByRole('textbox', { name: 'Ngày giờ mới' });
  await expect.element(input).toHaveFocus();
  await userEvent.fill(input, '30/11 5h');
  await userEvent.keyboard('{Enter}');
  await expect.element(day('30/11/2026').getByRole('link', { name: /^05:00 Tết/ })).toHaveFocus();
  await expect.element(status()).toHaveTextContent('“Tết” đã chuyển sang 30/11/2026 05:00');
});

it('the menu of a hovered item covers no other item and moves none', async () => {
  await renderScreen(<Controller />);
  const links = day('25/11/2026').getByRole('link');
  await expect.element(links.nth(2)).toBeVisible();
  const before = links.nth(2).element().getBoundingClientRect();
  await userEvent.hover(links.first());
  await userEvent.click(page.getByRole('button', { name: 'Thao tác với Tết' }));
  await expect.element(page.getByRole('menuitem', { name: 'Dời lịch…' })).toBeVisible();
  expect(links.nth(2).element().getBoundingClientRect().top).toBe(before.top);
  await userEvent.hover(page.getByRole('menuitem', { name: 'Dời lịch…' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Dời lịch…' }));
  await expect.element(page.getByRole('dialog', { name: 'Dời lịch “Tết”' })).toBeVisible();
});

it('a week shows hours, and an item dragged to another hour moves there', async () => {
  await renderScreen(<Controller view="week" />);
  await expect.element(page.getByRole('heading', { name: '23/11 – 29/11/2026' })).toBeVisible();
  const tet = page.getByRole('link', { name: /^06:30 Tết/ });
  await expect.element(cell(/^25\/11\/2026 06:00/).getByRole('link', { name: /^06:30 Tết/ })).toBeVisible();
  await userEvent.dragAndDrop(tet, cell(/^26\/11\/2026 09:00/));
  await expect.element(cell(/^26\/11\/2026 09:00/).getByRole('link', { name: /^09:00 Tết/ })).toBeVisible();
});

it('arrow keys move by hours in a week and into the next one', async () => {
  await renderScreen(<Controller view="week" />);
  const place = cell(/^29\/11\/2026 07:00/);
  await expect.element(place).toBeInTheDocument();
  (place.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(cell(/^29\/11\/2026 08:00/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(cell(/^30\/11\/2026 08:00/)).toHaveFocus();
});

it('on a phone it is a list by day with the same menu', async () => {
  await page.viewport(390, 800);
  await renderScreen(<Controller />);
  await expect.element(page.getByRole('heading', { name: /^Thứ Tư 25\/11\/2026/ })).toBeVisible();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Thao tác với Tết' }));
  await expect.element(page.getByRole('menuitem', { name: 'Dời lịch…' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByText('Chưa xếp lịch'));
  await userEvent.click(page.getByRole('button', { name: 'Thao tác với Mùa lúa chín' }));
  await expect.element(page.getByRole('menuitem', { name: 'Xếp lịch…' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

it.each([
  ['light', 'month', 1280],
  ['dark', 'month', 1280],
  ['light', 'week', 1280],
  ['dark', 'week', 1280],
  ['dark', 'month', 390],
] as const)('is accessible: %s, %s, %d pixels', async (theme, view, width) => {
  document.documentElement.dataset.theme = theme;
  await page.viewport(width, 800);
  await renderScreen(<Controller view={view} />);
  await expect.element(page.getByRole('link', { name: /Tết/ }).first()).toBeVisible();
  await expectAccessible();
});
