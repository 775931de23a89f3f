import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { type Post, type PostDraft, UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});

function save(by: Staff, { id, version }: Pick<Post, 'id' | 'version'>, change: PostDraft): Promise<Post> {
  return server.ask(postEndpoints.update, { headers: by.headers, body: { id, version, ...change } });
}

function refusedSave(by: Staff, { id, version }: Pick<Post, 'id' | 'version'>, change: PostDraft) {
  return server.refusal(postEndpoints.update, { headers: by.headers, body: { id, version, ...change } });
}

describe('a new post', () => {
  it('needs no field', async () => {
    const post = await room.write(room.author);
    expect(post).toMatchObject({
      title: UNTITLED,
      slug: `bai-viet-${post.id}`,
      state: 'DRAFT',
      stateBeforeTrash: null,
      excerpt: '',
      content: { type: 'doc', content: [{ type: 'paragraph' }] },
      contentHtml: '<p></p>',
      mainCategoryId: null,
      mainCategory: null,
      categories: [],
      tags: [],
      keywords: [],
      authors: [],
      wordCount: 0,
      publishedTime: null,
      createdBy: { userId: room.author.userId, name: room.author.displayName },
      mayEdit: true,
      version: 1,
    });
  });

  it('holds all given fields, and the HTML of its content', async () => {
    const [main, other] = [await room.category('Văn hóa'), await room.category('Du lịch')];
    const [tet, hue] = [await room.tag('Tết Bính Ngọ'), await room.tag('Huế thương')];
    const post = await room.write(room.editor, {
      title: 'Mùa hoa & lễ hội',
      excerpt: 'Sapo\ncủa bài',
      content: article('Chữ <b> và "ngoặc"'),
      mainCategoryId: main,
      categoryIds: [other],
      tagIds: [hue, tet, hue],
      keywords: ['hoa', 'lễ hội'],
      authors: [{ displayName: 'Thu Hà', role: 'WRITER' }],
      seoTitle: 'Mùa hoa',
      seoDescription: 'Về mùa hoa',
    });
    expect(post).toMatchObject({
      slug: 'mua-hoa-va-le-hoi',
      slugFollowsTitle: true,
      excerpt: 'Sapo\ncủa bài',
      contentHtml: '<p>Chữ &lt;b&gt; và "ngoặc"</p>',
      wordCount: 4,
      mainCategory: { id: main, title: 'Văn hóa' },
      mainCategoryId: main,
      categories: [
        { id: main, title: 'Văn hóa' },
        { id: other, title: 'Du lịch' },
      ],
      tags: [
        { id: hue, title: 'Huế thương' },
        { id: tet, title: 'Tết Bính Ngọ' },
      ],
      keywords: ['hoa', 'lễ hội'],
      authors: [{ displayName: 'Thu Hà', role: 'WRITER' }],
      seoTitle: 'Mùa hoa',
      seoDescription: 'Về mùa hoa',
    });
    const { headers } = room.editor;
    expect(await server.ask(postEndpoints.detail, { headers, params: { id: post.id } })).toEqual(post);
  });
});

