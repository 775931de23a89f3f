import { assignmentEndpoints } from '@toasoan/contract/features/posts/assignment/assignment-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { placementJobs } from '#server/features/posts/placement/end-places.ts';
import { postJobs } from '#server/features/posts/planning/post-jobs.ts';
import { aNewsroom, article, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { aPost } from '#test/factories/a-post.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { type Listening, listenTo } from './test-support/listen-to.ts';

const server = await startTestServer();
const { app, db, ask } = server;
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const TAB = 'the-tab-in-which-it-was-done';
let room: Newsroom;
let stream: Listening;

beforeEach(async () => {
  room = await aNewsroom(server);
  stream = await listenTo(address, room.editor.headers);
});

/** Sends a message and returns how many arrived before it. */
async function mark(): Promise<number> {
  const thingId = String(aNumber());
  await publishNotice(db, { kind: 'notes', projectId: room.projectId, thingId });
  await stream.until(() => stream.notices().at(-1)?.thingId === thingId);
  return stream.notices().length - 1;
}

/** The notices about posts that `work` causes: which posts, or the whole project. */
async function noticesOf(work: () => Promise<unknown>): Promise<string[]> {
  const from = (await mark()) + 1;
  await work();
  const upTo = await mark();
  const notices = stream.notices().slice(from, upTo);
  return notices.filter(({ kind }) => kind === 'post').map(({ thingId }) => thingId ?? 'whole project');
}

const asAdmin = () => ({ headers: room.admin.headers });

describe('every change of a post sends one notice', () => {
  it('when it is created and when it is saved, with the causing tab', async () => {
    const { headers } = room.author;
    const post = await room.write(room.author, room.finished());
    const save = () =>
      ask(postEndpoints.update, {
        headers,
        body: { id: post.id, version: post.version, title: 'Tít mới', editingSession: TAB },
      });
    expect(await noticesOf(save)).toEqual([post.id]);
    const sessions = stream.notices().flatMap((one) => (one.kind === 'post' ? [one.editingSession] : []));
    expect(sessions).toEqual([null, TAB]);
  });

  it('when one call makes several transitions', async () => {
    const post = await room.write(room.author, room.finished());
    expect(await noticesOf(() => room.transition(room.admin, post, 'PUBLISHED'))).toEqual([post.id]);
  });

  it('when a change becomes pending, is applied, or is dropped', async () => {
    let { id, version } = await room.postIn('PUBLISHED', room.editor);
    const keep = async (title: string) => {
      ({ version } = await ask(postEndpoints.update, { ...asAdmin(), body: { id, version, title } }));
    };
    const settle = (call: typeof postEndpoints.apply | typeof postEndpoints.dropPending) => async () => {
      ({ version } = await ask(call, { ...asAdmin(), params: { id }, body: { version } }));
    };
    expect(await noticesOf(() => keep('Chờ công bố'))).toEqual([id]);
    expect(await noticesOf(settle(postEndpoints.apply))).toEqual([id]);
    expect(await noticesOf(() => keep('Chờ rồi bỏ'))).toEqual([id]);
    expect(await noticesOf(settle(postEndpoints.dropPending))).toEqual([id]);
  });

  it('when it is assigned', async () => {
    const { id, version } = await room.postIn('SUBMITTED', room.author);
    const assign = () =>
      ask(assignmentEndpoints.assign, {
        ...asAdmin(),
        params: { id },
        body: { version, assigneeId: room.editor.userId },
      });
    expect(await noticesOf(assign)).toEqual([id]);
  });

  it('when it is trashed, restored and purged', async () => {
    const { id } = await room.postIn('DRAFT', room.author);
    const bulk = (body: object) =>
      ask(postEndpoints.bulk, { ...asAdmin(), body: { ids: [id], ...body } as never });
    expect(await noticesOf(() => bulk({ action: 'move', to: 'TRASHED' }))).toEqual([id]);
    expect(await noticesOf(() => bulk({ action: 'restore' }))).toEqual([id]);
    const gone = () => db.deleteFrom('posts').where('id', '=', id).execute();
    expect(await noticesOf(gone)).toEqual([id]);
  });

  it('when its time has come', async () => {
    const { id } = await room.schedule(
      await room.postIn('PENDING_APPROVAL', room.author),
      new Date(Date.now() + 3_600_000),
    );
    const later = () => new Date(Date.now() + 2 * 3_600_000);
    expect(await noticesOf(() => runDueJobs(db, [...postJobs(), ...placementJobs], later))).toEqual([id]);
  });
});

describe('bulk changes', () => {
  const thereAre = (count: number) =>
    noticesOf(() => Promise.all(Array.from({ length: count }, () => aPost(db, room.projectId))));

  it('send a notice for each post, except for refused ones', async () => {
    const [first, second] = [
      await room.postIn('DRAFT', room.author),
      await room.postIn('DRAFT', room.author),
    ];
    const unfinished = await room.write(room.author);
    const ids = [first, unfinished, second].map(({ id }) => id);
    const publish = () =>
      ask(postEndpoints.bulk, { ...asAdmin(), body: { action: 'move', to: 'PUBLISHED', ids } });
    expect(await noticesOf(publish)).toEqual([first.id, second.id]);
  });

  it('send single notices up to a hundred in a transaction, and one for the whole project beyond', async () => {
    expect(await thereAre(101)).toHaveLength(101);
    const upTo = (limit: number) =>
      noticesOf(() =>
        sql`UPDATE posts SET title = title || '!' WHERE id IN (
          SELECT id FROM posts WHERE project_id = ${room.projectId} ORDER BY id LIMIT ${limit})`.execute(db),
      );
    expect(await upTo(100)).toHaveLength(100);
    expect(await upTo(101)).toEqual(['whole project']);
  });

  it('send one for the whole project from the hundred and first on when written one after another', async () => {
    await thereAre(103);
    const ids = await db.selectFrom('posts').select('id').where('project_id', '=', room.projectId).execute();
    const reported = await noticesOf(() =>
      db.transaction().execute(async (tx) => {
        for (const { id } of ids) {
          for (const mark of ['?', '!'])
            await tx
              .updateTable('posts')
              .set((post) => ({ title: sql`${post.ref('title')} || ${mark}` }))
              .where('id', '=', id)
              .execute();
        }
      }),
    );
    expect([reported.length, reported.at(-1), new Set(reported).size]).toEqual([101, 'whole project', 101]);
  });
});

it('a refused save sends no notice', async () => {
  const { id, version } = await room.write(room.author, { content: article('Bài') });
  const body = { id, version: version + 7, title: 'Quá muộn' };
  const refused = () => server.refusal(postEndpoints.update, { headers: room.author.headers, body });
  expect(await noticesOf(refused)).toEqual([]);
});
