import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { describe, expect, test } from 'vitest';
import type { Staff } from '#server/features/posts/test-support/a-newsroom.ts';
import { countStatements } from '#test/count-statements.ts';
import { startTestServer } from '#test/test-server.ts';
import { reportComment } from '../public.ts';
import { aModerationRoom, codesOf } from '../test-support/a-moderation-room.ts';

const server = await startTestServer();
const { db } = server;
const room = await aModerationRoom(server);

describe('A decision', () => {
  test('moves the comment, its counts and the log, and is undone by whoever made it alone', async () => {
    const id = await room.make();
    const before = await room.counts();
    const approved = await server.ask(
      commentEndpoints.decide,
      room.decision(room.editor, id, { version: 1, action: 'approve' }),
    );
    expect(approved).toMatchObject({
      state: 'APPROVED',
      version: 2,
      moderatedBy: { userId: room.editor.userId },
    });
    expect(await room.counts()).toMatchObject({
      waiting: before.waiting - 1,
      approved: before.approved + 1,
      all: before.all,
      mineToday: before.mineToday + 1,
    });
    const logged = await db
      .selectFrom('audit_log')
      .select(['action', 'user_id'])
      .where('entity', '=', 'comment')
      .where('entity_id', '=', id)
      .execute();
    expect(logged).toEqual([{ action: 'comment.approve', user_id: room.editor.userId }]);
    const undo = { params: { id }, body: { version: 2 } };
    const refused = await server.refusal(commentEndpoints.undo, { headers: room.other.headers, ...undo });
    expect(codesOf(refused)).toEqual(['NOTHING_TO_UNDO']);
    expect(await server.ask(commentEndpoints.undo, { headers: room.editor.headers, ...undo })).toMatchObject({
      state: 'PENDING',
      version: 3,
      moderatedBy: null,
    });
    expect(await room.counts()).toEqual(before);
  });

  test('on a version that somebody has changed is a conflict, and without a version a missing one', async () => {
    const id = await room.make();
    await server.ask(commentEndpoints.decide, room.decision(room.other, id, { version: 1, action: 'spam' }));
    const late = room.decision(room.editor, id, { version: 1, action: 'approve' });
    expect(await server.refusal(commentEndpoints.decide, late)).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { version: 2, updatedBy: room.other.displayName },
    });
    const { version: _, ...without } = late.body;
    const body = without as typeof late.body;
    expect(await server.refusal(commentEndpoints.decide, { ...late, body })).toMatchObject({
      code: 'VERSION_MISSING',
    });
  });

  test('for another reason needs words; a move that the state does not allow is refused', async () => {
    const id = await room.make();
    const reject = room.decision(room.editor, id, { version: 1, action: 'reject' });
    expect(codesOf(await server.refusal(commentEndpoints.decide, reject))).toEqual(['REJECT_TEXT_REQUIRED']);
    const keep = room.decision(room.editor, id, { version: 1, action: 'keep' });
    expect(codesOf(await server.refusal(commentEndpoints.decide, keep))).toEqual(['MOVE_NOT_POSSIBLE']);
    const insult = room.decision(room.editor, id, { version: 1, action: 'reject', code: 'INSULT' });
    expect(await server.ask(commentEndpoints.decide, insult)).toMatchObject({
      state: 'REJECTED',
      rejectCode: 'INSULT',
    });
  });

  test('answers an authority: it was due in 24 hours, and is due no more', async () => {
    const id = await room.make({ state: 'APPROVED' });
    const asked = await server.ask(commentEndpoints.authorityRequest, {
      ...room.by(room.editor, id),
      body: { version: 1, orderRef: '12/CV-TTĐT', issuer: 'Sở Văn hóa', text: 'Đề nghị gỡ' },
    });
    expect(asked).toMatchObject({ slaKind: 'AUTHORITY', reportCount: 1 });
    expect((await room.counts()).reported).toBeGreaterThan(0);
    await db
      .updateTable('comments')
      .set({ sla_due: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .execute();
    expect((await room.counts()).overdue).toBe(1);
    await server.ask(commentEndpoints.decide, room.decision(room.editor, id, { version: 2, action: 'hide' }));
    expect(await room.detail(id)).toMatchObject({ slaDue: null, reportCount: 0 });
    expect((await room.counts()).overdue).toBe(0);
  });
});

