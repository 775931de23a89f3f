import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
const MARCH = { from: '2030-03-01', to: '2030-03-31' };

it('a calendar holds what goes out and what went out in its days, as the filters say', async () => {
  const room = await aNewsroom(server);
  const { projectId } = room;
  const at = (day: string) => new Date(`${day}T05:00:00Z`);
  await aPost(server.db, projectId, { title: 'hẹn', state: 'SCHEDULED', scheduleTime: at('2030-03-02') });
  await aPost(server.db, projectId, { title: 'sau', state: 'SCHEDULED', scheduleTime: at('2030-04-02') });
  await aPost(server.db, projectId, {
    title: 'ra',
    state: 'PUBLISHED',
    publishedTime: at('2030-03-31'),
    lang: 'en',
  });
  await aPost(server.db, projectId, { title: 'hạ', state: 'UNPUBLISHED', publishedTime: at('2030-03-03') });
  await aPost(server.db, projectId, { title: 'chờ', state: 'PENDING_APPROVAL' });
  const titles = async (query: object = {}, by = room.editor) => {
    const { items, isCapped } = await server.ask(postEndpoints.calendar, {
      headers: by.headers,
      query: { ...MARCH, ...query },
    });
    expect(isCapped).toBe(false);
    return items.map(({ title }) => title);
  };
  expect(await titles()).toEqual(['hẹn', 'ra']);
  expect(await titles({ lang: 'en' })).toEqual(['ra']);
  expect(await titles({ state: ['SCHEDULED'] })).toEqual(['hẹn']);
  expect(await titles({ view: 'PUBLISHED' })).toEqual(['ra']);
  expect(await titles({ text: 'hen' })).toEqual(['hẹn']);
  expect(await titles({ text: '%' })).toEqual([]);
  expect(await titles({}, room.author)).toEqual(['ra']);
});

it('a calendar with too much in it says so and keeps what is to come', async () => {
  const room = await aNewsroom(server);
  await aPost(server.db, room.projectId, {
    title: 'hẹn',
    state: 'SCHEDULED',
    scheduleTime: new Date('2030-03-05'),
  });
  await aPost(server.db, room.projectId, { state: 'PUBLISHED', publishedTime: new Date('2030-03-04') });
  await sql`
    INSERT INTO posts
    SELECT copy.* FROM posts, generate_series(1, 510) AS n, jsonb_populate_record(posts, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('posts', 'id')), 'slug', 'bai-' || n)) AS copy
    WHERE posts.project_id = ${room.projectId} AND posts.state = 'PUBLISHED'`.execute(server.db);
  const { items, isCapped } = await server.ask(postEndpoints.calendar, {
    headers: room.editor.headers,
    query: MARCH,
  });
  expect([items.length, isCapped, items[0]?.title]).toEqual([500, true, 'hẹn']);
});

it.each([
  { from: '2030-03-01', to: '2030-04-12' },
  { from: '2030-03-02', to: '2030-03-01' },
  { from: '2030-03-02' },
])('%j is no span of a calendar', async (query) => {
  const { editor } = await aNewsroom(server);
  const failure = await server.refusal(postEndpoints.calendar, {
    headers: editor.headers,
    query: query as typeof MARCH,
  });
  expect(failure.status).toBe(400);
});
