import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { submissionExportEndpoints as endpoints } from '@toasoan/contract/features/submissions/export/submission-export.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromBuffer } from 'yauzl';
import { aContest } from '#test/factories/a-contest.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { TaskFiles } from '../../tasks/task-files.ts';
import { taskJobs } from '../../tasks/task-jobs.ts';
import { originalName, previewName } from '../files/preview-address.ts';
import { submissionExportTask } from './submission-export-task.ts';

const server = await startTestServer();
const { db, storage, scratch } = server;
const files = new TaskFiles(storage, scratch);
let blind = false;
const PRIZE = {
  name: 'Giải Nhất',
  nameEn: 'First prize',
  decisionNo: '12/QĐ-BTC',
  decisionDate: '2025-12-01',
};
const task = submissionExportTask({
  ...{ storage, scratch, images: server.images },
  conditions: { ofJuror: () => sql<boolean>`true`, ofVoteMonth: () => sql<boolean>`true` },
  isBlindFor: async () => blind,
  prizesOf: async (_db, _project, ids) => new Map(ids.map((id) => [id, [PRIZE]])),
});
const handlers = taskJobs({ files, handlers: [task] });
const NAME = 'Nguyễn Thị Hường';
let contestId: string;
let people: Record<'EDITOR' | 'ADMIN' | 'SUPPER_ADMIN', Record<string, string>>;

/** A file of a work with what is stored for it. */
async function aFile(projectId: string, submissionId: string): Promise<void> {
  const key = `khoa-tep-${submissionId}-du-dai`;
  const { id } = await db
    .insertInto('submission_files')
    .values({
      project_id: projectId,
      submission_id: submissionId,
      draft_id: null,
      file_name: 'nguyen-thi-huong.jpg',
      mime: 'image/jpeg',
      bytes: '4',
      width: 5_472,
      height: 3_648,
      duration_ms: null,
      checksum: Buffer.alloc(32),
      look_hash: null,
      key,
      state: 'READY',
      is_cover: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('submissions').set({ cover_file_id: id }).where('id', '=', submissionId).execute();
  const small = await sharp({ create: { width: 480, height: 320, channels: 3, background: '#c33' } })
    .webp()
    .toBuffer();
  const put = (name: string, content: Buffer, mime: string) =>
    storage.put(name, Readable.from([content]), { size: content.length, mime });
  await put(originalName(key), Buffer.from('JPEG'), 'image/jpeg');
  await put(previewName(key, 'small'), small, 'image/webp');
}

beforeAll(async () => {
  const project = await aProject(db);
  contestId = await aContest(db, project, { title: 'Việt Nam hạnh phúc', prefix: 'HV25' });
  const entrant = { full_name: NAME, phone: '0912 000 111', email: 'huong@mail.example' };
  const awarded = await aSubmission(db, project, contestId, {
    entrant,
    state: 'AWARDED',
    number: 'HV25-A-00231',
    title: 'Mẹ và biển ở Bãi Đông, ướt đẫm nắng',
    reason_text: '=HYPERLINK("x")',
    reason_code: 'OTHER',
  });
  await aFile(project, awarded);
  const { entrant_id } = await db
    .selectFrom('submissions')
    .select('entrant_id')
    .where('id', '=', awarded)
    .executeTakeFirstOrThrow();
  const agreed = { project_id: project, contest_id: contestId, submission_id: awarded, entrant_id };
  const [first, last] = [new Date('2025-10-01T02:00:00Z'), new Date('2025-10-09T02:00:00Z')];
  await db
    .insertInto('contest_consents')
    .values([
      { ...agreed, kind: 'RULES', rules_version: 1, time: first, address: '198.51.100.4' },
      { ...agreed, kind: 'RULES', rules_version: 2, time: last, address: '203.0.113.9' },
      { ...agreed, kind: 'MODEL', rules_version: 2, time: last, address: '203.0.113.9' },
    ])
    .execute();
  await aSubmission(db, project, contestId, { number: 'HV25-A-00232', title: 'Diều quê' });
  const hire = async (role: keyof typeof people) =>
    await signIn(db, await aPerson(db, { role, projects: [project] }), { project });
  people = {
    EDITOR: await hire('EDITOR'),
    ADMIN: await hire('ADMIN'),
    SUPPER_ADMIN: await hire('SUPPER_ADMIN'),
  };
});

type Asked = Partial<BodyInput<typeof endpoints.start>>;
const order = (asked: Asked, who: keyof typeof people = 'EDITOR') =>
  server.send(endpoints.start, {
    headers: people[who],
    body: { kind: 'XLSX', filters: { contestId }, ...asked },
  });

/** The file that an order ends with. */
async function fileOf(asked: Asked, who: keyof typeof people = 'EDITOR'): Promise<Buffer> {
  const { taskId } = await server.ask(endpoints.start, {
    headers: people[who],
    body: { kind: 'XLSX', filters: { contestId }, ...asked },
  });
  await runDueJobs(db, handlers);
  const { file, error } = await db
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow();
  expect(error).toBeNull();
  return await buffer((await files.open(file ?? '')).content);
}

/** Entries of a zip, by a library that did not write it. */
async function entriesOf(zip: Buffer): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  fromBuffer(zip, { lazyEntries: true }, (failure, open) => {
    if (failure) return reject(failure);
    open.on('entry', (entry) => {
      open.openReadStream(entry, (cause, stream) => {
        if (cause) return reject(cause);
        buffer(stream).then((content) => {
          found.set(entry.fileName, content.toString('utf8'));
          open.readEntry();
        }, reject);
      });
    });
    open.on('end', resolve);
    open.readEntry();
  });
  await promise;
  return found;
}

async function textOf(pdf: Buffer): Promise<{ readonly pages: number; readonly text: string }> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { totalPages, text } = await extractText(document, { mergePages: true });
  return { pages: totalPages, text: text.normalize('NFC') };
}

