import { liveEndpoints } from '@toasoan/contract/features/live/endpoints.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetOldNotices, publishNotice, publishRelease } from '#server/core/live/notice-store.ts';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { startTestServer } from '#test/test-server.ts';
import { listenTo } from './test-support/listen-to.ts';

const server = await startTestServer();
const { app, db } = server;
let room: Newsroom;
let address: string;

beforeAll(async () => {
  room = await aNewsroom(server);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});

const listen = (after?: string) => listenTo(address, room.editor.headers, after);
const notifyOf = (thingId: string, tx = db) =>
  publishNotice(tx, { kind: 'notes', projectId: room.projectId, thingId });

describe('after a restore', () => {
  it('says with hello that jobs wait, and says at once when they run again', async () => {
    const backupTime = '2026-11-20T01:00:00.000Z';
    await db
      .insertInto('job_holds')
      .values({ reason: 'RESTORE', backup_time: new Date(backupTime) })
      .execute();
    const stream = await listen();
    await db.deleteFrom('job_holds').execute();
    await publishRelease(db);
    await stream.until(() => stream.events.some(({ event }) => event === 'released'));
    expect(stream.events[0]).toMatchObject({ event: 'hello', data: { restoredFrom: backupTime } });
  });
});

describe('a stream', () => {
  it('is server-sent events that no proxy caches, compresses or buffers', async () => {
    const { response } = await listen();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.has('content-encoding')).toBe(false);
  });

  it('begins with hello, then sends notices in order, with ids only', async () => {
    const stream = await listen();
    await notifyOf('11');
    await publishNotice(db, {
      kind: 'presence',
      projectId: room.projectId,
      thingId: '12',
      editingSession: 'a-tab-of-somebody',
    });
    await stream.until(() => stream.notices().length === 2);
    expect(stream.events.slice(0, 3)).toEqual([
      { event: 'hello', data: { cursor: expect.stringMatching(/^\d+$/), build: 'test' } },
      {
        event: 'notice',
        data: {
          id: expect.stringMatching(/^\d+$/),
          projectId: room.projectId,
          kind: 'notes',
          thingId: '11',
          editingSession: null,
        },
      },
      {
        event: 'notice',
        data: expect.objectContaining({ thingId: '12', editingSession: 'a-tab-of-somebody' }),
      },
    ]);
  });

  it('sends nothing of a transaction that is rolled back', async () => {
    const stream = await listen();
    const undone = db.transaction().execute(async (tx) => {
      await notifyOf('13', tx);
      throw new Error('Taken back');
    });
    await expect(undone).rejects.toThrow('Taken back');
    await notifyOf('14');
    await stream.until(() => stream.notices().length > 0);
    expect(stream.reported()).toEqual(['notes 14']);
  });

  it('counts in the metrics while it is open, with its notices; its duration does not', async () => {
    const metric = async (name: string) => {
      const { body } = await app.inject({ url: '/metrics' });
      return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1]);
    };
    await expect.poll(() => metric('live_streams')).toBe(0);
    const reported = await metric('live_notices_sent_total');
    const streams = [await listen(), await listen()];
    expect(await metric('live_streams')).toBe(2);
    await notifyOf('15');
    for (const stream of streams) await stream.until(() => stream.reported().includes('notes 15'));
    expect(await metric('live_notices_sent_total')).toBe(reported + 2);
    for (const stream of streams) stream.close();
    await expect.poll(() => metric('live_streams')).toBe(0);
    const { body } = await app.inject({ url: '/metrics' });
    expect(body).not.toContain('route="/api/admin/live/stream"');
  });

  it('does not count as use of the session', async () => {
    const { headers, userId } = await room.hire('EDITOR');
    const longAgo = new Date(Date.now() - 600_000);
    await db.updateTable('sessions').set({ last_use_time: longAgo }).where('user_id', '=', userId).execute();
    await listenTo(address, headers);
    const used = db.selectFrom('sessions').select('last_use_time').where('user_id', '=', userId);
    expect(await used.execute()).toEqual([{ last_use_time: longAgo }]);
  });
});

