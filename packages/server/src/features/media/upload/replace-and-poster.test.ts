import type { Failure } from '@toasoan/contract/core/envelope.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { expect, test } from 'vitest';
import { aMedia, type MediaOptions } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { makeMp4, makePdf, makePicture } from './test-support/make-files.ts';
import { idOf, tusOf } from './test-support/tus.ts';

const server = await startTestServer();
const { app, db, storage } = server;
const project = await aProject(db);
const author = await aPerson(db, { projects: [project] });
const editor = await aPerson(db, { role: 'EDITOR', projects: [project] });
const headers = await signIn(db, author, { project });
const asEditor = await signIn(db, editor, { project });
const tus = tusOf(app, headers);

const jpeg = await makePicture('jpeg');
const wide = await makePicture('jpeg', { width: 640, height: 240 });
const own = (options: MediaOptions = {}) =>
  aMedia(db, project, { createdBy: author, storage, content: jpeg, width: 320, height: 240, ...options });
const film = (options: MediaOptions = {}) =>
  own({
    kind: 'VIDEO',
    mime: 'video/mp4',
    extension: 'mp4',
    file_name: 'a.mp4',
    width: null,
    height: null,
    ...options,
  });
const detail = (id: string) => server.ask(mediaEndpoints.detail, { params: { id }, headers });
const replacing = (id: string, version = 1) => ({ replaces: `${id}:${version}` });

test('a new file takes the place of the old one under the same address, and the old one is remembered', async () => {
  const id = await own({ caption: 'Chợ nổi', focal_x: 0.2, focal_y: 0.3 });
  const before = await detail(id);
  const ended = await tus.upload('Ảnh mới.png', await makePicture('png'), replacing(id));
  expect([ended.statusCode, ended.headers['media-id']]).toEqual([204, id]);
  expect(await detail(id)).toMatchObject({
    state: 'READY',
    fileName: 'Ảnh mới.png',
    mime: 'image/png',
    extension: 'png',
    caption: 'Chợ nổi',
    version: 2,
    picture: { key: before.picture?.key, revision: 2 },
    focalPoint: { x: expect.closeTo(0.2), y: expect.closeTo(0.3) },
    earlierFiles: [{ fileName: before.fileName }],
  });
  const actions = await db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('entity', '=', 'media')
    .where('entity_id', '=', id)
    .execute();
  expect(actions).toMatchObject([
    { action: 'media.replace', before: { revision: 1 }, after: { revision: 2 } },
  ]);
});

test('a picture of another shape is cut anew', async () => {
  const id = await own({ focal_x: 0.2, focal_y: 0.3 });
  await tus.upload('a.jpg', wide, replacing(id));
  expect(await detail(id)).toMatchObject({ focalPoint: null, picture: { width: 640 } });
});

test('a file that is refused does not take the place of a good one', async () => {
  const id = await own();
  const before = await detail(id);
  const ended = await tus.upload('a.jpg', jpeg.subarray(0, 900), replacing(id));
  const { code, details } = ended.json<Failure>();
  expect([ended.statusCode, code, details.rules?.[0]]).toMatchObject([
    422,
    'RULES_NOT_MET',
    { code: 'DAMAGED', message: 'Tệp bị hỏng hoặc thiếu dữ liệu.' },
  ]);
  expect(await detail(id)).toEqual(before);
  const names = await Array.fromAsync(storage.list(`originals/${before.picture?.key}/`));
  expect(names.map(({ name }) => name)).toEqual([`originals/${before.picture?.key}/1`]);
});

test('of two who replace the same file at once the second is told', async () => {
  const id = await own();
  const begun = [
    await tus.begin(jpeg.length, { filename: 'a.jpg', ...replacing(id) }),
    await tusOf(app, asEditor).begin(wide.length, { filename: 'b.jpg', ...replacing(id) }),
  ].map(idOf);
  expect((await tus.send(begun[0] ?? '', 0, jpeg)).statusCode).toBe(204);
  const second = await tusOf(app, asEditor).send(begun[1] ?? '', 0, wide);
  expect([second.statusCode, second.json<Failure>().code]).toEqual([409, 'VERSION_CONFLICT']);
  expect((await tusOf(app, asEditor).progress(begun[1] ?? '')).statusCode).toBe(404);
  expect(await detail(id)).toMatchObject({ fileName: 'a.jpg', sizeBytes: jpeg.length });
});

