import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { glossaryEndpoints } from '@toasoan/contract/features/glossary/endpoints.ts';
import { taskEndpoints } from '@toasoan/contract/features/tasks/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { TaskFiles } from '#server/features/tasks/task-files.ts';
import { taskJobs } from '#server/features/tasks/task-jobs.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aTerm } from '../test-support/a-term.ts';
import { applyImport } from './apply-import.ts';
import { glossaryTasks } from './file-tasks.ts';
import { getImport, moveImport } from './import-store.ts';

const { app, db, config, storage, scratch, ask, refusal } = await startTestServer();
const jobs = taskJobs({ files: new TaskFiles(storage, scratch), handlers: [...glossaryTasks] });

type Headers = Record<string, string>;
let project: string;
let editor: Headers;
let admin: Headers;
let adminId: string;

beforeEach(async () => {
  project = await aProject(db);
  const chief = await aPerson(db, { role: 'ADMIN', projects: [project] });
  adminId = chief.userId;
  admin = await signIn(db, chief, { project });
  editor = await signIn(db, await aPerson(db, { role: 'EDITOR', projects: [project] }), { project });
});

type Read = BodyInput<typeof glossaryEndpoints.readImport>;
const read = (text: string, more: Partial<Read> = {}, headers = admin) =>
  ask(glossaryEndpoints.readImport, { headers, body: aFile(text, more) });
const aFile = (text: string, more: Partial<Read> = {}): Read => ({
  fileName: 'thuat-ngu.csv',
  fileType: 'csv',
  text,
  sourceLang: 'vi',
  targetLang: 'en',
  format: 'KEYWORD',
  overwrites: false,
  approves: false,
  ...more,
});
const apply = ({ id, version }: { id: string; version: number }, headers = admin) =>
  ask(glossaryEndpoints.applyImport, { headers, body: { id, version } });
const entries = async (query: object = {}) =>
  (await ask(glossaryEndpoints.list, { headers: admin, query: { limit: 100, sort: 'updateTime', ...query } }))
    .items;
const create = (more: object = {}) =>
  ask(glossaryEndpoints.create, { headers: admin, body: aTerm({ approve: true, ...more }) });

