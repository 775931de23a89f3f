import { correctionRequestEndpoints } from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import { dataRequestEndpoints as endpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { wireJobs } from '#server/app/wire-jobs.ts';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { openMailer } from '#server/core/mail/open-mailer.ts';
import { smtpAddressOf } from '#server/core/mail/smtp-address.ts';
import { aMailServer, type MailServer } from '#server/core/mail/test-support/a-mail-server.ts';
import {
  aComment,
  aReaderWorld,
  READER_SECRET,
} from '#server/features/comments/readers/test-support/reader-world.ts';
import { CORRECTION_REQUEST } from '#test/bad-input/papers.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aPost } from '#test/factories/a-post.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';

const secrets = { current: READER_SECRET };
const tokens = linkTokens(secrets);
const server = await startTestServer({ mailTokens: tokens });
const { db } = server;
let inbox: MailServer;

beforeEach(async () => {
  await db.deleteFrom('jobs').execute();
  await db.deleteFrom('reader_counts').execute();
  inbox = await aMailServer();
});

async function sendMails(): Promise<void> {
  const smtp = smtpAddressOf(`smtp://127.0.0.1:${inbox.port}`);
  if (smtp === undefined) throw new Error('no address');
  const mailer = openMailer({ smtp, from: { name: 'Báo', address: 'bao@bao.example' }, pauseMs: 0 });
  onTestFinished(() => mailer.close());
  const mail = { mailer, publicUrl: 'https://toasoan.example', tokens };
  const readerMail = { ...mail, secretBox: createSecretBox(secrets), intakeBase: 'https://nhan.example/api' };
  await runDueJobs(db, wireJobs(server, mail, readerMail), () => new Date(Date.now() + 60_000));
}

const EMAIL = 'mai@mail.example';
const ASKED = {
  kind: 'DELETE',
  requesterName: 'Lê Thị Mai',
  capacity: 'SELF',
  subjectName: '',
  details: 'Xin xóa những gì tôi đã viết.',
  refs: [],
  email: EMAIL,
  phone: '',
};

async function begin(changes: object = {}) {
  const world = await aReaderWorld(server, { mails: true });
  const { projectId } = world;
  const boss = await aPerson(db, { role: 'ADMIN', projects: [projectId] });
  const headers = await signIn(db, boss, { project: projectId });
  const reply = await world.post('/data-requests', { ...ASKED, ...changes });
  const of = (id: string) => ({ headers, params: { id } });
  const { items } = await server.ask(endpoints.list, { headers });
  return { world, projectId, headers, reply, of, id: items[0]?.id ?? '' };
}

type Room = Awaited<ReturnType<typeof begin>>;

/** To the state in which something may be done. */
async function verified({ world, of, id }: Room): Promise<number> {
  await sendMails();
  const token = /forms\/data-request-email#(tsn_[\w-]{43})/.exec(
    inbox.mails.map(({ text }) => text).join('\n'),
  )?.[1];
  await world.post('/data-request-email/confirm', { token });
  const { version } = await server.ask(endpoints.detail, of(id));
  const proof = { kind: 'EMAIL_LINK' as const, note: '' };
  const moved = { ...of(id), body: { version, step: 'begin' as const, proof } };
  return (await server.ask(endpoints.transition, moved)).version;
}

async function comment({ world, projectId }: Room, more: object = {}): Promise<string> {
  const post = await aPost(db, projectId, { state: 'PUBLISHED' });
  const sent = await world.post(`/comments/post-${post}/send`, aComment({ email: EMAIL, ...more }));
  return sent.json<{ data: { comment: { id: string } } }>().data.comment.id;
}

const codes = ({ details }: { readonly details: { readonly rules?: readonly { code: string }[] } }) =>
  details.rules?.map(({ code }) => code);

