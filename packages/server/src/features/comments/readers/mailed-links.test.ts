import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { wireJobs } from '#server/app/wire-jobs.ts';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { openMailer } from '#server/core/mail/open-mailer.ts';
import { smtpAddressOf } from '#server/core/mail/smtp-address.ts';
import { aMailServer, type MailServer } from '#server/core/mail/test-support/a-mail-server.ts';
import { aPost } from '#test/factories/a-post.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aComment, aReaderWorld, READER_SECRET, type ReaderWorld } from './test-support/reader-world.ts';
import { tidyReaderComments } from './tidy-reader-comments.ts';

const DAY_MS = 86_400_000;
const server = await startTestServer();
let inbox: MailServer;
let now = new Date();

beforeEach(async () => {
  await server.db.deleteFrom('jobs').execute();
  inbox = await aMailServer();
  now = new Date();
});

async function sendMails(): Promise<void> {
  const smtp = smtpAddressOf(`smtp://127.0.0.1:${inbox.port}`);
  if (smtp === undefined) throw new Error('no address');
  const mailer = openMailer({ smtp, from: { name: 'Báo', address: 'bao@bao.example' }, pauseMs: 0 });
  onTestFinished(() => mailer.close());
  const secrets = { current: READER_SECRET };
  const tokens = linkTokens(secrets);
  const mail = { mailer, publicUrl: 'https://toasoan.example', tokens };
  const readerMail = { ...mail, secretBox: createSecretBox(secrets), intakeBase: 'https://nhan.example/api' };
  await runDueJobs(server.db, wireJobs(server, mail, readerMail), () => new Date(Date.now() + 60_000));
}

const secretIn = (text = '', page = '') =>
  new RegExp(`https://nhan.example/api/intake/v1/\\d+/comments/${page}#(tsn_[\\w-]{43})`).exec(text)?.[1] ??
  '';

async function begin(rules = {}, more: Partial<Parameters<typeof aReaderWorld>[1]> = {}) {
  const world = await aReaderWorld(server, { mails: true, rules, now: () => now, ...more });
  return { world, post: await aPost(server.db, world.projectId, { state: 'PUBLISHED' }) };
}

const commentsOf = ({ projectId }: ReaderWorld) =>
  server.db.selectFrom('comments').selectAll().where('project_id', '=', projectId).orderBy('id').execute();

describe('Where only verified addresses may write, a comment', () => {
  const body = { authorName: 'Lê Thị Mai', content: 'Chỉ sau khi xác nhận.', email: 'mai@mail.example' };

  test('gets no mail to an address of a refused domain', async () => {
    const { world, post } = await begin({ verifiedOnly: true, bannedDomains: ['mail.example'] });
    const refused = await world.post(`/comments/post-${post}/send`, body);
    expect(refused.json().details.rules).toMatchObject([{ code: 'EMAIL_DOMAIN_REFUSED' }]);
    await sendMails();
    expect(inbox.mails).toEqual([]);
  });

  test('is nowhere until its mailed link is opened, and is received once, with its address verified', async () => {
    const { world, post } = await begin({ verifiedOnly: true });
    const sent = await world.post(`/comments/post-${post}/send`, body);
    expect(sent.json().data).toEqual({ outcome: 'CONFIRM', comment: null });
    expect(await commentsOf(world)).toEqual([]);
    const stored = await server.db.selectFrom('comment_confirmations').selectAll().execute();
    expect(JSON.stringify(stored.map(({ box }) => box.toString('latin1')))).not.toMatch(/mai@|xác nhận/);
    await sendMails();
    expect(inbox.mails).toMatchObject([
      { to: ['mai@mail.example'], subject: expect.stringContaining('Xác nhận bình luận') },
    ]);
    const token = secretIn(inbox.mails[0]?.text, 'confirm');
    const confirmed = await world.post('/comment-email/confirm', { token });
    expect(confirmed.json().data).toEqual({ outcome: 'SHOWN' });
    expect(await commentsOf(world)).toMatchObject([
      { sender_name: 'Lê Thị Mai', email_verified: true, state: 'APPROVED' },
    ]);
    const again = await world.post('/comment-email/confirm', { token });
    expect(again.json()).toMatchObject({
      code: 'RULES_NOT_MET',
      details: { rules: [{ code: 'LINK_GONE' }] },
    });
    expect(await commentsOf(world)).toHaveLength(1);
  });

  test('is forgotten when nobody opens its link for 48 hours', async () => {
    const { world, post } = await begin({ verifiedOnly: true });
    await world.post(`/comments/post-${post}/send`, body);
    await sendMails();
    const token = secretIn(inbox.mails[0]?.text, 'confirm');
    now = new Date(now.getTime() + 2 * DAY_MS + 1_000);
    expect((await world.post('/comment-email/confirm', { token })).statusCode).toBe(422);
    await tidyReaderComments(server.db, now);
    expect(await server.db.selectFrom('comment_confirmations').select('id').execute()).toEqual([]);
  });

  test('needs an address, and a link of another project opens nothing', async () => {
    const { world, post } = await begin({ verifiedOnly: true });
    const { email: _email, ...without } = body;
    expect((await world.post(`/comments/post-${post}/send`, without)).json()).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ field: 'email' }],
    });
    await world.post(`/comments/post-${post}/send`, body);
    await sendMails();
    const elsewhere = await begin({ verifiedOnly: true });
    const token = secretIn(inbox.mails[0]?.text, 'confirm');
    expect((await elsewhere.world.post('/comment-email/confirm', { token })).statusCode).toBe(422);
    expect((await world.post('/comment-email/confirm', { token: `tsn_${'A'.repeat(43)}` })).statusCode).toBe(
      422,
    );
  });
});

