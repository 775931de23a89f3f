import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openOwnerConnection } from '#server/core/db/owner-connection.ts';
import { aPost } from '#test/factories/a-post.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Staff } from '../test-support/a-newsroom.ts';
import { bodySearchJobs } from './body-search-jobs.ts';

const server = await startTestServer();
const owner = openOwnerConnection(server.database.url);
afterAll(() => owner.destroy());

async function search(by: Staff, text: string, more: object = {}) {
  const query = { text, inBodies: true, ...more };
  const { items, total } = await server.ask(postEndpoints.list, { headers: by.headers, query });
  return { total, titles: items.map(({ title }) => title), passages: items.map(({ passage }) => passage) };
}

/** What is saved now is found within ten seconds. */
const index = async () => await runDueJobs(server.db, bodySearchJobs, () => new Date(Date.now() + 10_000));

describe('a search in bodies', () => {
  it('finds whole words of title and body together, and shows the passage', async () => {
    const room = await aNewsroom(server);
    const body = article('Nước sông Hương lên nhanh sau mưa lớn.');
    await aPost(server.db, room.projectId, { title: 'Tin lũ', content: body });
    await index();
    expect(await search(room.editor, 'lu song huong')).toEqual({
      total: 1,
      titles: ['Tin lũ'],
      passages: ['Nước sông Hương lên nhanh sau mưa lớn.'],
    });
    expect((await search(room.editor, 'son')).titles).toEqual([]);
    expect((await search(room.editor, 'sông', { inBodies: false })).titles).toEqual([]);
  });

  it('has the exact spelling first, then the newest', async () => {
    const room = await aNewsroom(server);
    const spellings = ['lua', 'lụa', 'lúa', 'lụa cũ'];
    for (const [age, text] of spellings.entries()) {
      const updateTime = new Date(Date.UTC(2026, 5 - age));
      await aPost(server.db, room.projectId, {
        title: text,
        content: article(`Có ${text} ở đây`),
        updateTime,
      });
    }
    await index();
    expect((await search(room.editor, 'lụa')).titles).toEqual(['lụa', 'lụa cũ', 'lua', 'lúa']);
    const pages = [];
    for (const page of [1, 2]) pages.push((await search(room.editor, 'lụa', { limit: 3, page })).titles);
    expect(pages).toEqual([['lụa', 'lụa cũ', 'lua'], ['lúa']]);
  });

  it('shows a person their own posts and public ones only', async () => {
    const room = await aNewsroom(server);
    const content = article('Chuyện kín về mỏ vàng');
    await aPost(server.db, room.projectId, { title: 'kín', content });
    await aPost(server.db, room.projectId, { title: 'công khai', content, state: 'PUBLISHED' });
    await room.write(room.author, { title: 'của mình', content });
    await index();
    expect(await search(room.author, 'mo vang')).toMatchObject({
      total: 2,
      titles: ['của mình', 'công khai'],
    });
    for (const filter of [{ view: 'PUBLISHED' }, { lang: 'vi', view: 'PUBLISHED' }]) {
      expect((await search(room.author, 'mỏ vàng', filter)).titles).toEqual(['công khai']);
    }
    const other = await aNewsroom(server);
    expect((await search(other.admin, 'mỏ vàng')).titles).toEqual([]);
  });

  it('works beside filters and in another order', async () => {
    const room = await aNewsroom(server);
    for (const [title, lang] of [
      ['b', 'en'],
      ['a', 'en'],
      ['c', 'vi'],
    ] as const)
      await aPost(server.db, room.projectId, { title, lang, content: article('chè Shan tuyết') });
    await index();
    expect((await search(room.editor, 'che shan', { lang: 'en', sort: 'title' })).titles).toEqual(['a', 'b']);
    expect((await search(room.editor, 'chè', { lang: 'en' })).total).toBe(2);
  });
});

describe('the index of bodies', () => {
  it('follows a save, an undone text and a purge, each once', async () => {
    const room = await aNewsroom(server);
    const post = await room.write(room.editor, { title: 'một', content: article('đầu tiên') });
    const { headers } = room.editor;
    const body = { id: post.id, version: post.version, content: article('lần sau') };
    await server.ask(postEndpoints.update, { headers, body });
    expect(await index()).toBe(1);
    expect((await search(room.editor, 'đầu tiên')).titles).toEqual([]);
    expect((await search(room.editor, 'lần sau')).titles).toEqual(['một']);
    expect(await index()).toBe(0);
  });

  it('leaves no new words waiting in front of the indexes, which every search would read', async () => {
    const room = await aNewsroom(server);
    const waiting = async () => {
      const pages = (index: string) => sql`gin_clean_pending_list(${index}::regclass)::integer`;
      // Merges the lists and tells how long they were.
      const { rows } = await sql<{ titles: number; bodies: number }>`
        SELECT ${pages('post_search_terms')} AS titles, ${pages('post_body_search_terms')} AS bodies`.execute(
        owner,
      );
      return rows[0];
    };
    await aPost(server.db, room.projectId, { title: 'chờ', content: article('chữ mới đang chờ') });
    expect((await waiting())?.titles).toBeGreaterThan(0);
    await aPost(server.db, room.projectId, { title: 'chờ nữa', content: article('chữ mới đang chờ') });
    await index();
    expect(await waiting()).toEqual({ titles: 0, bodies: 0 });
  });

  it('keeps a post in the month of its last update', async () => {
    const room = await aNewsroom(server);
    const updateTime = new Date('2020-02-29');
    const id = await aPost(server.db, room.projectId, { content: article('mốc cũ'), updateTime });
    await index();
    await sql`UPDATE posts SET update_time = '2026-03-01' WHERE id = ${id}`.execute(server.db);
    const { rows } = await sql`
      SELECT body.month = post_search_month('2026-03-01') AS follows FROM post_body_search AS body
      WHERE post_id = ${id}`.execute(server.db);
    expect(rows).toEqual([{ follows: true }]);
    expect((await search(room.editor, 'mốc cũ')).total).toBe(1);
  });

  it('takes in the posts of before in batches, from where it was interrupted', async () => {
    const room = await aNewsroom(server);
    for (let number = 0; number < 3; number += 1)
      await aPost(server.db, room.projectId, { content: article('bài cũ chưa ghi') });
    await sql`DELETE FROM jobs WHERE kind = 'post.indexBody'`.execute(server.db);
    expect((await search(room.editor, 'chưa ghi')).total).toBe(0);
    await sql`
      INSERT INTO jobs (kind, key, payload, run_time)
      VALUES ('post.indexOldBodies', 'post.indexOldBodies', '{"after": "0"}', now())`.execute(server.db);
    await index();
    expect((await search(room.editor, 'chưa ghi')).total).toBe(3);
    expect(await index()).toBe(0);
  });
});
