import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, type EventStaff } from '../test-support/an-events-room.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);
const REASON = 'Thiếu đơn vị tổ chức, bổ sung giúp.';
const stranger = await (await anEventsRoom(server)).hire('EDITOR');

/** What each of these people was notified of about an event, the newest first. */
async function newsOf(event: Event, people: readonly EventStaff[]) {
  const all = people.map(async ({ headers }) => {
    const { items } = await server.ask(notificationEndpoints.list, { headers });
    return items.filter(({ title }) => title === event.title).map(({ kind }) => kind);
  });
  return await Promise.all(all);
}
const EVERYBODY = [room.author, room.editor, room.admin, stranger];

test('a submitted event notifies the editors, a forwarded one who may publish it, and nobody elsewhere', async () => {
  const event = await room.write(room.author, room.finished());
  const submitted = await room.move(room.author, event, 'SUBMITTED');
  expect(await newsOf(event, EVERYBODY)).toEqual([[], ['eventSubmitted'], ['eventSubmitted'], []]);
  await room.move(room.editor, submitted, 'PENDING_APPROVAL');
  expect(await newsOf(event, EVERYBODY)).toEqual([
    [],
    ['eventSubmitted'],
    ['eventForwarded', 'eventSubmitted'],
    [],
  ]);
});

test('an event that is returned, published or unpublished notifies its author, the reason with it', async () => {
  const event = await room.write(room.author, room.finished());
  const submitted = await room.move(room.author, event, 'SUBMITTED');
  const returned = await room.move(room.editor, submitted, 'RETURNED', REASON);
  const { items } = await server.ask(notificationEndpoints.list, { headers: room.author.headers });
  expect(items[0]).toMatchObject({
    kind: 'eventReturned',
    title: event.title,
    actorName: room.editor.displayName,
    text: REASON,
  });
  const published = await room.move(room.admin, returned, 'PUBLISHED');
  await room.move(room.admin, published, 'UNPUBLISHED', REASON);
  expect(await newsOf(event, [room.author])).toEqual([
    ['eventUnpublished', 'eventPublished', 'eventReturned'],
  ]);
});

test('the steps that one press takes on the way, a withdrawal and a planned time notify nobody', async () => {
  const event = await room.write(room.author, room.finished());
  const submitted = await room.move(room.author, event, 'SUBMITTED');
  const draft = await room.move(room.author, submitted, 'DRAFT');
  const before = await newsOf(event, EVERYBODY);
  const scheduled = await server.ask(eventEndpoints.transition, {
    headers: room.admin.headers,
    params: { id: draft.id },
    body: {
      version: draft.version,
      to: 'SCHEDULED',
      scheduleTime: new Date(Date.now() + 3_600_000).toISOString(),
    },
  });
  await room.move(room.admin, scheduled, 'PENDING_APPROVAL');
  expect(await newsOf(event, EVERYBODY)).toEqual(before);
});

test('whoever moves an event is not notified, and nobody is when so asked', async () => {
  const own = await room.move(room.admin, await room.write(room.admin, room.finished()), 'SUBMITTED');
  expect(await newsOf(own, [room.admin, room.editor])).toEqual([[], ['eventSubmitted']]);
  const quiet = await room.write(room.author, room.finished());
  const body = { version: quiet.version, to: 'PUBLISHED', notifies: false } as const;
  await server.ask(eventEndpoints.transition, {
    headers: room.admin.headers,
    params: { id: quiet.id },
    body,
  });
  expect(await newsOf(quiet, EVERYBODY)).toEqual([[], [], [], []]);
});