describe('a reader', () => {
  test('gets number and due time, and opens the mailed link once: then the staff may begin', async () => {
    const room = await begin();
    const { reply, of, id, world } = room;
    expect(reply.json().data).toMatchObject({
      number: expect.stringMatching(/^YCDL-\d{4}-0001$/),
      isLinkMailed: true,
    });
    expect((await server.ask(endpoints.detail, of(id))).state).toBe('NEW');
    await verified(room);
    expect(inbox.mails).toMatchObject([{ to: [EMAIL], subject: expect.stringContaining('YCDL-') }]);
    const { state, isEmailVerified, proofKind, history } = await server.ask(endpoints.detail, of(id));
    expect({ state, isEmailVerified, proofKind }).toEqual({
      state: 'IN_PROGRESS',
      isEmailVerified: true,
      proofKind: 'EMAIL_LINK',
    });
    expect(history.map(({ verb }) => verb)).toEqual(['create', 'confirm', 'begin']);
    const token = /#(tsn_[\w-]{43})/.exec(inbox.mails[0]?.text ?? '')?.[1];
    const again = await world.post('/data-request-email/confirm', { token });
    expect([again.statusCode, again.json().details.rules[0].code]).toEqual([422, 'LINK_GONE']);
  });

  test.each([
    ['too few words', { details: 'Xóa' }, 400],
    ['no e-mail', { email: '' }, 400],
    ['a kind that is none', { kind: 'FORGET' }, 400],
    ['a child without a name', { capacity: 'PARENT' }, 422],
    ['an unknown key', { state: 'ANSWERED' }, 400],
    ['the hidden field', { website: 'https://a.example' }, 400],
  ])('is refused %s', async (_, changes, status) => {
    const { reply } = await begin(changes);
    expect(reply.statusCode).toBe(status);
  });

  test('gets the answer by mail', async () => {
    const room = await begin();
    const version = await verified(room);
    const body = { version, step: 'answer' as const, answer: 'Đã xóa 2 bình luận.' };
    await server.ask(endpoints.transition, { ...room.of(room.id), body });
    await sendMails();
    expect(inbox.mails[1]).toMatchObject({
      to: [EMAIL],
      text: expect.stringContaining('Đã xóa 2 bình luận.'),
    });
  });
});

describe('what the house holds of a person', () => {
  test('is found by e-mail in every place, by name as a hint, and exported only once it is known who asks', async () => {
    const room = await begin({ kind: 'ACCESS' });
    const { headers, of, id, world, projectId } = room;
    const own = await comment(room, { content: 'Bài rất hay, cảm ơn.' });
    const namesake = await comment(room, { email: 'khac@mail.example', authorName: 'Lê Thị Mai' });
    await comment(room, { email: 'la@mail.example', authorName: 'Người Lạ' });
    const correction = { ...CORRECTION_REQUEST, requesterEmail: 'MAI@mail.example' };
    await server.ask(correctionRequestEndpoints.create, { headers, body: correction });
    const staff = await aPerson(db, { email: EMAIL, projects: [projectId] });
    const { items } = await server.ask(endpoints.holdings, of(id));
    expect(items.map(({ kind, match }) => [kind, match])).toEqual([
      ['COMMENT', 'EMAIL'],
      ['COMMENT', 'NAME'],
      ['CORRECTION_REQUEST', 'EMAIL'],
      ['STAFF', 'EMAIL'],
    ]);
    expect(items.map((one) => one.id)).toEqual([own, namesake, expect.any(String), staff.userId]);
    const chosen = { items: [`COMMENT:${own}`] };
    const early = await server.refusal(endpoints.export, { ...of(id), body: chosen });
    expect(codes(early)).toEqual(['NOT_VERIFIED']);
    await verified(room);
    const { fileName, json } = await server.ask(endpoints.export, { ...of(id), body: chosen });
    expect(fileName).toMatch(/^YCDL-\d{4}-0001\.json$/);
    expect(JSON.parse(json)).toMatchObject({
      person: { email: EMAIL, name: 'Lê Thị Mai' },
      records: [{ content: 'Bài rất hay, cảm ơn.', email: EMAIL, foundBy: 'EMAIL' }],
    });
    const foreign = { items: ['COMMENT:999999'] };
    expect(codes(await server.refusal(endpoints.export, { ...of(id), body: foreign }))).toEqual([
      'NOT_FOUND_HERE',
    ]);
    const log = await db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('project_id', '=', world.projectId)
      .where('action', 'in', ['dataRequest.search', 'dataRequest.export'])
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['dataRequest.search', 'dataRequest.export']);
    expect(JSON.stringify(log)).not.toMatch(/mail\.example|Mai/);
  });

  test('of a child is looked for by the name alone: the e-mail is the parent’s', async () => {
    const room = await begin({ capacity: 'PARENT', subjectName: 'Bé Na', kind: 'RESTRICT' });
    await comment(room);
    const child = await comment(room, { email: 'la@mail.example', authorName: 'Bé Na' });
    const { items } = await server.ask(endpoints.holdings, room.of(room.id));
    expect(items.map(({ id, match }) => [id, match])).toEqual([[child, 'NAME']]);
    const version = await verified(room);
    const act = { ...room.of(room.id), body: { version, act: 'UNPUBLISH_COMMENTS' as const } };
    expect(codes(await server.refusal(endpoints.act, act))).toEqual(['NO_EMAIL']);
  });
});

