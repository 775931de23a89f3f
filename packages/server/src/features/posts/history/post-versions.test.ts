import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { aNumber } from '#test/factories/a-number.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
const room = await aNewsroom(server);

async function save(by: Staff, id: string, change: object) {
  const { version } = await server.ask(postEndpoints.detail, { headers: by.headers, params: { id } });
  return await server.ask(postEndpoints.update, { headers: by.headers, body: { id, version, ...change } });
}
const versions = async (id: string, query: { before?: number; limit?: number } = {}) =>
  await server.ask(versionEndpoints.list, { headers: room.editor.headers, params: { id }, query });
const restore = async (
  id: string,
  body: { version: number; no: number; fields?: string[]; content?: ArticleDocument },
) => await server.ask(versionEndpoints.restore, { headers: room.editor.headers, params: { id }, body });

describe('the history of a post', () => {
  it('lists every save with author, time and fields', async () => {
    const { id } = await room.write(room.author, { title: 'Bản đầu' });
    await save(room.author, id, { title: 'Bản sau', kicker: 'Ghi chép' });
    const { items } = await versions(id);
    expect(items.map(({ no, kind, userName, changedFields }) => [no, kind, userName, changedFields])).toEqual(
      [
        [2, 'save', room.author.displayName, ['title', 'slug', 'kicker']],
        [1, 'save', room.author.displayName, []],
      ],
    );
  });

  it('keeps the last fifty drafts and everything that was public', async () => {
    const { id } = await room.postIn('PUBLISHED', room.author);
    for (let count = 0; count < 55; count += 1) {
      await save(room.editor, id, { title: `Lần sửa ${count}` });
    }
    const { items } = await versions(id, { limit: 100 });
    expect(items.filter(({ isPublic }) => !isPublic)).toHaveLength(50);
    expect(items.filter(({ isPublic }) => isPublic)).toHaveLength(1);
  });

  it('stores a text once, and every version keeps its own', async () => {
    const { id } = await room.postIn('PUBLISHED', room.admin, { content: article('Một.') });
    const waiting = await save(room.editor, id, { content: article('Hai.') });
    const body = { version: waiting.version };
    await server.ask(postEndpoints.apply, { headers: room.admin.headers, params: { id }, body });
    const contents = async () => {
      const { items } = await versions(id);
      const read = items.map(({ no }) =>
        server.ask(versionEndpoints.detail, { headers: room.editor.headers, params: { id, no } }),
      );
      return (await Promise.all(read)).map(({ snapshot }) => snapshot.content);
    };
    const stored = async () =>
      await server.db
        .selectFrom('post_versions')
        .select('has_content')
        .where('post_id', '=', id)
        .orderBy('no', 'desc')
        .execute();
    // Newest first: applied, waiting beside the post, published, created.
    const texts = ['Hai.', 'Hai.', 'Một.', 'Một.'].map(article);
    expect(await contents()).toEqual(texts);
    expect((await stored()).map((row) => row.has_content)).toEqual([false, true, true, true]);
    // Whoever changes the text, by whatever statement.
    await server.db
      .updateTable('posts')
      .set({ content: JSON.stringify(article('Ba.')) })
      .where('id', '=', id)
      .execute();
    expect(await contents()).toEqual(texts);
  });

  it('is read page by page', async () => {
    const { id } = await room.write(room.author);
    for (const title of ['Một', 'Hai', 'Ba']) await save(room.author, id, { title });
    const first = await versions(id, { limit: 2 });
    const second = await versions(id, { limit: 2, before: first.items[1]?.no ?? 0 });
    expect([first, second].map(({ items, hasMore }) => [items.map(({ no }) => no), hasMore])).toEqual([
      [[4, 3], true],
      [[2, 1], false],
    ]);
  });

  it('begins with the post as it was found when it is older than histories', async () => {
    const { id } = await room.write(room.author, { title: 'Bài cũ' });
    await server.db.deleteFrom('post_versions').where('post_id', '=', id).execute();
    await save(room.author, id, { title: 'Bài mới' });
    const found = await server.ask(versionEndpoints.detail, {
      headers: room.editor.headers,
      params: { id, no: 1 },
    });
    expect([found.kind, found.snapshot.title]).toEqual(['found', 'Bài cũ']);
  });

  it('is closed to people who may not read the post', async () => {
    const { id } = await room.write(room.editor);
    const reply = await server.refusal(versionEndpoints.list, {
      headers: room.author.headers,
      params: { id },
    });
    expect(reply.error).toBe(-404);
  });
});

