import { createHash, randomBytes } from 'node:crypto';
import type { Failure } from '@toasoan/contract/core/envelope.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { idOf, tusOf } from './test-support/tus.ts';

const server = await startTestServer();
const { app, db } = server;
const project = await aProject(db);
const author = await aPerson(db, { projects: [project] });
const headers = await signIn(db, author, { project });
const tus = tusOf(app, headers);

const PHOTO = { filename: 'Chợ nổi.jpg' };
const bytes = randomBytes(3_000);

test('a file arrives in parts, and is in the library with its last byte', async () => {
  const begun = await tus.begin(bytes.length, PHOTO);
  expect([begun.statusCode, begun.body, begun.headers['tus-resumable']]).toEqual([201, '', '1.0.0']);
  const id = idOf(begun);
  expect(begun.headers.location).toBe(`/api/admin/media/upload/${id}`);
  expect(Date.parse(String(begun.headers['upload-expires']))).toBeGreaterThan(Date.now() + 23 * 3_600_000);

  const first = await tus.send(id, 0, bytes.subarray(0, 1_000));
  expect([first.statusCode, first.headers['upload-offset'], first.headers['media-id']]).toEqual([
    204,
    '1000',
    undefined,
  ]);
  const between = await tus.progress(id);
  expect([between.statusCode, between.headers]).toMatchObject([
    200,
    { 'upload-offset': '1000', 'upload-length': '3000', 'cache-control': 'no-store' },
  ]);
  const last = await tus.send(id, 1_000, bytes.subarray(1_000));
  expect([last.statusCode, last.headers['upload-offset']]).toEqual([204, '3000']);

  const mediaId = String(last.headers['media-id']);
  const media = await server.ask(mediaEndpoints.detail, { params: { id: mediaId }, headers });
  expect(media).toMatchObject({
    state: 'PROCESSING',
    kind: 'IMAGE',
    fileName: 'Chợ nổi.jpg',
    sizeBytes: 3_000,
    checksum: createHash('sha256').update(bytes).digest('hex'),
    createdBy: { userId: author.userId },
  });
  expect((await tus.progress(id)).headers).toMatchObject({ 'media-id': mediaId, 'upload-offset': '3000' });
  expect((await tus.send(id, 3_000, Buffer.alloc(0))).headers['media-id']).toBe(mediaId);
});

test('a cancelled upload is deleted with its bytes', async () => {
  const id = idOf(await tus.begin(bytes.length, PHOTO));
  await tus.send(id, 0, bytes.subarray(0, 1_000));
  expect((await tus.cancel(id)).statusCode).toBe(204);
  for (const answer of [await tus.progress(id), await tus.cancel(id), await tus.send(id, 1_000, bytes)]) {
    expect(answer.statusCode).toBe(404);
  }
  expect(await Array.fromAsync(server.storage.list(`uploads/${id}/`))).toEqual([]);
});

