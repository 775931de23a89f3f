import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { daysOf } from '#web/patterns/calendar-board/calendar-range.ts';
import { dayIn } from '#web/ui/dates/days.ts';
import { instantOf } from '#web/ui/dates/zoned-time.ts';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aPostRow, aWholePost } from '../test-support/a-post.ts';
import { openPosts, TRANSITION } from '../test-support/open-posts.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/saved-view/list', { items: [] });
});

const asked = () => new URLSearchParams(location.search);

/** The menu of the card in the first column. */
const card = () =>
  page
    .getByRole('region', { name: 'Bài viết theo trạng thái' })
    .getByRole('button', { name: /Mùa lúa chín/ })
    .first();

async function show(name: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name }));
}

test('AUTHOR has the list alone', async () => {
  await openPosts(network, [aPostRow()], 'AUTHOR');
  await expect.element(page.getByRole('link', { name: 'Mùa lúa chín' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Bảng theo trạng thái' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Lịch xuất bản' })).not.toBeInTheDocument();
});

describe('the board', () => {
  test('is kept in the address and makes the transition of the column a card is moved to', async () => {
    network.answer(TRANSITION, aWholePost({ state: 'EDITING', version: 2 }));
    await openPosts(network, [aPostRow({ state: 'SUBMITTED' })], 'EDITOR');
    await show('Bảng theo trạng thái');
    expect(asked().get('show')).toBe('board');
    await expect.element(page.getByRole('region', { name: 'Bài viết theo trạng thái' })).toBeVisible();
    await userEvent.click(card());
    await userEvent.click(page.getByRole('menuitem', { name: 'Chuyển sang Đang biên tập' }));
    await expect.poll(() => network.to(TRANSITION)[0]?.body).toEqual({ version: 1, to: 'EDITING' });
  });

  test('says why a column does not take a card', async () => {
    await openPosts(network, [aPostRow({ state: 'SUBMITTED' })], 'EDITOR');
    await show('Bảng theo trạng thái');
    await userEvent.click(card());
    await expect
      .element(page.getByRole('menuitem', { name: /^Chuyển sang Đã xuất bản Bạn không chuyển được/ }))
      .toBeVisible();
  });
});

/** In two days, or at the end of the month shown today, whichever comes first. */
function soonShown(): string {
  const today = dayIn(NEWSROOM_ZONE, new Date());
  const last = daysOf({ view: 'month', day: today }).at(-1) ?? today;
  const end = Date.parse(instantOf({ day: last, clock: '23:59' }, NEWSROOM_ZONE));
  return new Date(Math.min(Date.now() + 2 * 86_400_000, end)).toISOString();
}

describe('the calendar', () => {
  const soon = soonShown();

  test('shows scheduled posts, changes their time, and lists unscheduled ones beside', async () => {
    network.answer('/admin/post/calendar', {
      items: [aPostRow({ state: 'SCHEDULED', scheduleTime: soon })],
      isCapped: true,
    });
    network.answer(TRANSITION, aWholePost({ state: 'SCHEDULED', version: 2, scheduleTime: soon }));
    await openPosts(network, [aPostRow({ id: '6', title: 'Chờ giờ', state: 'PENDING_APPROVAL' })]);
    await show('Lịch xuất bản');
    expect(asked().get('show')).toBe('calendar');
    await expect.element(page.getByText('Chờ duyệt, chưa có giờ (1)')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Chờ giờ' })).toBeVisible();
    await expect.element(page.getByText(/^Khoảng này có nhiều hơn 500 bài/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Mùa lúa chín/ }).first()).toBeVisible();
  });
});

/** Events of a mouse for the drag library. */
function drag(from: Element, onto: Element): void {
  const dataTransfer = new DataTransfer();
  const at = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2 };
  };
  const fire = (type: string, element: Element, point: { clientX: number; clientY: number }) =>
    element.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer, ...point }),
    );
  fire('dragstart', from, at(from));
  requestAnimationFrame(() => {
    fire('dragenter', onto, at(onto));
    fire('dragover', onto, at(onto));
    requestAnimationFrame(() => {
      fire('drop', onto, at(onto));
      fire('dragend', from, at(onto));
    });
  });
}

test('a card dragged off the calendar loses its time after a confirmation', async () => {
  const soon = soonShown();
  const planned = aPostRow({ state: 'SCHEDULED', scheduleTime: soon });
  network.answer('/admin/post/calendar', { items: [planned], isCapped: false });
  network.answer(TRANSITION, aWholePost({ state: 'PENDING_APPROVAL', version: 2 }));
  await openPosts(network, [aPostRow({ id: '6', title: 'Chờ giờ', state: 'PENDING_APPROVAL' })]);
  await show('Lịch xuất bản');
  const card = page.getByRole('link', { name: /Mùa lúa chín/ }).first();
  await expect.element(card).toBeVisible();
  const tray = page.getByRole('complementary', { name: /^Chờ duyệt, chưa có giờ/ });
  await expect.element(tray).toBeVisible();
  const dragged = card.element().closest('[draggable="true"]');
  if (dragged === null) throw new Error('The card cannot be dragged.');
  drag(dragged, tray.element());
  const question = page.getByRole('alertdialog', { name: 'Hủy hẹn giờ “Mùa lúa chín”?' });
  await expect.element(question).toBeVisible();
  expect(network.to(TRANSITION)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Hủy hẹn giờ' }));
  await expect.poll(() => network.to(TRANSITION)[0]?.body).toEqual({ version: 1, to: 'PENDING_APPROVAL' });
});

test.each(['board', 'calendar'])('the %s has no accessibility violations', async (way) => {
  network.answer('/admin/post/calendar', { items: [], isCapped: false });
  await openPosts(network, [aPostRow({ state: 'PENDING_APPROVAL' })]);
  await show(way === 'board' ? 'Bảng theo trạng thái' : 'Lịch xuất bản');
  await expect.element(page.getByRole('link', { name: 'Mùa lúa chín' }).first()).toBeVisible();
  await expectAccessible();
});
