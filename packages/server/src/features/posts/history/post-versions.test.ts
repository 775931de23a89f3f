import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { aNumber } from '#test/factories/a-number.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Staff } from '../test-support/a-newsroom.ts';
import { articleCalls, POST_CALLS } from '../test-support/article-calls.ts';
import { describeVersions } from '../test-support/describe-versions.ts';

const server = await startTestServer();
const room = await aNewsroom(server);

describeVersions({
  calls: articleCalls(server, room, POST_CALLS),
  published: () => room.postIn('PUBLISHED', room.author),
  savesArePublic: false,
});

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
});

describe('restoring an earlier version', () => {
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

  it('of a public post makes it pending like any change', async () => {
    const published = await room.postIn('PUBLISHED', room.author, { title: 'Bản công khai' });
    const { items } = await versions(published.id);
    const changed = await save(room.editor, published.id, { title: 'Bản chờ' });
    const { post } = await restore(published.id, { version: changed.version, no: items[0]?.no ?? 0 });
    expect([post.title, post.pending]).toEqual(['Bản công khai', null]);
  });
});
