import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { lockEvent } from '../editing/event-store.ts';
import { eventJobs, sweepEventTimes } from '../event-jobs.ts';
import { anEventsRoom } from '../test-support/an-events-room.ts';

const server = await startTestServer();
const { db } = server;
const room = await anEventsRoom(server);
const HOUR = 3_600_000;
const inTwoHours = () => new Date(Date.now() + 2 * HOUR);

async function scheduled(): Promise<Event> {
  const { id, version } = await room.write(room.author, room.finished());
  return await server.ask(eventEndpoints.transition, {
    headers: room.admin.headers,
    params: { id },
    body: { version, to: 'SCHEDULED', scheduleTime: new Date(Date.now() + HOUR).toISOString() },
  });
}

const runJobs = () => runDueJobs(db, eventJobs(), inTwoHours);

test('an event that somebody holds at its time is not waited for, and goes out just after', async () => {
  const event = await scheduled();
  await inTransaction(db, async (held) => {
    await lockEvent(held, room.projectId, event.id);
    expect(await runDueJobs(db, eventJobs(), inTwoHours)).toBe(1);
    expect((await room.read(event)).state).toBe('SCHEDULED');
  });
  await runDueJobs(db, eventJobs(), () => new Date(inTwoHours().getTime() + 1_000));
  expect((await room.read(event)).state).toBe('PUBLISHED');
});

test('a due event whose job was lost or given up is found by the sweep', async () => {
  const [lost, dead, waiting] = [await scheduled(), await scheduled(), await scheduled()];
  const jobsOf = ({ id }: Event) => `publish event ${id}`;
  await db.deleteFrom('jobs').where('key', '=', jobsOf(lost)).execute();
  await db.updateTable('jobs').set({ dead_time: new Date() }).where('key', '=', jobsOf(dead)).execute();
  await sweepEventTimes(db, inTwoHours());
  expect(await runJobs()).toBe(3);
  for (const event of [lost, dead, waiting]) expect((await room.read(event)).state).toBe('PUBLISHED');
});

test('at its time, an event that lacks something returns to its approvers, and whoever wrote, approved or planned it learns why', async () => {
  const { id, version } = await scheduled();
  const chief = await room.hire('ADMIN');
  const event = await server.ask(eventEndpoints.transition, {
    headers: chief.headers,
    params: { id },
    body: { version, to: 'SCHEDULED', scheduleTime: new Date(Date.now() + HOUR + 60_000).toISOString() },
  });
  await db.updateTable('events').set({ excerpt: '' }).where('id', '=', event.id).execute();
  await runJobs();
  expect(await room.read(event)).toMatchObject({ state: 'PENDING_APPROVAL', scheduleTime: null });
  const notified = await db
    .selectFrom('notifications')
    .select(['user_id', 'mail', 'detail'])
    .where(({ eb, ref }) => eb(ref('detail', '->>').key('eventId'), '=', event.id))
    .where('kind', '=', 'eventScheduleFailed')
    .execute();
  const people = [room.author, room.admin, chief].map(({ userId }) => userId);
  expect(notified.map(({ user_id }) => user_id).sort()).toEqual(people.sort());
  for (const { mail, detail } of notified)
    expect([mail, detail]).toMatchObject([
      'now',
      {
        reason: expect.stringMatching(/^Đến giờ hẹn nhưng chưa đủ điều kiện: ./),
        reasonEn: expect.stringMatching(/^Its time came, but something was in the way: ./),
      },
    ]);
  const { headers } = room.author;
  const [newest] = (await server.ask(notificationEndpoints.list, { headers })).items;
  expect(newest).toMatchObject({ kind: 'eventScheduleFailed', title: event.title, actorName: '' });
});
