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

test('the comments of an old, untidy site come as far as they are readers’ words, and each oddity is counted', async () => {
  const projectId = await aProject(db);
  const script =
    '<script>alert(1)</script><p onclick="x()">Hay.<br>Đọc <a href="javascript:x()">tiếp</a> &lt;b&gt; ]]]]><![CDATA[></p>';
  const untidy = [
    // It answers itself, and stands twice in the file.
    { id: '7', parent: '7', content: 'Tự trả lời mình.' },
    { id: '7', content: 'Cùng một số.' },
    // An answer to a pingback, to what comes later, and to a comment in the trash.
    { id: '8', type: 'trackback', content: 'https://blog.example/x' },
    { id: '9', parent: '8', content: 'Trả lời trackback.' },
    { id: '10', parent: '12', content: 'Trả lời người đến sau.' },
    { id: '11', approved: 'trash', content: 'Lời đã bỏ.' },
    { id: '12', parent: '11', content: 'Trả lời lời đã bỏ.' },
    { id: '13', content: script, ip: 'unknown, 10.0.0.1', email: 'A@B', author: '<img src=x onerror=x>' },
    { id: '', content: 'Không có số.' },
    // Only the local time, a day that is none, and a time to come.
    { id: '14', content: 'Giờ địa phương.', dateGmt: '0000-00-00 00:00:00', date: '2024-05-02 08:00:00' },
    { id: '15', content: 'Ngày không có.', dateGmt: '2024-13-45 99:00:00', date: '' },
    { id: '16', content: 'Từ tương lai.', dateGmt: '2924-05-02 01:00:00' },
    // Down to the fifth level.
    { id: '21', content: 'Tầng một.' },
    { id: '22', parent: '21', content: 'Tầng hai.' },
    { id: '23', parent: '22', content: 'Tầng ba.' },
    { id: '24', parent: '23', content: 'Tầng bốn.' },
    { id: '25', parent: '24', content: 'Tầng năm.' },
  ];
  const { report } = await importForeseen(db, projectId, exported(untidy));
  const comments = await commentsOf(projectId);
  const contentOf = (id: string | null) => comments.find((row) => row.id === id)?.content;
  expect(
    comments.map(({ content, depth, parent_id, state }) => [content, depth, contentOf(parent_id), state]),
  ).toEqual([
    ['Tự trả lời mình.', 0, undefined, 'APPROVED'],
    ['Trả lời trackback.', 0, undefined, 'APPROVED'],
    ['Trả lời người đến sau.', 0, undefined, 'APPROVED'],
    ['Lời đã bỏ.', 0, undefined, 'DELETED'],
    ['Trả lời lời đã bỏ.', 1, 'Lời đã bỏ.', 'APPROVED'],
    ['Hay.\nĐọc tiếp <b> ]]>', 0, undefined, 'APPROVED'],
    ['Giờ địa phương.', 0, undefined, 'APPROVED'],
    ['Ngày không có.', 0, undefined, 'APPROVED'],
    ['Từ tương lai.', 0, undefined, 'APPROVED'],
    ['Tầng một.', 0, undefined, 'APPROVED'],
    ['Tầng hai.', 1, 'Tầng một.', 'APPROVED'],
    ['Tầng ba.', 2, 'Tầng hai.', 'APPROVED'],
    ['Tầng bốn.', 2, 'Tầng hai.', 'APPROVED'],
    ['Tầng năm.', 2, 'Tầng hai.', 'APPROVED'],
  ]);
  const sent = (content: string) => comments.find((row) => row.content === content)?.sent_time;
  expect(sent('Giờ địa phương.')?.toISOString()).toBe('2024-05-02T01:00:00.000Z');
  expect(sent('Từ tương lai.')).toEqual(sent('Ngày không có.'));
  expect(comments.find(({ content }) => content.startsWith('Hay.'))?.sender_name).toBe('Bạn đọc');
  const notes = report.entries.find(({ type }) => type === 'post')?.notes ?? [];
  expect(Object.fromEntries(notes.map(({ code, values }) => [code, values?.count]))).toEqual({
    COMMENTS_BROUGHT: 14,
    COMMENTS_PINGBACKS: 1,
    COMMENTS_NUMBER: 2,
    COMMENTS_MARKUP: 1,
    COMMENTS_UNNAMED: 1,
    COMMENTS_WITHOUT_DATE: 1,
    COMMENTS_WITHOUT_PARENT: 3,
    COMMENTS_FLATTENED: 2,
  });
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
