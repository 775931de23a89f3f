import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import type { CommentListQuery } from '@toasoan/contract/features/comments/comment-list.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { countStatements } from '#test/count-statements.ts';
import type { CommentOptions } from '#test/factories/a-comment.ts';
import { aComment, receive } from '#test/factories/a-comment.ts';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { foldCommentCounts, foldTargetCounts } from '../public.ts';
import { aModerationRoom } from '../test-support/a-moderation-room.ts';

const server = await startTestServer();
const { db } = server;
const room = await aModerationRoom(server);
const { headers } = room.editor;

const MINUTE = 60_000;
const START = Date.parse('2026-11-20T02:00:00Z');

type Query = Partial<Omit<CommentListQuery, 'limit'>> & { readonly limit?: number };
const list = (query: Query) => server.ask(commentEndpoints.list, { headers, query: query as never });
const idsOf = async (query: Query) => (await list(query)).items.map(({ id }) => id);

/** A post of its own with comments in this order. */
async function aThread(options: readonly CommentOptions[]): Promise<{ targetId: string; ids: string[] }> {
  const targetId = await aPost(db, room.projectId, { state: 'PUBLISHED' });
  const ids: string[] = [];
  for (const [index, one] of options.entries()) {
    const sentTime = new Date(START + index * MINUTE);
    ids.push(await aComment(db, room.projectId, targetId, { sentTime, ...one }));
  }
  return { targetId, ids };
}

describe('A queue', () => {
  test('is read to its end page by page in every order, each comment once, also when rows leave it', async () => {
    const { targetId, ids } = await aThread(Array.from({ length: 7 }, () => ({})));
    const [, , dueLater = '', , dueFirst = ''] = ids;
    const due = (id: string, minutes: number) =>
      db
        .updateTable('comments')
        .set({ sla_due: new Date(START + minutes * MINUTE), report_count: 1 })
        .where('id', '=', id)
        .execute();
    await due(dueLater, 90);
    await due(dueFirst, 60);
    const others = ids.filter((id) => id !== dueLater && id !== dueFirst);
    const expected = {
      due: [dueFirst, dueLater, ...others],
      oldest: ids,
      newest: [...ids].reverse(),
    };
    for (const [order, sorted] of Object.entries(expected)) {
      const read: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ targetId, order: order as 'due', limit: 3, ...(cursor && { cursor }) });
        read.push(...page.items.map(({ id }) => id));
        cursor = page.next ?? undefined;
      } while (cursor !== undefined);
      expect([order, read]).toEqual([order, sorted]);
    }
    const first = await list({ targetId, order: 'due', limit: 2 });
    const decision = room.decision(room.editor, dueLater, { version: 1, action: 'approve' });
    await server.ask(commentEndpoints.decide, decision);
    const rest = await list({ targetId, order: 'due', limit: 9, cursor: first.next ?? '' });
    expect(rest.items.map(({ id }) => id)).toEqual(others);
    const wrong = { targetId, order: 'oldest', cursor: first.next ?? '' } as never;
    expect(await server.refusal(commentEndpoints.list, { headers, query: wrong })).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  test('holds in its tabs what its counts say, and folding the counts changes none', async () => {
    await aThread([
      { state: 'APPROVED' },
      { state: 'HIDDEN' },
      { state: 'SPAM' },
      { state: 'REJECTED' },
      { state: 'DELETED' },
    ]);
    await db
      .updateTable('comments')
      .set({ held_rules: ['LINK'] })
      .where('id', 'in', [await room.make(), await room.make({ state: 'APPROVED' })])
      .execute();
    const counts = await room.counts();
    for (const view of ['waiting', 'held', 'reported', 'approved', 'rejected', 'spam', 'all'] as const)
      expect([view, (await idsOf({ view, limit: 100 })).length]).toEqual([view, counts[view]]);
    await foldCommentCounts(db);
    await foldTargetCounts(db);
    expect(await room.counts()).toEqual(counts);
    const { rows } = await sql<{ most: number }>`
      SELECT max(rows)::int AS most FROM (
        SELECT count(*) AS rows FROM comment_counts GROUP BY project_id, view) AS folded`.execute(db);
    expect(rows[0]?.most).toBe(1);
  });

  test('is filtered by words without marks, ids, day, rule, language, answer, category and sender', async () => {
    const { targetId, ids } = await aThread([
      { content: 'Đường làng rợp bóng tre xanh', sender: 'Thu Trang' },
      { content: 'A lovely story about our craft villages', sender: 'John' },
      {
        content: 'Cảm ơn tòa soạn nhiều lắm',
        sender: 'Thu Trang',
        sentTime: new Date('2026-11-18T20:00:00Z'),
      },
    ]);
    const [tre = '', story = '', thanks = ''] = ids;
    await db
      .updateTable('comments')
      .set({ held_rules: ['LINK'] })
      .where('id', '=', story)
      .execute();
    const found = async (query: Query) => (await idsOf({ view: 'all', targetId, ...query })).sort();
    expect(await found({ text: 'rop bong' })).toEqual([tre]);
    expect(await found({ text: 'thu trang' })).toEqual([tre, thanks].sort());
    expect(await found({ text: story })).toEqual([story]);
    expect(await found({ text: '%' })).toEqual([]);
    expect(await found({ rule: ['LINK', 'FLOOD'] })).toEqual([story]);
    expect(await found({ lang: 'en' })).toEqual([story]);
    // 03:00 on the 19th in Hà Nội.
    expect(await found({ from: '2026-11-19', to: '2026-11-19' })).toEqual([thanks]);
    expect(await found({ senderOf: tre })).toEqual([tre, thanks].sort());
    expect(await found({ hasReply: true })).toEqual([]);
    expect(await found({ isOverdue: false, state: ['PENDING'] })).toHaveLength(3);
    expect(await found({ categoryId: room.categoryId })).toEqual([]);
    expect(await idsOf({ view: 'all', categoryId: room.categoryId, targetId: room.post.id })).not.toEqual([]);
  });

  test('shows who the senders are, in one statement however long the page is', async () => {
    const sender = 'Hải Yến';
    const { targetId } = await aThread([
      { sender, state: 'APPROVED' },
      { sender, state: 'APPROVED' },
      { sender, state: 'SPAM' },
      { sender },
    ]);
    const page = await list({ targetId });
    expect(page.items).toMatchObject([{ sender: { total: 4, approved: 2, rejected: 0, spam: 1 } }]);
    const read = async (limit: number) =>
      (await countStatements(() => list({ view: 'all', limit }))).statements;
    // Who calls, and the page.
    expect([await read(1), await read(50)]).toEqual([2, 2]);
  });
});

