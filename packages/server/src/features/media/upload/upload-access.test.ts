import type { Failure } from '@toasoan/contract/core/envelope.ts';
import { MAX_OPEN_UPLOADS } from '@toasoan/contract/features/media/upload.ts';
import { expect, test } from 'vitest';
import { aClock } from '#test/factories/a-clock.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { idOf, tusOf } from './test-support/tus.ts';
import { uploadJobs } from './upload-jobs.ts';

const server = await startTestServer();
const { app, db, storage } = server;
const project = await aProject(db);
const PHOTO = { filename: 'a.jpg' };
const MB = 1024 * 1024;

test.each([
  ['AUTHOR', {}, 201],
  ['EDITOR', {}, 201],
  ['ADMIN', {}, 201],
  ['SUPPER_ADMIN', {}, 201],
  ['AUTHOR', { permissionDenials: ['media.upload'] }, 403],
  ['EDITOR', { projects: [] }, 403],
] as const)('%s with %j is answered %i', async (role, options, status) => {
  const headers = await signIn(db, await aPerson(db, { role, projects: [project], ...options }), { project });
  expect((await tusOf(app, headers).begin(1_000, PHOTO)).statusCode).toBe(status);
});

test('whoever lost the right between two parts sends no more', async () => {
  const author = await aPerson(db, { projects: [project] });
  const headers = await signIn(db, author, { project });
  const tus = tusOf(app, headers);
  const id = idOf(await tus.begin(1_000, PHOTO));
  await tus.send(id, 0, Buffer.alloc(10));
  const denied = { permission_denials: ['media.upload'] };
  await db.updateTable('users').set(denied).where('id', '=', author.userId).execute();
  for (const answer of [
    await tus.send(id, 10, Buffer.alloc(10)),
    await tus.progress(id),
    await tus.cancel(id),
  ]) {
    expect(answer.statusCode).toBe(403);
  }
  const row = await db
    .selectFrom('media_uploads')
    .select('safe_bytes')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row?.safe_bytes).toBe('10');
});

test('nobody has more unfinished uploads, or bytes in them, than there is room for', async () => {
  const headers = await signIn(db, await aPerson(db, { projects: [project] }), { project });
  const tus = tusOf(app, headers);
  const film = { filename: 'a.mp4' };
  const begun = [];
  for (let count = 0; count < 8; count += 1) begun.push(idOf(await tus.begin(1024 * MB, film)));
  const tooLarge = (await tus.begin(1, PHOTO)).json<Failure>();
  expect(tooLarge.details.rules?.map(({ message }) => message)).toEqual([
    'Các tệp bạn đang tải lên dở dang cộng lại vượt quá 8 GB. Hãy chờ xong hoặc hủy bớt rồi tải tiếp.',
  ]);
  for (const id of begun) await tus.cancel(id);
  const answers = [];
  for (let count = 0; count < MAX_OPEN_UPLOADS; count += 1) answers.push(await tus.begin(1, PHOTO));
  expect(answers.filter(({ statusCode }) => statusCode !== 201)).toEqual([]);
  const tooMany = (await tus.begin(1, PHOTO)).json<Failure>();
  expect(tooMany.details.rules?.map(({ code }) => code)).toEqual(['MEDIA_TOO_MANY_UPLOADS']);
});

test('parts are no writes of the minute, uploads are', async () => {
  const { app: strict, db: its } = await startTestServer({ writesPerMinute: 3 });
  const home = await aProject(its);
  const headers = await signIn(its, await aPerson(its, { projects: [home] }), { project: home });
  const tus = tusOf(strict, headers);
  const id = idOf(await tus.begin(1_000, PHOTO));
  for (let from = 0; from < 20; from += 1) {
    expect((await tus.send(id, from, Buffer.alloc(1))).statusCode).toBe(204);
  }
  const statuses = [await tus.begin(9, PHOTO), await tus.begin(9, PHOTO), await tus.begin(9, PHOTO)];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
});

test('an upload that stands still for a day is forgotten with its bytes, one that goes on is not', async () => {
  const clock = aClock();
  const { app: timed, db: its, ...its2 } = await startTestServer({ now: clock.now });
  const home = await aProject(its);
  const person = await aPerson(its, { projects: [home] });
  const tus = async () => tusOf(timed, await signIn(its, person, { project: home, at: clock.now() }));
  const begin = async () => idOf(await (await tus()).begin(1_000, PHOTO));
  const [still, going] = [await begin(), await begin()];
  for (const id of [still, going]) await (await tus()).send(id, 0, Buffer.alloc(10));
  clock.pass({ minutes: 20 * 60 });
  await (await tus()).send(going, 10, Buffer.alloc(10));
  clock.pass({ minutes: 5 * 60 });
  const jobs = uploadJobs({ ...its2, now: clock.now });
  await runDueJobs(its, jobs, clock.now);
  expect((await (await tus()).progress(still)).statusCode).toBe(404);
  expect((await (await tus()).progress(going)).headers['upload-offset']).toBe('20');
  expect(await Array.fromAsync(its2.storage.list(`uploads/${still}/`))).toEqual([]);
  clock.pass({ minutes: 25 * 60 });
  await runDueJobs(its, jobs, clock.now);
  expect(await Array.fromAsync(its2.storage.list('uploads/'))).toEqual([]);
  expect(await its.selectFrom('media_uploads').select('id').execute()).toEqual([]);
});

test('a full disk is told in words, and nothing is half there', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const headers = await signIn(db, await aPerson(db, { projects: [project] }), { project });
  const tus = tusOf(app, headers);
  const id = idOf(await tus.begin(1_000, PHOTO));
  await tus.send(id, 0, Buffer.alloc(400));
  const { putFile, put } = storage;
  storage.putFile = () => Promise.reject(full);
  const part = await tus.send(id, 400, Buffer.alloc(600));
  storage.putFile = putFile;
  expect([part.statusCode, part.json<Failure>().code]).toEqual([503, 'STORAGE_FULL']);
  expect(part.json<Failure>().message).toContain('Kho tệp đã hết chỗ');
  expect((await tus.progress(id)).headers['upload-offset']).toBe('400');
  storage.put = () => Promise.reject(full);
  const last = await tus.send(id, 400, Buffer.alloc(600));
  storage.put = put;
  expect([last.statusCode, last.json<Failure>().code]).toEqual([503, 'STORAGE_FULL']);
  const mine = db.selectFrom('media').select('id').where('file_name', '=', 'a.jpg');
  expect(await mine.where('project_id', '=', project).execute()).toEqual([]);
  expect((await tus.progress(id)).headers['media-id']).toMatch(/^\d+$/);
});
