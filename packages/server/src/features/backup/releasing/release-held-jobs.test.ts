import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventJobs } from '#server/features/events/event-jobs.ts';
import { anEventsRoom } from '#server/features/events/test-support/an-events-room.ts';
import { postJobs } from '#server/features/posts/planning/post-jobs.ts';
import { aNewsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import type { OverdueChoice } from './release-arguments.ts';
import { releaseHeldJobs } from './release-held-jobs.ts';

const server = await startTestServer();
const { db } = server;
const HOUR = 3_600_000;
const now = new Date(Date.now() + 3 * HOUR);

interface Scheduled {
  readonly id: string;
  readonly title: string;
}

interface Kind {
  readonly entity: 'post' | 'event';
  readonly table: 'posts' | 'events';
  /** The notification about a time that passed. */
  readonly failed: 'scheduleFailed' | 'eventScheduleFailed';
  /** A newsroom with what it plans in so many hours, and how its administrator reads that. */
  readonly open: () => Promise<{
    schedule: (hours: number) => Promise<Scheduled>;
    read: (one: Scheduled) => Promise<{ state: string; scheduleTime: string | null; stateReason: string }>;
  }>;
}

const soon = (hours: number) => new Date(Date.now() + hours * HOUR);

const POSTS: Kind = {
  entity: 'post',
  table: 'posts',
  failed: 'scheduleFailed',
  open: async () => {
    const room = await aNewsroom(server);
    const { headers } = room.admin;
    return {
      schedule: async (hours) =>
        await room.schedule(await room.postIn('PENDING_APPROVAL', room.author), soon(hours)),
      read: ({ id }) => server.ask(postEndpoints.detail, { headers, params: { id } }),
    };
  },
};

const EVENTS: Kind = {
  entity: 'event',
  table: 'events',
  failed: 'eventScheduleFailed',
  open: async () => {
    const room = await anEventsRoom(server);
    const { headers } = room.admin;
    return {
      schedule: async (hours) => {
        const { id, version } = await room.write(room.author, room.finished());
        const body = { version, to: 'SCHEDULED' as const, scheduleTime: soon(hours).toISOString() };
        return await server.ask(eventEndpoints.transition, { headers, params: { id }, body });
      },
      read: ({ id }) => server.ask(eventEndpoints.detail, { headers, params: { id } }),
    };
  },
};

async function release(choice: OverdueChoice) {
  const printed: string[] = [];
  const isReleased = await releaseHeldJobs({ db, choice, now, print: (text) => printed.push(text) });
  return { isReleased, printed: printed.join('\n') };
}

const runJobs = () => runDueJobs(db, [...postJobs(), ...eventJobs()], () => now);

async function holdJobs() {
  await db
    .insertInto('job_holds')
    .values({ reason: 'RESTORE', backup_time: new Date('2026-11-20T01:00:00Z') })
    .execute();
}

const unschedule = (table: Kind['table']) =>
  db
    .updateTable(table)
    .set({ state: 'DRAFT', schedule_time: null })
    .where('state', '=', 'SCHEDULED')
    .execute();

beforeEach(async () => {
  await db.deleteFrom('jobs').execute();
  await db.deleteFrom('job_holds').execute();
  for (const table of ['posts', 'events'] as const) await unschedule(table);
});

describe.each([POSTS, EVENTS])('in a restored database, $table whose time has passed', (kind) => {
  let room: Awaited<ReturnType<Kind['open']>>;
  let late: Scheduled;
  let later: Scheduled;

  /** They should have been public an hour or two ago. */
  beforeEach(async () => {
    room = await kind.open();
    late = await room.schedule(1);
    later = await room.schedule(2);
    await holdJobs();
  });

  test('are listed without a decision, and nothing runs', async () => {
    const { isReleased, printed } = await release({ kind: 'ask' });
    expect(isReleased).toBe(false);
    for (const { id, title } of [late, later]) expect(printed).toContain(`#${id}  ${title}`);
    expect(await runJobs()).toBe(0);
    expect((await room.read(late)).state).toBe('SCHEDULED');
  });

  test('go out by their jobs when published at once', async () => {
    expect((await release({ kind: 'publish' })).isReleased).toBe(true);
    expect(await runJobs()).toBe(2);
    for (const one of [late, later]) expect((await room.read(one)).state).toBe('PUBLISHED');
  });

  test('wait for approval with a reason when returned, on record and in the bell', async () => {
    await release({ kind: 'return' });
    await runJobs();
    const found = await room.read(late);
    expect(found).toMatchObject({ state: 'PENDING_APPROVAL', scheduleTime: null });
    expect(found.stateReason).toContain('bản sao lưu');
    const audit = db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', kind.entity)
      .where('entity_id', '=', late.id);
    expect(await audit.where('request_id', '=', 'release-jobs').execute()).toEqual([
      { action: `${kind.entity}.failSchedule` },
    ]);
    const notified = await db
      .selectFrom('notifications')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('kind', '=', kind.failed)
      .where(({ eb, ref }) => eb(ref('detail', '->>').key('title'), '=', late.title))
      .executeTakeFirstOrThrow();
    expect(Number(notified.count)).toBeGreaterThan(1);
  });

  test('get new times at a distance when rescheduled', async () => {
    const first = new Date(now.getTime() + HOUR);
    await release({ kind: 'reschedule', first, everyMinutes: 10 });
    expect(await runJobs()).toBe(0);
    expect((await room.read(late)).scheduleTime).toBe(first.toISOString());
    expect((await room.read(later)).scheduleTime).toBe(new Date(first.getTime() + 600_000).toISOString());
  });

  test('stay as a person has decided on the console meanwhile', async () => {
    await unschedule(kind.table);
    expect((await release({ kind: 'ask' })).isReleased).toBe(true);
    expect((await release({ kind: 'ask' })).printed).toContain('không có gì phải mở lại');
  });
});

test('new times follow the old ones across posts and events', async () => {
  const [posts, events] = [await POSTS.open(), await EVENTS.open()];
  const second = await posts.schedule(2);
  const first = await events.schedule(1);
  await holdJobs();
  const time = new Date(now.getTime() + HOUR);
  await release({ kind: 'reschedule', first: time, everyMinutes: 5 });
  expect((await events.read(first)).scheduleTime).toBe(time.toISOString());
  expect((await posts.read(second)).scheduleTime).toBe(new Date(time.getTime() + 300_000).toISOString());
});
