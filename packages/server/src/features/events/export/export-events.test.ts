import { buffer } from 'node:stream/consumers';
import { eventExportEndpoint } from '@toasoan/contract/features/events/export/event-export.ts';
import { icsEndpoints } from '@toasoan/contract/features/events/ics/ics-endpoints.ts';
import type { ExportFormat } from '@toasoan/contract/features/posts/export/post-export.ts';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { linesOfExport } from '#server/features/posts/export/test-support/lines-of-export.ts';
import { unzip } from '#server/features/posts/export/test-support/unzip.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { TaskFiles } from '../../tasks/task-files.ts';
import { taskJobs } from '../../tasks/task-jobs.ts';
import { anEventsRoom, type EventStaff, NOTE } from '../test-support/an-events-room.ts';
import { eventExportTask } from './event-export-task.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);

type Filters = Parameters<typeof order>[2];
async function order(
  by: EventStaff,
  format: ExportFormat,
  filters: { view?: 'all' | 'trash' | 'drafts'; ids?: string[]; sort?: 'title' },
) {
  const body = { format, filters };
  return (await server.ask(eventExportEndpoint, { headers: by.headers, body })).taskId;
}
const linesOf = async (by: EventStaff, filters: Filters) =>
  await linesOfExport(server, eventExportTask(), await order(by, 'csv', filters));
const titlesOf = async (by: EventStaff, filters: Filters) =>
  (await linesOf(by, filters)).lines.map((line) => line.split(',')[1]);

/** 20 October 2030, from 8 to 11 o'clock in Hà Nội. */
const DAY = { startTime: '2030-10-20T01:00:00.000Z', endTime: '2030-10-20T04:00:00.000Z' };
const [market, show, draft, gone] = await Promise.all([
  room.published({ ...DAY, title: 'Chợ phiên Bắc Hà', placeName: '=HYPERLINK("http://x")' }),
  room.published({ ...DAY, title: 'Đêm rối nước' }),
  room.write(room.author, { ...room.finished(), title: '+84 Nháp' }),
  room.write(room.author, { ...room.finished(), title: 'Đã bỏ' }),
]);
await room.move(room.author, gone, 'TRASHED');

it('a file of ticked rows holds them alone, in the order of the list, whatever page they were on', async () => {
  const filters = { ids: [show.id, market.id], sort: 'title' } as const;
  expect(await titlesOf(room.admin, { ...filters, ids: [...filters.ids] })).toEqual([
    'Chợ phiên Bắc Hà',
    'Đêm rối nước',
  ]);
  expect(await titlesOf(room.admin, { ids: [draft.id] })).toEqual(["'+84 Nháp"]);
  expect(await titlesOf(room.admin, { ids: [draft.id, gone.id], view: 'trash' })).toEqual(['Đã bỏ']);
});

it('a file holds nothing that this person does not see, ticked or not', async () => {
  const other = await room.hire('AUTHOR');
  expect(await titlesOf(other, { ids: [draft.id, show.id] })).toEqual(['Đêm rối nước']);
  const elsewhere = await anEventsRoom(server);
  expect(await titlesOf(elsewhere.admin, { ids: [show.id] })).toEqual([]);
});

it('the columns are headed in Vietnamese, times are those of Hà Nội, and no text runs as a formula', async () => {
  const postponed = await room.plan(show, { verb: 'postpone' });
  const { headings, lines, name } = await linesOf(room.admin, {
    ids: [market.id, postponed.id],
    sort: 'title',
  });
  expect(name).toMatch(/^su-kien.*\.csv$/);
  expect(headings).toMatch(
    /^\uFEFFMã,Tiêu đề,Loại sự kiện,Bắt đầu,Kết thúc,Ngày âm lịch,Lặp lại,Địa điểm,"Tỉnh, thành",Hình thức,/,
  );
  const [first = '', second = ''] = lines;
  expect(first).toContain('2030-10-20 08:00');
  expect(first).toContain('2030-10-20 11:00');
  expect(first).toContain('"\'=HYPERLINK(""http://x"")"');
  expect(first).toContain('24 tháng 9');
  expect(second).toContain(`Hoãn,2030-10-20 08:00,${NOTE}`);
});

it('as XLSX it is a workbook with times as times and formulas as text', async () => {
  const taskId = await order(room.admin, 'xlsx', { ids: [market.id] });
  const files = new TaskFiles(server.storage, server.scratch);
  await runDueJobs(server.db, taskJobs({ files, handlers: [eventExportTask()] }));
  const { file } = await server.db
    .selectFrom('tasks')
    .select('file')
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow();
  const content = await buffer((await files.open(file ?? '')).content);
  const sheet = unzip(content).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet.match(/<row>/g)).toHaveLength(2);
  for (const heading of ['Tiêu đề', 'Bắt đầu', 'Ngày âm lịch', 'Đơn vị tổ chức', 'Tình trạng'])
    expect(sheet).toContain(heading);
  // Days since the end of 1899, and eight hours.
  expect(sheet).toContain('<v>47776.333333333336</v>');
  expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK(&quot;http://x&quot;)</t>');
  expect(sheet).not.toContain('<f>');
  expect(() => new SaxesParser().write(sheet).close()).not.toThrow();
});

it('a calendar file of ticked rows holds them alone, and the request for a table is on record', async () => {
  const { headers } = room.admin;
  const ics = await server.ask(icsEndpoints.list, { headers, query: { ids: [market.id] } });
  expect(ics.events).toBe(1);
  expect(ics.text).toContain('SUMMARY:Chợ phiên Bắc Hà');
  expect(ics.text).not.toContain('Đêm rối nước');
  await order(room.admin, 'xlsx', { ids: [market.id] });
  const audit = await server.db
    .selectFrom('audit_log')
    .select(['user_id', 'after'])
    .where('action', '=', 'event.export')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(audit).toMatchObject({ user_id: room.admin.userId, after: { format: 'xlsx', total: 1 } });
  expect(JSON.stringify(audit?.after)).toContain(market.id);
});

it.each([{ ids: ['x'] }, { ids: Array.from({ length: 201 }, (_, at) => String(at + 1)) }])(
  'a file of %j is refused',
  async (filters) => {
    const body = { format: 'csv', filters } as never;
    const { status } = await server.refusal(eventExportEndpoint, { headers: room.admin.headers, body });
    expect(status).toBe(400);
  },
);
