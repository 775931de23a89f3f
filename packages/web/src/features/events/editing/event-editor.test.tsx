import { PLAIN_EVENT_DETAILS } from '@toasoan/contract/features/events/event-details.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aChange, aPiece, aWholeEvent, openEvents } from '../test-support/open-events.tsx';

const DETAIL = '/admin/event/detail/5';
const UPDATE = '/admin/event/update';
const PRESENCE = '/admin/event/presence/5';
const FACTS = {
  ...PLAIN_EVENT_DETAILS,
  startTime: '2026-11-22T01:00:00.000Z',
  endTime: '2026-11-24T14:00:00.000Z',
  placeName: 'Hoàng thành Thăng Long',
  provinceCode: '01' as const,
  organizerText: 'Trung tâm Bảo tồn Di sản',
  programme: [
    { id: 'opening', time: '2026-11-22T00:30:00.000Z', title: 'Lễ dâng hương', text: '', placeName: '' },
    { id: 'singing', time: '2026-11-22T02:30:00.000Z', title: 'Hát cửa đình', text: '', placeName: '' },
  ],
};

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/event/autosave/list', { items: [] });
  network.answer('/admin/category/tree', { items: [] });
  network.answer('/admin/event/coverage/5', { items: [] });
  network.answer('/admin/event/previewOccurrences', { items: [], isCapped: false });
  network.answer('/admin/user/search', { items: [], total: 0, page: 1, limit: 10 });
});

const anEvent = (changes: Parameters<typeof aWholeEvent>[0] = {}) =>
  aWholeEvent({ title: 'Ngày hội Di sản', state: 'DRAFT', details: FACTS, ...changes });

async function openEditor(event = anEvent()): Promise<void> {
  network.answer(DETAIL, event);
  network.answer(UPDATE, { ...event, version: event.version + 1 });
  await openEvents(network, [], { url: '/manager_event/edit/5' });
  await expect.element(page.getByRole('textbox', { name: 'Tên sự kiện', exact: true })).toBeVisible();
}

const sent = () => network.to(UPDATE).at(-1)?.body as Readonly<Record<string, unknown>> | undefined;
const save = () => userEvent.keyboard('{Control>}s{/Control}');

test('shows each day with its lunar date, leads to what is missing and saves what was changed', async () => {
  await openEditor();
  await expect.element(page.getByLabelText(/^Bắt đầu · Chủ Nhật, 14 tháng 10/)).toBeVisible();
  await expect.element(page.getByText(/^Sớm hơn giờ bắt đầu/)).toBeVisible();
  await page.getByRole('button', { name: /Sửa: Nên có số điện thoại/ }).click();
  await expect.element(page.getByRole('textbox', { name: 'Người liên hệ' })).toBeVisible();
  const phone = page.getByRole('textbox', { name: 'Điện thoại' });
  await expect.element(phone).toHaveFocus();
  await phone.fill('024 3734 5427');
  await page.getByRole('button', { name: 'Tự tính' }).click();
  await page.getByRole('button', { name: 'Đổi giờ bắt đầu' }).click();
  await save();
  await expect.poll(sent).toMatchObject({
    id: '5',
    version: 3,
    contactPhone: '024 3734 5427',
    lunarDate: '14–16 tháng 10 Bính Ngọ',
    startTime: '2026-11-22T00:30:00.000Z',
  });
});

test('a row of the programme that is moved by the keyboard takes the time of its new place', async () => {
  await openEditor();
  const handle = page.getByRole('button', { name: /Hát cửa đình/ }).first();
  await expect.element(handle).toBeVisible();
  handle.element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await save();
  await expect.poll(sent).toMatchObject({
    programme: [
      { id: 'singing', time: '2026-11-22T00:30:00.000Z' },
      { id: 'opening', time: '2026-11-22T02:30:00.000Z' },
    ],
  });
});

test('a new activity takes the focus at its name; once it is removed, the focus goes back to the button', async () => {
  await openEditor();
  await page.getByRole('button', { name: 'Thêm hoạt động' }).click();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Hoạt động');
  await userEvent.keyboard('Bế mạc');
  await expect.element(page.getByRole('button', { name: 'Bỏ hoạt động Bế mạc' })).toBeVisible();
  await page.getByRole('button', { name: 'Bỏ hoạt động Bế mạc' }).click();
  await expect.element(page.getByRole('button', { name: 'Thêm hoạt động' })).toHaveFocus();
});

