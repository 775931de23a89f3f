import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import {
  correctionRequestAttachments,
  correctionRequestEndpoints,
} from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import {
  takedownAttachments,
  takedownEndpoints,
} from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import type { TakedownReason } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { digestOf, namesIn } from '#server/core/storage/test-support/content.ts';
import { readSpace } from '#server/features/media/space/space-view.ts';
import { makeMp4, makePdf, makePicture } from '#server/features/media/upload/test-support/make-files.ts';
import { makeOffice, makeZip } from '#server/features/media/upload/test-support/make-zip.ts';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { CORRECTION_REQUEST, TAKEDOWN_FACTS } from '#test/bad-input/papers.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { attachmentJobs } from './attachment-jobs.ts';
import { sendFile } from './test-support/send-file.ts';

const server = await startTestServer();
const { app, db, storage } = server;
const jobs = attachmentJobs({ storage });
const pdf = makePdf();
const jpeg = await makePicture('jpeg');
const after = (content: Buffer, text: string | Buffer) => Buffer.concat([content, Buffer.from(text)]);
let room: Newsroom;
let headers: Record<string, string>;

beforeAll(async () => {
  room = await aNewsroom(server);
  headers = { ...room.admin.headers };
});

async function openCase(reasonKind: TakedownReason = TAKEDOWN_FACTS.reasonKind) {
  const post = await room.postIn('PUBLISHED', room.author);
  const opened = await server.ask(takedownEndpoints.open, {
    headers,
    body: { ...TAKEDOWN_FACTS, reasonKind, postId: post.id, receivedTime: new Date().toISOString() },
  });
  return { id: opened.id, post };
}

const addTo = (path: string, content: Buffer, fileName: string, by = headers) =>
  sendFile(app, `/api/admin/${path}`, { headers: by, fileName, content });
const add = (id: string, content: Buffer, fileName: string) =>
  addTo(`takedown/attachment/add/${id}`, content, fileName);
const list = (id: string) => server.ask(takedownAttachments.list, { headers, params: { id } });
const auditOf = (entity: 'takedown' | 'correctionRequest', id: string) =>
  db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ action }) => action));

/** What the table, the storage and the working folder hold once the jobs have run. */
async function left() {
  await runDueJobs(db, jobs);
  const rows = await db.selectFrom('attachments').select('id').execute();
  const names = await namesIn(storage, '');
  return {
    rows: rows.length,
    files: names.filter((name) => name.startsWith('attachments/')).length,
    working: await readdir(server.config.scratchDir),
  };
}

