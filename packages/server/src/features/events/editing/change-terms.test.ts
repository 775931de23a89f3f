import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event, EventBulk } from '@toasoan/contract/features/events/event.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, type EventStaff } from '../test-support/an-events-room.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);
const { headers } = room.admin;
const aCategory = async (title: string) =>
  (await server.ask(categoryEndpoints.create, { headers, body: { title } })).id;
const aTag = async (title: string) =>
  (await server.ask(tagEndpoints.create, { headers, body: { title } })).id;
const [culture, travel] = [await aCategory('Văn hóa'), await aCategory('Du lịch')];
const [festival, market] = [await aTag('lễ hội'), await aTag('chợ phiên')];

const change = (by: EventStaff, body: EventBulk) =>
  server.ask(eventEndpoints.bulk, { headers: by.headers, body });
const termsOf = async (event: Event) => {
  const { categories, tags, version } = await room.read(event);
  return { categories: categories.map(({ id }) => id), tags: tags.map(({ id }) => id), version };
};

test('ticked events get another first category, and keep the others behind it', async () => {
  const [one, other] = [
    await room.published({ categoryIds: [culture] }),
    await room.write(room.author, { ...room.finished(), categoryIds: [culture, travel] }),
  ];
  const ids = [one.id, other.id];
  expect(await change(room.admin, { action: 'setCategory', ids, categoryId: travel })).toMatchObject({
    done: 2,
    total: 2,
  });
  expect([(await termsOf(one)).categories[0], (await termsOf(other)).categories[0]]).toEqual([
    travel,
    travel,
  ]);
  expect((await termsOf(one)).version).toBe(one.version + 1);
});

test('ticked events get tags and lose them again; one that has them already stays untouched', async () => {
  const [has, lacks] = [await room.published({ tagIds: [festival, market] }), await room.published()];
  const ids = [has.id, lacks.id];
  await change(room.admin, { action: 'addTags', ids, tagIds: [festival, market] });
  expect(await termsOf(has)).toMatchObject({ tags: [festival, market], version: has.version });
  expect(await termsOf(lacks)).toMatchObject({ tags: [festival, market], version: lacks.version + 1 });
  await change(room.admin, { action: 'removeTags', ids, tagIds: [festival] });
  expect([(await termsOf(has)).tags, (await termsOf(lacks)).tags]).toEqual([[market], [market]]);
});

test('each event reports for itself: what this person may not change stays as it is', async () => {
  const [own, others] = [
    await room.write(room.author, room.finished()),
    await room.published({ tagIds: [market] }),
  ];
  const { done, results } = await change(room.author, {
    action: 'addTags',
    ids: [own.id, others.id, '999999'],
    tagIds: [festival],
  });
  expect(done).toBe(1);
  expect(results.map(({ id, ok, code }) => [id, ok, code])).toEqual([
    [own.id, true, undefined],
    [others.id, false, 'FORBIDDEN'],
    ['999999', false, 'NOT_FOUND'],
  ]);
  expect((await termsOf(others)).tags).toEqual([market]);
});

test('a category or tag of another project changes nothing', async () => {
  const elsewhere = await anEventsRoom(server);
  const event = await elsewhere.write(elsewhere.author, elsewhere.finished());
  const bodies: EventBulk[] = [
    { action: 'setCategory', ids: [event.id], categoryId: culture },
    { action: 'addTags', ids: [event.id], tagIds: [festival] },
  ];
  for (const body of bodies) {
    const { status } = await server.refusal(eventEndpoints.bulk, { headers: elsewhere.admin.headers, body });
    expect(status).toBe(400);
  }
});