/** A cursor after everything sent. A transaction in progress in any database of the server delays it. */
async function cursorOfNow(): Promise<string> {
  const { rows } = await sql<{ now: string }>`SELECT pg_current_xact_id()::text AS now`.execute(db);
  let cursor = '0';
  const isBehind = async () => {
    const stream = await listen();
    stream.close();
    cursor = stream.cursor();
    return BigInt(cursor) > BigInt(rows[0]?.now ?? 0);
  };
  await expect.poll(isBehind, { timeout: 60_000, interval: 100 }).toBe(true);
  return cursor;
}

describe('a returning listener', () => {
  it('receives what happened since the cursor, before hello', async () => {
    const since = await cursorOfNow();
    for (const thing of ['21', '22']) await notifyOf(thing);
    const second = await listen(since);
    const hello = second.events.findIndex(({ event }) => event === 'hello');
    // One may arrive twice: as a missed notice and as a live one.
    const before = second.events
      .slice(0, hello)
      .flatMap((one) => (one.event === 'notice' ? one.data.thingId : []));
    expect([...new Set(before)]).toEqual(['21', '22']);
    expect(second.reported()).toEqual(['notes 21', 'notes 22']);
    expect(BigInt(second.cursor())).toBeGreaterThanOrEqual(BigInt(since));
  });

  it('misses nothing of a transaction that began before the cursor and ended after it', async () => {
    const { promise: ending, resolve: end } = Promise.withResolvers<void>();
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    const late = db.transaction().execute(async (tx) => {
      await notifyOf('31', tx);
      write();
      await ending;
    });
    await written;
    // Its number is higher than that of the late one, and it arrives first.
    await notifyOf('32');
    const first = await listen();
    first.close();
    end();
    await late;
    const second = await listen(first.cursor());
    expect(second.reported()).toContain('notes 31');
  });

  it('must reload everything after more than five hundred notices', async () => {
    const since = await cursorOfNow();
    const many = (count: number) =>
      sql`
      INSERT INTO live_notices (project_id, kind, thing_id)
      SELECT ${room.projectId}, 'notes', n FROM generate_series(1, ${count}::int) AS n`.execute(db);
    // The server would send a new stream after hello what it has not received itself yet.
    const witness = await listen();
    const heard = (thing: string) => witness.until(() => witness.reported().at(-1) === `notes ${thing}`);
    await many(500);
    await heard('500');
    expect((await listen(since)).notices()).toHaveLength(500);
    await many(1);
    await heard('1');
    expect((await listen(since)).events.map(({ event }) => event)).toEqual(['again', 'hello']);
  });

  it('must reload everything when dropped notices may concern it, but not for a newer cursor', async () => {
    const old = await listen();
    await notifyOf('41');
    await sql`UPDATE live_notices SET make_time = now() - interval '16 minutes'`.execute(db);
    const since = await cursorOfNow();
    const witness = await listen();
    await notifyOf('42');
    await witness.until(() => witness.reported().includes('notes 42'));
    await forgetOldNotices(db);
    expect(await db.selectFrom('live_notices').select('thing_id').execute()).toEqual([{ thing_id: '42' }]);
    expect((await listen(old.cursor())).events.map(({ event }) => event)).toEqual(['again', 'hello']);
    expect((await listen(since)).reported()).toEqual(['notes 42']);
  });

  it('must reload everything for a cursor of another database', async () => {
    const { events } = await listen('9000000000000000000');
    expect(events.map(({ event }) => event)).toEqual(['again', 'hello']);
  });
});

it('an invalid cursor is refused', async () => {
  const { headers } = room.editor;
  for (const after of ['', '0', '-1', '1e3', '1 OR 1=1', '12345678901234567890']) {
    const refusal = await server.refusal(liveEndpoints.stream, { headers, query: { after } });
    expect([refusal.code, refusal.errors.map(({ field }) => field)]).toEqual(['INVALID_INPUT', ['after']]);
  }
});