describe('a file of a takedown case', () => {
  test('comes back as it was sent, always as a download, on record, and takes room of the project', async () => {
    const { id } = await openCase();
    const { usedBytes } = await readSpace(db, room.projectId);
    const sent = await add(id, pdf, 'Công văn số 12.pdf');
    expect(sent.status).toBe(200);
    expect(await list(id)).toMatchObject({
      items: [
        {
          id: sent.data.id,
          fileName: 'Công văn số 12.pdf',
          mime: 'application/pdf',
          sizeBytes: pdf.length,
          sha256: digestOf(pdf),
          isFromReader: false,
          addedBy: room.admin.displayName,
        },
      ],
      mayOpen: true,
      mayAdd: true,
      mayRemove: true,
    });
    expect((await readSpace(db, room.projectId)).usedBytes).toBe(usedBytes + pdf.length);
    const reply = await app.inject({
      url: `/api/admin/takedown/attachment/download/${id}/${sent.data.id}`,
      headers,
    });
    expect(reply.rawPayload.equals(pdf)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="Cong van so 12.pdf"/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await auditOf('takedown', id)).toEqual(['takedown.open', 'takedown.addFile', 'takedown.openFile']);
  });

  test('sent again is the same file; the eleventh is refused', async () => {
    const { id } = await openCase();
    const pictures = await Promise.all(
      Array.from({ length: 10 }, (_, at) => makePicture('png', { width: 20, height: 20, seed: at + 1 })),
    );
    for (const [at, picture] of pictures.slice(0, 9).entries()) await add(id, picture, `anh-${at}.png`);
    const [first] = (await list(id)).items;
    expect((await add(id, pictures[0] ?? jpeg, 'ten-khac.png')).data.id).toBe(first?.id);
    const both = await Promise.all([add(id, pictures[9] ?? jpeg, 'a.png'), add(id, pdf, 'b.pdf')]);
    expect(both.map(({ code }) => code).sort()).toEqual(['', 'TOO_MANY']);
    expect((await list(id)).items).toHaveLength(10);
  });

  test('goes with its bytes while the case is open, and stays once it is closed', async () => {
    const before = await left();
    const { id, post } = await openCase();
    const one = await add(id, pdf, 'a.pdf');
    const other = await add(id, jpeg, 'b.jpg');
    const remove = (fileId: string) => ({ headers, params: { id, fileId } });
    const rest = await server.ask(takedownAttachments.remove, remove(one.data.id));
    expect(rest.items.map(({ fileName }) => fileName)).toEqual(['b.jpg']);
    expect(await left()).toMatchObject({ rows: before.rows + 1, files: before.files + 1 });
    await room.transition(room.admin, post, 'TAKEN_DOWN', 'Gỡ theo công văn của cơ quan quản lý.');
    expect(await server.refusal(takedownAttachments.remove, remove(other.data.id))).toMatchObject({
      status: 422,
      details: { rules: [{ code: 'CASE_KEPT' }] },
    });
    expect((await list(id)).mayRemove).toBe(false);
    await expect(db.deleteFrom('attachments').where('id', '=', other.data.id).execute()).rejects.toThrow(
      'the files of a closed takedown case are kept',
    );
    expect((await add(id, pdf, 'Quyết định khôi phục.pdf')).status).toBe(200);
  });

  test('is opened by EDITOR on record, unless the case is about a private person', async () => {
    const [plain, personal] = [await openCase(), await openCase('PRIVACY')];
    const by = { ...room.editor.headers };
    const seen = (id: string) => server.ask(takedownAttachments.list, { headers: by, params: { id } });
    const open = async (id: string) => {
      const { data } = await add(id, pdf, 'Đơn của ông Mẫu.pdf');
      const url = `/api/admin/takedown/attachment/download/${id}/${data.id}`;
      return (await app.inject({ url, headers: by })).statusCode;
    };
    expect([await open(plain.id), await open(personal.id)]).toEqual([200, 403]);
    expect(await seen(plain.id)).toMatchObject({
      items: [{ fileName: 'Đơn của ông Mẫu.pdf' }],
      mayOpen: true,
      mayAdd: false,
      mayRemove: false,
    });
    expect(await seen(personal.id)).toMatchObject({ items: [{ fileName: '', sha256: '' }], mayOpen: false });
    expect(await auditOf('takedown', plain.id)).toContain('takedown.openFile');
    expect(await auditOf('takedown', personal.id)).not.toContain('takedown.openFile');
  });

  test('is of its case and project alone', async () => {
    const [mine, other] = [await openCase(), await openCase()];
    const { data } = await add(mine.id, pdf, 'a.pdf');
    const foreign = await aNewsroom(server);
    for (const [id, by] of [
      [other.id, headers],
      [mine.id, foreign.admin.headers],
    ] as const) {
      const url = `/api/admin/takedown/attachment/download/${id}/${data.id}`;
      expect((await app.inject({ url, headers: by })).statusCode).toBe(404);
    }
    const path = `takedown/attachment/add/${mine.id}`;
    expect((await addTo(path, jpeg, 'b.jpg', foreign.admin.headers)).status).toBe(404);
    expect((await addTo(path, jpeg, 'b.jpg', room.editor.headers)).status).toBe(403);
  });
});

