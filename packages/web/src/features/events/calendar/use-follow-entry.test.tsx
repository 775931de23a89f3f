import type { EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aCalendarItem, aWholeEvent, openEvents } from '../test-support/open-events.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const CALENDAR = '/admin/event/calendar';
const link = (key: string) => document.querySelector<HTMLElement>(`[data-entry="${key}"] a`);
const focusedEntry = () =>
  document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset.entry ?? 'none';
const focusedDay = () => document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset.place;

/** A race of one morning in 2030, so that it is not over. */
const raceOn = (day: string, state: EventState = 'DRAFT') =>
  aCalendarItem({
    eventId: '9',
    title: 'Giải chạy',
    state,
    day,
    startTime: `${day}T01:00:00.000Z`,
    endTime: null,
    overTime: `${day}T16:59:59.999Z`,
  });
const items = (...shown: readonly object[]) => ({ items: shown, isCapped: false });

async function open(item: ReturnType<typeof raceOn>): Promise<void> {
  network.answer(CALENDAR, items(item));
  network.answer('/admin/event/update', aWholeEvent());
  network.answer('/admin/event/verb/9', aWholeEvent());
  network.answer('/admin/event/quotes/9', { looksFor: [], items: [], isCapped: false });
  await openEvents(network, [], { url: '/manager_event?show=month&day=2030-02-13' });
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => link(`9@${item.day}`)).not.toBeNull();
  link(`9@${item.day}`)?.focus();
}

async function confirmMove(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Dời', exact: true }));
  await expect.element(page.getByText(/^Đã dời/)).toBeVisible();
}

test.each([
  ['to the next day', '2030-02-13', 'ArrowRight', '2030-02-14'],
  ['over the end of a week', '2030-02-17', 'ArrowRight', '2030-02-18'],
  ['to the next week', '2030-02-13', 'ArrowDown', '2030-02-20'],
  ['to a shown day of the next month', '2030-02-24', 'ArrowDown', '2030-03-03'],
  ['into a month that is not shown yet', '2030-03-03', 'ArrowDown', '2030-03-10'],
])('the focus goes with an event that is moved by keys %s', async (_, from, key, to) => {
  await open(raceOn(from));
  await userEvent.keyboard(`{Alt>}{${key}}{/Alt}`);
  network.answer(CALENDAR, items(raceOn(to)));
  await confirmMove();
  await expect.poll(focusedEntry).toBe(`9@${to}`);
  expect(focusedDay()).toBe(to);
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await expect.element(page.getByRole('alertdialog', { name: 'Dời “Giải chạy”?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
});

test('an event whose move is cancelled keeps the focus', async () => {
  await open(raceOn('2030-02-13'));
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.element(page.getByRole('alertdialog', { name: 'Dời “Giải chạy”?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focusedEntry).toBe('9@2030-02-13');
  expect(focusedDay()).toBe('2030-02-13');
});

test('a move that the server refuses leaves the focus on the event', async () => {
  await open(raceOn('2030-02-13'));
  network.fail('/admin/event/update', 409, {
    error: -409,
    code: 'VERSION_CONFLICT',
    message: 'Có bản mới hơn.',
    errors: [],
    requestId: 'r',
  });
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await userEvent.click(page.getByRole('button', { name: 'Dời', exact: true }));
  await expect.element(page.getByText('Có bản mới hơn.')).toBeVisible();
  await expect.poll(focusedEntry).toBe('9@2030-02-13');
});

test('an event that finds no line on its new day leaves the focus on that day', async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ ...raceOn('2030-02-13'), eventId: `${at + 10}` }));
  await open(raceOn('2030-02-12'));
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  network.answer(CALENDAR, items(...many, raceOn('2030-02-13')));
  await confirmMove();
  await expect.element(page.getByRole('button', { name: /nữa 13\/02\/2030/ })).toBeVisible();
  expect(link('9@2030-02-13')).toBeNull();
  expect((document.activeElement as HTMLElement).dataset.place).toBe('2030-02-13');
});

test('a published event is followed to the day that its dialog says in the end', async () => {
  await open(raceOn('2030-02-13', 'PUBLISHED'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const dialog = page.getByRole('dialog', { name: 'Dời ngày “Giải chạy”' });
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Bắt đầu lúc' }), '21/02/2030 08:00');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Ghi chú cho người đọc' }), 'Dời vì mưa');
  network.answer(CALENDAR, items(raceOn('2030-02-21', 'PUBLISHED')));
  await userEvent.click(dialog.getByRole('button', { name: 'Dời ngày' }));
  await expect.poll(focusedEntry).toBe('9@2030-02-21');
});