describe('restoring an earlier version', () => {
  it('restores all of it as a new version, and the replaced one stays in the history', async () => {
    const { id } = await room.write(room.author, { title: 'Một', content: article('Thân bài một.') });
    const second = await save(room.author, id, { title: 'Hai', content: article('Thân bài hai.') });
    const { post } = await restore(id, { version: second.version, no: 1 });
    expect([post.title, post.contentHtml]).toEqual(['Một', '<p>Thân bài một.</p>']);
    const { items } = await versions(id);
    expect(items.map(({ no, kind, note }) => [no, kind, note])).toEqual([
      [3, 'restore', '1'],
      [2, 'save', ''],
      [1, 'save', ''],
    ]);
  });

  it('restores the named fields and no other', async () => {
    const { id } = await room.write(room.author, { title: 'Một', excerpt: 'Dẫn một' });
    const second = await save(room.author, id, { title: 'Hai', excerpt: 'Dẫn hai' });
    const { post } = await restore(id, { version: second.version, no: 1, fields: ['excerpt'] });
    expect([post.title, post.excerpt]).toEqual(['Hai', 'Dẫn một']);
  });

  it('saves the given text, and of the version only the other fields', async () => {
    const { id } = await room.write(room.author, { title: 'Một', content: article('Thân bài một.') });
    const second = await save(room.author, id, { title: 'Hai', content: article('Thân bài hai.') });
    const content = article('Thân bài hai, với một câu của bản đầu.');
    const { post } = await restore(id, { version: second.version, no: 1, content });
    expect([post.title, post.content]).toEqual(['Một', content]);
    const third = { version: post.version, no: 2, fields: ['title'], content: article('Không ai xin.') };
    const { post: after } = await restore(id, third);
    expect([after.title, after.content]).toEqual(['Hai', content]);
    const { items } = await versions(id, { limit: 2 });
    expect(items.map(({ kind, note }) => [kind, note])).toEqual([
      ['restore', '2'],
      ['restore', '1'],
    ]);
  });

  it('names the terms it had to leave out', async () => {
    const categoryId = await room.category(`Mục sắp đóng ${aNumber()}`);
    const { id } = await room.write(room.author, { mainCategoryId: categoryId });
    const second = await save(room.author, id, { mainCategoryId: room.categoryId, categoryIds: [] });
    const { version } = await server.ask(categoryEndpoints.detail, {
      headers: room.admin.headers,
      params: { id: categoryId },
    });
    await server.ask(categoryEndpoints.update, {
      headers: room.admin.headers,
      body: { id: categoryId, version, status: 'DISABLED' },
    });
    const { post, leftOut } = await restore(id, { version: second.version, no: 1 });
    expect(post.mainCategoryId).toBeNull();
    expect(leftOut.map((term) => term.id)).toEqual([categoryId]);
  });

  it('names no term of a field that was not requested', async () => {
    const tagId = await room.tag();
    const { id } = await room.write(room.author, { title: 'Một', tagIds: [tagId] });
    const second = await save(room.author, id, { title: 'Hai', tagIds: [] });
    await server.db.updateTable('tags').set({ status: 'DISABLED' }).where('id', '=', tagId).execute();
    const { post, leftOut } = await restore(id, { version: second.version, no: 1, fields: ['title'] });
    expect([post.title, leftOut]).toEqual(['Một', []]);
  });

  it('of a public post makes it pending like any change', async () => {
    const published = await room.postIn('PUBLISHED', room.author, { title: 'Bản công khai' });
    const { items } = await versions(published.id);
    const changed = await save(room.editor, published.id, { title: 'Bản chờ' });
    const { post } = await restore(published.id, { version: changed.version, no: items[0]?.no ?? 0 });
    expect([post.title, post.pending]).toEqual(['Bản công khai', null]);
  });

  it('over an old version changes nothing', async () => {
    const { id } = await room.write(room.author, { title: 'Một' });
    await save(room.author, id, { title: 'Hai' });
    const reply = await server.refusal(versionEndpoints.restore, {
      headers: room.editor.headers,
      params: { id },
      body: { version: 1, no: 1 },
    });
    expect(reply.error).toBe(-409);
  });
});
