import { setTimeout as wait } from 'node:timers/promises';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { startTestServer } from '#test/test-server.ts';
import { lockPost } from '../editing/post-store.ts';
import { aNewsroom } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
const beside = await startTestServer({ beside: server });
const room = await aNewsroom(server);
const { headers } = room.author;

/** A post with an autosave of one session, and that session's next calls. */
async function written() {
  const post = await room.write(room.author);
  const editingSession = `editing-session-${aNumber()}`;
  const keep = (title: string) =>
    beside.ask(postEndpoints.autosave, {
      headers,
      body: { postId: post.id, editingSession, baseVersion: post.version, draft: { title } },
    });
  const save = (): Promise<Post> =>
    server.ask(postEndpoints.update, {
      headers,
      body: { id: post.id, version: post.version, title: 'Đã lưu', editingSession },
    });
  const kept = async () => {
    const { items } = await server.ask(postEndpoints.autosaves, { headers, query: { postId: post.id } });
    return items.map(({ draft }) => draft.title);
  };
  await keep('Trước khi lưu');
  return { post, keep, save, kept };
}

async function whenOneWaits(): Promise<void> {
  const statement = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(() => query(server.database.url, statement)).toHaveLength(1);
}

test('text kept while the save of its session waits for the post stays; earlier text goes', async () => {
  const { post, keep, save, kept } = await written();
  const saving = await inTransaction(server.db, async (tx) => {
    await lockPost(tx, room.projectId, post.id);
    const answer = save();
    await whenOneWaits();
    await keep('Gõ tiếp khi đang chờ');
    return { answer };
  });
  expect(await saving.answer).toMatchObject({ title: 'Đã lưu', version: 2 });
  expect(await kept()).toEqual(['Gõ tiếp khi đang chờ']);

  const other = await written();
  await other.save();
  expect(await other.kept()).toEqual([]);
});

test('text kept while the save of its session waits for a connection stays', async () => {
  const { keep, save, kept } = await written();
  const gate = Promise.withResolvers<void>();
  const { total } = server.database.connections();
  // Every connection of this process is taken.
  const busy = Array.from({ length: Math.max(total, 6) }, () =>
    inTransaction(server.db, async (tx) => {
      await sql`SELECT`.execute(tx);
      await gate.promise;
    }),
  );
  await expect.poll(() => server.database.connections().total).toBe(6);
  const saving = save();
  await expect.poll(() => server.database.connections().waiting).toBe(1);
  // The time of arrival is as exact as the start of a transaction is quick: on a busy machine some milliseconds.
  await wait(500);
  await keep('Gõ tiếp khi đang chờ');
  gate.resolve();
  await Promise.all([...busy, saving]);
  expect(await kept()).toEqual(['Gõ tiếp khi đang chờ']);
});

test('a delayed call replaces no newer text of its session', async () => {
  const { post, keep, kept } = await written();
  const late = sql<Date>`now() + interval '1 second'`;
  await server.db
    .updateTable('post_autosaves')
    .set({ saved_time: late })
    .where('post_id', '=', post.id)
    .execute();
  await keep('Gửi trước, tới sau');
  expect(await kept()).toEqual(['Trước khi lưu']);
});
