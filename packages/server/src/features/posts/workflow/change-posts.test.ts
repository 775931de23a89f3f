import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostBulk } from '@toasoan/contract/features/posts/post.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { aNumber } from '#test/factories/a-number.ts';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

const REASON = 'Sai số liệu, chờ kiểm tra lại.';

beforeAll(async () => {
  room = await aNewsroom(server);
});

const bulk = (by: Staff, body: PostBulk) => server.ask(postEndpoints.bulk, { headers: by.headers, body });

/** "ok" or the code of the refusal, by post in the given order. */
async function outcomes(by: Staff, posts: readonly Pick<Post, 'id'>[], change: object): Promise<string[]> {
  const ids = posts.map(({ id }) => id);
  const { results, done, total } = await bulk(by, { ...change, ids } as PostBulk);
  expect([done, total]).toEqual([results.filter(({ ok }) => ok).length, ids.length]);
  return ids.map((id) => {
    const result = results.find((one) => one.id === id);
    return result?.ok === true ? 'ok' : String(result?.code);
  });
}

const read = (id: string) =>
  server.ask(postEndpoints.detail, { headers: room.admin.headers, params: { id } });

const statesOf = (posts: readonly Post[]) => Promise.all(posts.map(async ({ id }) => (await read(id)).state));

describe('publishing many', () => {
  it('publishes the allowed ones and gives the reason for each of the others', async () => {
    const posts = [
      await room.postIn('DRAFT', room.author),
      await room.write(room.author, { title: 'Chưa xong' }),
      await room.postIn('UNPUBLISHED', room.editor),
      await room.postIn('PUBLISHED', room.editor),
      await room.postIn('TRASHED', room.editor),
    ];
    expect(await outcomes(room.admin, posts, { action: 'move', to: 'PUBLISHED' })).toEqual([
      'ok',
      'RULES_NOT_MET',
      'ok',
      'RULES_NOT_MET',
      'RULES_NOT_MET',
    ]);
    expect(await statesOf(posts)).toEqual(['PUBLISHED', 'DRAFT', 'PUBLISHED', 'PUBLISHED', 'TRASHED']);
  });

  it('gives the first unmet rule in the requested language', async () => {
    const { id } = await room.write(room.admin);
    const message = async (language: string) => {
      const headers = { ...room.admin.headers, 'accept-language': language };
      const result = await server.ask(postEndpoints.bulk, {
        headers,
        body: { action: 'move', to: 'PUBLISHED', ids: [id] },
      });
      return result.results[0]?.message;
    };
    expect(await message('vi')).toBe('Thiếu tiêu đề.');
    expect(await message('en')).toBe('The headline is missing.');
  });

  it("skips other people's posts, and does not reveal to AUTHOR that they exist", async () => {
    const posts = [
      await room.postIn('DRAFT', room.author),
      await room.postIn('DRAFT', room.editor),
      await room.postIn('PUBLISHED', room.editor),
    ];
    expect(await outcomes(room.author, posts, { action: 'move', to: 'PUBLISHED' })).toEqual([
      'FORBIDDEN',
      'NOT_FOUND',
      'RULES_NOT_MET',
    ]);
    expect(await outcomes(room.author, posts, { action: 'move', to: 'UNPUBLISHED', reason: REASON })).toEqual(
      ['RULES_NOT_MET', 'NOT_FOUND', 'FORBIDDEN'],
    );
  });
});

it('unpublishing many gives each of them the reason, and requires one', async () => {
  const posts = [await room.postIn('PUBLISHED', room.author), await room.postIn('DRAFT', room.author)];
  const ids = posts.map(({ id }) => id);
  const body = { action: 'move', to: 'UNPUBLISHED', ids, reason: 'ngắn' } as const;
  expect(await server.refusal(postEndpoints.bulk, { headers: room.admin.headers, body })).toMatchObject({
    error: -400,
    errors: [{ field: 'reason' }],
  });
  expect(await outcomes(room.admin, posts, { action: 'move', to: 'UNPUBLISHED', reason: REASON })).toEqual([
    'ok',
    'RULES_NOT_MET',
  ]);
  expect((await read(ids[0] ?? '')).stateReason).toBe(REASON);
});

it('a bulk delete trashes the allowed posts, and restoring returns each to its state', async () => {
  const posts = [
    await room.postIn('DRAFT', room.author),
    await room.postIn('PUBLISHED', room.author),
    await room.postIn('UNPUBLISHED', room.author),
    await room.postIn('TRASHED', room.author),
  ];
  expect(await outcomes(room.admin, posts, { action: 'move', to: 'TRASHED' })).toEqual([
    'ok',
    'RULES_NOT_MET',
    'ok',
    'NOT_FOUND',
  ]);
  expect(await statesOf(posts)).toEqual(['TRASHED', 'PUBLISHED', 'TRASHED', 'TRASHED']);
  expect(await outcomes(room.admin, posts, { action: 'restore' })).toEqual([
    'ok',
    'RULES_NOT_MET',
    'ok',
    'ok',
  ]);
  expect(await statesOf(posts)).toEqual(['DRAFT', 'PUBLISHED', 'UNPUBLISHED', 'DRAFT']);
});

