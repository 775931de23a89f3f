import type { Coverage } from '@toasoan/contract/features/events/coverage/coverage.ts';
import { coverageEndpoints } from '@toasoan/contract/features/events/coverage/coverage-endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, type EventStaff, inDays } from '../test-support/an-events-room.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);

const plan = (event: Event, body: object, by: EventStaff = room.editor): Promise<Coverage> =>
  server.ask(coverageEndpoints.create, {
    headers: by.headers,
    body: { eventId: event.id, kind: 'TEXT', ...body },
  });
const slotsOf = async (event: Event) => {
  const query = { id: [event.id] };
  const { items } = await server.ask(coverageEndpoints.slots, { headers: room.editor.headers, query });
  return items[0]?.slots;
};

test('whoever is assigned gets an own draft with everything that the event knows', async () => {
  const event = await room.published({ lang: 'vi', keywords: ['làng nghề'] });
  expect(await slotsOf(event)).toEqual({
    TEXT: 'NONE',
    PHOTO: 'NONE',
    VIDEO: 'NONE',
    TRANSLATION: 'NONE',
    MENU: 'NONE',
  });
  const open = await plan(event, { kind: 'PHOTO' });
  expect(open).toMatchObject({ state: 'OPEN', assignee: null, post: null });
  const dueTime = inDays(9, 17);
  const given = await plan(event, { note: 'Tường thuật khai mạc', assigneeId: room.author.userId, dueTime });
  expect(given).toMatchObject({ state: 'ASSIGNED', assignee: { name: room.author.displayName }, dueTime });
  expect(await slotsOf(event)).toMatchObject({ TEXT: 'ASSIGNED', PHOTO: 'OPEN', VIDEO: 'NONE' });
  const post = await server.ask(postEndpoints.detail, {
    headers: room.author.headers,
    params: { id: given.post?.id ?? '' },
  });
  expect(post).toMatchObject({
    title: `${event.title}: Tường thuật khai mạc`,
    excerpt: event.excerpt,
    keywords: ['làng nghề'],
    state: 'DRAFT',
    createdBy: { userId: room.author.userId },
    details: { postType: 'ARTICLE', provinceCodes: ['01'], dateline: 'Hà Nội' },
  });
  expect(post.details.internalNote).toContain('Hoàng thành Thăng Long');
  expect(post.details.cover?.mediaId).toBe(event.details.cover?.mediaId);
  await server.ask(postEndpoints.update, {
    headers: room.author.headers,
    body: { id: post.id, version: post.version, title: 'Khai hội' },
  });
});

test('an open piece is taken once, changed by editors alone, and done when somebody says so', async () => {
  const event = await room.published();
  const { id, version } = await plan(event, { kind: 'PHOTO' });
  const take = { headers: room.author.headers, params: { id }, body: { version } };
  const taken = await server.ask(coverageEndpoints.take, take);
  expect(taken).toMatchObject({ assignee: { userId: room.author.userId }, state: 'ASSIGNED' });
  const again = { ...take, headers: room.admin.headers, body: { version: taken.version } };
  expect((await server.refusal(coverageEndpoints.take, again)).details?.rules?.[0]?.code).toBe('TAKEN');
  const done = { id, version: taken.version, isDone: true };
  expect(
    (await server.refusal(coverageEndpoints.update, { headers: room.author.headers, body: done })).code,
  ).toBe('FORBIDDEN');
  await server.ask(coverageEndpoints.update, { headers: room.editor.headers, body: done });
  expect(await slotsOf(event)).toMatchObject({ PHOTO: 'DONE' });
  expect(
    (await server.refusal(coverageEndpoints.update, { headers: room.editor.headers, body: done })).code,
  ).toBe('VERSION_CONFLICT');
  const removal = { headers: { ...room.editor.headers, 'if-match': String(taken.version) }, params: { id } };
  expect((await server.refusal(coverageEndpoints.remove, removal)).code).toBe('VERSION_CONFLICT');
});

test('the board names the gaps of the next hours, date by date, and leaves out what does not take place', async () => {
  const soon = { startTime: inDays(1, 8), endTime: inDays(1, 11) };
  const [bare, covered, off] = [
    await room.published(soon),
    await room.published({ ...soon, recurrence: { kind: 'CUSTOM', rule: 'FREQ=DAILY;COUNT=2' } }),
    await room.published(soon),
  ];
  await room.published({ startTime: inDays(20, 8), endTime: inDays(20, 9) });
  await room.plan(off, { verb: 'cancel' });
  const day = soon.startTime.slice(0, 10);
  await plan(covered, { kind: 'PHOTO', day, assigneeId: room.author.userId });
  const { items, open } = await server.ask(coverageEndpoints.board, { headers: room.editor.headers });
  const shown = items.filter(({ eventId }) => [bare.id, covered.id, off.id].includes(eventId));
  expect(shown.map(({ eventId, day: of, gaps }) => [eventId, of, gaps])).toEqual([
    [bare.id, day, ['NOBODY', 'NO_PHOTO']],
    [covered.id, day, []],
    [covered.id, inDays(2, 8).slice(0, 10), ['NOBODY', 'NO_PHOTO']],
  ]);
  expect(open).toBe(0);
  const slotsOn = async (date: string) => {
    const query = { id: [covered.id], date: [`${covered.id}@${date}`] };
    const { items: found } = await server.ask(coverageEndpoints.slots, {
      headers: room.editor.headers,
      query,
    });
    return found[0]?.slots.PHOTO;
  };
  expect([await slotsOn(day), await slotsOn(inDays(2, 8).slice(0, 10))]).toEqual(['ASSIGNED', 'NONE']);
  expect((await plan(bare, { day })).day).toBeNull();
  const unknownDay = { eventId: bare.id, kind: 'TEXT', day: '2030-01-01' } as const;
  const refused = await server.refusal(coverageEndpoints.create, {
    headers: room.editor.headers,
    body: unknownDay,
  });
  expect(refused.details?.rules?.[0]?.code).toBe('DAY_UNKNOWN');
});
