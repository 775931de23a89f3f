import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
/** Three steps: EDITOR does not publish. */
let room: Newsroom;
/** Two steps: EDITOR publishes. */
let short: Newsroom;

const REASON = 'Sai số liệu, chờ kiểm tra lại.';
const ROLES = ['author', 'editor', 'admin'] as const;

beforeAll(async () => {
  room = await aNewsroom(server);
  short = await aNewsroom(server, 'TWO_STEP');
});

/** The resulting state of the transition, or the error that refuses it. */
async function outcome(by: Staff, { id, version }: Post, to: PostState, reason?: string) {
  const { envelope } = await server.send(postEndpoints.transition, {
    headers: by.headers,
    params: { id },
    body: { version, to, reason },
  });
  return 'data' in envelope ? envelope.data.state : envelope.error;
}

const detail = (by: Staff, { id }: Post) =>
  server.ask(postEndpoints.detail, { headers: by.headers, params: { id } });

describe('who may make which transition', () => {
  it.each([
    // A draft of one's own.
    ['author', 'author', 'DRAFT', 'PUBLISHED', -403],
    ['author', 'author', 'DRAFT', 'TRASHED', 'TRASHED'],
    ['author', 'author', 'DRAFT', 'SUBMITTED', 'SUBMITTED'],
    ['editor', 'author', 'DRAFT', 'SUBMITTED', 'SUBMITTED'],
    ['author', 'editor', 'DRAFT', 'SUBMITTED', -404],
    ['editor', 'editor', 'DRAFT', 'PUBLISHED', -403],
    ['editor', 'editor', 'DRAFT', 'TRASHED', 'TRASHED'],
    ['admin', 'admin', 'DRAFT', 'PUBLISHED', 'PUBLISHED'],
    ['admin', 'admin', 'DRAFT', 'TRASHED', 'TRASHED'],
    // A draft of somebody else.
    ['author', 'editor', 'DRAFT', 'TRASHED', -404],
    ['editor', 'author', 'DRAFT', 'PUBLISHED', -403],
    ['editor', 'author', 'DRAFT', 'TRASHED', -403],
    ['admin', 'author', 'DRAFT', 'PUBLISHED', 'PUBLISHED'],
    ['admin', 'author', 'DRAFT', 'TRASHED', 'TRASHED'],
    // Public: never straight to the trash.
    ['author', 'author', 'PUBLISHED', 'UNPUBLISHED', -403],
    ['author', 'admin', 'PUBLISHED', 'UNPUBLISHED', -403],
    ['editor', 'author', 'PUBLISHED', 'UNPUBLISHED', -403],
    ['admin', 'author', 'PUBLISHED', 'UNPUBLISHED', 'UNPUBLISHED'],
    ['author', 'author', 'PUBLISHED', 'TRASHED', -422],
    ['admin', 'author', 'PUBLISHED', 'TRASHED', -422],
    // Taken off the site.
    ['author', 'author', 'UNPUBLISHED', 'PUBLISHED', -403],
    ['author', 'author', 'UNPUBLISHED', 'TRASHED', -403],
    ['author', 'editor', 'UNPUBLISHED', 'PUBLISHED', -404],
    ['editor', 'author', 'UNPUBLISHED', 'PUBLISHED', -403],
    ['editor', 'editor', 'UNPUBLISHED', 'TRASHED', -403],
    ['admin', 'author', 'UNPUBLISHED', 'PUBLISHED', 'PUBLISHED'],
    ['admin', 'author', 'UNPUBLISHED', 'TRASHED', 'TRASHED'],
    ['admin', 'author', 'UNPUBLISHED', 'DRAFT', 'DRAFT'],
    ['editor', 'author', 'UNPUBLISHED', 'DRAFT', -403],
    // What the table does not know.
    ['admin', 'admin', 'DRAFT', 'DRAFT', -422],
    ['admin', 'admin', 'DRAFT', 'UNPUBLISHED', -422],
    ['admin', 'admin', 'PUBLISHED', 'PUBLISHED', -422],
    ['admin', 'admin', 'PUBLISHED', 'DRAFT', -422],
    ['admin', 'admin', 'DRAFT', 'PENDING_APPROVAL', -422],
    ['admin', 'admin', 'DRAFT', 'EXPIRED', -422],
    ['admin', 'admin', 'PUBLISHED', 'EXPIRED', -422],
  ] as const)('%s, a post of %s, from %s to %s: %s', async (who, owner, from, to, expected) => {
    const post = await room.postIn(from, room[owner]);
    expect(await outcome(room[who], post, to, REASON)).toBe(expected);
  });

  it.each([
    ['author', 'author', 'DRAFT', 'DRAFT'],
    ['editor', 'author', 'DRAFT', -403],
    ['author', 'editor', 'DRAFT', -404],
    ['admin', 'author', 'DRAFT', 'DRAFT'],
    ['author', 'author', 'UNPUBLISHED', -403],
    ['admin', 'author', 'UNPUBLISHED', 'UNPUBLISHED'],
  ] as const)('%s takes a post of %s out of the trash, where it was %s: %s', async (...row) => {
    const [who, owner, before, expected] = row;
    const post = await room.postIn(before, room[owner]);
    const trashed = await room.transition(room.admin, post, 'TRASHED');
    expect(trashed.stateBeforeTrash).toBe(before);
    expect(await outcome(room[who], trashed, before)).toBe(expected);
  });

  it('the trash returns a post to its earlier state and no other', async () => {
    const trashed = await room.postIn('TRASHED', room.admin);
    expect(await outcome(room.admin, trashed, 'PUBLISHED')).toBe(-422);
    expect(await outcome(room.admin, trashed, 'UNPUBLISHED', REASON)).toBe(-422);
    expect(await outcome(room.admin, trashed, 'DRAFT')).toBe('DRAFT');
  });

  it('EDITOR publishes in a project of two steps, and unpublishes nothing there', async () => {
    for (const owner of ['author', 'editor'] as const) {
      const published = await short.transition(
        short.editor,
        await short.postIn('DRAFT', short[owner]),
        'PUBLISHED',
      );
      expect(await outcome(short.editor, published, 'UNPUBLISHED', REASON)).toBe(-403);
    }
  });

  it('unless a project allows it, nobody publishes or schedules their own post', async () => {
    const strict = await aNewsroom(server);
    await server.db
      .updateTable('projects')
      .set({ allow_self_approve: false })
      .where('id', '=', strict.projectId)
      .execute();
    expect(await outcome(strict.admin, await strict.postIn('DRAFT', strict.author), 'PUBLISHED')).toBe(
      'PUBLISHED',
    );
    const own = await strict.write(strict.admin, strict.finished());
    const scheduleTime = new Date(Date.now() + 3_600_000).toISOString();
    for (const to of ['PUBLISHED', 'SCHEDULED'] as const) {
      const { headers } = strict.admin;
      const body = { version: own.version, to, ...(to === 'SCHEDULED' && { scheduleTime }) };
      const refusal = await server.refusal(postEndpoints.transition, { headers, params: own, body });
      expect(refusal).toMatchObject({ status: 422, details: { rules: [{ code: 'OWN_POST' }] } });
    }
    const forwarded = await strict.transition(strict.admin, own, 'SUBMITTED');
    const second = await strict.hire('ADMIN');
    expect((await strict.transition(second, forwarded, 'PUBLISHED')).approvedBy).toBe(second.displayName);
  });

  it('a post of another project is unknown', async () => {
    const post = await short.postIn('DRAFT', short.admin);
    expect(await outcome(room.admin, post, 'PUBLISHED')).toBe(-404);
  });

  it.each(ROLES)('the transitions that a post offers %s are those that succeed', async (role) => {
    for (const from of ['DRAFT', 'PUBLISHED', 'UNPUBLISHED'] as const) {
      for (const to of ['DRAFT', 'PUBLISHED', 'UNPUBLISHED', 'TRASHED'] as const) {
        const post = await room.postIn(from, room.author);
        const offered = (await detail(room[role], post)).allowedTransitions.some(
          (transition) => transition.to === to,
        );
        expect([from, to, (await outcome(room[role], post, to, REASON)) === to]).toEqual([from, to, offered]);
      }
    }
  });
});