test('a decision taken back brings its reports back, with those that came since', async () => {
  const id = await room.make({ state: 'APPROVED' });
  const report = (reader: string) =>
    db.transaction().execute((tx) =>
      reportComment(tx, room.projectId, {
        commentId: id,
        reporterKey: Buffer.from(reader),
        reason: 'OTHER',
        text: '',
      }),
    );
  await report('first');
  await server.ask(commentEndpoints.decide, room.decision(room.editor, id, { version: 1, action: 'keep' }));
  await report('second');
  await server.ask(commentEndpoints.undo, { ...room.by(room.editor, id), body: { version: 2 } });
  expect(await room.detail(id)).toMatchObject({ reportCount: 2, slaKind: 'REPORT', state: 'APPROVED' });
});

test('a decision takes as many statements however many comments there are, in few round trips', async () => {
  const id = await room.make();
  const body = { version: 1, action: 'approve' } as const;
  const counted = await countStatements(() =>
    server.ask(commentEndpoints.decide, room.decision(room.editor, id, body)),
  );
  // Caller, begin, hold, write, step, log, notice, read, commit.
  expect(counted.statements).toBeLessThanOrEqual(9);
  expect(counted.roundTrips).toBeLessThanOrEqual(5);
});

describe('An edit', () => {
  test('keeps the original, approves in the same step if asked to, and one undo takes both back', async () => {
    const content = 'Ai cần ảnh thì nhắn tôi 0912 345 678';
    const id = await room.make({ content });
    const edited = await server.ask(commentEndpoints.edit, {
      ...room.by(room.editor, id),
      body: { version: 1, content: 'Ai cần ảnh thì nhắn tôi', approve: true },
    });
    expect(edited).toMatchObject({ state: 'APPROVED', isEdited: true, version: 2 });
    expect(await room.detail(id)).toMatchObject({
      contentOriginal: 'Ai cần ảnh thì nhắn tôi 091• ••• •••',
    });
    const query = { text: '0912', view: 'all' } as const;
    const headers = room.editor.headers;
    expect((await server.ask(commentEndpoints.list, { headers, query })).items).toEqual([]);
    await server.ask(commentEndpoints.undo, { ...room.by(room.editor, id), body: { version: 2 } });
    expect(await room.detail(id)).toMatchObject({
      state: 'PENDING',
      content: 'Ai cần ảnh thì nhắn tôi 091• ••• •••',
      contentOriginal: null,
      isEdited: false,
    });
    expect((await server.ask(commentEndpoints.list, { headers, query })).items).toMatchObject([{ id }]);
  });
});

describe('Marks of the newsroom', () => {
  test('are for public comments: three pins a post, picks and one answer, all gone when it is hidden', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => room.make({ state: 'APPROVED' })));
    const [first = '', second = '', third = '', fourth = ''] = ids;
    const pin = (id: string) => ({ ...room.by(room.editor, id), body: { version: 1, isOn: true } });
    for (const id of [first, second, third]) await server.ask(commentEndpoints.pin, pin(id));
    expect(codesOf(await server.refusal(commentEndpoints.pin, pin(fourth)))).toEqual(['TOO_MANY_PINNED']);
    const waiting = await room.make();
    expect(codesOf(await server.refusal(commentEndpoints.pick, pin(waiting)))).toEqual(['NOT_PUBLIC']);
    await server.ask(commentEndpoints.pick, {
      ...room.by(room.editor, first),
      body: { version: 2, isOn: true },
    });
    const replied = await server.ask(commentEndpoints.reply, {
      ...room.by(room.editor, first),
      body: { version: 3, text: 'Cảm ơn bạn đọc.', orgName: 'Ban Thời sự' },
    });
    expect(replied.officialReply).toMatchObject({ text: 'Cảm ơn bạn đọc.', orgName: 'Ban Thời sự' });
    const hidden = await server.ask(
      commentEndpoints.decide,
      room.decision(room.editor, first, { version: 4, action: 'hide' }),
    );
    expect(hidden).toMatchObject({ isPinned: false, isPick: false, state: 'HIDDEN' });
    await server.ask(commentEndpoints.undo, { ...room.by(room.editor, first), body: { version: 5 } });
    expect(await room.detail(first)).toMatchObject({ isPinned: true, isPick: true, state: 'APPROVED' });
  });
});

