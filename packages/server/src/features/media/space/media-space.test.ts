import type { Failure } from '@toasoan/contract/core/envelope.ts';
import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { expect, test } from 'vitest';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { idOf, tusOf } from '../upload/test-support/tus.ts';

const server = await startTestServer();
const { app, db } = server;
const chief = await aPerson(db, { role: 'SUPPER_ADMIN' });
const GB = 1024 ** 3;
const MB = 1024 ** 2;

/** A project of one gigabyte in which so many bytes are used, and people of it. */
async function aRoom(usedBytes: number, quota: number | null = 1) {
  const project = await aProject(db);
  const admin = await signIn(db, await aPerson(db, { role: 'ADMIN', projects: [project] }), { project });
  const author = await signIn(db, await aPerson(db, { projects: [project] }), { project });
  const media = usedBytes > 0 && (await aMedia(db, project, { size_bytes: String(usedBytes) }));
  await db.updateTable('projects').set({ storage_quota_gb: quota }).where('id', '=', project).execute();
  const tus = tusOf(app, author);
  const begin = (bytes: number) => tus.begin(bytes, { filename: 'phim.mp4' });
  const space = () => server.ask(mediaEndpoints.space, { headers: author });
  return { project, admin, author, media, tus, begin, space };
}

test('a system administrator sets the quota, an administrator of the project reads it', async () => {
  const { project, admin } = await aRoom(0, null);
  const read = () => server.ask(projectEndpoints.detail, { params: { id: project }, headers: admin });
  const { version, storageQuotaGb } = await read();
  expect(storageQuotaGb).toBeNull();
  const body = { projectId: project, version, storageQuotaGb: 50 };
  const refusal = await server.refusal(projectEndpoints.update, { body, headers: admin });
  expect([refusal.status, refusal.details.rules?.map(({ code }) => code)]).toEqual([403, ['QUOTA_PART']]);
  const top = await signIn(db, chief, { project });
  await server.ask(projectEndpoints.update, { body, headers: top });
  expect((await read()).storageQuotaGb).toBe(50);
  for (const wrong of [0, -1, 1.5, 1_000_000, '5']) {
    const sent = { ...body, version: version + 1, storageQuotaGb: wrong as number };
    expect((await server.refusal(projectEndpoints.update, { body: sent, headers: top })).status).toBe(400);
  }
});

test('stored files and uploads under way count, cancelled and deleted ones do not', async () => {
  const { project, space, tus, begin, media } = await aRoom(7 * MB);
  const other = await aRoom(3 * MB);
  expect(await space()).toEqual({ usedBytes: 7 * MB, quotaBytes: GB });
  const upload = idOf(await begin(2 * MB));
  expect((await space()).usedBytes).toBe(9 * MB);
  await tus.cancel(upload);
  expect((await space()).usedBytes).toBe(7 * MB);
  const sent = await tus.upload('a.pdf', Buffer.alloc(1_000, '%PDF-1.7 '));
  expect(sent.statusCode).toBe(204);
  expect((await space()).usedBytes).toBe(7 * MB + 1_000);
  await db
    .deleteFrom('media_files')
    .where('project_id', '=', project)
    .where('media_id', '=', String(media))
    .execute();
  expect((await space()).usedBytes).toBe(1_000);
  expect((await other.space()).usedBytes).toBe(3 * MB);
});

test('of uploads that begin at once only as many as fit are accepted; the others are refused in words', async () => {
  const { begin, space } = await aRoom(GB - 3 * MB);
  const begun = await Promise.all(Array.from({ length: 6 }, () => begin(MB)));
  const refused = begun.filter(({ statusCode }) => statusCode === 413);
  expect(begun.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 413, 413, 413]);
  expect((await space()).usedBytes).toBe(GB);
  const { error, code, message } = refused[0]?.json<Failure>() ?? {};
  expect([error, code]).toEqual([-413, 'QUOTA_REACHED']);
  expect(message).toContain('còn trống 0 B trong hạn mức 1 GB, mà tệp này nặng 1 MB');
});

test('without a quota everything fits', async () => {
  const { begin, space } = await aRoom(GB, null);
  expect((await begin(MB)).statusCode).toBe(201);
  expect(await space()).toEqual({ usedBytes: GB + MB, quotaBytes: null });
});

test.each([
  [0.79, false],
  [0.8, true],
  [0.96, true],
])('at %d of the quota the dashboard of its administrators says so: %s', async (share, isShown) => {
  const usedBytes = Math.ceil(GB * share);
  const { admin, author } = await aRoom(usedBytes);
  const { space } = await server.ask(dashboardEndpoints.get, { headers: admin });
  expect(space).toEqual(isShown ? { usedBytes, quotaBytes: GB } : null);
  expect((await server.ask(dashboardEndpoints.get, { headers: author })).space).toBeNull();
});