describe('unpublishing a post', () => {
  it.each([undefined, 'quá ngắn', '          '])(
    'requires a reason of ten characters: %j is none',
    async (reason) => {
      const post = await room.postIn('PUBLISHED', room.author);
      const expected = reason === undefined ? -422 : -400;
      expect(await outcome(room.admin, post, 'UNPUBLISHED', reason)).toBe(expected);
    },
  );

  it('keeps the reason with the post and in the audit', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const hidden = await room.transition(room.admin, post, 'UNPUBLISHED', `  ${REASON}  `);
    expect(hidden.stateReason).toBe(REASON);
    const [row] = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', post.id)
      .where('action', '=', 'post.unpublish')
      .execute();
    expect(row).toMatchObject({
      user_id: room.admin.userId,
      before: { state: 'PUBLISHED' },
      after: { state: 'UNPUBLISHED', stateReason: REASON },
    });
  });
});

it('a transition over an old version changes nothing and names who was faster', async () => {
  const post = await room.write(room.author, room.finished());
  await server.ask(postEndpoints.update, {
    headers: room.editor.headers,
    body: { id: post.id, version: post.version, excerpt: 'Sửa trước khi đăng' },
  });
  const refusal = await server.refusal(postEndpoints.transition, {
    headers: room.admin.headers,
    params: { id: post.id },
    body: { version: post.version, to: 'PUBLISHED' },
  });
  expect(refusal).toMatchObject({
    error: -409,
    code: 'VERSION_CONFLICT',
    details: { version: 2, updatedBy: room.editor.displayName },
  });
  expect((await detail(room.admin, post)).state).toBe('DRAFT');
});