describe('carrying a request out', () => {
  const stateOf = async (id: string) =>
    await db
      .selectFrom('comments')
      .select(['state', 'sender_name', 'content'])
      .where('id', '=', id)
      .executeTakeFirst();
  const contactsOf = async (ids: readonly string[]) =>
    (
      await db
        .selectFrom('comment_contacts')
        .select('comment_id')
        .where('comment_id', 'in', [...ids])
        .execute()
    ).length;

  test('erases the comments of the e-mail, leaves those of a namesake, and counts them in the history', async () => {
    const room = await begin();
    const own = await comment(room);
    const other = await comment(room, { email: 'khac@mail.example', authorName: 'Lê Thị Mai' });
    const version = await verified(room);
    const act = { ...room.of(room.id), body: { version, act: 'ERASE_COMMENTS' as const } };
    await server.ask(endpoints.act, act);
    expect(await stateOf(own)).toEqual({ state: 'DELETED', sender_name: '', content: '' });
    expect(await stateOf(other)).toMatchObject({ state: 'APPROVED', sender_name: 'Lê Thị Mai' });
    const { history } = await server.ask(endpoints.detail, room.of(room.id));
    expect(history.at(-1)?.done).toEqual({ act: 'ERASE_COMMENTS', count: 1 });
    expect((await server.refusal(endpoints.act, act)).code).toBe('VERSION_CONFLICT');
  });

  test('hides what is public and forgets the sender for an objection, and does what was not asked for never', async () => {
    const room = await begin({ kind: 'OBJECT' });
    const own = await comment(room);
    const early = { ...room.of(room.id), body: { version: 1, act: 'UNPUBLISH_COMMENTS' as const } };
    expect(codes(await server.refusal(endpoints.act, early))).toEqual(['ACT_NOT_NOW']);
    const version = await verified(room);
    const act = (seen: number, what: 'UNPUBLISH_COMMENTS' | 'FORGET_CONTACTS' | 'ERASE_COMMENTS') => ({
      ...room.of(room.id),
      body: { version: seen, act: what },
    });
    expect(await contactsOf([own])).toBe(1);
    const hidden = await server.ask(endpoints.act, act(version, 'UNPUBLISH_COMMENTS'));
    await server.ask(endpoints.act, act(hidden.version, 'FORGET_CONTACTS'));
    expect(await stateOf(own)).toMatchObject({ state: 'HIDDEN', sender_name: expect.stringMatching(/\S/) });
    expect(await contactsOf([own])).toBe(0);
    const moves = await db.selectFrom('comment_moves').select('verb').where('comment_id', '=', own).execute();
    expect(moves.map(({ verb }) => verb)).toContain('hide');
    const refused = await server.refusal(endpoints.act, act(hidden.version + 1, 'ERASE_COMMENTS'));
    expect(codes(refused)).toEqual(['ACT_NOT_NOW']);
  });

  test('empties e-mail and telephone of an answered correction and keeps the file', async () => {
    const room = await begin();
    const { headers } = room;
    const correction = await server.ask(correctionRequestEndpoints.create, {
      headers,
      body: { ...CORRECTION_REQUEST, requesterEmail: EMAIL },
    });
    for (const [seen, step] of [
      [1, 'accept'],
      [2, 'answer'],
    ] as const)
      await server.ask(correctionRequestEndpoints.transition, {
        headers,
        params: { id: correction.id },
        body: { version: seen, step, answer: 'Đã sửa' },
      });
    const version = await verified(room);
    await server.ask(endpoints.act, { ...room.of(room.id), body: { version, act: 'FORGET_CONTACTS' } });
    const kept = await server.ask(correctionRequestEndpoints.detail, {
      headers,
      params: { id: correction.id },
    });
    expect(kept).toMatchObject({ requesterEmail: '', requesterPhone: '', claim: CORRECTION_REQUEST.claim });
  });
});
