import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();

async function search(by: Staff, text: string, more: object = {}) {
  const query = { text, ...more };
  const { items, ...page } = await server.ask(postEndpoints.list, { headers: by.headers, query });
  return { ...page, titles: items.map(({ title }) => title) };
}

/** Posts of one title with numbers, a day apart, the newest first. */
async function inDays(room: Newsroom, title: string, days: number, facts: object = {}): Promise<void> {
  const id = await aPost(server.db, room.projectId, { title, updateTime: new Date('2026-06-30'), ...facts });
  await sql`
    INSERT INTO posts
    SELECT copy.* FROM posts, generate_series(1, ${sql.lit(days - 1)}) AS n,
      jsonb_populate_record(posts, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('posts', 'id')), 'slug', ${id} || '-' || n,
        'title', posts.title || ' ' || n, 'update_time', posts.update_time - n * interval '1 day')) AS copy
    WHERE posts.id = ${id}`.execute(server.db);
  await sql`
    INSERT INTO post_search (project_id, post_id, update_time, state, created_by_id, spelled, folded)
    SELECT posts.project_id, posts.id, posts.update_time, posts.state, posts.created_by_id, spelled, folded
    FROM posts, post_search WHERE post_search.post_id = ${id} AND starts_with(posts.slug, ${id} || '-')`.execute(
    server.db,
  );
}

describe('matches of many months', () => {
  it('come newest first on every page', async () => {
    const room = await aNewsroom(server);
    await inDays(room, 'gốm', 100);
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await search(room.editor, 'gốm', { limit: 40, page }));
    const numbered = Array.from({ length: 99 }, (_, index) => `gốm ${index + 1}`);
    expect(pages.flatMap(({ titles }) => titles)).toEqual(['gốm', ...numbered]);
    expect(pages.map(({ total }) => total)).toEqual([100, 100, 100]);
  });

  it('have an exact spelling first, however old', async () => {
    const room = await aNewsroom(server);
    await inDays(room, 'lúa', 90);
    const updateTime = new Date('1999-01-31T23:59:59Z');
    await aPost(server.db, room.projectId, { title: 'lụa cũ', updateTime });
    await aPost(server.db, room.projectId, { title: 'lụa lúa', updateTime: new Date('2090-01-01') });
    const { titles, total } = await search(room.editor, 'lụa', { limit: 4 });
    expect([titles, total]).toEqual([['lụa lúa', 'lụa cũ', 'lúa', 'lúa 1'], 92]);
  });

  it('are counted up to 1,000, and those behind are still listed', async () => {
    const room = await aNewsroom(server);
    await inDays(room, 'sen', 1_150);
    expect(await search(room.editor, 'sen', { limit: 100, page: 11 })).toMatchObject({
      total: 1_000,
      totalIsCapped: true,
      titles: Array.from({ length: 100 }, (_, index) => `sen ${1_000 + index}`),
    });
    expect((await search(room.editor, 'sen', { limit: 100, page: 12 })).titles).toHaveLength(50);
    expect(await search(room.editor, 'sen', { limit: 100, page: 13 })).toMatchObject({
      total: 1_000,
      titles: [],
    });
  });
});

describe('a search beside filters', () => {
  it.each(['a rare text', 'a text of most posts'])('finds the filtered posts of %s', async (kind) => {
    const room = await aNewsroom(server);
    const days = kind === 'a rare text' ? 30 : 2_100;
    await inDays(room, 'trà', days);
    await aPost(server.db, room.projectId, { title: 'tra cứu', lang: 'en' });
    await aPost(server.db, room.projectId, { title: 'trà', lang: 'en', updateTime: new Date('2001-01-01') });
    await aPost(server.db, room.projectId, { title: 'khác', lang: 'en' });
    expect(await search(room.editor, 'trà', { lang: 'en' })).toMatchObject({
      total: 2,
      titles: ['trà', 'tra cứu'],
    });
    const sorted = await search(room.editor, 'tra', { sort: 'updateTime', limit: 2 });
    expect([sorted.titles[0], sorted.total]).toEqual(['trà', days + 2]);
  });

  it('finds posts in the trash in their tab alone', async () => {
    const room = await aNewsroom(server);
    const post = await room.postIn('TRASHED', room.editor, { title: 'bỏ đi' });
    expect((await search(room.editor, 'bo di')).titles).toEqual([]);
    expect((await search(room.editor, 'bo di', { view: 'TRASHED' })).titles).toEqual([post.title]);
  });
});

it('a search shows a person their own posts and public ones only', async () => {
  const room = await aNewsroom(server);
  await aPost(server.db, room.projectId, { title: 'mưa kín' });
  await aPost(server.db, room.projectId, { title: 'mưa công khai', state: 'PUBLISHED' });
  await room.write(room.author, { title: 'mưa của mình' });
  expect(await search(room.author, 'mua')).toMatchObject({
    total: 2,
    titles: ['mưa của mình', 'mưa công khai'],
  });
  expect((await search(room.editor, 'mua')).total).toBe(3);
  expect(await search(room.author, 'mưa', { view: 'PUBLISHED' })).toMatchObject({
    total: 1,
    titles: ['mưa công khai'],
  });
});

it('a post that is found by its id and not by its words counts once', async () => {
  const room = await aNewsroom(server);
  const named = await aPost(server.db, room.projectId, { title: 'không số' });
  await inDays(room, `số ${named}`, 5);
  const first = await search(room.editor, named, { limit: 2 });
  expect([first.titles, first.total]).toEqual([['không số', `số ${named}`], 6]);
  expect((await search(room.editor, named, { limit: 2, page: 3 })).titles).toHaveLength(2);
});

it('a search keeps state and time of each post as the post has them', async () => {
  const room = await aNewsroom(server);
  const post = await room.postIn('PUBLISHED', room.editor, room.finished());
  await room.transition(room.admin, post, 'UNPUBLISHED', 'Sai số liệu, chờ kiểm tra lại.');
  const { rows } = await sql`
    SELECT post_id FROM posts JOIN post_search ON post_id = id
    WHERE posts.project_id = ${room.projectId}
      AND (posts.update_time, posts.state, posts.created_by_id)
        = (post_search.update_time, post_search.state, post_search.created_by_id)`.execute(server.db);
  expect(rows).toEqual([{ post_id: post.id }]);
});