describe('A table of the works', () => {
  test('opens in another reader, without a name and without a formula', async () => {
    const sheet = (await entriesOf(await fileOf({}))).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('HV25-A-00231');
    expect(sheet).toContain('Mẹ và biển ở Bãi Đông, ướt đẫm nắng');
    expect(sheet).not.toMatch(/Hường|0912 000 111|203\.0\.113\.9|<f>/);
  });

  test('holds the authors only for who may, with a reason that the log keeps', async () => {
    const reason = 'Lập danh sách mời dự lễ trao giải';
    expect((await order({ personal: true, reason }, 'ADMIN')).status).toBe(403);
    expect(JSON.stringify((await order({ personal: true }, 'SUPPER_ADMIN')).envelope)).toContain(
      'EXPORT_REASON',
    );
    const sheet = (await entriesOf(await fileOf({ personal: true, reason }, 'SUPPER_ADMIN'))).get(
      'xl/worksheets/sheet1.xml',
    );
    expect(sheet).toContain(NAME);
    expect(sheet).toContain('Thể lệ và cam kết, Người trong ảnh đồng ý');
    expect(sheet).toContain('203.0.113.9');
    expect(sheet).not.toContain('198.51.100.4');
    const row = await db
      .selectFrom('audit_log')
      .select(['after'])
      .where('action', '=', 'submission.export')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(row.after).toMatchObject({ withPersonalData: true, exportReason: reason, total: 2 });
    expect(JSON.stringify(row)).not.toContain('Hường');
  });

  test('holds only the works that were chosen', async () => {
    const { id } = await db
      .selectFrom('submissions')
      .select('id')
      .where('number', '=', 'HV25-A-00232')
      .executeTakeFirstOrThrow();
    const sheet = (await entriesOf(await fileOf({ ids: [id] }))).get('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('Diều quê');
    expect(sheet).not.toContain('HV25-A-00231');
  });
});

test('originals come in a zip under the numbers of their works, not under their own names', async () => {
  expect(await entriesOf(await fileOf({ kind: 'ZIP' }))).toEqual(new Map([['HV25-A-00231-1.jpg', 'JPEG']]));
});

test('a contact sheet shows pictures, numbers and titles with every Vietnamese letter, and no name', async () => {
  const pdf = await fileOf({ kind: 'CONTACT_SHEET' });
  const { pages, text } = await textOf(pdf);
  expect(pages).toBe(1);
  expect(text).toContain('HV25-A-00231');
  expect(text).toContain('Diều quê');
  expect(text).not.toContain('Hường');
  expect(pdf.includes('/Subtype /Image')).toBe(true);
});

test('a certificate names author, work, prize and decision, one page for each award', async () => {
  expect((await order({ kind: 'CERTIFICATES' }, 'EDITOR')).status).toBe(403);
  const { pages, text } = await textOf(await fileOf({ kind: 'CERTIFICATES' }, 'ADMIN'));
  expect(pages).toBe(1);
  expect(text).toContain('GIẤY CHỨNG NHẬN');
  expect(text).toContain(NAME);
  expect(text).toContain('“Mẹ và biển ở Bãi Đông, ướt đẫm nắng”');
  expect(text).toContain('Giải Nhất');
  expect(text).toContain('Theo Quyết định số 12/QĐ-BTC ngày 1/12/2025');
});

test('a juror whose round is open gets nothing that shows an author, even when the order is older', async () => {
  const { envelope } = await order({ kind: 'ZIP' });
  expect(envelope).toMatchObject({ data: { taskId: expect.any(String) } });
  blind = true;
  await runDueJobs(db, handlers);
  blind = false;
  const last = await db
    .selectFrom('tasks')
    .select(['state', 'file'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(last).toMatchObject({ state: 'FAILED', file: null });
});
