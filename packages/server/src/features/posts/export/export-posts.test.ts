import { buffer } from 'node:stream/consumers';
import { type ExportFormat, exportEndpoints } from '@toasoan/contract/features/posts/export/post-export.ts';
import { sql } from 'kysely';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '#test/factories/a-post.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { TaskFiles } from '../../tasks/task-files.ts';
import { taskJobs } from '../../tasks/task-jobs.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';
import { postExportTask } from './post-export-task.ts';
import { unzip } from './test-support/unzip.ts';

const server = await startTestServer();
const files = new TaskFiles(server.storage, server.scratch);
const handlers = taskJobs({ files, handlers: [postExportTask()] });

const order = (by: Staff, format: ExportFormat, filters: object) =>
  server.ask(exportEndpoints.start, { headers: by.headers, body: { format, filters } });

/** The file that comes of an order, and what became of its task. */
async function fileOf({ taskId }: { taskId: string }) {
  await runDueJobs(server.db, handlers);
  const task = await server.db
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow();
  return {
    task,
    content: task.file === null ? undefined : await buffer((await files.open(task.file)).content),
  };
}

async function linesOf(taken: { taskId: string }): Promise<string[]> {
  const { content } = await fileOf(taken);
  return (content?.toString('utf8') ?? '').split('\r\n').slice(1, -1);
}

describe('a file of the list', () => {
  let room: Newsroom;
  beforeAll(async () => {
    room = await aNewsroom(server);
    const { projectId, author } = room;
    await aPost(server.db, projectId, {
      title: '=HYPERLINK("x")',
      mainCategoryId: room.categoryId,
      authors: [{ displayName: 'Thu Hà', role: 'WRITER' }],
      state: 'PUBLISHED',
      publishedTime: new Date('2026-03-01T18:30:00Z'),
    });
    await aPost(server.db, projectId, { title: 'Nháp <của> "tôi" & bạn', createdBy: author, lang: 'en' });
    await aPost(server.db, projectId, { title: 'Nháp của người khác', sourceName: 'TTXVN' });
    await aPost(server.db, projectId, { title: 'Đã bỏ', state: 'TRASHED' });
  });

  it('holds what the list shows to this person, the letters as they are, no formula', async () => {
    const { task, content } = await fileOf(await order(room.editor, 'csv', {}));
    const text = content?.toString('utf8') ?? '';
    expect(text.startsWith('\uFEFFMã,Tiêu đề,Trạng thái,')).toBe(true);
    const lines = text.split('\r\n').slice(1, -1);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\d+,Nháp của người khác,Bản nháp,,,TTXVN,/);
    expect(lines[2]).toMatch(/^\d+,"'=HYPERLINK\(""x""\)",Đã xuất bản,Chuyên mục \d+,Thu Hà,/);
    expect(lines[2]).toContain(',2026-03-02 01:30,');
    expect(task).toMatchObject({
      state: 'DONE',
      done: 3,
      file_name: expect.stringMatching(/^bai-viet-.*\.csv$/),
    });
    expect(await linesOf(await order(room.author, 'csv', {}))).toHaveLength(2);
  });

  it('is of the filter that was asked for', async () => {
    expect(await linesOf(await order(room.editor, 'csv', { view: 'DRAFT' }))).toHaveLength(2);
    expect(await linesOf(await order(room.editor, 'csv', { lang: ['en'] }))).toHaveLength(1);
    expect(await linesOf(await order(room.editor, 'csv', { text: 'nguoi khac' }))).toHaveLength(1);
    expect(await linesOf(await order(room.editor, 'csv', { text: '%' }))).toEqual([]);
  });

  it('is a workbook with texts, numbers and times, as XLSX', async () => {
    const { content } = await fileOf(await order(room.editor, 'xlsx', {}));
    const parts = unzip(content ?? Buffer.alloc(0));
    expect([...parts.keys()]).toContain('[Content_Types].xml');
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/<row>/g)).toHaveLength(4);
    expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK(&quot;x&quot;)</t>');
    expect(sheet).toContain('Nháp &lt;của&gt; &quot;tôi&quot; &amp; bạn');
    expect(sheet).toContain('<c s="2"><v>46083.0625</v></c>');
    expect(() => new SaxesParser().write(sheet).close()).not.toThrow();
  });

  it('leaves in the log who asked, for what and how much', async () => {
    await order(room.editor, 'xlsx', { view: 'DRAFT', from: '2020-01-01' });
    const row = await server.db
      .selectFrom('audit_log')
      .select(['user_id', 'after'])
      .where('action', '=', 'post.export')
      .where('project_id', '=', room.projectId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(row).toMatchObject({ user_id: room.editor.userId, after: { format: 'xlsx', total: 2 } });
    expect(JSON.stringify(row?.after)).toContain('2020-01-01');
  });

  it('is not written for who is out of the project by then', async () => {
    const gone = await room.hire('EDITOR');
    const taken = await order(gone, 'csv', {});
    await server.db
      .deleteFrom('project_members')
      .where('user_id', '=', gone.userId)
      .where('project_id', '=', room.projectId)
      .execute();
    const { task } = await fileOf(taken);
    expect(task).toMatchObject({ state: 'FAILED', file: null });
  });

  it.each([{ format: 'pdf', filters: {} }, { format: 'csv', filters: { page: 2 } }, { format: 'csv' }])(
    '%j is refused',
    async (body) => {
      const { headers } = room.editor;
      const failure = await server.refusal(exportEndpoints.start, { headers, body: body as never });
      expect(failure.status).toBe(400);
    },
  );
});

it('thousands of posts are in the file once each', async () => {
  const room = await aNewsroom(server);
  await aPost(server.db, room.projectId, { title: 'Bài' });
  await sql`
    INSERT INTO posts
    SELECT copy.* FROM posts, generate_series(1, 2500) AS n, jsonb_populate_record(posts, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('posts', 'id')), 'slug', 'bai-' || n)) AS copy
    WHERE posts.project_id = ${room.projectId}`.execute(server.db);
  const lines = await linesOf(await order(room.editor, 'csv', {}));
  const ids = lines.map((line) => line.split(',')[0]);
  expect([ids.length, new Set(ids).size]).toEqual([2501, 2501]);
  const { content } = await fileOf(await order(room.editor, 'xlsx', {}));
  const sheet = unzip(content ?? Buffer.alloc(0)).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet.match(/<row>/g)).toHaveLength(2502);
});
