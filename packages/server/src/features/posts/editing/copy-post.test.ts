import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
const room = await aNewsroom(server);
const copy = async (by: Staff, id: string) =>
  await server.ask(postEndpoints.copy, { headers: by.headers, params: { id } });

it("a copy is the copier's own draft, with text, terms and details", async () => {
  const tagId = await room.tag();
  const post = await room.postIn('PUBLISHED', room.editor, {
    tagIds: [tagId],
    kicker: 'Ghi chép',
    genre: 'NOTES',
  });
  const made = await copy(room.author, post.id);
  expect(made).toMatchObject({
    state: 'DRAFT',
    title: `${post.title} (bản sao)`,
    contentHtml: post.contentHtml,
    mainCategoryId: post.mainCategoryId,
    createdBy: { userId: room.author.userId },
    details: { kicker: 'Ghi chép', genre: 'NOTES' },
    publishedTime: null,
  });
  expect([made.slug === post.slug, made.tags.map(({ id }) => id)]).toEqual([false, [tagId]]);
});

it('its times and exemptions stay with the original post', async () => {
  const post = await room.write(room.author, {
    expireTime: '2030-01-01T00:00:00Z',
    embargoUntil: '2030-01-01T00:00:00Z',
    bannedWordsReason: 'Trích văn bản',
  });
  expect((await copy(room.author, post.id)).details).toMatchObject({
    expireTime: null,
    embargoUntil: null,
    bannedWordsReason: '',
  });
});

it('pending changes of a public post are not copied', async () => {
  const post = await room.postIn('PUBLISHED', room.editor);
  await server.ask(postEndpoints.update, {
    headers: room.editor.headers,
    body: { id: post.id, version: post.version, title: 'Chưa công khai' },
  });
  expect((await copy(room.author, post.id)).title).toBe(`${post.title} (bản sao)`);
});

it('an unused story and deleted posts are not copied', async () => {
  const gone = await room.write(room.author);
  const kept = await room.write(room.author);
  const post = await room.write(room.author, { relatedPostIds: [gone.id, kept.id] });
  await room.transition(room.admin, gone, 'TRASHED');
  expect((await copy(room.author, post.id)).details.relatedPostIds).toEqual([kept.id]);
});

it('a post the person may not know of cannot be copied', async () => {
  const { id } = await room.write(room.editor);
  const answer = await server.refusal(postEndpoints.copy, { headers: room.author.headers, params: { id } });
  expect(answer.error).toBe(-404);
});