describe('A deletion', () => {
  test('is for ADMIN, needs a reason and leaves the words to the audit alone', async () => {
    const id = await room.make({ content: 'Lời này phải xóa' });
    const remove = { params: { id }, body: { version: 1, reason: 'Theo yêu cầu của người gửi' } };
    const asEditor = { headers: room.editor.headers, ...remove };
    expect(await server.refusal(commentEndpoints.remove, asEditor)).toMatchObject({ code: 'FORBIDDEN' });
    const removed = await server.ask(commentEndpoints.remove, { headers: room.admin.headers, ...remove });
    expect(removed).toMatchObject({ state: 'DELETED', content: '' });
    const query = { text: 'phải xóa', view: 'all' } as const;
    expect((await server.ask(commentEndpoints.list, { headers: room.admin.headers, query })).items).toEqual(
      [],
    );
    const edit = { ...room.by(room.admin, id), body: { version: 2, content: 'Khác' } };
    expect(codesOf(await server.refusal(commentEndpoints.edit, edit))).toEqual(['IS_DELETED']);
    expect(await server.ask(commentEndpoints.reveal, room.by(room.admin, id))).toMatchObject({
      deletedText: 'Lời này phải xóa',
    });
  });
});

describe('A ban', () => {
  test('of a week is for EDITOR, a longer one for ADMIN, who alone ends it', async () => {
    const id = await room.make({ sender: 'Kẻ phá rối' });
    const ban = (person: Staff, length: 'WEEK' | 'MONTH' | 'FOREVER') => ({
      headers: person.headers,
      body: { commentId: id, length, reason: 'Quảng cáo nhiều lần' },
    });
    expect(await server.refusal(commentEndpoints.ban, ban(room.editor, 'MONTH'))).toMatchObject({
      code: 'FORBIDDEN',
    });
    await server.ask(commentEndpoints.ban, ban(room.editor, 'WEEK'));
    expect(codesOf(await server.refusal(commentEndpoints.ban, ban(room.other, 'WEEK')))).toEqual([
      'ALREADY_BANNED',
    ]);
    const forever = await server.ask(commentEndpoints.ban, ban(room.admin, 'FOREVER'));
    expect(await room.detail(id)).toMatchObject({ ban: { id: forever.id, until: null } });
    const end = { params: { id: forever.id }, body: { version: forever.version } };
    expect(
      await server.refusal(commentEndpoints.unban, { headers: room.editor.headers, ...end }),
    ).toMatchObject({ code: 'FORBIDDEN' });
    await server.ask(commentEndpoints.unban, { headers: room.admin.headers, ...end });
    expect(await room.detail(id)).toMatchObject({ ban: null });
  });

  test("has a note about the sender beside it, which all of the sender's comments show", async () => {
    const [one, two] = [await room.make({ sender: 'Hoài' }), await room.make({ sender: 'Hoài' })];
    const note = { ...room.by(room.editor, one), body: { version: 1, text: 'Lời lẽ chừng mực' } };
    await server.ask(commentEndpoints.senderNote, note);
    expect(await room.detail(two)).toMatchObject({ senderNote: { text: 'Lời lẽ chừng mực', version: 2 } });
    expect(await server.refusal(commentEndpoints.senderNote, note)).toMatchObject({
      code: 'VERSION_CONFLICT',
    });
  });
});
