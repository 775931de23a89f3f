import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { type Listening, listenTo } from './test-support/listen-to.ts';

const BEAT_MS = 100;
const one = await startTestServer({ live: { beatMs: BEAT_MS } });
const other = await startTestServer({ live: { beatMs: BEAT_MS }, beside: one });
const { db } = one;
let room: Newsroom;
let there: string;

beforeAll(async () => {
  room = await aNewsroom(one);
  there = await other.app.listen({ port: 0, host: '127.0.0.1' });
});

const listen = (after?: string) => listenTo(there, room.editor.headers, after);
const notifyOf = (thingId: number, tx = db) =>
  publishNotice(tx, { kind: 'notes', projectId: room.projectId, thingId: String(thingId) });
const numbersOf = (stream: Listening) => stream.notices().map(({ thingId }) => Number(thingId));
const beats = (stream: Listening) => stream.events.filter(({ event }) => event === 'at').length;

const LISTENERS = `
  FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'toasoan-live'`;
const KILL = `SELECT pg_terminate_backend(pid) ${LISTENERS}`;
/** As the owner's login, which alone may do that. */
const killListeners = () => query(one.database.url, KILL);

describe('two processes over one database', () => {
  it('notify each other of changes', async () => {
    const stream = await listen();
    const post = await room.write(room.author);
    await stream.until(() => stream.reported().includes(`post ${post.id}`));
  });

  it('end a stream of one when its session ends at the other', async () => {
    const { headers } = await room.hire('EDITOR');
    const stream = await listenTo(there, headers);
    await one.ask(sessionEndpoints.logout, { headers });
    await stream.ended;
    expect(stream.events.at(-1)).toEqual({ event: 'bye', data: { reason: 'session' } });
  });

  it('use one listening connection each, however many streams there are', async () => {
    for (let count = 0; count < 5; count += 1) await listen();
    const rows = await query(one.database.url, `SELECT count(*)::int AS count ${LISTENERS}`);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('the cursor that comes with each beat', () => {
  it('moves on', async () => {
    const stream = await listen();
    await notifyOf(1);
    const [row] = await query(one.database.url, 'SELECT pg_current_xact_id()::text AS now');
    await stream.until(() => BigInt(stream.cursor()) > BigInt(String(row?.now)));
    expect((await listen(stream.cursor())).notices()).toEqual([]);
  });

  it('waits for a transaction in progress, so that nothing of it is missed later', async () => {
    const { promise: ending, resolve: end } = Promise.withResolvers<void>();
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    const late = db.transaction().execute(async (tx) => {
      await notifyOf(11, tx);
      write();
      await ending;
    });
    await written;
    const stream = await listen();
    await notifyOf(12);
    const before = beats(stream);
    await stream.until(() => numbersOf(stream).includes(12) && beats(stream) > before + 2);
    stream.close();
    end();
    await late;
    // Transactions of other databases of the server delay it as well: then earlier notices are repeated.
    const reported = numbersOf(await listen(stream.cursor()));
    expect(reported.filter((number) => number > 10)).toEqual([11, 12]);
  });
});

describe('when the connection that listens is killed', () => {
  it('everything still arrives once the process listens again', async () => {
    const stream = await listen();
    const { losses } = other.live.counts();
    const all = Array.from({ length: 120 }, (_, index) => index + 100);
    for (const number of all) {
      if (number % 40 === 0) await killListeners();
      await notifyOf(number);
    }
    await stream.until(() => all.every((number) => numbersOf(stream).includes(number)));
    expect(other.live.counts().losses).toBeGreaterThan(losses);
    expect(stream.events.filter(({ event }) => event === 'again')).toEqual([]);
    const { body } = await other.app.inject({ url: '/metrics' });
    expect(body).toMatch(/live_listener_losses_total [1-9]/);
  });

  it('a session that has ended meanwhile hears nothing any more', async () => {
    const person = await room.hire('EDITOR');
    const stream = await listenTo(there, person.headers);
    await killListeners();
    await one.ask(sessionEndpoints.endOtherSessions, { headers: await signIn(db, person) });
    await stream.ended;
    expect(stream.events.at(-1)).toEqual({ event: 'bye', data: { reason: 'session' } });
  });

  it('a listener that missed too many notices reloads everything', async () => {
    const stream = await listen();
    await query(
      one.database.url,
      `INSERT INTO live_notices (project_id, kind, thing_id)
       SELECT ${room.projectId}, 'notes', n FROM generate_series(1, 501) AS n; ${KILL}`,
    );
    await stream.until((events) => events.some(({ event }) => event === 'again'));
    expect(numbersOf(stream)).toEqual([]);
  });
});

it('the next check finds an expired session without a notice and ends its stream', async () => {
  const { headers, userId } = await room.hire('EDITOR');
  const stream = await listenTo(there, headers);
  await db
    .updateTable('sessions')
    .set({ idle_until: new Date(Date.now() - 1_000) })
    .where('user_id', '=', userId)
    .execute();
  await stream.ended;
  expect(stream.events.at(-1)).toEqual({ event: 'bye', data: { reason: 'session' } });
});

it('a process that ends sends all listeners a closing message', async () => {
  const stream = await listen();
  await other.app.close();
  await stream.ended;
  expect(stream.events.at(-1)).toEqual({ event: 'bye', data: { reason: 'stopping' } });
});