describe('A file', () => {
  test('reports row by row what it would do, does nothing, and then does exactly that', async () => {
    await create();
    await create({ sourceContent: 'chợ nổi', targetContent: 'swimming market', note: 'Giữ' });
    const text = [
      'source,target,format,note',
      'nghệ nhân,artisan,keyword,',
      'chợ nổi,floating market,,',
      'áo dài,áo dài,KEYWORD,giữ nguyên',
      'áo  dài,long dress,,',
      ',x,,',
      'ruộng bậc thang,terraced fields,phrase,',
      '/gioi-thieu,About us,page,',
    ].join('\n');
    const report = await read(text, { overwrites: true, approves: true });
    expect(report.counts).toEqual({ added: 2, updated: 1, skipped: 1, conflicts: 1, errors: 2 });
    expect(report.rows.map(({ line, fate, reason }) => [line, fate, reason])).toEqual([
      [6, 'ERROR', 'NO_SOURCE'],
      [7, 'ERROR', 'BAD_FORMAT'],
      [5, 'CONFLICT', 'REPEATED'],
      [3, 'UPDATE', ''],
      [4, 'ADD', ''],
      [8, 'ADD', ''],
      [2, 'SKIP', ''],
    ]);
    expect(report.rows[3]).toMatchObject({
      targetContent: 'floating market',
      currentTarget: 'swimming market',
    });
    expect(await entries()).toHaveLength(2);
    const done = await apply(report);
    expect(done).toMatchObject({ state: 'DONE', counts: report.counts, done: 3 });
    expect(
      (await entries()).map((one) => [one.sourceContent, one.targetContent, one.state, one.note]),
    ).toEqual([
      ['nghệ nhân', 'artisan', 'APPROVED', ''],
      ['chợ nổi', 'floating market', 'APPROVED', 'Giữ'],
      ['áo dài', 'áo dài', 'APPROVED', 'giữ nguyên'],
      ['/gioi-thieu', 'About us', 'APPROVED', ''],
    ]);
    const again = await refusal(glossaryEndpoints.applyImport, {
      headers: admin,
      body: { id: report.id, version: done.version },
    });
    expect(again.details.rules?.[0]?.code).toBe('IMPORT_NOT_READY');
  });

  test('of an editor proposes, and changes nothing that is approved', async () => {
    await create();
    const report = await read('source,target\nnghệ nhân,craftsman\nchợ nổi,floating market\n', {}, editor);
    expect(report.rows.map(({ fate, reason }) => [fate, reason])).toEqual([
      ['CONFLICT', 'APPROVER_NEEDED'],
      ['ADD', ''],
    ]);
    await apply(report, editor);
    expect((await entries()).map(({ state }) => state)).toEqual(['APPROVED', 'PROPOSED']);
    const asApproved = await refusal(glossaryEndpoints.readImport, {
      headers: editor,
      body: aFile('a,b', { approves: true }),
    });
    expect(asApproved.code).toBe('FORBIDDEN');
  });

  test('leaves an entry as it is that somebody has changed since', async () => {
    const entry = await create();
    const report = await read('source,target\nnghệ nhân,craftsman\n', { overwrites: true });
    await ask(glossaryEndpoints.update, {
      headers: admin,
      body: { id: entry.id, version: entry.version, note: 'Mới' },
    });
    expect((await apply(report)).rows).toMatchObject([{ fate: 'CONFLICT', reason: 'CHANGED' }]);
    expect((await entries())[0]).toMatchObject({ targetContent: 'artisan', note: 'Mới' });
  });

  test.each([
    ['source,target\n"a,b\n', 'csv', 'FILE_UNREADABLE'],
    ['source,target\n', 'csv', 'FILE_EMPTY'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><tmx/>', 'tmx', 'FILE_UNREADABLE'],
  ] as const)('that cannot be read is refused: %j', async (text, fileType, code) => {
    const failure = await refusal(glossaryEndpoints.readImport, {
      headers: admin,
      body: aFile(text, { fileType }),
    });
    expect(failure.details.rules?.[0]?.code).toBe(code);
  });

  test('of another person is not found', async () => {
    const { id } = await read('a,b');
    const failure = await refusal(glossaryEndpoints.import, { headers: editor, params: { id } });
    expect(failure.code).toBe('NOT_FOUND');
  });

  test('is applied by whoever read it alone, and in the version they saw', async () => {
    const report = await read('source,target\nnghệ nhân,artisan\n');
    const refusedApply = async (version: number, headers: Headers) => {
      const body = { id: report.id, version };
      const { status, code } = await refusal(glossaryEndpoints.applyImport, { headers, body });
      return [status, code];
    };
    expect(await refusedApply(report.version, editor)).toEqual([404, 'NOT_FOUND']);
    expect(await refusedApply(report.version - 1, admin)).toEqual([409, 'VERSION_CONFLICT']);
    expect(await entries()).toEqual([]);
    expect((await apply(report)).state).toBe('DONE');
    expect(await refusedApply(report.version, admin)).toEqual([409, 'VERSION_CONFLICT']);
  });
});

const longFile = (rows: number) =>
  `source,target\n${Array.from({ length: rows }, (_, at) => `thuật ngữ số ${at} ${'rất dài '.repeat(20)},term ${at}`).join('\n')}`;

describe('A long file', () => {
  test('is read and applied by tasks', async () => {
    const reading = await read(longFile(1600), { format: 'PARAGRAPH', approves: true });
    expect(reading.state).toBe('READING');
    await runDueJobs(db, jobs);
    const report = await ask(glossaryEndpoints.import, { headers: admin, params: { id: reading.id } });
    expect(report).toMatchObject({ state: 'READ', counts: { added: 1600 } });
    expect((await apply(report)).state).toBe('APPLYING');
    await runDueJobs(db, jobs);
    const done = await ask(glossaryEndpoints.import, { headers: admin, params: { id: reading.id } });
    expect(done).toMatchObject({ state: 'DONE', done: 1600 });
    expect((await ask(glossaryEndpoints.counts, { headers: admin })).approved).toBe(1600);
  });

  test('that is cut halfway loses and doubles nothing', async () => {
    const reading = await read(longFile(1600), { format: 'PARAGRAPH' });
    await runDueJobs(db, jobs);
    const row = await getImport(db, project, { id: reading.id, userId: adminId });
    const applying = await moveImport(db, row, { state: 'APPLYING' });
    const by = { userId: adminId, displayName: 'Lê Thu Hà' };
    const audit = { db, projectId: project, address: '', requestId: '1' };
    const cut = applyImport(db, applying, {
      by,
      audit,
      report: () => {
        throw new Error('killed');
      },
    });
    await expect(cut).rejects.toThrow('killed');
    expect((await ask(glossaryEndpoints.counts, { headers: admin })).all).toBe(500);
    await applyImport(db, applying, { by, audit });
    expect((await ask(glossaryEndpoints.counts, { headers: admin })).all).toBe(1600);
    const { rows } = await db
      .selectFrom('glossary_changes')
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .where('project_id', '=', project)
      .executeTakeFirstOrThrow();
    expect(rows).toBe('1600');
  });

  test('that cannot be read says so', async () => {
    const { id } = await read(`${longFile(1600)}\n"`);
    await runDueJobs(db, jobs);
    const failed = await ask(glossaryEndpoints.import, { headers: admin, params: { id } });
    expect(failed).toMatchObject({
      state: 'FAILED',
      error: expect.stringContaining('Không đọc được tệp ở dòng'),
    });
  });
});

test.each(['csv', 'tsv', 'tbx', 'tmx'] as const)(
  'an export as %s, imported elsewhere, gives the same export',
  async (fileType) => {
    await create({ forbidden: ['craftsman', 'a|b'], note: 'Người\ngiữ nghề', domain: 'Văn hóa' });
    await create({ sourceContent: '=chợ <nổi> & "sông"', partOfSpeech: 'NOUN', targetContent: "'-floating" });
    const first = await exported(fileType);
    project = await aProject(db);
    const chief = await aPerson(db, { role: 'ADMIN', projects: [project], displayName: 'Lê Thu Hà' });
    admin = await signIn(db, chief, { project });
    await apply(await read(first, { fileType, approves: true }));
    const ownerless = (text: string) => text.replaceAll(/Người thứ \d+|Lê Thu Hà/g, '');
    expect(ownerless(await exported(fileType))).toBe(ownerless(first));
  },
);

async function exported(fileType: 'csv' | 'tsv' | 'tbx' | 'tmx'): Promise<string> {
  const { taskId } = await ask(glossaryEndpoints.export, { headers: admin, body: { fileType, filters: {} } });
  await runDueJobs(db, jobs);
  const { items } = await ask(taskEndpoints.list, { headers: admin });
  expect(items.find(({ id }) => id === taskId)).toMatchObject({ state: 'DONE', done: 2 });
  const answer = await app.inject({ url: `${config.apiBase}/admin/task/download/${taskId}`, headers: admin });
  return answer.body;
}
