import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anEventRow, aPiece, BOARD, openEvents, SLOTS } from '../test-support/open-events.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const PIECES = '/admin/event/coverage/5';
const CREATE = '/admin/event/coverage/create';

test('a row shows four slots in four states; assigning gives the work and its draft', async () => {
  await openEvents(network, [anEventRow()]);
  network.answer(SLOTS, {
    items: [{ eventId: '5', slots: { TEXT: 'DONE', PHOTO: 'ASSIGNED', VIDEO: 'OPEN', TRANSLATION: 'NONE' } }],
  });
  network.answer(PIECES, { items: [aPiece({ kind: 'VIDEO' })] });
  network.answer('/admin/user/search', {
    items: [{ userId: '12', displayName: 'Hoài Nam', avatar: null, accountType: 'user' }],
    total: 1,
    page: 1,
    limit: 20,
  });
  const given = aPiece({
    id: '32',
    assignee: { userId: '12', name: 'Hoài Nam' },
    state: 'ASSIGNED',
    post: { id: '90', title: 'Lễ hội Làng Sen', state: 'DRAFT' },
  });
  network.answer(CREATE, given);
  const slots = page.getByRole('button', { name: /^Đưa tin “Lễ hội Làng Sen”/ });
  await expect.element(slots).toBeVisible();
  await userEvent.click(slots);
  const dialog = page.getByRole('dialog', { name: 'Đưa tin “Lễ hội Làng Sen”' });
  await expect.element(dialog.getByText('Chưa ai nhận')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Thêm việc' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Ảnh' }));
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Cụ thể' }), 'Ảnh khai mạc');
  await userEvent.click(dialog.getByRole('button', { name: 'Người làm' }));
  await userEvent.click(page.getByRole('option', { name: 'Hoài Nam' }));
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'Giao việc' }));
  await expect
    .poll(() => network.to(CREATE)[0]?.body)
    .toEqual({
      eventId: '5',
      kind: 'PHOTO',
      note: 'Ảnh khai mạc',
      assigneeId: '12',
      dueTime: null,
    });
  await expect.element(page.getByText('Đã giao cho Hoài Nam, bản nháp đã tạo.')).toBeVisible();
});

/** Of the board, with nothing planned. */
const anEventSoon = (start: number) => ({
  eventId: '5',
  day: hanoiDay(start),
  title: 'Chung kết thi ảnh',
  eventType: 'CONTEST',
  startTime: new Date(start).toISOString(),
  endTime: null,
  allDay: false,
  eventStatus: 'SCHEDULED',
  state: 'PUBLISHED',
  placeName: 'Cung Quy hoạch',
  provinceCode: '22',
  repeats: false,
  slots: { TEXT: 'NONE', PHOTO: 'NONE', VIDEO: 'NONE', TRANSLATION: 'NONE', MENU: 'NONE' },
  gaps: ['NOBODY'],
  coverage: [],
});

test('beside the month the next 72 hours say what nobody covers, and a reporter takes open work', async () => {
  const start = Date.now() + 26 * 3_600_000;
  const taken = aPiece({ assignee: { userId: '3', name: 'Lê Thu Hà' }, state: 'ASSIGNED', version: 2 });
  network.answer('/admin/event/calendar', { items: [], isCapped: false });
  network.answer(PIECES, { items: [aPiece({ note: 'Tường thuật khai mạc' })] });
  network.answer('/admin/event/coverage/take/31', taken);
  await openEvents(network, [], { url: '/manager_event?show=month', role: 'AUTHOR' });
  network.answer(BOARD, {
    items: [
      {
        ...anEventSoon(start),
        slots: { TEXT: 'OPEN', PHOTO: 'NONE', VIDEO: 'NONE', TRANSLATION: 'NONE', MENU: 'NONE' },
        gaps: ['NOBODY', 'NO_PHOTO'],
        coverage: [aPiece({ note: 'Tường thuật khai mạc' })],
      },
    ],
    open: 1,
    isCapped: false,
  });
  const card = page.getByRole('article', { name: 'Chung kết thi ảnh' });
  await expect.element(card.getByText('Chưa ai đưa tin')).toBeVisible();
  await expect.element(page.getByText('1 việc chưa ai nhận')).toBeVisible();
  await expectAccessible();
  await userEvent.click(card.getByRole('button', { name: /Xem việc/ }));
  await userEvent.click(page.getByRole('button', { name: 'Nhận việc' }));
  await expect.poll(() => network.to('/admin/event/coverage/take/31')[0]?.body).toEqual({ version: 1 });
  await expect.element(page.getByRole('button', { name: 'Thêm việc' })).not.toBeInTheDocument();
});

test('of a hundred events in the next 72 hours twenty are drawn, and a button shows more', async () => {
  const start = Date.now() + 26 * 3_600_000;
  network.answer('/admin/event/calendar', { items: [], isCapped: false });
  await openEvents(network, [], { url: '/manager_event?show=month', role: 'AUTHOR' });
  network.answer(BOARD, {
    items: Array.from({ length: 100 }, (_, at) => ({
      ...anEventSoon(start),
      eventId: `${at + 1}`,
      title: `Đêm nhạc số ${at + 1}`,
    })),
    open: 0,
    isCapped: true,
  });
  await expect.element(page.getByText('Hơn 100 sự kiện')).toBeVisible();
  expect(page.getByRole('article').elements()).toHaveLength(20);
  await userEvent.click(page.getByRole('button', { name: 'Xem thêm 80' }));
  await expect.element(page.getByRole('article', { name: 'Đêm nhạc số 40' })).toBeInTheDocument();
  expect(page.getByRole('article').elements()).toHaveLength(40);
});

test('a due time may stay when the event moves, and what a cancelled event does not need is opened again', async () => {
  await openEvents(network, [anEventRow()]);
  network.answer(SLOTS, {
    items: [
      {
        eventId: '5',
        slots: { TEXT: 'NONE', PHOTO: 'ASSIGNED', VIDEO: 'NONE', TRANSLATION: 'NONE', MENU: 'OPEN' },
      },
    ],
  });
  const due = { kind: 'PHOTO', dueTime: '2036-11-27T05:00:00.000Z', state: 'ASSIGNED' } as const;
  const needless = aPiece({ note: 'Tường thuật', isNeeded: false, state: 'NONE' });
  network.answer(PIECES, { items: [needless, aPiece({ ...due, id: '32', note: 'Ảnh khai mạc' })] });
  network.answer('/admin/event/coverage/update', needless);
  await userEvent.click(page.getByRole('button', { name: /Trình đơn chưa ai làm$/ }));
  const dialog = page.getByRole('dialog', { name: 'Đưa tin “Lễ hội Làng Sen”' });
  await expect.element(dialog.getByText('không cần nữa')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Thao tác với Tường thuật' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Mở lại việc này' }));
  const sent = () => network.to('/admin/event/coverage/update').map(({ body }) => body);
  await expect.poll(sent).toEqual([{ id: '31', version: 1, isNeeded: true }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Thao tác với Ảnh khai mạc' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Sửa, giao lại' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Hạn đứng yên khi sự kiện dời' }));
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  await expect.poll(() => sent()[1]).toMatchObject({ id: '32', dueTime: due.dueTime, dueStays: true });
});