test('words that somebody wrote meanwhile are no reason to send a file again', async () => {
  const id = await own();
  const upload = idOf(await tus.begin(jpeg.length, { filename: 'a.jpg', ...replacing(id) }));
  await server.ask(mediaEndpoints.update, { body: { id, version: 1, caption: 'Sớm mai' }, headers });
  expect((await tus.send(upload, 0, jpeg)).statusCode).toBe(204);
  expect(await detail(id)).toMatchObject({ caption: 'Sớm mai', fileName: 'a.jpg', version: 3 });
});

test.each([
  ['an older version', {}, 'a.jpg', 7, 409, 'VERSION_CONFLICT', undefined],
  ['another kind', {}, 'a.pdf', 1, 422, 'RULES_NOT_MET', 'MEDIA_OTHER_KIND'],
  ['a file of the trash', { state: 'TRASHED' }, 'a.jpg', 1, 422, 'RULES_NOT_MET', 'MEDIA_MOVE_NOT_OPEN'],
  [
    'a file being looked into',
    { state: 'PROCESSING' },
    'a.jpg',
    1,
    422,
    'RULES_NOT_MET',
    'MEDIA_MOVE_NOT_OPEN',
  ],
  ['the file of another', { createdBy: editor }, 'a.jpg', 1, 422, 'RULES_NOT_MET', 'MEDIA_NOT_YOURS'],
] as const)('replacing is refused for %s', async (_what, options, filename, version, status, code, rule) => {
  const answer = await tus.begin(100, { filename, ...replacing(await own(options), version) });
  const failure = answer.json<Failure>();
  expect([answer.statusCode, failure.code, failure.details.rules?.[0]?.code]).toEqual([status, code, rule]);
});

test('an editor replaces the file of anybody', async () => {
  const ended = await tusOf(app, asEditor).upload('a.jpg', wide, replacing(await own()));
  expect(ended.statusCode).toBe(204);
});

test('a film is given a still, and another one, each under an address of its own', async () => {
  const id = await film({ state: 'PROCESSING' });
  const poster = { posterOf: `${id}:1` };
  expect((await tus.upload('a.jpg', jpeg, poster)).headers['media-id']).toBe(id);
  await db.updateTable('media').set({ state: 'READY' }).where('id', '=', id).execute();
  expect(await detail(id)).toMatchObject({ version: 1, picture: { revision: 2, width: 320, height: 240 } });
  await tus.upload('b.webp', await makePicture('webp'), poster);
  expect(await detail(id)).toMatchObject({ version: 1, picture: { revision: 3 } });
  expect(await Array.fromAsync(storage.list('uploads/'))).toEqual([]);
});

test('a still is a picture, and only films have one', async () => {
  const id = await film();
  const ruleOf = async (name: string, content: Buffer, of: string) =>
    (await tus.upload(name, content, { posterOf: `${of}:1` })).json<Failure>().details.rules?.[0]?.code;
  expect(await ruleOf('a.gif', jpeg, id)).toBe('MEDIA_POSTER_NOT_IMAGE');
  expect(await ruleOf('a.jpg', makePdf(), id)).toBe('TYPE_LIES');
  expect(await ruleOf('a.jpg', Buffer.from('<svg/>'), id)).toBe('TYPE_NOT_ALLOWED');
  expect(await ruleOf('a.jpg', jpeg, await own())).toBe('MEDIA_POSTER_NOT_VIDEO');
  expect((await detail(id)).picture).toBeNull();
});

test('a film that is replaced loses the still of the old one', async () => {
  const id = await film();
  await tus.upload('a.jpg', jpeg, { posterOf: `${id}:1` });
  await tus.upload('b.mp4', makeMp4(), replacing(id));
  expect(await detail(id)).toMatchObject({ fileName: 'b.mp4', picture: null });
});
