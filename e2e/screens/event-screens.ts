import type { Page } from '@playwright/test';
import { filter, press, type Screen } from './screen.ts';

/** Events of the demo, which are made in this order. */
const FIRST_EVENT = '1';
const VIEW = `/manager_event/view/${FIRST_EVENT}`;
const EDIT = `/manager_event/edit/${FIRST_EVENT}`;
const MONTH = '/manager_event?show=month';

/** A calendar with an event, a series, one that is known by nobody, and one that has no name. */
const CALENDAR_FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Trung tam Van hoa//Lich//VI',
  'BEGIN:VEVENT',
  'UID:dem-nhac@example.vn',
  'SUMMARY:Đêm nhạc Trịnh bên sông Hương',
  'LOCATION:Nhà hát Sông Hương',
  'DTSTART:20300410T120000Z',
  'DTEND:20300410T150000Z',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:cho-phien@example.vn',
  'SUMMARY:Chợ phiên Bắc Hà',
  'DTSTART:20300413T010000Z',
  'DTEND:20300414T050000Z',
  'RRULE:FREQ=WEEKLY;COUNT=4',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:khong-ten@example.vn',
  'DTSTART:20300414T010000Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

const fromMore =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await press(/^(Xuất, nhập và lịch đăng ký|Export, import and feeds)$/)(page);
    await page.getByRole('menuitem', { name }).click();
  };

/** A dialog of the plan, whose preview shows what the typed note will look like. */
const withNote =
  (verb: RegExp) =>
  async (page: Page): Promise<void> => {
    await press(verb)(page);
    await page
      .getByRole('textbox', { name: /^(Ghi chú cho người đọc|Note for readers)$/ })
      .fill('Mưa lớn kéo dài, ban tổ chức báo lịch mới sau.');
  };

const importPreview = async (page: Page): Promise<void> => {
  await fromMore(/^(Nhập từ tệp lịch…|Import a calendar file…)$/)(page);
  await page
    .getByLabel(/^(Chọn tệp lịch \(\.ics\)|Choose a calendar file \(\.ics\))$/)
    .setInputFiles({ name: 'lich.ics', mimeType: 'text/calendar', buffer: Buffer.from(CALENDAR_FILE) });
};

/** Events by list, month and file; one to look at, to edit, its past, and every overlay. */
export const EVENT_SCREENS: readonly Screen[] = [
  { name: 'events', path: '/manager_event', shows: 'Tuần lễ Cà phê Việt' },
  { name: 'every event', path: '/manager_event?view=all', shows: 'Giải bơi vượt sông Hàn' },
  {
    name: 'no event found',
    path: '/manager_event?text=khongcosukiennao',
    shows: /Không tìm thấy|No matching/,
  },
  {
    name: 'map of events',
    path: '/manager_event?show=map',
    shows: /^(Ranh giới tỉnh vẽ gần đúng|Borders of provinces are approximate)$/,
  },
  { name: 'month of events', path: MONTH, shows: /^(72 giờ tới|Next 72 hours)$/ },
  { name: 'event', path: VIEW, shows: /^(Lịch sử|History)$/ },
  { name: 'event to edit', path: EDIT, shows: /^(Kế hoạch đưa tin|Coverage)$/ },
  { name: 'new event', path: '/manager_event/create', shows: /^(Thêm hoạt động|Add an item)$/ },
  {
    name: 'past of an event',
    path: `/manager_event/history/${FIRST_EVENT}`,
    shows: /^(Đây là phiên bản đầu tiên được giữ\.|This is the first version that is kept\.)$/,
  },
  {
    name: 'preview of an event',
    path: `/manager_event/preview/${FIRST_EVENT}`,
    shows: /^(bản|version) \d+ · /,
  },
  {
    name: 'every filter of events',
    path: '/manager_event',
    shows: /^(Lặp lại|Recurrence)$/,
    act: filter(/^(Bộ lọc|Filters)$/),
  },
  {
    name: 'steps of an event',
    path: VIEW,
    shows: /^(Hạ|Unpublish)$/,
    act: press(/^(Xử lý sự kiện|Change state)$/),
  },
  {
    name: 'steps of the event in the editor',
    path: EDIT,
    shows: /^(Hạ|Unpublish)$/,
    act: press(/^(Xử lý sự kiện|Change state)$/),
  },
  {
    name: 'reason of a step',
    path: VIEW,
    shows: /^(Lý do|Reason)$/,
    act: async (page) => {
      await press(/^(Xử lý sự kiện|Change state)$/)(page);
      await page.getByRole('menuitem', { name: /^(Hạ|Unpublish)$/ }).click();
    },
  },
  {
    name: 'rescheduling an event',
    path: VIEW,
    shows: /^(Bắt đầu lúc|New start)$/,
    act: withNote(/^(Dời ngày|Reschedule)$/),
  },
  {
    name: 'postponing an event',
    path: VIEW,
    shows: /^(Người đọc sẽ thấy|What readers will see)$/,
    act: withNote(/^(Hoãn|Postpone)$/),
  },
  {
    name: 'moving an event online',
    path: VIEW,
    shows: /^(Đường dẫn trực tuyến|Online link)$/,
    act: withNote(/^(Sang trực tuyến|Move online)$/),
  },
  {
    name: 'cancelling an event',
    path: VIEW,
    shows: /^(Người đọc sẽ thấy|What readers will see)$/,
    act: withNote(/^(Hủy sự kiện|Cancel event)$/),
  },
  {
    name: 'coverage of an event',
    path: '/manager_event',
    shows: /^(Thêm việc|Add work)$/,
    act: (page) =>
      page
        .getByRole('button', { name: /^(Đưa tin “|Coverage of “)/ })
        .filter({ visible: true })
        .first()
        .click(),
  },
  {
    name: 'coverage to assign',
    path: MONTH,
    shows: /^(Cụ thể|Details)$/,
    act: press(/^(Giao việc|Assign)/),
  },
  {
    name: 'preview of a calendar file',
    path: '/manager_event',
    shows: 'Đêm nhạc Trịnh bên sông Hương',
    act: importPreview,
  },
  {
    name: 'calendar feeds',
    path: '/manager_event',
    shows: /^(Lịch mới|New feed)$/,
    act: fromMore(/^(Lịch đăng ký…|Calendar feeds…)$/),
  },
];
