import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { beforeEach, expect, test } from 'vitest';
import { postJobs } from '#server/features/posts/planning/post-jobs.ts';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import type { OverdueChoice } from './release-arguments.ts';
import { releaseHeldJobs } from './release-held-jobs.ts';

const server = await startTestServer();
const { db } = server;
const HOUR = 3_600_000;
let room: Newsroom;
let late: Post;
let later: Post;
const now = new Date(Date.now() + 3 * HOUR);

/** A newsroom restored from a backup: two posts should have been public an hour or two ago. */
beforeEach(async () => {
  await db.deleteFrom('jobs').execute();
  await db.deleteFrom('job_holds').execute();
  await db.updateTable('posts').set({ state: 'DRAFT' }).where('state', '=', 'SCHEDULED').execute();
  room = await aNewsroom(server);
  const scheduled = async (hours: number) =>
    await room.schedule(
      await room.postIn('PENDING_APPROVAL', room.author),
      new Date(Date.now() + hours * HOUR),
    );
  late = await scheduled(1);
  later = await scheduled(2);
  await db
    .insertInto('job_holds')
    .values({ reason: 'RESTORE', backup_time: new Date('2026-11-20T01:00:00Z') })
    .execute();
});

const read = ({ id }: Pick<Post, 'id'>) =>
  server.ask(postEndpoints.detail, { headers: room.admin.headers, params: { id } });
const runJobs = () => runDueJobs(db, postJobs(), () => now);

async function release(choice: OverdueChoice) {
  const printed: string[] = [];
  const isReleased = await releaseHeldJobs({ db, choice, now, print: (text) => printed.push(text) });
  return { isReleased, printed: printed.join('\n') };
}

test('without a decision the posts whose time has passed are listed and nothing runs', async () => {
  const { isReleased, printed } = await release({ kind: 'ask' });
  expect(isReleased).toBe(false);
  for (const post of [late, later]) expect(printed).toContain(`#${post.id}  ${post.title}`);
  expect(await runJobs()).toBe(0);
  expect((await read(late)).state).toBe('SCHEDULED');
});

test('published at once, they go out by their jobs', async () => {
  expect((await release({ kind: 'publish' })).isReleased).toBe(true);
  expect(await runJobs()).toBe(2);
  for (const post of [late, later]) expect((await read(post)).state).toBe('PUBLISHED');
});

test('returned, they wait for approval with a reason, on record and in the bell', async () => {
  await release({ kind: 'return' });
  await runJobs();
  const post = await read(late);
  expect(post).toMatchObject({ state: 'PENDING_APPROVAL', scheduleTime: null });
  expect(post.stateReason).toContain('bản sao lưu');
  const audit = db.selectFrom('audit_log').select('action').where('entity_id', '=', late.id);
  expect(await audit.where('request_id', '=', 'release-jobs').execute()).toEqual([
    { action: 'post.failSchedule' },
  ]);
  const notified = db.selectFrom('notifications').select('kind').where('post_id', '=', late.id);
  expect(await notified.where('kind', '=', 'scheduleFailed').execute()).not.toEqual([]);
});

test('rescheduled, the first gets the new time and the others follow at a distance', async () => {
  const first = new Date(now.getTime() + HOUR);
  await release({ kind: 'reschedule', first, everyMinutes: 10 });
  expect(await runJobs()).toBe(0);
  expect((await read(late)).scheduleTime).toBe(first.toISOString());
  expect((await read(later)).scheduleTime).toBe(new Date(first.getTime() + 600_000).toISOString());
});

test('what a person has decided on the console meanwhile stays', async () => {
  await db.updateTable('posts').set({ state: 'DRAFT' }).where('id', 'in', [late.id, later.id]).execute();
  expect((await release({ kind: 'ask' })).isReleased).toBe(true);
  expect((await release({ kind: 'ask' })).printed).toContain('không có gì phải mở lại');
});