test('an upload belongs to its own project and person', async () => {
  const id = idOf(await tus.begin(bytes.length, PHOTO));
  const other = await aProject(db);
  const chief = await aPerson(db, { role: 'SUPPER_ADMIN' });
  for (const theirs of [
    await signIn(db, chief, { project }),
    await signIn(db, await aPerson(db, { projects: [project] }), { project }),
    await signIn(db, chief, { project: other }),
  ]) {
    const foreign = tusOf(app, theirs);
    const answers = [await foreign.progress(id), await foreign.send(id, 0, bytes), await foreign.cancel(id)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  }
  expect((await tus.progress(id)).headers['upload-offset']).toBe('0');
});

describe('Beginning refuses', () => {
  const meta = (text: string) => ({ 'upload-metadata': text });
  const name = `filename ${btoa('a.jpg')}`;
  test.each([
    ['no protocol', { 'tus-resumable': '' }, 412, 'UPLOAD_PROTOCOL'],
    ['another protocol', { 'tus-resumable': '0.2.2' }, 412, 'UPLOAD_PROTOCOL'],
    ['no length', { 'upload-length': '' }, 400, 'INVALID_INPUT'],
    ['a length below nothing', { 'upload-length': '-1' }, 400, 'INVALID_INPUT'],
    ['a length that is no number', { 'upload-length': 'NaN' }, 400, 'INVALID_INPUT'],
    ['a length with a fraction', { 'upload-length': '1.5' }, 400, 'INVALID_INPUT'],
    ['a length with a power', { 'upload-length': '1e3' }, 400, 'INVALID_INPUT'],
    ['a length of 40 digits', { 'upload-length': '9'.repeat(40) }, 400, 'INVALID_INPUT'],
    ['a length of 15 digits', { 'upload-length': '9'.repeat(15) }, 422, 'RULES_NOT_MET'],
    ['an empty file', { 'upload-length': '0' }, 422, 'RULES_NOT_MET'],
    ['no metadata', meta(''), 400, 'INVALID_INPUT'],
    ['metadata without a name', meta(`filetype ${btoa('image/jpeg')}`), 400, 'INVALID_INPUT'],
    ['a key twice', meta(`${name},${name}`), 400, 'INVALID_INPUT'],
    ['an unknown key', meta(`${name},role ${btoa('SUPPER_ADMIN')}`), 400, 'INVALID_INPUT'],
    ['__proto__', meta(`${name},__proto__ ${btoa('{}')}`), 400, 'INVALID_INPUT'],
    ['what is no base64', meta('filename a.jpg*'), 400, 'INVALID_INPUT'],
    ['base64 without its end', meta('filename YS5qcGc'), 400, 'INVALID_INPUT'],
    ['bytes that are no text', meta('filename /////w=='), 400, 'INVALID_INPUT'],
    ['commas alone', meta(',,,'), 400, 'INVALID_INPUT'],
    ['a name of 3,000 letters', meta(`filename ${btoa('a'.repeat(3_000))}`), 400, 'INVALID_INPUT'],
    ['a folder that is no id', meta(`${name},folderId ${btoa('x')}`), 400, 'INVALID_INPUT'],
    ['a folder that is not there', meta(`${name},folderId ${btoa('999999')}`), 400, 'INVALID_INPUT'],
    ['to replace what is no file', meta(`${name},replaces ${btoa('7')}`), 400, 'INVALID_INPUT'],
    ['to replace what is not there', meta(`${name},replaces ${btoa('999999:1')}`), 404, 'NOT_FOUND'],
    ['two purposes', meta(`${name},replaces ${btoa('7:1')},posterOf ${btoa('7:1')}`), 400, 'INVALID_INPUT'],
    ['a duration below nothing', meta(`${name},durationSec ${btoa('-1')}`), 400, 'INVALID_INPUT'],
    ['an endless duration', meta(`${name},durationSec ${btoa('999999')}`), 400, 'INVALID_INPUT'],
    ['no width', meta(`${name},width ${btoa('0')}`), 400, 'INVALID_INPUT'],
  ] as const)('%s', async (_name, more, status, code) => {
    const answer = await tus.begin(1_000, PHOTO, more);
    expect([answer.statusCode, answer.json<Failure>().code]).toEqual([status, code]);
    expect(answer.headers['tus-version']).toBe('1.0.0');
  });

  test('a query, and an unknown path below it', async () => {
    const url = '/api/admin/media/upload';
    expect((await app.inject({ method: 'POST', url: `${url}?a=1`, headers })).statusCode).toBe(400);
    expect((await app.inject({ method: 'HEAD', url: `${url}/..%2f..`, headers })).statusCode).toBe(400);
    expect((await app.inject({ method: 'HEAD', url: `${url}/${'a'.repeat(90)}`, headers })).statusCode).toBe(
      400,
    );
  });
});

describe('Sending refuses, and keeps the safe bytes, for', () => {
  test.each([
    ['no offset', { 'upload-offset': '' }, 400, 'INVALID_INPUT'],
    ['an offset below nothing', { 'upload-offset': '-5' }, 400, 'INVALID_INPUT'],
    ['an offset that is no number', { 'upload-offset': 'NaN' }, 400, 'INVALID_INPUT'],
    ['an offset behind the safe bytes', { 'upload-offset': '10' }, 409, 'UPLOAD_OFFSET'],
    ['an offset before them', { 'upload-offset': '0' }, 409, 'UPLOAD_OFFSET'],
    ['an offset behind the file', { 'upload-offset': '999999999999999' }, 409, 'UPLOAD_OFFSET'],
    ['no protocol', { 'tus-resumable': '' }, 412, 'UPLOAD_PROTOCOL'],
    ['JSON', { 'content-type': 'application/json' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['no type', { 'content-type': '' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form', { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['packed bytes', { 'content-encoding': 'gzip' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ] as const)('%s', async (_name, more, status, code) => {
    const id = idOf(await tus.begin(bytes.length, PHOTO));
    await tus.send(id, 0, bytes.subarray(0, 5));
    const answer = await tus.send(id, 5, bytes.subarray(5, 50), more);
    expect([answer.statusCode, answer.json<Failure>().code]).toEqual([status, code]);
    expect((await tus.progress(id)).headers['upload-offset']).toBe('5');
  });

  test('more bytes than were announced, with and without a length of their own', async () => {
    const id = idOf(await tus.begin(10, PHOTO));
    const tooMany = await tus.send(id, 0, Buffer.alloc(11));
    expect([tooMany.statusCode, tooMany.json<Failure>().code]).toEqual([413, 'TOO_LARGE']);
    const unknown = await tus.send(id, 0, Buffer.alloc(11), {
      'transfer-encoding': 'chunked',
      'content-length': '0',
    });
    expect(unknown.statusCode).toBe(413);
    expect((await tus.progress(id)).headers['upload-offset']).toBe('0');
  });
});

describe('A file that the library refuses is refused before its first byte, in words:', () => {
  const MB = 1024 * 1024;
  test.each([
    ['IMG_0042.HEIC', 1_000, 'vi', 'Định dạng .heic chưa hỗ trợ.'],
    ['logo.svg', 1_000, 'en', 'Files of the type .svg are not supported.'],
    ['trang.html', 1_000, 'vi', 'Định dạng .html chưa hỗ trợ.'],
    ['khong-duoi', 1_000, 'vi', 'Tên tệp không có phần mở rộng nên không rõ định dạng.'],
    ['jpg', 1_000, 'en', 'The name of the file has no ending that tells its type.'],
    ['anh.jpg', 25 * MB + 1, 'vi', 'Vượt quá 25 MB.'],
    ['anh.gif', 5 * MB + 1, 'en', 'Larger than 5 MB.'],
    ['phim.mp4', 1024 * MB + 1, 'vi', 'Vượt quá 1 GB.'],
    ['rong.png', 0, 'vi', 'Tệp rỗng.'],
  ])('%s of %i bytes', async (filename, length, language, message) => {
    const answer = await tus.begin(length, { filename }, { 'accept-language': language });
    const { code, details } = answer.json<Failure>();
    expect([answer.statusCode, code, details.rules?.map((rule) => rule.message)]).toEqual([
      422,
      'RULES_NOT_MET',
      [message],
    ]);
  });
});
