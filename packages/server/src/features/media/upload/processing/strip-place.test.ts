import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { fileAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { expect, test } from 'vitest';
import { originalName } from '#server/core/media/stored-names.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { makeFilm, xyz } from '../test-support/make-film.ts';
import { idOf, tusOf } from '../test-support/tus.ts';
import { uploadJobs } from '../upload-jobs.ts';

const server = await startTestServer();
const { app, db, storage, scratch, images } = server;
const project = await aProject(db);
const headers = await signIn(db, await aPerson(db, { projects: [project] }), { project });
const tus = tusOf(app, headers);
const jobs = uploadJobs({ storage, scratch, images, now: () => new Date() });

const HERE = '+10.0342+105.7880/';
const checksumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const detail = (id: string) => server.ask(mediaEndpoints.detail, { params: { id }, headers });

async function stored(id: string) {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const file = await storage.open(originalName({ key: row.key, number: row.file_number }));
  return { row, content: file && (await buffer(file.content)) };
}

test.each(['phim.mp4', 'tiếng.m4a'])('%s shows its place to the newsroom only', async (name) => {
  const film = makeFilm({ userData: [xyz(HERE)], movieLast: true, data: Buffer.alloc(9_000, name) });
  const ended = await tus.upload(name, film);
  const id = String(ended.headers['media-id']);
  await runDueJobs(db, jobs);
  expect(await detail(id)).toMatchObject({ state: 'READY', latitude: 10.0342, longitude: 105.788 });
  const { row, content } = await stored(id);
  expect(row.checksum).toBe(checksumOf(film));
  expect(content).toHaveLength(film.length);
  const url = fileAddress(row.key, row.extension);
  const served = await app.inject({ method: 'GET', url });
  expect([served.statusCode, served.rawPayload.includes(HERE)]).toEqual([200, false]);
  const part = await app.inject({ method: 'GET', url, headers: { range: 'bytes=0-9999' } });
  expect([part.statusCode, part.rawPayload.includes(HERE)]).toEqual([206, false]);
});

test('A film uploaded in pieces, cut in the middle of its place, is stripped as one', async () => {
  const film = makeFilm({ userData: [xyz(HERE)] });
  const middle = film.indexOf(HERE) + 5;
  const id = idOf(await tus.begin(film.length, { filename: 'cắt.mp4' }));
  await tus.send(id, 0, film.subarray(0, middle));
  const ended = await tus.send(id, middle, film.subarray(middle));
  const { row, content } = await stored(String(ended.headers['media-id']));
  expect(row).toMatchObject({ latitude: 10.0342, checksum: checksumOf(film) });
  expect(content?.includes('+10.0') || content?.includes('105.788')).toBe(false);
});

test('A replacing film is stripped, and keeps the place that people wrote', async () => {
  const first = await tus.upload('a.mp4', makeFilm({ data: Buffer.alloc(9_000, 'a') }));
  const id = String(first.headers['media-id']);
  await runDueJobs(db, jobs);
  const film = makeFilm({ userData: [xyz(HERE)], data: Buffer.alloc(9_000, 'b') });
  const replaced = await tus.upload('b.mp4', film, { replaces: `${id}:1` });
  expect(replaced.statusCode).toBe(204);
  const { row, content } = await stored(id);
  expect(row).toMatchObject({ file_number: 2, checksum: checksumOf(film), latitude: null });
  expect(content?.includes(HERE)).toBe(false);
});
