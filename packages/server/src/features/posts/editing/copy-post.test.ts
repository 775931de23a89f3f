import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
const room = await aNewsroom(server);
const copy = async (by: Staff, id: string) =>
  await server.ask(postEndpoints.copy, { headers: by.headers, params: { id } });

it('a copy is a draft of the one who copies, with the text, the terms and what is said about it', async () => {
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

it('its times and what its own text was excused for stay with the post', async () => {
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

it('changes that wait beside a public post are not copied', async () => {
  const post = await room.postIn('PUBLISHED', room.editor);
  await server.ask(postEndpoints.update, {
    headers: room.editor.headers,
    body: { id: post.id, version: post.version, title: 'Chưa công khai' },
  });
  expect((await copy(room.author, post.id)).title).toBe(`${post.title} (bản sao)`);
});

it('a story that is out of use and posts that are gone are not copied along', async () => {
  const gone = await room.write(room.author);
  const kept = await room.write(room.author);
  const post = await room.write(room.author, { relatedPostIds: [gone.id, kept.id] });
  await room.move(room.admin, gone, 'TRASHED');
  expect((await copy(room.author, post.id)).details.relatedPostIds).toEqual([kept.id]);
});

it('what one may not know of is not there to be copied', async () => {
  const { id } = await room.write(room.editor);
  const answer = await server.refusal(postEndpoints.copy, { headers: room.author.headers, params: { id } });
  expect(answer.error).toBe(-404);
});
