import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import {
  type CommentRules,
  DEFAULT_COMMENT_RULES,
} from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { readerKeys } from '#server/app/intake/reader-keys.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { anEventsRoom } from '#server/features/events/test-support/an-events-room.ts';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { type CommentOptions, receive } from '#test/factories/a-comment.ts';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { reportComment } from '../public.ts';
import { senderKeyOf } from '../senders/sender-key.ts';

const server = await startTestServer();
const { db } = server;
let room: Newsroom;
let version = 1;

beforeAll(async () => {
  room = await aNewsroom(server);
});

async function setRules(changes: Partial<CommentRules>) {
  const rules = { ...DEFAULT_COMMENT_RULES, minSeconds: 0, ...changes };
  const body = { version, ...rules };
  ({ version } = await server.ask(commentEndpoints.updateRules, { headers: room.admin.headers, body }));
}

const aPublicPost = () => aPost(db, room.projectId, { state: 'PUBLISHED', title: 'Mùa lúa chín' });
const send = (postId: string, options: CommentOptions = {}) => receive(db, room.projectId, postId, options);

async function refusedBy(sending: Promise<unknown>): Promise<string> {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error('It was not refused.');
  return error.options.rules?.[0]?.code ?? error.code;
}

describe('A comment that a reader sends', () => {
  test('waits before moderation; after moderation only what a rule holds waits', async () => {
    const post = await aPublicPost();
    await setRules({ suspectWords: [{ text: 'lừa đảo', isExact: false }] });
    expect(await send(post)).toMatchObject({ state: 'PENDING', findings: [] });
    await setRules({ mode: 'AFTER', suspectWords: [{ text: 'lừa đảo', isExact: false }] });
    expect(await send(post)).toMatchObject({ state: 'APPROVED' });
    expect(await send(post, { content: 'Cẩn thận bị l.ừ.a đ.ả.o nhé mọi người' })).toMatchObject({
      state: 'PENDING',
      findings: [{ rule: 'SUSPECT_WORD', word: 'lừa đảo', folded: 'lua dao', start: 12, end: 23 }],
    });
  });

  test('with a banned word is rejected with the word, where the rules say so', async () => {
    await setRules({ bannedAction: 'REJECT', bannedWords: [{ text: 'đm', isExact: false }] });
    const { id, state } = await send(await aPublicPost(), { content: 'Chán quá đ.m thật' });
    const detail = await server.ask(commentEndpoints.detail, {
      headers: room.editor.headers,
      params: { id },
    });
    expect([state, detail.rejectCode, detail.rejectText]).toEqual(['REJECTED', 'OTHER', '“đm”']);
  });

  test('is refused when comments are off or closed, too soon after another, or without a verified e-mail', async () => {
    const post = await aPublicPost();
    await setRules({ mode: 'OFF' });
    expect(await refusedBy(send(post))).toBe('COMMENTS_OFF');
    await setRules({ closeAfterDays: 3 });
    const later = new Date(Date.now() + 4 * 86_400_000);
    expect(await refusedBy(send(post, { now: later }))).toBe('COMMENTS_CLOSED');
    await setRules({ minSeconds: 60 });
    await send(post, { sender: 'An' });
    expect(await refusedBy(send(post, { sender: 'An' }))).toBe('TOO_SOON');
    await setRules({});
    await db
      .updateTable('comment_rules')
      .set({ rules: JSON.stringify({ ...DEFAULT_COMMENT_RULES, verifiedOnly: true }) })
      .where('project_id', '=', room.projectId)
      .execute();
    expect(await refusedBy(send(post))).toBe('EMAIL_NOT_VERIFIED');
    expect(await send(post, { emailVerified: true, email: 'a@vidu.example' })).toMatchObject({ isNew: true });
    await setRules({});
  });

  test('on a post that is closed by hand is refused until somebody opens it', async () => {
    const post = await aPublicPost();
    const headers = room.editor.headers;
    const target = { targetType: 'POST', targetId: post } as const;
    await server.ask(commentEndpoints.setTarget, { headers, body: { ...target, isOpen: false } });
    expect(await refusedBy(send(post))).toBe('COMMENTS_CLOSED');
    await server.ask(commentEndpoints.setTarget, { headers, body: { ...target, isOpen: true } });
    expect(await send(post)).toMatchObject({ isNew: true });
    expect(await refusedBy(send(await aPost(db, room.projectId)))).toBe('NOT_FOUND');
    expect(await refusedBy(send('999999'))).toBe('NOT_FOUND');
  });

  test('of a banned sender is refused until the ban ends', async () => {
    const post = await aPublicPost();
    const { id } = await send(post, { sender: 'Kẻ phá' });
    const ban = await server.ask(commentEndpoints.ban, {
      headers: room.editor.headers,
      body: { commentId: id, length: 'WEEK', reason: 'Chửi tục' },
    });
    expect(await refusedBy(send(post, { sender: 'Kẻ phá' }))).toBe('SENDER_BANNED');
    await server.ask(commentEndpoints.unban, {
      headers: room.editor.headers,
      params: { id: ban.id },
      body: { version: ban.version },
    });
    expect(await send(post, { sender: 'Kẻ phá' })).toMatchObject({ isNew: true });
  });

  test('with the key of an earlier one is that one', async () => {
    const post = await aPublicPost();
    const first = await send(post, { idempotencyKey: 'một-khóa' });
    expect(await send(post, { idempotencyKey: 'một-khóa' })).toMatchObject({ id: first.id, isNew: false });
  });

  test('answers down to depth 2, and deeper answers stand beside the deepest', async () => {
    const post = await aPublicPost();
    let parentId: string | null = null;
    const places: unknown[] = [];
    for (let depth = 0; depth < 4; depth += 1) {
      const { id } = await send(post, { parentId, state: 'APPROVED' });
      const row = await db
        .selectFrom('comments')
        .select(['depth', 'parent_id', 'thread_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      places.push([row.depth, row.parent_id === parentId, row.thread_id !== null]);
      parentId = id;
    }
    expect(places).toEqual([
      [0, true, false],
      [1, true, true],
      [2, true, true],
      [2, false, true],
    ]);
    const hidden = (await send(post, { state: 'HIDDEN' })).id;
    expect(await refusedBy(send(post, { parentId: hidden }))).toBe('PARENT_GONE');
  });

  test('is held as a flood, as the same words again, and as a new sender', async () => {
    await setRules({ floodLimit: 3, repeatLimit: 2, newSenderApprovals: 1, mode: 'AFTER' });
    const post = await aPublicPost();
    const rules = async (options: CommentOptions) =>
      (await send(post, options)).findings.map(({ rule }) => rule);
    expect(await rules({ sender: 'Mai', content: 'Cảm ơn tòa soạn nhiều' })).toEqual(['NEW_ACCOUNT']);
    await send(post, { sender: 'Mai', state: 'APPROVED' });
    expect(await rules({ sender: 'Mai', content: 'Cảm ơn TÒA SOẠN nhiều!!!' })).toEqual([
      'FLOOD',
      'REPEATED',
    ]);
    await setRules({});
  });

  test('shows who writes with the same browser from the same network, and whether they are banned', async () => {
    const post = await aPublicPost();
    const keys = readerKeys('a-key-for-tests-that-is-long-enough');
    const from = (email: string, readerKey: string, senderName: string) => ({
      email,
      senderKey: senderKeyOf(keys, { email, readerKey }),
      deviceKey: senderKeyOf(keys, { email: '', readerKey }),
      senderName,
    });
    const first = await send(post, from('mot@vidu.example', 'a phone', 'Người Một'));
    const week = { commentId: first.id, length: 'WEEK' as const, reason: 'Phá rối' };
    await server.ask(commentEndpoints.ban, { headers: room.editor.headers, body: week });
    const second = await send(post, from('hai@vidu.example', 'a phone', 'Người Hai'));
    const third = await send(post, from('ba@vidu.example', 'another phone', 'Người Ba'));
    const seen = async (id: string) =>
      (await server.ask(commentEndpoints.detail, { headers: room.editor.headers, params: { id } }))
        .sameDevice;
    expect(await seen(second.id)).toEqual([{ commentId: first.id, senderName: 'Người Một', isBanned: true }]);
    expect(await seen(first.id)).toMatchObject([{ senderName: 'Người Hai', isBanned: false }]);
    expect(await seen(third.id)).toEqual([]);
  });

  test('keeps e-mail and address sealed; ADMIN sees them on request, and the log says who looked', async () => {
    const email = 'hoaithuong@vidu.example';
    const key = senderKeyOf(readerKeys('a-key-for-tests-that-is-long-enough'), { email, readerKey: '' });
    const sending = { email, senderKey: key, userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' };
    const { id } = await send(await aPublicPost(), sending);
    const { rows } = await sql<{ all: string }>`
      SELECT (SELECT string_agg(c::text, ' ') FROM comments AS c) || (
        SELECT string_agg(k::text, ' ') FROM comment_contacts AS k) AS all`.execute(db);
    expect(rows[0]?.all).not.toMatch(/hoaithuong|113\.161\.72/);
    const query = { text: email, view: 'all' } as const;
    const found = await server.ask(commentEndpoints.list, { headers: room.editor.headers, query });
    expect(found.items).toMatchObject([
      { id, emailHint: 'h•••@vidu.example', addressHint: '113.161.•••.•••' },
    ]);
    const reveal = { params: { id }, headers: room.editor.headers };
    expect(await server.refusal(commentEndpoints.reveal, reveal)).toMatchObject({ code: 'FORBIDDEN' });
    expect(
      await server.ask(commentEndpoints.reveal, { ...reveal, headers: room.admin.headers }),
    ).toMatchObject({ email, address: '113.161.72.9', deletedText: '' });
    const logged = db.selectFrom('audit_log').select('user_id').where('action', '=', 'comment.reveal');
    expect(await logged.where('entity_id', '=', id).execute()).toEqual([{ user_id: room.admin.userId }]);
  });
});

test('five readers hide a comment, an authority is none of them; the first report makes it due in 24 hours', async () => {
  const { id } = await send(await aPublicPost(), { state: 'APPROVED' });
  const report = (reader: number) =>
    db.transaction().execute((tx) =>
      reportComment(tx, room.projectId, {
        commentId: id,
        reporterKey: Buffer.from(`reader ${reader}`),
        reason: 'INSULT',
        text: '',
      }),
    );
  const detail = () => server.ask(commentEndpoints.detail, { headers: room.editor.headers, params: { id } });
  const start = Date.now();
  expect(await report(1)).toBe(true);
  expect(await report(1)).toBe(false);
  const once = await detail();
  expect(once).toMatchObject({ state: 'APPROVED', reportCount: 1, slaKind: 'REPORT', version: 1 });
  expect(Date.parse(once.slaDue ?? '') - start).toBeGreaterThanOrEqual(86_400_000);
  for (const reader of [2, 3, 4]) await report(reader);
  const request = { version: 1, orderRef: '7/CV', issuer: 'Sở Văn hóa', text: '' };
  const byEditor = { headers: room.editor.headers, params: { id } };
  await server.ask(commentEndpoints.authorityRequest, { ...byEditor, body: request });
  const asked = await detail();
  expect(asked).toMatchObject({ state: 'APPROVED', slaKind: 'AUTHORITY', slaDue: once.slaDue });
  await report(5);
  expect(await detail()).toMatchObject({
    state: 'HIDDEN',
    reportCount: 6,
    findings: [{ rule: 'REPORTED', count: 5 }],
  });
  expect(await refusedBy(report(6))).toBe('NOT_FOUND');
});

test('an event takes comments while it is public, and a draft of one is not known to readers', async () => {
  const events = await anEventsRoom(server);
  const shown = await events.published();
  const sent = await receive(db, events.projectId, shown.id, { targetType: 'EVENT' });
  expect(sent.state).toBe('PENDING');
  const draft = await events.write(events.author, events.finished());
  expect(await refusedBy(receive(db, events.projectId, draft.id, { targetType: 'EVENT' }))).toBe('NOT_FOUND');
});

test('a comment from an e-mail of a banned domain is refused, and none is lost for readers without e-mail', async () => {
  const post = await aPublicPost();
  await setRules({ bannedDomains: ['@Spam.vidu', 'spam.vidu'], refuseDisposable: true });
  expect(await refusedBy(send(post, { email: 'ai@quang-cao.spam.vidu' }))).toBe('EMAIL_DOMAIN_REFUSED');
  expect(await refusedBy(send(post, { email: 'ai@yopmail.com' }))).toBe('EMAIL_DOMAIN_REFUSED');
  expect(await send(post, { email: 'ai@thu.vidu' })).toMatchObject({ state: 'PENDING' });
  expect(await send(post)).toMatchObject({ state: 'PENDING' });
  const { rules } = await server.ask(commentEndpoints.rules, { headers: room.admin.headers });
  expect(rules.bannedDomains).toEqual(['spam.vidu']);
  await setRules({});
});