test('a comment is shown with its whole thread, and what was deleted without its words', async () => {
  const { targetId, ids } = await aThread([
    { state: 'APPROVED', content: 'Vé bao nhiêu ạ?', sender: 'Quốc Bảo' },
  ]);
  const [root = ''] = ids;
  const add = (options: CommentOptions) => aComment(db, room.projectId, targetId, options);
  const answer = await add({ parentId: root, state: 'APPROVED' });
  const gone = await add({ parentId: root, state: 'DELETED', content: 'Lời đã xóa' });
  const deep = await add({ parentId: answer, sender: 'Minh Châu' });
  const detail = await room.detail(deep);
  expect(detail.thread.map(({ id, depth, content }) => [id, depth, content === ''])).toEqual([
    [root, 0, false],
    [answer, 1, false],
    [gone, 1, true],
    [deep, 2, false],
  ]);
  expect(detail).toMatchObject({ threadId: root, target: { isOpen: true, commentCount: 2 } });
  expect(detail.parentName).toMatch(/^Bạn đọc/);
});

test('statistics say what came in and what was decided, with the agreement of second looks', async () => {
  const id = await room.make({ sentTime: new Date(Date.now() - 30 * MINUTE) });
  await server.ask(
    commentEndpoints.decide,
    room.decision(room.editor, id, { version: 1, action: 'reject', code: 'ADVERT' }),
  );
  // Some rejections are drawn by chance: here there is the one look of this test.
  await db.deleteFrom('comment_second_looks').where('comment_id', '=', id).execute();
  const drawn = { project_id: room.projectId, first_by_id: room.editor.userId, first_by_name: 'An' };
  const { id: lookId } = await db
    .insertInto('comment_second_looks')
    .values({
      ...drawn,
      comment_id: id,
      first_code: 'ADVERT',
      agrees: null,
      second_by_id: null,
      second_by_name: null,
      look_time: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const give = { params: { id: lookId }, body: { agrees: false, text: 'Chỉ hỏi giá' } };
  const own = await server.refusal(commentEndpoints.giveSecondLook, { headers, ...give });
  expect(own.details.rules).toMatchObject([{ code: 'OWN_DECISION' }]);
  const looks = await server.ask(commentEndpoints.secondLooks, { headers: room.other.headers });
  expect(looks.items).toMatchObject([{ id: lookId, comment: { id, rejectCode: 'ADVERT' } }]);
  const given = await server.ask(commentEndpoints.giveSecondLook, { headers: room.other.headers, ...give });
  expect(given).toMatchObject({ state: 'PENDING', rejectCode: null });
  const statistics = await server.ask(commentEndpoints.statistics, { headers, query: { days: 7 } });
  expect(statistics).toMatchObject({
    agreement: { looks: 1, agreed: 0 },
    rejections: [{ code: 'ADVERT', count: 1 }],
  });
  expect(statistics.days).toHaveLength(7);
  expect(statistics.days.at(-1)).toMatchObject({ rejected: 1 });
  expect(statistics.hoursToday).toHaveLength(24);
  expect(statistics.people[0]).toMatchObject({ name: room.editor.displayName, looks: 1, agreed: 0 });
  expect(statistics.targets.length).toBeGreaterThan(0);
  expect(statistics.medianMinutes).not.toBeNull();
});

test('statistics say what became of the comments that a rule held', async () => {
  const other = await aModerationRoom(server);
  const link = { content: 'Xem thêm ở https://vidu.example/tin và https://vidu.example/khac' };
  const ids: string[] = [];
  for (let sent = 0; sent < 3; sent += 1)
    ids.push((await receive(db, other.projectId, other.post.id, link)).id);
  const [approved = '', refused = ''] = ids;
  for (const [id, action] of [
    [approved, 'approve'],
    [refused, 'spam'],
  ] as const)
    await server.ask(commentEndpoints.decide, other.decision(other.editor, id, { version: 1, action }));
  const { rules } = await server.ask(commentEndpoints.statistics, {
    headers: other.editor.headers,
    query: { days: 1 },
  });
  expect(rules.find(({ rule }) => rule === 'LINK')).toEqual({
    rule: 'LINK',
    count: 3,
    approved: 1,
    refused: 1,
    waiting: 1,
  });
});
