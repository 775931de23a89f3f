import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { pendingEndpoints } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { aNumber } from '#test/factories/a-number.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
const room = await aNewsroom(server);
const { headers } = room.admin;

const check = ({ id }: Post, fields?: string[]) =>
  server.ask(pendingEndpoints.check, {
    headers,
    params: { id },
    query: fields === undefined ? {} : { fields },
  });

async function changed(draft: PostDraft): Promise<Post> {
  const { id, version } = await room.postIn('PUBLISHED', room.author);
  return await server.ask(postEndpoints.update, { headers, body: { id, version, ...draft } });
}

describe('looking at changes before they become public', () => {
  it('tells of the rules that the chosen ones would break', async () => {
    const post = await changed({ excerpt: '', kicker: 'Ghi chép' });
    expect((await check(post)).unmet.map(({ code, field }) => [code, field])).toEqual([
      ['EXCERPT_REQUIRED', 'excerpt'],
    ]);
    expect((await check(post, ['kicker'])).unmet).toEqual([]);
  });

  it('names what is out of use, not public or gone', async () => {
    const hidden = await room.write(room.author, { title: `Còn là nháp ${aNumber()}` });
    const gone = await room.write(room.author);
    const [category, topic, tag] = [`Mục ${aNumber()}`, `dòng ${aNumber()}`, `thẻ ${aNumber()}`];
    const [mainCategoryId, tagId] = [await room.category(category), await room.tag(tag)];
    const topicTag = await server.ask(tagEndpoints.create, {
      headers,
      body: { title: topic, kind: 'TOPIC' },
    });
    const post = await changed({
      mainCategoryId,
      tagIds: [tagId],
      topicId: topicTag.id,
      relatedPostIds: [hidden.id, gone.id],
    });
    await server.db.deleteFrom('posts').where('id', '=', gone.id).execute();
    await server.ask(categoryEndpoints.update, {
      headers,
      body: { id: mainCategoryId, version: 1, status: 'DISABLED' },
    });
    for (const { id, version } of [topicTag, { id: tagId, version: 1 }]) {
      await server.ask(tagEndpoints.update, { headers, body: { id, version, status: 'DISABLED' } });
    }
    const { warnings } = await check(post);
    expect(
      warnings.map(({ field, problem, name, isInTheWay }) => [field, problem, name, isInTheWay]),
    ).toEqual([
      ['categoryIds', 'disabled', category, true],
      ['tagIds', 'disabled', tag, true],
      ['topicId', 'disabled', topic, false],
      ['relatedPostIds', 'hidden', hidden.title, false],
      ['relatedPostIds', 'gone', `#${gone.id}`, false],
    ]);
    const applied = await server.ask(postEndpoints.apply, {
      headers,
      params: { id: post.id },
      body: { version: post.version, fields: ['relatedPostIds'] },
    });
    expect(applied.details.relatedPostIds).toEqual([hidden.id, gone.id]);
  });

  it('tells of an address that another post took meanwhile', async () => {
    const slug = `da-bi-lay-${aNumber()}`;
    const post = await changed({ slug });
    await room.write(room.author, { slug });
    expect((await check(post)).warnings).toEqual([
      { field: 'slug', problem: 'taken', name: slug, isInTheWay: true },
    ]);
  });

  it('finds nothing to say about a change that is fine', async () => {
    const post = await changed({ content: article('Thân bài sửa.'), tagIds: [await room.tag()] });
    expect(await check(post)).toEqual({ unmet: [], warnings: [] });
  });

  it('is not for people who may read the public text alone', async () => {
    const other = await room.hire('AUTHOR');
    const post = await changed({ kicker: 'Ghi chép' });
    const refusal = await server.refusal(pendingEndpoints.check, {
      headers: other.headers,
      params: { id: post.id },
      query: {},
    });
    expect(refusal.error).toBe(-404);
  });
});
