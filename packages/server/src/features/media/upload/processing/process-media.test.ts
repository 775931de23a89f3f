import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { expect, test } from 'vitest';
import type { ImageProcess } from '#server/core/images/image-work.ts';
import { aClock } from '#test/factories/a-clock.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { makePhotoWithWords, makePicture } from '../test-support/make-files.ts';
import { tusOf } from '../test-support/tus.ts';
import { uploadJobs } from '../upload-jobs.ts';
import { findDuplicate } from './duplicate-view.ts';

const server = await startTestServer();
const { app, db, storage, scratch, images } = server;
const project = await aProject(db);
const headers = await signIn(db, await aPerson(db, { projects: [project] }), { project });
const tus = tusOf(app, headers);
const now = () => new Date();
const jobs = uploadJobs({ storage, scratch, images, now });

const detail = (id: string) => server.ask(mediaEndpoints.detail, { params: { id }, headers });
async function uploaded(name: string, content: Buffer): Promise<string> {
  return String((await tus.upload(name, content)).headers['media-id']);
}

test('a picture’s own metadata fills empty fields, and the picture is found by it', async () => {
  const photo = await makePhotoWithWords();
  const [silent, reported] = [await uploaded('IMG_1.jpg', photo), await uploaded('IMG_2.jpg', photo)];
  const said = { id: reported, version: 1, caption: 'Ghe chở khóm', credit: 'Trần Văn Năm' };
  await server.ask(mediaEndpoints.update, { body: said, headers });
  await runDueJobs(db, jobs);
  expect(await detail(silent)).toMatchObject({
    state: 'READY',
    version: 1,
    caption: 'Cho noi Cai Rang',
    credit: 'Le Binh',
    takenTime: '2026-11-19T22:30:00.000Z',
    exif: { camera: 'Canon EOS R5' },
    picture: { width: 320, height: 240, placeholder: expect.stringMatching(/^data:image\//) },
  });
  expect(await detail(reported)).toMatchObject({
    version: 2,
    caption: 'Ghe chở khóm',
    credit: 'Trần Văn Năm',
    twinId: silent,
  });
  const found = await server.ask(mediaEndpoints.list, { query: { text: 'cho noi cai rang' }, headers });
  expect(found.items.map(({ id }) => id)).toEqual([silent]);
});

test('a picture that looks the same is named; one of another project or another look is not', async () => {
  const other = await aProject(db);
  const near = await aMedia(db, project, { look_hash: '1048575' });
  await aMedia(db, other, { look_hash: '1048574' });
  const asked = (lookHash: string) => findDuplicate(db, project, { id: '1', lookHash });
  expect(await asked('1048574')).toBe(near);
  expect(await asked(String(2 ** 26 - 1))).toBe(near);
  expect(await asked(String(2 ** 27 - 1))).toBeNull();
  await db.updateTable('media').set({ state: 'QUARANTINED' }).where('id', '=', near).execute();
  expect(await asked('1048574')).toBeNull();
});

test('a picture that cannot be inspected now is retried, and given up in the end', async () => {
  const controller: ImageProcess = {
    ...images,
    examine: () => Promise.reject(new Error('The image process is away.')),
  };
  const clock = aClock();
  const failing = uploadJobs({ storage, scratch, images: controller, now: clock.now });
  const id = await uploaded('a.jpg', await makePicture('jpeg', { seed: 9 }));
  await runDueJobs(db, failing, clock.now);
  expect((await detail(id)).state).toBe('PROCESSING');
  for (let run = 0; run < 6; run += 1) {
    clock.pass({ minutes: 61 });
    await runDueJobs(db, failing, clock.now);
  }
  expect(await detail(id)).toMatchObject({ state: 'FAILED', failure: 'TOOK_TOO_LONG' });
});

test('a file trashed while it waited is left alone', async () => {
  const id = await uploaded('a.jpg', await makePicture('jpeg', { seed: 11 }));
  const trashed = { state: 'TRASHED', state_before_trash: 'FAILED' } as const;
  await db.updateTable('media').set(trashed).where('id', '=', id).execute();
  await runDueJobs(db, jobs);
  expect((await detail(id)).state).toBe('TRASHED');
});
