import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { eventVersionEndpoints } from '@toasoan/contract/features/events/history/version-endpoints.ts';
import { expect, it } from 'vitest';
import { articleCalls } from '#server/features/posts/test-support/article-calls.ts';
import { describeVersions } from '#server/features/posts/test-support/describe-versions.ts';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, inDays } from '../test-support/an-events-room.ts';
import { EVENT_CALLS } from '../test-support/event-calls.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);
const { headers } = room.admin;

describeVersions({
  calls: articleCalls(server, room, EVENT_CALLS),
  published: () => room.published(),
  savesArePublic: true,
});

it('every save of a public event is a public version, kept for good, with the place and the hosts of its time', async () => {
  let event = await room.published();
  for (const placeName of ['Nhà hát Lớn', 'Văn Miếu']) {
    const body = { id: event.id, version: event.version, placeName };
    event = await server.ask(eventEndpoints.update, { headers, body });
  }
  const params = { id: event.id };
  const { items } = await server.ask(eventVersionEndpoints.list, { headers, params });
  const found = await Promise.all(
    items.map(({ no }) => server.ask(eventVersionEndpoints.detail, { headers, params: { ...params, no } })),
  );
  expect(found.map(({ isPublic, snapshot }) => [isPublic, snapshot.details.placeName])).toEqual([
    [true, 'Văn Miếu'],
    [true, 'Nhà hát Lớn'],
    [true, 'Hoàng thành Thăng Long'],
    [false, 'Hoàng thành Thăng Long'],
  ]);
});

it('a version of before a change of plan is restored but for the time, which changes by a verb alone', async () => {
  const first = await room.published({ placeName: 'Nhà hát Lớn' });
  const body = { id: first.id, version: first.version, placeName: 'Văn Miếu' };
  const moved = await server.ask(eventEndpoints.update, { headers, body });
  const later = await room.plan(moved, { verb: 'reschedule', startTime: inDays(20) });
  const { event, leftOut } = await server.ask(eventVersionEndpoints.restore, {
    headers,
    params: { id: first.id },
    body: { version: later.version, no: first.version },
  });
  expect([event.details.placeName, event.details.startTime]).toEqual([
    'Nhà hát Lớn',
    later.details.startTime,
  ]);
  expect(leftOut).toEqual([]);
});