describe('giving many another category or tags', () => {
  it('replaces the main category and keeps the others', async () => {
    const [into, other] = [await room.category(), await room.category()];
    const post = await room.write(room.editor, { mainCategoryId: room.categoryId, categoryIds: [other] });
    const trashed = await room.postIn('TRASHED', room.editor);
    const change = { action: 'setCategory', categoryId: into };
    expect(await outcomes(room.editor, [post, trashed], change)).toEqual(['ok', 'RULES_NOT_MET']);
    const after = await read(post.id);
    expect([after.mainCategoryId, after.categories.map(({ id }) => id)]).toEqual([into, [into, other]]);
  });

  it('adds and removes tags, up to twenty on a post', async () => {
    const [one, two] = [await room.tag(), await room.tag()];
    const many = await Promise.all(Array.from({ length: 20 }, () => room.tag()));
    const posts = [
      await room.write(room.editor, { tagIds: [one] }),
      await room.write(room.editor, { tagIds: many }),
    ];
    const add = { action: 'addTags', tagIds: [two, one] };
    expect(await outcomes(room.editor, posts, add)).toEqual(['ok', 'RULES_NOT_MET']);
    expect((await read(posts[0]?.id ?? '')).tags.map(({ id }) => id)).toEqual([one, two]);
    const remove = { action: 'removeTags', tagIds: [one, many[0]] };
    expect(await outcomes(room.editor, posts, remove)).toEqual(['ok', 'ok']);
    expect((await read(posts[0]?.id ?? '')).tags.map(({ id }) => id)).toEqual([two]);
    expect((await read(posts[1]?.id ?? '')).tags).toHaveLength(19);
  });

  it('adds them to a story and removes them again', async () => {
    const { id: topicId } = await server.ask(tagEndpoints.create, {
      headers: room.admin.headers,
      body: { title: `Dòng sự kiện ${aNumber()}`, kind: 'TOPIC' },
    });
    const posts = [await room.write(room.author), await room.write(room.author)];
    const topicsOf = async () =>
      (await server.ask(postEndpoints.list, { headers: room.admin.headers, query: { topicId } })).total;
    await outcomes(room.admin, posts, { action: 'setTopic', topicId });
    expect(await topicsOf()).toBe(2);
    await outcomes(room.admin, posts, { action: 'setTopic', topicId: null });
    expect(await topicsOf()).toBe(0);
  });

  it('writes no new version and no audit row where nothing changes', async () => {
    const tag = await room.tag();
    const post = await room.write(room.editor, { tagIds: [tag] });
    expect(await outcomes(room.editor, [post], { action: 'addTags', tagIds: [tag] })).toEqual(['ok']);
    expect((await read(post.id)).version).toBe(post.version);
  });

  it('changes published posts at once, and only for people who may publish changes', async () => {
    const [published, draft] = [
      await room.postIn('PUBLISHED', room.editor),
      await room.postIn('DRAFT', room.editor),
    ];
    const change = { action: 'setCategory', categoryId: await room.category() } as const;
    expect(await outcomes(room.editor, [published, draft], change)).toEqual(['FORBIDDEN', 'ok']);
    // Public without a byline, as an import may create it.
    const bare = { id: await aPost(server.db, room.projectId, { state: 'PUBLISHED' }) };
    expect(await outcomes(room.admin, [published, draft, bare], change)).toEqual(['ok', 'ok', 'ok']);
    for (const { id } of [published, bare]) {
      const { state, mainCategoryId, pending } = await read(id);
      expect([state, mainCategoryId, pending]).toEqual(['PUBLISHED', change.categoryId, null]);
    }
  });

  it('is refused as a whole when the new terms are not in use here', async () => {
    const { headers } = room.admin;
    const [category, tag] = [await room.category(), await room.tag()];
    await server.ask(categoryEndpoints.update, {
      headers,
      body: { id: category, version: 1, status: 'DISABLED' },
    });
    await server.ask(tagEndpoints.update, { headers, body: { id: tag, version: 1, status: 'DISABLED' } });
    const { id } = await room.write(room.admin);
    const refused = async (change: object) => {
      const body = { ...change, ids: [id] } as PostBulk;
      const { error, errors } = await server.refusal(postEndpoints.bulk, { headers, body });
      return [error, ...errors.map(({ field }) => field)];
    };
    expect(await refused({ action: 'setCategory', categoryId: category })).toEqual([-400, 'categoryId']);
    const tagIds = [await room.tag(), tag];
    expect(await refused({ action: 'addTags', tagIds })).toEqual([-400, 'tagIds.1']);
    expect((await read(id)).version).toBe(1);
  });
});

it('two bulk calls over the same posts and tags in different orders both succeed', async () => {
  const posts = await Promise.all(Array.from({ length: 12 }, () => room.write(room.editor)));
  const tagIds = await Promise.all(Array.from({ length: 6 }, () => room.tag()));
  const calls = [tagIds, tagIds.toReversed(), tagIds.slice(3), tagIds.slice(0, 3)].map((ids, index) =>
    outcomes(room.admin, index % 2 === 0 ? posts : posts.toReversed(), { action: 'addTags', tagIds: ids }),
  );
  for (const results of await Promise.all(calls)) expect(new Set(results)).toEqual(new Set(['ok']));
  const { headers } = room.admin;
  for (const id of tagIds) {
    expect((await server.ask(tagEndpoints.detail, { headers, params: { id } })).postCount).toBe(12);
  }
});