it('of two concurrent publications one succeeds, the other is refused', async () => {
  const second = await room.hire('ADMIN');
  const posts = await Promise.all(Array.from({ length: 8 }, () => room.write(room.author, room.finished())));
  const pairs = posts.map((post) =>
    Promise.all([room.admin, second].map((by) => outcome(by, post, 'PUBLISHED'))),
  );
  for (const pair of await Promise.all(pairs)) expect(pair.map(String).sort()).toEqual(['-409', 'PUBLISHED']);
});

it('every transition is audited under its name', async () => {
  const draft = await room.write(room.admin, room.finished());
  const published = await room.transition(room.admin, draft, 'PUBLISHED');
  const hidden = await room.transition(room.admin, published, 'UNPUBLISHED', REASON);
  const trashed = await room.transition(room.admin, hidden, 'TRASHED');
  await room.transition(room.admin, trashed, 'UNPUBLISHED');
  const rows = await server.db
    .selectFrom('audit_log')
    .select(['action', 'user_id', 'project_id'])
    .where('entity', '=', 'post')
    .where('entity_id', '=', draft.id)
    .orderBy('id')
    .execute();
  expect(rows.map((row) => row.action)).toEqual([
    'post.create',
    'post.submit',
    'post.pickUp',
    'post.forward',
    'post.publish',
    'post.unpublish',
    'post.delete',
    'post.restore',
  ]);
  expect(new Set(rows.map((row) => [row.user_id, row.project_id].join()))).toEqual(
    new Set([[room.admin.userId, room.projectId].join()]),
  );
});

it('DELETE trashes a post by the same rules', async () => {
  const remove = async (by: Staff, { id }: Post, ifMatch?: number) =>
    (
      await server.send(postEndpoints.remove, {
        headers: { ...by.headers, ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }) },
        params: { id },
      })
    ).envelope.error;
  const draft = await room.postIn('DRAFT', room.author);
  expect(await remove(room.editor, draft)).toBe(-403);
  expect(await remove(room.author, draft, draft.version + 1)).toBe(-409);
  expect(await remove(room.author, draft, draft.version)).toBe(0);
  expect((await detail(room.author, draft)).state).toBe('TRASHED');
  expect(await remove(room.admin, draft)).toBe(-404);
  expect(await remove(room.admin, await room.postIn('PUBLISHED', room.author))).toBe(-422);
});
