import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { DEFAULT_COMMENT_RULES } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { expect, test } from 'vitest';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { receive } from '#test/factories/a-comment.ts';
import { startTestServer } from '#test/test-server.ts';
import { aModerationRoom, codesOf } from '../test-support/a-moderation-room.ts';
import { previewRules } from './preview-rules.ts';

const server = await startTestServer();
const room = await aModerationRoom(server);
const admin = { headers: room.admin.headers };
const editor = { headers: room.editor.headers };
const words = (...texts: readonly string[]) => texts.map((text) => ({ text, isExact: false }));

test('rules are read by EDITOR and saved by ADMIN, version by version, with a row in the log', async () => {
  const before = await server.ask(commentEndpoints.rules, editor);
  expect(before).toMatchObject({
    rules: DEFAULT_COMMENT_RULES,
    version: 1,
    isMailOn: false,
    updateTime: null,
  });
  const body = {
    version: 1,
    ...DEFAULT_COMMENT_RULES,
    suspectWords: words('lừa đảo', 'Lừa Đảo', 'vay nóng'),
  };
  expect(await server.refusal(commentEndpoints.updateRules, { ...editor, body })).toMatchObject({
    code: 'FORBIDDEN',
  });
  const saved = await server.ask(commentEndpoints.updateRules, { ...admin, body });
  expect(saved).toMatchObject({ version: 2, updatedBy: room.admin.displayName });
  expect(saved.rules.suspectWords).toEqual(words('lừa đảo', 'vay nóng'));
  expect(await server.refusal(commentEndpoints.updateRules, { ...admin, body })).toMatchObject({
    code: 'VERSION_CONFLICT',
    details: { version: 2, updatedBy: room.admin.displayName },
  });
  const verified = { ...admin, body: { ...body, version: 2, verifiedOnly: true } };
  expect(codesOf(await server.refusal(commentEndpoints.updateRules, verified))).toEqual(['MAIL_IS_OFF']);
  const mailing = await startTestServer({
    beside: server,
    mailTokens: linkTokens({ current: 'a-key-for-links-that-is-long-enough', previous: undefined }),
  });
  expect(await mailing.ask(commentEndpoints.updateRules, verified)).toMatchObject({
    rules: { verifiedOnly: true },
    isMailOn: true,
  });
  const logged = await server.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'commentRules.update')
    .orderBy('id')
    .execute();
  expect(logged).toMatchObject([
    { after: { suspectWords: ['lừa đảo', 'vay nóng'] } },
    { after: { verifiedOnly: true } },
  ]);
});

test('the tester says why words would be held, by the saved rules or by others', async () => {
  const body = { text: 'Đúng là l.ừ.a đ.ả.o, ai cần vay n0ng alo 0912345678' };
  const byOthers = await server.ask(commentEndpoints.testRules, {
    ...editor,
    body: { ...body, rules: { ...DEFAULT_COMMENT_RULES, mode: 'AFTER', bannedWords: words('vay nóng') } },
  });
  expect(byOthers.state).toBe('PENDING');
  expect(byOthers.findings.map(({ rule, word }) => [rule, word])).toEqual([
    ['BANNED_WORD', 'vay nóng'],
    ['PHONE', ''],
  ]);
  const bySaved = await server.ask(commentEndpoints.testRules, { ...editor, body });
  expect(bySaved.findings.map(({ word }) => word)).toContain('lừa đảo');
});

test('a preview says what new rules would have held in 30 days, with examples, and changes nothing', async () => {
  const send = (content: string, sentTime = new Date()) =>
    receive(server.db, room.projectId, room.post.id, { content, state: 'APPROVED', sentTime });
  await send('Cho hỏi có xe buýt ra bến không ạ?');
  const caught = await send('Xe dù b.ế.n cóc chèo kéo khách');
  await send('Xe dù bến cóc chèo kéo khách', new Date(Date.now() - 31 * 86_400_000));
  const known = await send('Cẩn thận lừa đảo');
  const rules = { ...DEFAULT_COMMENT_RULES, suspectWords: words('bến cóc') };
  const preview = await server.ask(commentEndpoints.previewRules, {
    ...admin,
    body: { rules },
  });
  expect(preview).toMatchObject({
    looked: 3,
    days: 30,
    next: null,
    heldBefore: 1,
    heldAfter: 1,
    approvedHeldAfter: 1,
    byWord: [{ word: 'bến cóc', count: 1 }],
    newlyHeld: [{ id: caught.id, findings: [{ word: 'bến cóc', start: 6, tricks: ['SPACING'] }] }],
    letThrough: [{ id: known.id, findings: [{ word: 'lừa đảo' }] }],
  });
  expect((await server.ask(commentEndpoints.rules, editor)).version).toBe(3);
});

test('a preview goes through the 30 days step by step, each comment once, and says how far back it is', async () => {
  const other = await aModerationRoom(server);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000);
  const sent: string[] = [];
  for (const days of [29, 12, 12, 3, 1])
    sent.push(await other.make({ content: 'Xe dù bến cóc', sentTime: daysAgo(days) }));
  const rules = { ...DEFAULT_COMMENT_RULES, suspectWords: words('bến cóc') };
  const reached: number[] = [];
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const step = await previewRules(server.db, other.projectId, { rules, before }, 2);
    reached.push(step.days);
    seen.push(...step.newlyHeld.map(({ id }) => id));
    before = step.next ?? undefined;
  } while (before !== undefined);
  expect(reached).toEqual([3, 12, 30]);
  expect(seen).toHaveLength(5);
  expect(seen).toEqual(expect.arrayContaining(sent));
});

test('a preview goes on from a comment of the project, and from no other', async () => {
  const elsewhere = await aModerationRoom(server);
  const before = await elsewhere.make();
  const body = { rules: DEFAULT_COMMENT_RULES, before };
  expect(await server.refusal(commentEndpoints.previewRules, { ...admin, body })).toMatchObject({
    code: 'NOT_FOUND',
  });
});