test('evidence of a request: who sees the requester masked learns neither name nor content of a file', async () => {
  const { id } = await server.ask(correctionRequestEndpoints.create, { headers, body: CORRECTION_REQUEST });
  const sent = await addTo(`correction-request/attachment/add/${id}`, jpeg, 'CCCD Trần Văn Mẫu.jpg');
  const editor = { ...room.editor.headers };
  expect(
    await server.ask(correctionRequestAttachments.list, { headers: editor, params: { id } }),
  ).toMatchObject({
    items: [{ fileName: '', sha256: '', mime: 'image/jpeg' }],
    mayOpen: false,
    mayAdd: false,
    mayRemove: false,
  });
  const url = `/api/admin/correction-request/attachment/download/${id}/${sent.data.id}`;
  expect((await app.inject({ url, headers: editor })).statusCode).toBe(403);
  expect((await app.inject({ url, headers })).statusCode).toBe(200);
  expect(await auditOf('correctionRequest', id)).toContain('correctionRequest.openFile');
});

describe('refused, with nothing left behind:', () => {
  const bomb = makeOffice('word', { name: 'word/media/a.bin', content: 'x', claims: 900_000_000 });
  test.each<[string, string, Buffer, number, string]>([
    ['a page that calls itself a picture', 'a.jpg', Buffer.from('<html>'), 422, 'TYPE_NOT_ALLOWED'],
    ['a film', 'a.mp4', makeMp4(), 422, 'TYPE_NOT_ALLOWED'],
    ['a picture that calls itself PDF', 'a.pdf', jpeg, 422, 'TYPE_LIES'],
    ['a name without a type', 'congvan', pdf, 422, 'TYPE_NOT_ALLOWED'],
    ['a program that calls itself PDF', 'a.pdf', Buffer.from('MZ\u0090'.repeat(40)), 422, 'TYPE_NOT_ALLOWED'],
    [
      'a picture with an archive behind it',
      'a.jpg',
      after(jpeg, makeZip([{ name: 'x' }])),
      422,
      'TWO_IN_ONE',
    ],
    ['a picture with a script behind it', 'a.jpg', after(jpeg, '<script>1</script>'), 422, 'TWO_IN_ONE'],
    ['a PDF with an archive behind it', 'a.pdf', after(pdf, makeZip([{ name: 'x' }])), 422, 'TWO_IN_ONE'],
    [
      'a document that begins as a PDF too',
      'a.docx',
      makeOffice('word', { name: 'word/%PDF-1.7' }),
      422,
      'TWO_IN_ONE',
    ],
    ['an archive that unpacks to a gigabyte', 'a.docx', bomb, 422, 'TOO_PACKED'],
    ['macros', 'a.docx', makeOffice('word', { name: 'word/vbaProject.bin' }), 422, 'TYPE_NOT_ALLOWED'],
    ['half a picture', 'a.jpg', jpeg.subarray(0, jpeg.length / 2), 422, 'DAMAGED'],
    ['nothing at all', 'a.pdf', Buffer.alloc(0), 422, 'EMPTY'],
    ['11 MB', 'a.pdf', Buffer.alloc(11 * 1024 * 1024, pdf), 413, 'TOO_LARGE'],
    ['a name that leads elsewhere', '../../etc/a.pdf', pdf, 400, 'INVALID_INPUT'],
    ['a name of two lines', 'a\r\nb.pdf', pdf, 400, 'INVALID_INPUT'],
  ])('%s', async (_, fileName, content, status, code) => {
    const before = await left();
    const { id } = await openCase();
    expect(await add(id, content, fileName)).toMatchObject({ status, code });
    expect(await left()).toEqual(before);
  });

  test('a body that ends early', async () => {
    const before = await left();
    const { id } = await openCase();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const call = request(`${address}/api/admin/takedown/attachment/add/${id}`, {
      method: 'POST',
      agent: false,
      headers: {
        ...headers,
        'content-type': 'application/octet-stream',
        'content-length': '5000',
        'file-name': 'a.pdf',
      },
    });
    const isClosed = new Promise<void>((resolve) => {
      call.on('error', () => resolve());
      call.on('close', () => resolve());
    });
    call.write(pdf);
    await expect.poll(async () => (await left()).rows).toBe(before.rows + 1);
    call.destroy();
    await isClosed;
    await expect.poll(left).toEqual(before);
  });
});
