import { describe, expect, test } from 'vitest';
import { aPost } from '#test/factories/a-post.ts';
import { aProject } from '#test/factories/a-project.ts';
import { startTestServer } from '#test/test-server.ts';
import { aComment, aReaderWorld, callsOf, type ReaderWorld, setRules } from './test-support/reader-world.ts';

const server = await startTestServer();

const aPublicPost = (projectId: string, more: Parameters<typeof aPost>[2] = {}) =>
  aPost(server.db, projectId, { state: 'PUBLISHED', ...more });

/** Sends a comment that is shown at once. @returns it. */
async function send(world: Pick<ReaderWorld, 'post'>, post: string, more: object = {}) {
  const answer = await world.post(`/comments/post-${post}/send`, aComment(more));
  expect(answer.json()).toMatchObject({ error: 0, data: { outcome: 'SHOWN' } });
  return answer.json().data.comment as { readonly id: string; readonly depth: number };
}

/** No answer is kept for the next one that asks: each test asks once, or by another page. */
async function threadOf(world: Pick<ReaderWorld, 'get'>, post: string, query = '') {
  const answer = await world.get(`/comments/post-${post}/thread${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

describe.each(['in the one port', 'on a port of its own'])('The calls of readers %s', (mounting) => {
  let world: Pick<ReaderWorld, 'get' | 'post' | 'projectId'>;
  let post: string;

  async function begin() {
    if (mounting === 'in the one port') {
      const projectId = await aProject(server.db, { domains: ['hue.example'] });
      await setRules(server, projectId, {});
      world = { projectId, ...callsOf(server.app, projectId) };
    } else world = await aReaderWorld(server);
    post = await aPublicPost(world.projectId);
  }

  test('write, answer, like, report and read comments, and set no cookie', async () => {
    await begin();
    const first = await send(world, post);
    const answer = await send(world, post, { parentId: first.id });
    const deeper = await send(world, post, { parentId: answer.id });
    const deepest = await send(world, post, { parentId: deeper.id });
    expect([first, answer, deeper, deepest].map(({ depth }) => depth)).toEqual([0, 1, 2, 2]);
    const liked = await world.post(`/comment/${first.id}/like`, { liked: true });
    expect(liked.json().data).toEqual({ liked: true, likeCount: 1 });
    const reported = await world.post(`/comment/${deeper.id}/report`, { reason: 'ADVERT' });
    expect(reported.json().data).toEqual({ received: true });
    const thread = await threadOf(world, post);
    expect(thread).toMatchObject({
      isOpen: true,
      needsEmail: false,
      sort: 'NEWEST',
      total: 4,
      hasMore: false,
    });
    expect(thread.items).toMatchObject([{ id: first.id, likeCount: 1, replyCount: 3 }]);
    expect(thread.items[0].replies.map(({ id }: { id: string }) => id)).toEqual([
      answer.id,
      deeper.id,
      deepest.id,
    ]);
    const page = await world.get(`/comments/post-${post}/replies?root=${first.id}`);
    expect(page.json().data).toMatchObject({ hasMore: false, items: [{ id: answer.id }, {}, {}] });
    for (const one of [liked, reported, page]) expect(one.headers['set-cookie']).toBeUndefined();
  });
});

describe('A thread', () => {
  let world: ReaderWorld;
  const begin = async (rules = {}) => {
    world = await aReaderWorld(server, { rules });
    return await aPublicPost(world.projectId);
  };
  const names = (thread: { items: { authorName: string }[] }) =>
    thread.items.map(({ authorName }) => authorName);

  test('is sorted three ways and read page by page, pinned comments first', async () => {
    const post = await begin({ perPage: 5, sort: 'LIKED' });
    for (const name of ['An', 'Bình', 'Chi', 'Dũng', 'Giang', 'Hà'])
      await send(world, post, { authorName: name });
    const of = async (name: string) =>
      (
        await server.db
          .selectFrom('comments')
          .select('id')
          .where('project_id', '=', world.projectId)
          .where('sender_name', '=', name)
          .executeTakeFirstOrThrow()
      ).id;
    await server.db
      .updateTable('comments')
      .set({ is_pinned: true })
      .where('id', '=', await of('Chi'))
      .execute();
    await world.post(`/comment/${await of('An')}/like`, { liked: true });
    await world.post(`/comment/${await of('An')}/like`, { liked: true });
    await world.post(`/comment/${await of('Bình')}/like`, { liked: true });
    expect(names(await threadOf(world, post))).toEqual(['Chi', 'An', 'Bình', 'Hà', 'Giang']);
    const newest = await threadOf(world, post, '?sort=NEWEST');
    expect([names(newest), newest.hasMore]).toEqual([['Chi', 'Hà', 'Giang', 'Dũng', 'Bình'], true]);
    const rest = await threadOf(world, post, '?sort=NEWEST&page=2');
    expect([names(rest), rest.hasMore]).toEqual([['An'], false]);
    expect(names(await threadOf(world, post, '?sort=OLDEST'))).toEqual([
      'Chi',
      'An',
      'Bình',
      'Dũng',
      'Giang',
    ]);
  });

  test('keeps the place of a comment that is gone while somebody answers it, and shows nothing of it', async () => {
    const post = await begin();
    const first = await send(world, post, { authorName: 'Người bị ẩn' });
    await send(world, post, { parentId: first.id, authorName: 'Người trả lời' });
    const alone = await send(world, post, { authorName: 'Không ai trả lời' });
    await server.db
      .updateTable('comments')
      .set({ state: 'HIDDEN' })
      .where('id', 'in', [first.id, alone.id])
      .execute();
    const thread = await threadOf(world, post);
    expect(thread.total).toBe(1);
    expect(thread.items).toMatchObject([
      { id: first.id, isGone: true, authorName: '', content: '', replies: [{ authorName: 'Người trả lời' }] },
    ]);
    expect(JSON.stringify(thread)).not.toContain('Người bị ẩn');
  });

  test('shows what the newsroom did: an answer, a pick, an edit, and nothing that is not for readers', async () => {
    const post = await begin();
    const { id } = await send(world, post, { email: 'mai@mail.example' });
    const reply = {
      text: 'Cảm ơn bạn.',
      orgName: 'Ban Bạn đọc',
      by: { userId: '1', name: 'Thu' },
      time: '2026-11-20T01:00:00.000Z',
    };
    await server.db
      .updateTable('comments')
      .set({
        official_reply: JSON.stringify(reply),
        is_pick: true,
        content_original: 'Chữ cũ',
        note: 'Chỉ nội bộ',
      })
      .where('id', '=', id)
      .execute();
    const thread = await threadOf(world, post);
    expect(thread.items).toMatchObject([
      {
        isEditorPick: true,
        isEdited: true,
        officialReply: { text: 'Cảm ơn bạn.', orgName: 'Ban Bạn đọc', time: reply.time },
      },
    ]);
    expect(JSON.stringify(thread)).not.toMatch(/mail\.example|Chữ cũ|nội bộ|Thu|Trình/);
  });

  test('is shown only under what everybody may read, and never another project’s', async () => {
    const post = await begin();
    const comment = await send(world, post);
    const elsewhere = await aReaderWorld(server);
    const draft = await aPost(server.db, world.projectId, { state: 'DRAFT' });
    for (const path of [
      `/comments/post-${draft}/thread`,
      '/comments/post-999999999/thread',
      '/comments/event-1/thread',
    ])
      expect([path, (await world.get(path)).statusCode]).toEqual([path, 404]);
    expect((await elsewhere.get(`/comments/post-${post}/thread`)).statusCode).toBe(404);
    expect((await elsewhere.post(`/comment/${comment.id}/like`, { liked: true })).statusCode).toBe(404);
    expect((await world.post(`/comments/post-${draft}/send`, aComment())).statusCode).toBe(404);
    await server.db.updateTable('posts').set({ state: 'UNPUBLISHED' }).where('id', '=', post).execute();
    expect((await world.post(`/comment/${comment.id}/report`, { reason: 'ADVERT' })).statusCode).toBe(404);
    expect((await world.get(`/comments/post-${post}/thread?page=2`)).statusCode).toBe(404);
  });

  test.each([
    ['the post says so', { allowComment: 'OFF' as const }, {}],
    ['the project takes none', {}, { mode: 'OFF' as const }],
  ])('that is closed because %s can be read and not written', async (_why, draft, rules) => {
    world = await aReaderWorld(server, { rules });
    const post = await aPublicPost(world.projectId, draft);
    expect(await threadOf(world, post)).toMatchObject({ isOpen: false });
    const refused = await world.post(`/comments/post-${post}/send`, aComment());
    expect(refused.json()).toMatchObject({ code: 'RULES_NOT_MET', message: expect.any(String) });
  });
});

describe('What a reader sends', () => {
  let world: ReaderWorld;
  let post: string;
  const begin = async (rules = {}) => {
    world = await aReaderWorld(server, { rules });
    post = await aPublicPost(world.projectId);
  };

  test('waits where the project looks first, and the answer does not say why', async () => {
    await begin({ mode: 'BEFORE' });
    const answer = await world.post(`/comments/post-${post}/send`, aComment());
    expect(answer.json().data).toEqual({ outcome: 'WAITING', comment: null });
    expect((await threadOf(world, post)).total).toBe(0);
  });

  test('is stored once however often it is sent with its key', async () => {
    await begin();
    const body = aComment();
    const headers = { 'idempotency-key': 'mot-binh-luan-thoi' };
    const one = await world.post(`/comments/post-${post}/send`, body, { headers });
    const again = await world.post(`/comments/post-${post}/send`, body, { headers });
    expect(again.json()).toEqual(one.json());
    expect((await threadOf(world, post)).total).toBe(1);
  });

  test('is refused in words when it answers what is gone', async () => {
    await begin();
    const other = await aPublicPost(world.projectId);
    const elsewhere = await send(world, other);
    const answer = await world.post(`/comments/post-${post}/send`, aComment({ parentId: elsewhere.id }), {
      headers: { 'accept-language': 'en' },
    });
    expect(answer.json()).toMatchObject({
      code: 'RULES_NOT_MET',
      details: { rules: [{ code: 'PARENT_GONE', message: expect.stringContaining('no longer shown') }] },
    });
  });

  test('a like counts once per reader and can be taken back', async () => {
    await begin();
    const { id } = await send(world, post);
    const like = async (liked: boolean, network: string, agent = 'A') =>
      (await world.post(`/comment/${id}/like`, { liked }, { network, agent })).json().data.likeCount;
    expect(await like(true, '203.0.113.1')).toBe(1);
    expect(await like(true, '203.0.113.1')).toBe(1);
    expect(await like(true, '203.0.113.1', 'B')).toBe(2);
    expect(await like(true, '203.0.113.2')).toBe(3);
    expect(await like(false, '203.0.113.1')).toBe(2);
    expect(await like(false, '203.0.113.1')).toBe(2);
    const keys = await server.db
      .selectFrom('comment_likes')
      .select('reader_key')
      .where('comment_id', '=', id)
      .execute();
    expect(JSON.stringify(keys.map(({ reader_key }) => reader_key.toString('latin1')))).not.toContain(
      '203.0',
    );
  });

  test('enough reports hide a comment until a person decides within a day', async () => {
    await begin({ reportsToHide: 3 });
    const { id } = await send(world, post);
    const report = async (network: string, body: object = { reason: 'INSULT' }) =>
      await world.post(`/comment/${id}/report`, body, { network });
    expect((await report('203.0.113.1', { reason: 'OTHER' })).json()).toMatchObject({
      code: 'RULES_NOT_MET',
    });
    for (const network of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await report(network);
    const row = async () =>
      await server.db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ state: 'APPROVED', report_count: 2, sla_kind: 'REPORT' });
    await report('203.0.113.3');
    const hidden = await row();
    expect(hidden).toMatchObject({ state: 'HIDDEN', report_count: 3, held_rules: ['REPORTED'] });
    expect((hidden.sla_due?.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect((await report('203.0.113.4')).statusCode).toBe(404);
  });
});
