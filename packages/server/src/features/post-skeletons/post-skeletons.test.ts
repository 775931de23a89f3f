import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { postSkeletonEndpoints } from '@toasoan/contract/features/post-skeletons/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom, type Staff } from '../posts/test-support/a-newsroom.ts';
import { postSkeletonJobs } from './post-skeleton-jobs.ts';

const server = await startTestServer();
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});

const create = (by: Staff, body: object) =>
  server.ask(postSkeletonEndpoints.create, { headers: by.headers, body: body as never });
const detail = (id: string) =>
  server.ask(postSkeletonEndpoints.detail, { headers: room.admin.headers, params: { id } });
const use = (by: Staff, id: string) =>
  server.ask(postSkeletonEndpoints.use, { headers: by.headers, params: { id } });
const postOf = (by: Staff, id: string) =>
  server.ask(postEndpoints.detail, { headers: by.headers, params: { id } });
const runAt = (time: Date) => runDueJobs(server.db, postSkeletonJobs(), () => time);
const postsTitled = async (text: string) =>
  (await server.ask(postEndpoints.list, { headers: room.admin.headers, query: { text } })).items;

test('a skeleton made of a post begins drafts of whoever uses it, with what is still in use', async () => {
  const kept = await room.tag('điểm tin');
  const gone = await room.tag('sẽ tắt');
  const model = await room.write(room.editor, {
    ...room.finished(),
    title: 'Điểm tin mẫu',
    content: article('Ba việc sáng nay.'),
    tagIds: [kept, gone],
    internalNote: 'Không đưa vào khung',
  });
  const skeleton = await create(room.editor, {
    title: 'Điểm tin sáng',
    headline: 'Điểm tin {ngày}',
    postId: model.id,
  });
  expect(skeleton).toMatchObject({ wordCount: 4, nextTime: null });
  const tag = await server.ask(tagEndpoints.detail, { headers: room.admin.headers, params: { id: gone } });
  await server.ask(tagEndpoints.update, {
    headers: room.admin.headers,
    body: { id: gone, version: tag.version, status: 'DISABLED' },
  });
  const { postId } = await use(room.author, skeleton.id);
  const post = await postOf(room.author, postId);
  expect(post).toMatchObject({
    title: expect.stringMatching(/^Điểm tin \d{1,2}\/\d{1,2}\/\d{4}$/),
    state: 'DRAFT',
    excerpt: 'Vài câu dẫn vào bài.',
    createdBy: { userId: room.author.userId },
    content: article('Ba việc sáng nay.'),
  });
  expect(post.tags.map(({ id }) => id)).toEqual([kept]);
  expect(post.details.internalNote).toBe('');
});

test('a changed model changes nothing until its content is taken again', async () => {
  const model = await room.write(room.editor, { title: 'Lịch', content: article('Cũ.') });
  const skeleton = await create(room.editor, { title: 'Lịch tuần', postId: model.id });
  await server.ask(postEndpoints.update, {
    headers: room.editor.headers,
    body: { id: model.id, version: model.version, content: article('Mới hẳn rồi.') },
  });
  expect((await detail(skeleton.id)).wordCount).toBe(1);
  const updated = await server.ask(postSkeletonEndpoints.update, {
    headers: room.editor.headers,
    body: { id: skeleton.id, version: skeleton.version, postId: model.id },
  });
  expect(updated.wordCount).toBe(3);
});

test('a skeleton of Mondays begins one draft for its assignee, notifies them, and comes again in a week', async () => {
  const skeleton = await create(room.editor, {
    title: 'Tuần mới',
    headline: 'Tuần mới {thứ} {ngày}',
    weekdays: [1],
    time: '06:00',
    assigneeId: room.author.userId,
  });
  const monday = new Date(skeleton.nextTime ?? '');
  // 06:00 in Hà Nội.
  expect([monday.getUTCDay(), monday.getUTCHours(), monday.getUTCMinutes()]).toEqual([0, 23, 0]);
  await runAt(new Date(monday.getTime() - 1_000));
  expect(await postsTitled('Tuần mới')).toEqual([]);
  await runAt(monday);
  const [post, ...others] = await postsTitled('Tuần mới');
  expect(others).toEqual([]);
  expect(post).toMatchObject({ state: 'DRAFT', title: expect.stringMatching(/^Tuần mới thứ Hai /) });
  expect(await detail(skeleton.id)).toMatchObject({
    lastPost: { id: post?.id, title: post?.title },
    nextTime: new Date(monday.getTime() + 7 * 86_400_000).toISOString(),
    // Nobody who edits it loses a race against the clock.
    version: skeleton.version,
  });
  const { items } = await server.ask(notificationEndpoints.list, { headers: room.author.headers });
  expect(items.filter(({ kind }) => kind === 'postBegun')).toMatchObject([
    { postId: post?.id, actorName: '' },
  ]);
  await runAt(monday);
  expect(await postsTitled('Tuần mới')).toHaveLength(1);
});

test('times that were missed give one draft, not one each', async () => {
  const skeleton = await create(room.editor, {
    title: 'Ngày nào cũng có',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  });
  await runAt(new Date(Date.parse(skeleton.nextTime ?? '') + 5 * 86_400_000));
  expect(await postsTitled('Ngày nào cũng có')).toHaveLength(1);
});

test('a skeleton that is off begins nothing, by the clock or by hand, and says when it will again', async () => {
  const skeleton = await create(room.editor, { title: 'Tắt rồi', weekdays: [1], status: 'DISABLED' });
  expect(skeleton.nextTime).toBeNull();
  await runAt(new Date(Date.now() + 30 * 86_400_000));
  expect(await postsTitled('Tắt rồi')).toEqual([]);
  const refused = await server.send(postSkeletonEndpoints.use, {
    headers: room.editor.headers,
    params: { id: skeleton.id },
  });
  expect(refused.status).toBe(422);
  const on = await server.ask(postSkeletonEndpoints.update, {
    headers: room.editor.headers,
    body: { id: skeleton.id, version: skeleton.version, status: 'ENABLE' },
  });
  expect(on.nextTime).not.toBeNull();
});

test('a draft goes to who saved the skeleton once its assignee has left', async () => {
  const leaver = await room.hire('AUTHOR');
  const skeleton = await create(room.editor, {
    title: 'Người nghỉ việc',
    weekdays: [2],
    assigneeId: leaver.userId,
  });
  await server.db.updateTable('users').set({ status: 'DISABLED' }).where('id', '=', leaver.userId).execute();
  await runAt(new Date(skeleton.nextTime ?? ''));
  const [post] = await postsTitled('Người nghỉ việc');
  expect(post?.createdBy.userId).toBe(room.editor.userId);
});

test('content is taken only from a post that the caller may see', async () => {
  const hidden = await room.write(room.admin, { title: 'Bài của người khác' });
  const elsewhere = await aNewsroom(server);
  const foreign = await elsewhere.write(elsewhere.admin, { title: 'Bài dự án khác' });
  for (const postId of [foreign.id, '999999999']) {
    const refused = await server.send(postSkeletonEndpoints.create, {
      headers: room.author.headers,
      body: { title: 'Khung lạ', postId },
    });
    expect([postId, refused.status]).toEqual([postId, 422]);
  }
  const seen = await server.send(postEndpoints.detail, {
    headers: room.author.headers,
    params: { id: hidden.id },
  });
  const taken = await server.send(postSkeletonEndpoints.create, {
    headers: room.author.headers,
    body: { title: 'Khung lạ', postId: hidden.id },
  });
  expect(taken.status).toBe(seen.status === 200 ? 200 : 422);
});