test('whole days hide the hours, and a rule of one’s own is asked in words', async () => {
  await openEditor();
  await page.getByRole('switch', { name: 'Cả ngày' }).click();
  await page.getByRole('button', { name: /^Lặp lại: / }).click();
  await page.getByRole('option', { name: 'Theo quy tắc riêng' }).click();
  await page.getByRole('checkbox', { name: 'Chủ Nhật' }).click();
  await save();
  await expect.poll(sent).toMatchObject({
    allDay: true,
    startTime: '2026-11-21T17:00:00.000Z',
    endTime: '2026-11-24T16:59:59.999Z',
    recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;BYDAY=SA,SU' },
  });
});

test('while a colleague writes, the page is read-only in the words of an event and offers to take over', async () => {
  const holder = { userId: '9', name: 'Hà Anh', editingSession: 'x', since: '2026-11-22T13:15:00.000Z' };
  network.answer(PRESENCE, { holder, mine: false, mayTakeOver: true, others: [], version: 3 });
  await openEditor();
  await expect.element(page.getByText(/Hà Anh đang sửa sự kiện này từ/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Chiếm quyền sửa' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Tên địa điểm' })).toBeDisabled();
});

test('a change of plan names the date before, lists posts that still say it, and can be taken back', async () => {
  const event = anEvent({
    state: 'PUBLISHED',
    statusChanges: [aChange()],
    allowedVerbs: ['postpone', 'takeBack'],
  });
  network.answer('/admin/event/quotes/5', {
    looksFor: ['20/11/2026'],
    items: [
      {
        postId: '8',
        title: 'Khai hội Thăng Long',
        state: 'PUBLISHED',
        reasons: ['DAY'],
        passages: [],
        more: 0,
      },
    ],
    isCapped: false,
  });
  network.answer('/admin/event/verb/5', { ...event, version: 4, statusChanges: [] });
  network.answer(DETAIL, event);
  await openEvents(network, [], { url: '/manager_event/view/5' });
  await expect.element(page.getByRole('deletion').getByText(/20\/11\/2026/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Khai hội Thăng Long' })).toBeVisible();
  await page.getByRole('button', { name: 'Rút lại' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Trời đã tạnh, giữ ngày cũ.');
  const preview = page.getByRole('region', { name: 'Người đọc sẽ thấy' });
  await expect.element(preview.getByText('20/11/2026 08:00')).toBeVisible();
  await expect.element(preview.getByText('ngày 12 tháng 10 Bính Ngọ')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Rút lại' }).click();
  await expect
    .poll(() => network.to('/admin/event/verb/5').at(-1)?.body)
    .toEqual({ verb: 'takeBack', version: 3, note: 'Trời đã tạnh, giữ ngày cũ.', changeId: '31' });
});

test('a saved place of a published event names the posts that still say the old one', async () => {
  const event = anEvent({ state: 'PUBLISHED' });
  const quoting = {
    postId: '8',
    title: 'Khai hội',
    state: 'PUBLISHED',
    reasons: ['PLACE'],
    passages: [],
    more: 0,
  };
  network.reply('/admin/event/quotes/5', (query) => {
    const items = query.get('changeId') === '40' ? [quoting] : [];
    return Response.json({ error: 0, data: { looksFor: [], items, isCapped: false } });
  });
  await openEditor(event);
  const place = page.getByRole('textbox', { name: 'Tên địa điểm' });
  await expect.element(place).toBeVisible();
  network.answer(UPDATE, {
    ...event,
    version: 4,
    updatedBy: { userId: '3', name: 'Lê Thu Hà' },
    details: { ...FACTS, placeName: 'Văn Miếu' },
    statusChanges: [aChange({ id: '40', kind: 'move' })],
  });
  await place.fill('Văn Miếu');
  await save();
  const toMend = page.getByRole('dialog', { name: '1 bài còn ghi lịch cũ' });
  await expect.element(toMend.getByRole('link', { name: 'Khai hội' })).toBeVisible();
});

test('the time of a published event is fixed beside the way to move it, whose end keeps the length until it is chosen', async () => {
  const event = anEvent({ state: 'PUBLISHED', allowedVerbs: ['reschedule'] });
  network.answer('/admin/event/quotes/5', { looksFor: [], items: [], isCapped: false });
  network.answer('/admin/event/verb/5', { ...event, version: 4 });
  await openEditor(event);
  await expect.element(page.getByText('22/11/2026 08:00 – 24/11/2026 21:00')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Bắt đầu/ })).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Sớm hơn giờ bắt đầu/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Đổi giờ bắt đầu' })).not.toBeInTheDocument();
  await page
    .getByRole('region', { name: /^Thời gian/ })
    .getByRole('button', { name: 'Dời ngày' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Dời ngày “Ngày hội Di sản”' });
  const end = dialog.getByRole('textbox', { name: 'Kết thúc lúc' });
  await dialog.getByRole('textbox', { name: 'Bắt đầu lúc' }).fill('29/11/2026 08:00');
  await expect.element(end).toHaveValue('01/12/2026 21:00');
  await end.fill('30/11/2026 21:00');
  await dialog.getByRole('textbox', { name: 'Ghi chú cho người đọc' }).fill('Dời vì mưa lớn.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Dời ngày' }).click();
  await expect
    .poll(() => network.to('/admin/event/verb/5')[0]?.body)
    .toEqual({
      verb: 'reschedule',
      version: 3,
      note: 'Dời vì mưa lớn.',
      scope: 'ALL',
      startTime: '2026-11-29T01:00:00.000Z',
      endTime: '2026-11-30T14:00:00.000Z',
    });
});

test('beside the text is what is planned about it; work is added by keys, and the focus goes on at the button', async () => {
  const post = { id: '90', title: 'Trước giờ khai hội', state: 'SUBMITTED' as const };
  const given = { assignee: { userId: '12', name: 'Hoài Nam' }, state: 'ASSIGNED' as const, post };
  network.answer('/admin/event/coverage/5', {
    items: [aPiece(), aPiece({ id: '32', kind: 'PHOTO', ...given })],
  });
  network.answer('/admin/event/coverage/create', aPiece({ id: '33', kind: 'VIDEO' }));
  await openEditor();
  await expect
    .element(page.getByRole('button', { name: /^Kế hoạch đưa tin ?1 ?việc chưa ai nhận$/ }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Mở bài ?: Trước giờ khai hội$/ })).toBeVisible();
  const add = page.getByRole('button', { name: 'Thêm việc' });
  add.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('radio', { name: 'Tin', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}Phim khai mạc{Enter}');
  await expect
    .poll(() => network.to('/admin/event/coverage/create')[0]?.body)
    .toEqual({ eventId: '5', kind: 'VIDEO', note: 'Phim khai mạc', assigneeId: null, dueTime: null });
  await expect.element(add).toHaveFocus();
});

test('a series names its next date, and work is planned for that date alone', async () => {
  const recurrence = { kind: 'CUSTOM' as const, rule: 'FREQ=WEEKLY' };
  const event = anEvent({ state: 'PUBLISHED', recurrenceKind: 'CUSTOM', details: { ...FACTS, recurrence } });
  const next = {
    day: '2030-11-24',
    startTime: '2030-11-24T01:00:00.000Z',
    endTime: '2030-11-26T14:00:00.000Z',
    overTime: '2030-11-26T14:00:00.000Z',
    eventStatus: 'SCHEDULED',
    previousStartTime: null,
    statusNote: '',
    placeName: 'Hoàng thành Thăng Long',
    address: '',
    provinceCode: '01',
    ward: '',
    lat: null,
    lng: null,
    onlineUrl: '',
    note: '',
    overrides: [],
  };
  network.answer('/admin/event/occurrences/5', { items: [next], hasMore: false });
  network.answer('/admin/event/coverage/create', aPiece({ day: '2030-11-24' }));
  await openEditor(event);
  await expect.element(page.getByText('24/11/2030 08:00 – 26/11/2030 21:00')).toBeVisible();
  await page.getByRole('button', { name: 'Thêm việc' }).click();
  await expect.element(page.getByRole('button', { name: 'Cho lần diễn ra: 24/11/2030' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Cụ thể' }).fill('Tin khai mạc');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => network.to('/admin/event/coverage/create')[0]?.body)
    .toMatchObject({ eventId: '5', day: '2030-11-24', note: 'Tin khai mạc' });
});

test.each(['light', 'dark'])('the editor has no accessibility violations in %s', async (theme) => {
  await openEditor();
  document.documentElement.dataset.theme = theme;
  await expect.element(page.getByRole('region', { name: /^Chương trình/ })).toBeVisible();
  await expectAccessible();
});
