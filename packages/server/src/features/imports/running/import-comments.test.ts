import { afterAll, expect, test } from 'vitest';
import { aPost } from '#test/factories/a-post.ts';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { importForeseen } from '../test-support/import-foreseen.ts';
import { importText } from '../test-support/import-into.ts';
import { wxr } from '../test-support/wxr.ts';
import { wxrComment } from '../test-support/wxr-comment.ts';
import { printUndo } from '../undo/undo-report.ts';
import { undoRun } from '../undo/undo-run.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

const THREAD = [
  { id: '1', content: 'Mở đầu câu chuyện.', author: 'An Bình', dateGmt: '2024-05-02 01:00:00' },
  { id: '2', content: 'Trả lời.', parent: '1', approved: '0' },
  { id: '3', content: 'Trả lời nữa.', parent: '2' },
  { id: '4', content: 'Sâu quá rồi.', parent: '3' },
  { id: '5', content: 'Mua hàng ở đây.', approved: 'spam' },
  { id: '6', content: 'https://blog.example', type: 'pingback' },
];

function exported(
  comments: readonly Parameters<typeof wxrComment>[0][] = THREAD,
  status = 'publish',
): string {
  return wxr({ items: [{ id: '1', status, more: comments.map(wxrComment).join('\n') }] });
}

const commentsOf = (projectId: string) =>
  db.selectFrom('comments').selectAll().where('project_id', '=', projectId).orderBy('id').execute();

test('comments come with their threads, states and dates, as the dry run said, and no rule holds them', async () => {
  const projectId = await aProject(db);
  const { report } = await importForeseen(db, projectId, exported());
  const comments = await commentsOf(projectId);
  const [first, second, third] = comments;
  expect(comments.map(({ content, state, depth, parent_id }) => [content, state, depth, parent_id])).toEqual([
    ['Mở đầu câu chuyện.', 'APPROVED', 0, null],
    ['Trả lời.', 'PENDING', 1, first?.id],
    ['Trả lời nữa.', 'APPROVED', 2, second?.id],
    ['Sâu quá rồi.', 'APPROVED', 2, second?.id],
    ['Mua hàng ở đây.', 'SPAM', 0, null],
  ]);
  expect(third?.thread_id).toBe(first?.id);
  expect(first).toMatchObject({ sender_name: 'An Bình', held_rules: [], target_title: 'Bài viết' });
  expect(first?.sent_time.toISOString()).toBe('2024-05-02T01:00:00.000Z');
  const notes = report.entries.find(({ type }) => type === 'post')?.notes ?? [];
  expect(notes.map(({ code, values }) => [code, values?.count])).toEqual([
    ['COMMENTS_BROUGHT', 5],
    ['COMMENTS_PINGBACKS', 1],
    ['COMMENTS_FLATTENED', 1],
  ]);
  const contacts = await db
    .selectFrom('comment_contacts')
    .select('email_hint')
    .where('project_id', '=', projectId)
    .execute();
  expect(new Set(contacts.map(({ email_hint }) => email_hint))).toEqual(new Set(['h•••@mail.example']));
});

test('a second run brings only what is new, and answers find their parents of the first', async () => {
  const projectId = await aProject(db);
  await importText(db, projectId, exported(THREAD.slice(0, 1)));
  const { report } = await importForeseen(db, projectId, exported(THREAD.slice(0, 2)));
  const [first, second, ...others] = await commentsOf(projectId);
  expect([second?.parent_id, others]).toEqual([first?.id, []]);
  const notes = report.entries.find(({ type }) => type === 'post')?.notes ?? [];
  expect(notes.map(({ code }) => code)).toEqual(['SOURCE_CHANGED', 'COMMENTS_BROUGHT', 'COMMENTS_THERE']);
});

test('comments of an item that becomes no post are left out and named', async () => {
  const projectId = await aProject(db);
  const { report } = await importForeseen(db, projectId, exported(THREAD, 'trash'));
  expect(await commentsOf(projectId)).toEqual([]);
  expect(report.entries.find(({ type }) => type === 'post')?.notes).toEqual([
    { code: 'COMMENTS_WITHOUT_POST', values: { count: 5 } },
  ]);
});

test('undoing a run takes its comments away, so that it can be run again', async () => {
  const projectId = await aProject(db);
  const { runId = '' } = await importText(db, projectId, exported());
  const undone = await undoRun(db, runId);
  expect(undone).toMatchObject({ comments: { removed: 5, left: 0 }, left: [] });
  expect(await commentsOf(projectId)).toEqual([]);
  expect(await db.selectFrom('posts').select('id').where('project_id', '=', projectId).execute()).toEqual([]);
  await importText(db, projectId, exported());
  expect(await commentsOf(projectId)).toHaveLength(5);
});

test('undoing leaves what people decided on since, with its parents and its post', async () => {
  const projectId = await aProject(db);
  const post = await aPost(db, projectId);
  const { runId = '' } = await importText(db, projectId, exported());
  await db
    .updateTable('comments')
    .set({ state: 'APPROVED', version: 2 })
    .where('project_id', '=', projectId)
    .where('content', '=', 'Trả lời.')
    .execute();
  const undone = await undoRun(db, runId);
  expect(undone.comments).toEqual({ removed: 3, left: 2 });
  expect(undone.left[0]).toMatchObject({
    entity: 'post',
    reason: { code: 'HAS_COMMENTS', values: { count: 2 } },
  });
  expect(printUndo(undone)).toContain('Để lại 2 bình luận');
  const posts = await db.selectFrom('posts').select('id').where('project_id', '=', projectId).execute();
  expect(posts.map(({ id }) => id)).toContain(post);
  expect(posts).toHaveLength(2);
});