describe('Erasure', () => {
  test('takes name, words and address out of all that an address wrote, and leaves the answers of others', async () => {
    const { world, post } = await begin();
    const email = 'Mai@Mail.example';
    const mine = aComment({ email, authorName: 'Tên cần xóa', content: 'Lời cần xóa, thật sự.' });
    const { id } = (await world.post(`/comments/post-${post}/send`, mine)).json().data.comment;
    await world.post(`/comments/post-${post}/send`, aComment({ parentId: id, authorName: 'Người khác' }));
    await server.db
      .updateTable('comments')
      .set({ content_original: 'Lời cũ' })
      .where('id', '=', id)
      .execute();
    const asked = await world.post('/comment-erasure/ask', { email: 'mai@mail.example' });
    expect(asked.json().data).toEqual({ received: true });
    await sendMails();
    const token = secretIn(inbox.mails[0]?.text, 'erase');
    expect((await world.post('/comment-erasure/confirm', { token })).json().data).toEqual({ erased: 1 });
    expect((await world.post('/comment-erasure/confirm', { token })).statusCode).toBe(422);
    const thread = (await world.get(`/comments/post-${post}/thread`)).json().data;
    expect(thread).toMatchObject({
      total: 1,
      items: [{ isGone: true, replies: [{ authorName: 'Người khác' }] }],
    });
    const [erased] = await commentsOf(world);
    expect(erased).toMatchObject({
      state: 'DELETED',
      sender_name: '',
      content: '',
      content_original: null,
      search: '',
    });
    const contacts = await server.db
      .selectFrom('comment_contacts')
      .selectAll()
      .where('comment_id', '=', id)
      .execute();
    expect(contacts).toEqual([]);
  });

  test('answers the same for an address that never commented, which gets no mail', async () => {
    const { world } = await begin();
    const asked = await world.post('/comment-erasure/ask', { email: 'chua-tung@mail.example' });
    expect(asked.json().data).toEqual({ received: true });
    await sendMails();
    expect(inbox.mails).toEqual([]);
    expect(await server.db.selectFrom('comment_erasures').select('id').execute()).toEqual([]);
  });

  test('says what to do instead where nothing can be mailed', async () => {
    const world = await aReaderWorld(server);
    const refused = await world.post('/comment-erasure/ask', { email: 'mai@mail.example' });
    expect(refused.json()).toMatchObject({ details: { rules: [{ code: 'MAIL_IS_OFF' }] } });
  });
});

test('a sender’s address and browser are kept as long as the project says, and the comment stays', async () => {
  const { world, post } = await begin({ contactDays: 30 });
  const other = await begin({ contactDays: 365 });
  for (const one of [world, other.world]) {
    const of = one === world ? post : other.post;
    await one.post(`/comments/post-${of}/send`, aComment({ email: 'kept@mail.example' }));
  }
  const hints = async (of: ReaderWorld) =>
    (
      await server.db
        .selectFrom('comment_contacts')
        .select('email_hint')
        .where('project_id', '=', of.projectId)
        .execute()
    ).length;
  await tidyReaderComments(server.db, new Date(Date.now() + 29 * DAY_MS));
  expect([await hints(world), await hints(other.world)]).toEqual([1, 1]);
  await tidyReaderComments(server.db, new Date(Date.now() + 31 * DAY_MS));
  expect([await hints(world), await hints(other.world)]).toEqual([0, 1]);
  expect(await commentsOf(world)).toHaveLength(1);
});

test('a number counts as verified when the phone service says so, and a service that is down refuses nothing wrongly', async () => {
  const asked: unknown[] = [];
  const phones = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const question = JSON.parse(text);
      asked.push(question);
      response.statusCode = question.token === 'down' ? 500 : 200;
      response.end(JSON.stringify({ verified: question.token === 'good' }));
    });
  });
  await new Promise<void>((resolve) => phones.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void phones.close());
  const phoneHook = `http://127.0.0.1:${(phones.address() as AddressInfo).port}/`;
  const { world, post } = await begin({}, { phoneHook });
  const send = (phoneToken: string) =>
    world.post(`/comments/post-${post}/send`, aComment({ phone: '0912 345 678', phoneToken }));
  expect((await send('good')).statusCode).toBe(200);
  expect((await send('bad')).statusCode).toBe(200);
  const down = await send('down');
  expect([down.statusCode, down.headers['retry-after']]).toEqual([503, '30']);
  expect((await commentsOf(world)).map(({ phone_verified }) => phone_verified)).toEqual([true, false]);
  expect(asked[0]).toEqual({ phone: '0912 345 678', token: 'good' });
});
