import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPost } from '#test/factories/a-post.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { lockPost } from '../editing/post-store.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';
import { findMissedTimes } from './missed-times-view.ts';
import { postJobs, sweepTimes } from './post-jobs.ts';

const server = await startTestServer();
const { db } = server;
const HOUR = 3_600_000;
let room: Newsroom;

beforeEach(async () => {
  await db.deleteFrom('jobs').execute();
  room = await aNewsroom(server);
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
/** Runs the jobs due at that time; returns how many ran. */
const runAt = (time: Date) => runDueJobs(db, postJobs(), () => time);
const read = ({ id }: Pick<Post, 'id'>) =>
  server.ask(postEndpoints.detail, { headers: room.admin.headers, params: { id } });
/** Every save of a text has its body indexed, every publication is handed out: no matter of times. */
const planned = () => db.selectFrom('jobs').where('kind', 'not in', ['post.indexBody', 'outbox.handOut']);
const jobs = async () => await planned().select(['kind', 'key', 'run_time']).orderBy('run_time').execute();
const logOf = async ({ id }: Pick<Post, 'id'>) =>
  (await server.ask(postEndpoints.transitionLog, { headers: room.admin.headers, params: { id } })).items;

describe('a scheduled post', () => {
  it('is published at its time by the product itself, with log, history and audit', async () => {
    const scheduled = await room.schedule(await room.postIn('PENDING_APPROVAL', room.author), inHours(2));
    await runAt(inHours(1));
    expect((await read(scheduled)).state).toBe('SCHEDULED');
    const time = inHours(2.001);
    await runAt(time);
    const post = await read(scheduled);
    expect(post).toMatchObject({ state: 'PUBLISHED', scheduleTime: null, version: scheduled.version + 1 });
    expect(post.publishedTime).toBe(time.toISOString());
    expect(post.approvedBy).toBe(room.admin.displayName);
    const [last] = await logOf(post);
    expect(last).toMatchObject({
      move: 'publish',
      from: 'SCHEDULED',
      to: 'PUBLISHED',
      userId: null,
      userName: 'Hệ thống',
      role: null,
      version: post.version,
    });
    const audit = await db
      .selectFrom('audit_log')
      .select(['user_id', 'project_id', 'before', 'after'])
      .where('entity_id', '=', post.id)
      .where('action', '=', 'post.publish')
      .execute();
    expect(audit).toMatchObject([
      {
        user_id: null,
        project_id: room.projectId,
        before: { state: 'SCHEDULED' },
        after: { state: 'PUBLISHED' },
      },
    ]);
    const version = await db
      .selectFrom('post_versions')
      .select(['kind', 'is_public', 'user_name'])
      .where('post_id', '=', post.id)
      .where('no', '=', post.version)
      .execute();
    expect(version).toEqual([{ kind: 'publish', is_public: true, user_name: 'Hệ thống' }]);
    expect(await jobs()).toEqual([]);
  });

  it('returns to its approvers when it is blocked by then, with the missing things as the reason', async () => {
    const mainCategoryId = await room.category();
    const draft = await room.postIn('PENDING_APPROVAL', room.author, { mainCategoryId });
    const scheduled = await room.schedule(draft, inHours(2));
    const { headers } = room.admin;
    const { id, version } = scheduled;
    await server.ask(postEndpoints.update, { headers, body: { id, version, excerpt: '' } });
    const disabled = { id: mainCategoryId, version: 1, status: 'DISABLED' } as const;
    await server.ask(categoryEndpoints.update, { headers, body: disabled });
    await runAt(inHours(3));
    const post = await read(scheduled);
    const stateReason =
      'Đến giờ hẹn nhưng chưa đủ điều kiện: Thiếu sapo. Chuyên mục chính đang ngừng hoạt động.';
    expect(post).toMatchObject({
      state: 'PENDING_APPROVAL',
      stateReason,
      scheduleTime: null,
      approvedBy: null,
    });
    expect((await logOf(post))[0]).toMatchObject({ move: 'failSchedule', reason: stateReason, userId: null });
    const audit = await db
      .selectFrom('audit_log')
      .select('after')
      .where('entity_id', '=', id)
      .where('action', '=', 'post.failSchedule')
      .execute();
    expect(audit).toMatchObject([{ after: { state: 'PENDING_APPROVAL', stateReason } }]);
  });

  it('keeps one job, which follows its time and is removed with it', async () => {
    const [first, second] = [inHours(2), inHours(5)];
    const post = await room.schedule(await room.postIn('PENDING_APPROVAL', room.author), first);
    const key = `post.publish:${post.id}`;
    expect(await jobs()).toEqual([{ kind: 'post.publish', key, run_time: first }]);
    const rescheduled = await room.schedule(post, second);
    expect(await jobs()).toEqual([{ kind: 'post.publish', key, run_time: second }]);
    await runAt(inHours(3));
    expect((await read(post)).state).toBe('SCHEDULED');
    await room.transition(room.admin, rescheduled, 'PENDING_APPROVAL');
    expect(await jobs()).toEqual([]);
  });

  it('published by hand before its time leaves no job behind', async () => {
    const post = await room.schedule(await room.postIn('PENDING_APPROVAL', room.author), inHours(2));
    await room.transition(room.admin, post, 'PUBLISHED');
    expect(await jobs()).toEqual([]);
  });

  it('ignores an outdated job', async () => {
    const post = await room.schedule(await room.postIn('PENDING_APPROVAL', room.author), inHours(2));
    const [job] = await planned().select('payload').execute();
    const again = () =>
      db
        .insertInto('jobs')
        .values({
          kind: 'post.publish',
          payload: JSON.stringify(job?.payload),
          key: 'cũ',
          run_time: new Date(),
        })
        .execute();
    await again();
    expect(await runAt(inHours(1))).toBe(1);
    expect((await read(post)).state).toBe('SCHEDULED');
    const back = await room.transition(room.admin, await read(post), 'PENDING_APPROVAL');
    await again();
    await runAt(inHours(3));
    expect(await read(post)).toEqual(back);
  });

  it('waits for a concurrent writer without blocking them, and then has their result', async () => {
    const post = await room.schedule(await room.postIn('PENDING_APPROVAL', room.author), inHours(2));
    const due = inHours(3);
    await db.transaction().execute(async (tx) => {
      await lockPost(tx, room.projectId, post.id);
      await runAt(due);
    });
    expect((await read(post)).state).toBe('SCHEDULED');
    expect((await jobs()).map(({ key }) => key)).toEqual([`post.publish:${post.id}`]);
    await runAt(new Date(due.getTime() + 1_000));
    expect((await read(post)).state).toBe('PUBLISHED');
  });
});

describe('a post with an expiry', () => {
  const withEnd = (hours: number) => ({ expireTime: inHours(hours).toISOString() });

  it('expires at its time, by the product itself', async () => {
    const published = await room.postIn('PUBLISHED', room.author, withEnd(4));
    expect((await jobs()).map(({ kind }) => kind)).toEqual(['post.expire']);
    await runAt(inHours(3));
    expect((await read(published)).state).toBe('PUBLISHED');
    await runAt(inHours(5));
    const post = await read(published);
    expect([post.state, post.version]).toEqual(['EXPIRED', published.version + 1]);
    expect((await logOf(post))[0]).toMatchObject({ move: 'expire', from: 'PUBLISHED', userId: null });
  });

  it('gets one by publishing, and the expiry follows an applied change', async () => {
    const draft = await room.write(room.author, { ...room.finished(), ...withEnd(4) });
    expect(await jobs()).toEqual([]);
    const published = await room.transition(room.admin, draft, 'PUBLISHED');
    const { headers } = room.admin;
    const { expireTime } = withEnd(9);
    const body = { id: published.id, version: published.version, expireTime };
    const saved = await server.ask(postEndpoints.update, { headers, body });
    const times = async () => (await jobs()).map(({ run_time }) => run_time.toISOString());
    expect(await times()).not.toContain(expireTime);
    const params = { id: saved.id };
    const applied = await server.ask(postEndpoints.apply, {
      headers,
      params,
      body: { version: saved.version },
    });
    expect(await times()).toEqual([expireTime]);
    await room.transition(room.admin, applied, 'UNPUBLISHED', 'Sai số liệu, chờ kiểm tra lại.');
    expect(await jobs()).toEqual([]);
  });

  it('keeps its pending changes', async () => {
    const published = await room.postIn('PUBLISHED', room.author, withEnd(4));
    const body = { id: published.id, version: published.version, excerpt: 'Đang sửa dở.' };
    await server.ask(postEndpoints.update, { headers: room.editor.headers, body });
    await runAt(inHours(5));
    const post = await read(published);
    expect([post.state, post.pending?.draft.excerpt]).toEqual(['EXPIRED', 'Đang sửa dở.']);
  });
});

describe('the sweep', () => {
  it('finds due posts without a job or with one that was given up, and nothing else', async () => {
    const past = new Date(Date.now() - HOUR);
    const draft = {
      ...room.finished(),
      createdBy: { userId: room.author.userId, displayName: room.author.displayName },
    };
    const due = await aPost(db, room.projectId, { ...draft, state: 'SCHEDULED', scheduleTime: past });
    const later = await aPost(db, room.projectId, {
      ...draft,
      state: 'SCHEDULED',
      scheduleTime: inHours(1),
    });
    const ended = await aPost(db, room.projectId, {
      ...draft,
      state: 'PUBLISHED',
      publishedTime: past,
      expireTime: past.toISOString(),
    });
    const dead = await aPost(db, room.projectId, { ...draft, state: 'SCHEDULED', scheduleTime: past });
    await db.deleteFrom('jobs').where('key', '!=', `post.publish:${dead}`).execute();
    await db.updateTable('jobs').set({ dead_time: past, attempts: 10 }).execute();

    await sweepTimes(db, new Date());
    const found = await planned().select('id').execute();
    await sweepTimes(db, inHours(0.5));
    expect(await findMissedTimes(db, inHours(2))).toMatchObject([{ kind: 'publish', postId: later }]);
    expect(await planned().select('id').execute()).toEqual(found);
    expect((await jobs()).map(({ key }) => key).toSorted()).toEqual(
      [`post.expire:${ended}`, `post.publish:${dead}`, `post.publish:${due}`].toSorted(),
    );
    await runAt(new Date());
    const states = await Promise.all([due, dead, later, ended].map(async (id) => (await read({ id })).state));
    expect(states).toEqual(['PUBLISHED', 'PUBLISHED', 'SCHEDULED', 'EXPIRED']);
    await sweepTimes(db, new Date());
    expect(await jobs()).toEqual([]);
  });
});
