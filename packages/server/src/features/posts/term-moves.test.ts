import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from './test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

beforeEach(async () => {
  room = await aNewsroom(server);
});

const read = (id: string) =>
  server.ask(postEndpoints.detail, { headers: room.admin.headers, params: { id } });

const idsOf = (terms: readonly { readonly id: string }[]) => terms.map(({ id }) => id);

/** The numbers of the terms, which must equal those of the posts outside the trash. */
async function categoryUses(...ids: readonly string[]): Promise<number[]> {
  const details = ids.map((id) =>
    server.ask(categoryEndpoints.detail, { headers: room.admin.headers, params: { id } }),
  );
  return (await Promise.all(details)).map(({ postCount }) => postCount);
}

async function tagUses(...ids: readonly string[]): Promise<number[]> {
  const details = ids.map((id) =>
    server.ask(tagEndpoints.detail, { headers: room.admin.headers, params: { id } }),
  );
  return (await Promise.all(details)).map(({ postCount }) => postCount);
}

describe('deleting a category', () => {
  const remove = (id: string, moveTo?: string) =>
    server.send(categoryEndpoints.remove, {
      headers: room.admin.headers,
      params: { id },
      query: moveTo === undefined ? {} : { moveTo },
    });

  it('moves its posts, for main and related categories alike, in every state', async () => {
    const [from, into, other] = [await room.category(), await room.category(), await room.category()];
    const draft = await room.write(room.editor, { mainCategoryId: from, categoryIds: [from, other] });
    const related = await room.write(room.editor, { mainCategoryId: other, categoryIds: [other, from] });
    const published = await room.postIn('PUBLISHED', room.editor, { mainCategoryId: from });
    const trashed = await room.postIn('TRASHED', room.editor, { mainCategoryId: from });
    expect(await categoryUses(from, into, other)).toEqual([3, 0, 2]);
    expect((await remove(from, into)).status).toBe(200);
    expect(await categoryUses(into, other)).toEqual([3, 2]);
    const categoriesOf = async (id: string) => {
      const { mainCategoryId, categories } = await read(id);
      return [mainCategoryId, idsOf(categories)];
    };
    expect(await categoriesOf(draft.id)).toEqual([into, [into, other]]);
    expect(await categoriesOf(related.id)).toEqual([other, [other, into]]);
    expect(await categoriesOf(published.id)).toEqual([into, [into]]);
    expect(await categoriesOf(trashed.id)).toEqual([into, [into]]);
  });

  it('leaves one link to a post that had both, as the main one if either was', async () => {
    const [from, into] = [await room.category(), await room.category()];
    const one = await room.write(room.editor, { mainCategoryId: from, categoryIds: [from, into] });
    const other = await room.write(room.editor, { mainCategoryId: into, categoryIds: [from, into] });
    await remove(from, into);
    for (const { id } of [one, other]) {
      const { mainCategoryId, categories } = await read(id);
      expect([mainCategoryId, idsOf(categories)]).toEqual([into, [into]]);
    }
    expect(await categoryUses(into)).toEqual([2]);
  });

  it('is no edit of the posts: a person who has one open can still save', async () => {
    const [from, into] = [await room.category(), await room.category()];
    const post = await room.write(room.author, { mainCategoryId: from });
    await remove(from, into);
    const { headers } = room.author;
    const body = { id: post.id, version: post.version, title: 'Vẫn lưu được' };
    const saved = await server.ask(postEndpoints.update, { headers, body });
    expect([saved.version, saved.mainCategoryId]).toEqual([2, into]);
  });

  it('with posts requires a target; posts in the trash do not block it', async () => {
    const from = await room.category();
    const post = await room.write(room.editor, { mainCategoryId: from });
    expect((await remove(from)).status).toBe(422);
    await room.transition(room.admin, post, 'TRASHED');
    expect((await remove(from)).status).toBe(200);
    const restored = await room.transition(room.admin, { id: post.id, version: 2 }, 'DRAFT');
    expect([restored.mainCategoryId, restored.categories]).toEqual([null, []]);
  });

  it('and concurrent saves leave no post in a deleted category', async () => {
    const [from, into] = [await room.category(), await room.category()];
    const writing = Array.from({ length: 8 }, () =>
      server.send(postEndpoints.create, {
        headers: room.editor.headers,
        body: { mainCategoryId: from },
      }),
    );
    const [removed, ...replies] = await Promise.all([remove(from, into), ...writing]);
    expect(removed.status).toBe(200);
    const made = replies.flatMap(({ envelope }) => ('data' in envelope ? [envelope.data] : []));
    for (const { envelope } of replies) {
      if ('code' in envelope) expect(envelope.code).toBe('INVALID_INPUT');
    }
    const mains = await Promise.all(made.map(async ({ id }) => (await read(id)).mainCategoryId));
    expect(new Set(mains)).toEqual(new Set(made.length === 0 ? [] : [into]));
    expect(await categoryUses(into)).toEqual([made.length]);
  });
});

describe('merging tags', () => {
  const merge = (id: string, intoId: string) =>
    server.ask(tagEndpoints.merge, {
      headers: room.admin.headers,
      body: { from: [{ id, version: 1 }], intoId },
    });

  it('moves the posts, and a post that had both keeps one', async () => {
    const [from, into, other] = [await room.tag(), await room.tag(), await room.tag()];
    const one = await room.write(room.editor, { tagIds: [from, other] });
    const both = await room.write(room.editor, { tagIds: [into, from] });
    const trashed = await room.postIn('TRASHED', room.editor, { tagIds: [from] });
    expect(await tagUses(from, into, other)).toEqual([2, 1, 1]);
    await merge(from, into);
    expect(await tagUses(into, other)).toEqual([2, 1]);
    expect(idsOf((await read(one.id)).tags)).toEqual([into, other]);
    expect(idsOf((await read(both.id)).tags)).toEqual([into]);
    expect(idsOf((await read(trashed.id)).tags)).toEqual([into]);
    await room.transition(room.admin, trashed, 'DRAFT');
    expect(await tagUses(into)).toEqual([3]);
  });

  it('is no edit of the posts, and the list finds them under the remaining tag', async () => {
    const [from, into] = [await room.tag(), await room.tag()];
    const post = await room.write(room.editor, { tagIds: [from] });
    await merge(from, into);
    expect((await read(post.id)).version).toBe(1);
    const listed = await server.ask(postEndpoints.list, {
      headers: room.editor.headers,
      query: { tagId: [into] },
    });
    expect(idsOf(listed.items)).toEqual([post.id]);
  });

  it('and concurrent saves keep the numbers exact', async () => {
    const [from, into] = [await room.tag(), await room.tag()];
    const writing = Array.from({ length: 8 }, () =>
      server.send(postEndpoints.create, { headers: room.editor.headers, body: { tagIds: [from] } }),
    );
    const [, ...replies] = await Promise.all([merge(from, into), ...writing]);
    const made = replies.filter(({ status }) => status === 200);
    expect(await tagUses(into)).toEqual([made.length]);
  });
});
