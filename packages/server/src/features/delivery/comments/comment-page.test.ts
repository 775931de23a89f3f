import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import { beforeEach, expect, it } from 'vitest';
import { receive } from '#test/factories/a-comment.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../../posts/test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom(server);
});

const { comments } = deliveryEndpoints;
const of = (postId: string) => ({ params: { site: room.projectId, target: `post-${postId}` } });
const shownOn = async (postId: string) =>
  (await server.ask(comments, of(postId))).items.map(({ content }) => content);
const aComment = (postId: string, state: 'APPROVED' | 'PENDING' | 'REJECTED', content: string) =>
  receive(server.db, room.projectId, postId, { state, content });

async function turn(id: string, state: 'APPROVED' | 'REJECTED') {
  await server.db.updateTable('comments').set({ state }).where('id', '=', id).execute();
}

it('approved comments of a public post are given with their number, and no others', async () => {
  const written = await room.postIn('PUBLISHED', room.author);
  await aComment(written.id, 'APPROVED', 'Bài viết rất hay.');
  await aComment(written.id, 'PENDING', 'Bình luận chờ duyệt.');
  await aComment(written.id, 'REJECTED', 'Bình luận bị loại.');
  const page = await server.ask(comments, of(written.id));
  expect(page).toMatchObject({ total: 1, hasMore: false, items: [{ content: 'Bài viết rất hay.' }] });
  expect(JSON.stringify(page)).not.toMatch(/chờ duyệt|bị loại|email|address/);
});

it('a comment is there once it is approved, and gone once it is taken back', async () => {
  const written = await room.postIn('PUBLISHED', room.author);
  const { id } = await aComment(written.id, 'PENDING', 'Chờ một chút.');
  expect(await shownOn(written.id)).toEqual([]);
  await turn(id, 'APPROVED');
  await expect.poll(() => shownOn(written.id)).toEqual(['Chờ một chút.']);
  await turn(id, 'REJECTED');
  await expect.poll(() => shownOn(written.id)).toEqual([]);
});

it('comments on a post that is not public, or no more, or of another site are not found', async () => {
  const draft = await room.postIn('DRAFT', room.author);
  await aComment(draft.id, 'APPROVED', 'Ai cũng biết rồi.');
  expect((await server.send(comments, of(draft.id))).status).toBe(404);
  const written = await room.postIn('PUBLISHED', room.author);
  await aComment(written.id, 'APPROVED', 'Bài viết rất hay.');
  expect(await shownOn(written.id)).toEqual(['Bài viết rất hay.']);
  const other = await aNewsroom(server);
  const there = { params: { site: other.projectId, target: `post-${written.id}` } };
  expect((await server.send(comments, there)).status).toBe(404);
  await room.transition(room.admin, written, 'UNPUBLISHED', 'Sai số liệu, cần kiểm tra lại.');
  await expect.poll(async () => (await server.send(comments, of(written.id))).status).toBe(404);
});