describe('a save', () => {
  it('changes the keys sent and keeps the others', async () => {
    const before = await room.write(room.editor, { ...room.finished(), keywords: ['một'], seoTitle: 'SEO' });
    const after = await save(room.editor, before, { excerpt: 'Sapo mới', keywords: [] });
    expect(after).toEqual({
      ...before,
      excerpt: 'Sapo mới',
      keywords: [],
      version: 2,
      updateTime: after.updateTime,
    });
    expect(Date.parse(after.updateTime)).toBeGreaterThan(Date.parse(before.updateTime));
  });

  it('with an unknown, foreign or disabled term is refused field by field', async () => {
    const other = await aNewsroom(server);
    const [offCategory, offTag] = [await room.category(), await room.tag()];
    const { headers } = room.admin;
    await server.ask(categoryEndpoints.update, {
      headers,
      body: { id: offCategory, version: 1, status: 'DISABLED' },
    });
    await server.ask(tagEndpoints.update, { headers, body: { id: offTag, version: 1, status: 'DISABLED' } });
    const post = await room.write(room.editor, { categoryIds: [room.categoryId] });
    const failure = await refusedSave(room.editor, post, {
      mainCategoryId: other.categoryId,
      categoryIds: [room.categoryId, offCategory, '999999999'],
      tagIds: [await room.tag(), offTag],
    });
    expect(failure).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(failure.errors.map(({ field, code }) => [field, code])).toEqual([
      ['categoryIds.1', 'unknownReference'],
      ['categoryIds.2', 'unknownReference'],
      ['tagIds.1', 'unknownReference'],
      ['mainCategoryId', 'unknownReference'],
    ]);
  });

  it('may keep a term that was disabled since', async () => {
    const tagId = await room.tag();
    const post = await room.write(room.editor, { tagIds: [tagId] });
    const { headers } = room.admin;
    await server.ask(tagEndpoints.update, { headers, body: { id: tagId, version: 1, status: 'DISABLED' } });
    expect((await save(room.editor, post, { title: 'Giữ thẻ', tagIds: [tagId] })).tags).toHaveLength(1);
  });

  it('puts the main category among the categories, of which there are at most ten', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push(await room.category());
    const post = await room.write(room.editor, { categoryIds: ids });
    const failure = await refusedSave(room.editor, post, { mainCategoryId: room.categoryId });
    expect(failure.errors).toEqual([expect.objectContaining({ field: 'categoryIds', code: 'tooMany' })]);
    const saved = await save(room.editor, post, { mainCategoryId: ids[3] });
    expect(saved.categories.map(({ id }) => id)).toEqual(ids);
    expect((await save(room.editor, saved, { mainCategoryId: null })).mainCategory).toBeNull();
  });

  it('maintains the use counts of categories and tags', async () => {
    const [a, b, x, y] = [await room.category(), await room.category(), await room.tag(), await room.tag()];
    const uses = async () => {
      const { headers } = room.editor;
      const category = (id: string) => server.ask(categoryEndpoints.detail, { headers, params: { id } });
      const tag = (id: string) => server.ask(tagEndpoints.detail, { headers, params: { id } });
      const terms = [await category(a), await category(b), await tag(x), await tag(y)];
      return terms.map((term) => term.postCount);
    };
    const post = await room.write(room.editor, { mainCategoryId: a, tagIds: [x] });
    expect(await uses()).toEqual([1, 0, 1, 0]);
    const saved = await save(room.editor, post, { categoryIds: [b], mainCategoryId: b, tagIds: [x, y] });
    expect(await uses()).toEqual([0, 1, 1, 1]);
    const trashed = await room.transition(room.admin, saved, 'TRASHED');
    expect(await uses()).toEqual([0, 0, 0, 0]);
    await room.transition(room.admin, trashed, 'DRAFT');
    expect(await uses()).toEqual([0, 1, 1, 1]);
  });

  it('of two concurrent ones exactly one succeeds', async () => {
    const post = await room.write(room.editor, { title: 'Cùng sửa' });
    const change = (excerpt: string) =>
      server.send(postEndpoints.update, {
        headers: room.editor.headers,
        body: { id: post.id, version: post.version, excerpt },
      });
    const replies = await Promise.all([change('một'), change('hai')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('over a newer version is refused with the author and number of that version', async () => {
    const post = await room.write(room.author, { title: 'Bài cùng sửa' });
    await save(room.editor, post, { excerpt: 'của biên tập viên' });
    expect(await refusedSave(room.author, post, { excerpt: 'của tác giả' })).toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
      details: { version: 2, updatedBy: room.editor.displayName, updateTime: expect.any(String) },
    });
  });
});

it('a draft of another person is saved by EDITOR, hidden from AUTHOR, and nobody saves in the trash', async () => {
  const post = await room.write(room.admin, { title: 'Nháp của quản trị' });
  expect((await refusedSave(room.author, post, { excerpt: 'x' })).code).toBe('NOT_FOUND');
  const saved = await save(room.editor, post, { excerpt: 'x' });
  const trashed = await room.transition(room.admin, saved, 'TRASHED');
  expect(await refusedSave(room.admin, trashed, { excerpt: 'y' })).toMatchObject({
    status: 422,
    details: { rules: [{ code: 'IN_TRASH' }] },
  });
});
