import { sourceAttachments } from '@toasoan/contract/features/parser-sources/agreement-files.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { attachmentJobs } from '#server/features/attachments/attachment-jobs.ts';
import { attachmentName } from '#server/features/attachments/public.ts';
import { sendFile } from '#server/features/attachments/test-support/send-file.ts';
import { makePdf } from '#server/features/media/upload/test-support/make-files.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const pdf = makePdf();
let projectId: string;
let headers: Record<string, string>;
let id: string;
beforeEach(async () => {
  projectId = await aProject(server.db);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [projectId] });
  headers = await signIn(server.db, person, { project: projectId });
  const body = { title: 'Báo Ví Dụ', homeUrl: 'https://vi-du.example/' };
  id = (await server.ask(parserSourceEndpoints.create, { headers, body })).id;
});

const add = (content: Buffer = pdf, by = headers) =>
  sendFile(server.app, `/api/admin/parser-source/attachment/add/${id}`, {
    headers: by,
    fileName: 'thoa-thuan-14-2026.pdf',
    content,
  });
const files = async () =>
  (await server.ask(sourceAttachments.list, { headers, params: { id } })).items.map(
    ({ fileName }) => fileName,
  );
const storageKeys = async () => {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM attachments WHERE parser_source_id = ${id}`.execute(server.db);
  return rows.map(({ key }) => key);
};

test('the signed agreement is kept with its source, comes back as it was, and every step is on record', async () => {
  const { data } = await add();
  expect(await files()).toEqual(['thoa-thuan-14-2026.pdf']);
  const { rawPayload } = await server.app.inject({
    url: `/api/admin/parser-source/attachment/download/${id}/${data.id}`,
    headers,
  });
  expect(rawPayload.equals(pdf)).toBe(true);
  await server.ask(sourceAttachments.remove, { headers, params: { id, fileId: data.id } });
  expect(await files()).toEqual([]);
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM audit_log WHERE entity = 'parserSource' AND entity_id = ${id} ORDER BY id`.execute(
    server.db,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'parserSource.create',
    'parserSource.addFile',
    'parserSource.openFile',
    'parserSource.removeFile',
  ]);
});

test('only who may manage sources of the project sees that there is a file', async () => {
  const { data } = await add();
  const params = { id, fileId: data.id };
  const admin = await aPerson(server.db, { role: 'ADMIN', projects: [projectId] });
  const ofAdmin = await signIn(server.db, admin, { project: projectId });
  const elsewhere = await aProject(server.db);
  const other = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [elsewhere] });
  const ofOther = await signIn(server.db, other, { project: elsewhere });
  const codes = [];
  for (const by of [ofAdmin, ofOther])
    for (const endpoint of [sourceAttachments.list, sourceAttachments.remove])
      codes.push((await server.refusal(endpoint, { headers: by, params })).code);
  expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND']);
  const { statusCode } = await server.app.inject({
    url: `/api/admin/parser-source/attachment/download/${id}/${data.id}`,
    headers: ofOther,
  });
  expect(statusCode).toBe(404);
});

test('a file that is no document is refused', async () => {
  expect((await add(Buffer.from('MZ\u0000 chương trình'))).code).toBe('TYPE_NOT_ALLOWED');
  expect(await files()).toEqual([]);
});

test('a source that is deleted takes its files along', async () => {
  await add();
  const [key = ''] = await storageKeys();
  await server.ask(parserSourceEndpoints.remove, { headers, params: { id } });
  expect(await storageKeys()).toEqual([]);
  await runDueJobs(server.db, attachmentJobs({ storage: server.storage }));
  expect(await server.storage.open(attachmentName(key))).toBeUndefined();
});

test('a file of an old agreement is not removed for its age', async () => {
  await add();
  await sql`UPDATE attachments SET create_time = now() - interval '30 years'`.execute(server.db);
  const { rows } = await sql<{ end: Date | null }>`
    SELECT evidence_end(attachments) AS end FROM attachments WHERE parser_source_id = ${id}`.execute(
    server.db,
  );
  expect(rows).toEqual([{ end: null }]);
});
