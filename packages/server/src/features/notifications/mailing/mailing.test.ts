import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import {
  DEFAULT_SETTINGS,
  type NotificationSettings,
} from '@toasoan/contract/features/notifications/notification-settings.ts';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { wireJobs } from '#server/app/wire-jobs.ts';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { openMailer } from '#server/core/mail/open-mailer.ts';
import { smtpAddressOf } from '#server/core/mail/smtp-address.ts';
import { aMailServer } from '#server/core/mail/test-support/a-mail-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '#server/features/posts/test-support/a-newsroom.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { notify } from '../notify.ts';
import { planMails } from './mail-jobs.ts';

const PUBLIC_URL = 'https://toasoan.example';
const TOKENS = linkTokens({ current: 'a-key-for-tests-that-is-long-enough' });
const MINUTE_MS = 60_000;
const server = await startTestServer();
let room: Newsroom;
let post: { readonly id: string; readonly title: string };

beforeEach(async () => {
  await server.db.deleteFrom('jobs').execute();
  await server.db.updateTable('notifications').set({ mail_due: null }).execute();
  room = await aNewsroom(server);
  post = await room.write(room.author, { title: 'Mùa lúa chín <b>vàng</b>' });
});

const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const announce = (to: Staff, kind: NotificationKind, options: { text?: string; postId?: string } = {}) =>
  notify(server.db, room.projectId, {
    kind,
    postId: options.postId ?? post.id,
    to: [to.userId],
    by: room.admin,
    detail: { title: post.title, text: options.text ?? '' },
  });
const save = ({ headers }: Staff, options: Partial<NotificationSettings>) =>
  server.ask(notificationEndpoints.saveSettings, {
    headers,
    body: { ...DEFAULT_SETTINGS, quiet: null, ...options, version: 1 },
  });

function mailerTo(port: number, pauseMs = 0) {
  const smtp = smtpAddressOf(`smtp://127.0.0.1:${port}`);
  if (smtp === undefined) throw new Error('no address');
  const mailer = openMailer({ smtp, from: { name: 'Tòa Soạn', address: 'toasoan@bao.example' }, pauseMs });
  onTestFinished(() => mailer.close());
  return mailer;
}

async function send(port: number, now: Date): Promise<void> {
  await planMails(server.db, now, (error) => {
    throw error;
  });
  const jobs = wireJobs(server, { mailer: mailerTo(port), publicUrl: PUBLIC_URL, tokens: TOKENS });
  await runDueJobs(server.db, jobs, () => now);
}
const mailsOf = ({ userId }: Staff) =>
  server.db
    .selectFrom('mails')
    .select(['kind', 'state', 'error'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

it('concurrent notifications are bundled over two minutes, with project, post and event', async () => {
  const inbox = await aMailServer();
  await save(room.editor, {});
  await announce(room.editor, 'postAssigned', { text: 'Gấp, "trước" 17 giờ & đủ ảnh.' });
  await announce(room.editor, 'mention');
  await send(inbox.port, later(1));
  expect(inbox.mails).toEqual([]);
  await send(inbox.port, later(3));
  const [mail, ...others] = inbox.mails;
  expect(others).toEqual([]);
  const { name } = await server.db
    .selectFrom('projects')
    .select('name')
    .where('id', '=', room.projectId)
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    to: [room.editor.email],
    subject: `[${name}] 2 thông báo: ${post.title}`,
  });
  expect(mail?.text).toContain(`${room.admin.displayName} đã giao bài cho bạn`);
  expect(mail?.text).toContain(`${PUBLIC_URL}/manager_post/view/${post.id}?project=${room.projectId}`);
  expect(mail?.html).toContain('Mùa lúa chín &lt;b&gt;vàng&lt;/b&gt;');
  expect(mail?.html).toContain('Gấp, &quot;trước&quot; 17 giờ &amp; đủ ảnh.');
  expect(mail?.headers['list-unsubscribe']).toBe(`<${PUBLIC_URL}/profile#notifications>`);
  await send(inbox.port, later(10));
  expect(inbox.mails).toHaveLength(1);
  expect(await mailsOf(room.editor)).toEqual([{ kind: 'now', state: 'SENT', error: null }]);
});

it('speaks the language the person has chosen', async () => {
  const inbox = await aMailServer();
  await save(room.editor, {});
  const layout = JSON.stringify({ themeMode: 'light', showBreadcrumb: true, locale: 'en' });
  await server.db
    .insertInto('user_preferences')
    .values({
      user_id: room.editor.userId,
      app_config: '{}',
      page_config: '{}',
      layout,
      update_time: new Date(),
    })
    .execute();
  await announce(room.editor, 'postAssigned');
  await send(inbox.port, later(3));
  expect(inbox.mails[0]?.subject).toContain(`${post.title}: ${room.admin.displayName} gave you a post`);
});

it('read notifications are not mailed, nor those the person may no longer see', async () => {
  const inbox = await aMailServer();
  const { author, editor } = room;
  for (const person of [author, editor]) await save(person, {});
  const hidden = await room.write(editor, { title: 'Bài của biên tập' });
  await announce(author, 'mention', { postId: hidden.id });
  await announce(editor, 'mention');
  const { items } = await server.ask(notificationEndpoints.list, { headers: editor.headers });
  const body = { ids: items.map(({ id }) => id) };
  await server.ask(notificationEndpoints.markRead, { headers: editor.headers, body });
  await send(inbox.port, later(3));
  expect(inbox.mails).toEqual([]);
  expect(await mailsOf(author)).toMatchObject([{ state: 'DROPPED' }]);
  expect(await mailsOf(editor)).toEqual([]);
});

it('a person disabled meanwhile gets no mail', async () => {
  const inbox = await aMailServer();
  await save(room.editor, {});
  await announce(room.editor, 'mention');
  await server.db
    .updateTable('users')
    .set({ status: 'DISABLED' })
    .where('id', '=', room.editor.userId)
    .execute();
  await send(inbox.port, later(3));
  expect(inbox.mails).toEqual([]);
  expect(await mailsOf(room.editor)).toMatchObject([{ state: 'DROPPED' }]);
});

it('waits for the end of the quiet hours', async () => {
  const inbox = await aMailServer();
  await save(room.editor, { quiet: { from: '22:00', to: '06:00' } });
  await announce(room.editor, 'mention');
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const due = new Date(`${day}T23:00:00+07:00`);
  await server.db
    .updateTable('notifications')
    .set({ mail_due: due })
    .where('user_id', '=', room.editor.userId)
    .execute();
  await send(inbox.port, new Date(`${day}T23:01:00+07:00`));
  expect(inbox.mails).toEqual([]);
  await send(inbox.port, new Date(due.getTime() + 7 * 3_600_000 + MINUTE_MS));
  expect(inbox.mails).toHaveLength(1);
});

it('the digest is sent once, at the chosen time, and only with unread notifications', async () => {
  const inbox = await aMailServer();
  await save(room.editor, { digestTime: '09:15' });
  await announce(room.editor, 'postSubmitted');
  await announce(room.editor, 'noteAdded', { text: 'Đoạn hai.' });
  const rows = await server.db
    .selectFrom('notifications')
    .select(['mail', 'mail_due'])
    .where('user_id', '=', room.editor.userId)
    .execute();
  const [due] = rows.map(({ mail_due }) => mail_due ?? new Date(0));
  expect(rows.map(({ mail }) => mail)).toEqual(['digest', 'digest']);
  expect(due?.toISOString().slice(11)).toBe('02:15:00.000Z');
  expect(due?.getTime()).toBeGreaterThan(Date.now());
  expect(due?.getTime()).toBeLessThanOrEqual(Date.now() + 86_400_000);
  await send(inbox.port, new Date((due?.getTime() ?? 0) - MINUTE_MS));
  expect(inbox.mails).toEqual([]);
  for (const minutes of [1, 2]) await send(inbox.port, new Date((due?.getTime() ?? 0) + minutes * MINUTE_MS));
  expect(inbox.mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`Tóm tắt 2 thông báo chưa đọc: ${post.title}…`),
  ]);
});

it('a temporary refusal is retried later, and the mail keeps its id', async () => {
  const inbox = await aMailServer();
  inbox.refuse(451, 451);
  await save(room.editor, {});
  await announce(room.editor, 'mention');
  await send(inbox.port, later(3));
  expect(inbox.mails).toEqual([]);
  expect(await mailsOf(room.editor)).toMatchObject([{ state: 'QUEUED' }]);
  expect(await server.db.selectFrom('jobs').select(['attempts', 'dead_time']).execute()).toEqual([
    { attempts: 1, dead_time: null },
  ]);
  await send(inbox.port, later(10));
  await send(inbox.port, later(20));
  expect(inbox.mails).toHaveLength(1);
  expect(await mailsOf(room.editor)).toMatchObject([{ state: 'SENT' }]);
});

it('a permanent refusal is recorded, not retried, and shown in the settings', async () => {
  const inbox = await aMailServer();
  inbox.refuse(550);
  await save(room.editor, {});
  await announce(room.editor, 'mention');
  await send(inbox.port, later(3));
  await send(inbox.port, later(60));
  expect(inbox.mails).toEqual([]);
  expect(await mailsOf(room.editor)).toMatchObject([
    { state: 'FAILED', error: expect.stringContaining('550') },
  ]);
  expect(await server.db.selectFrom('jobs').select('id').execute()).toEqual([]);
  const { mail } = await server.ask(notificationEndpoints.settings, { headers: room.editor.headers });
  expect(mail.failedTime).not.toBeNull();
});

it('an unreachable server delays the mail and no other job', async () => {
  await save(room.editor, {});
  await announce(room.editor, 'mention');
  await send(1, later(3));
  expect(await mailsOf(room.editor)).toMatchObject([{ state: 'QUEUED' }]);
  expect(await server.readiness.missing()).toEqual([]);
  const submitted = await room.postIn('SUBMITTED', room.author);
  expect(submitted.state).toBe('SUBMITTED');
});

it('two processes that plan at once create one mail', async () => {
  const inbox = await aMailServer();
  await save(room.editor, {});
  await announce(room.editor, 'mention');
  const fail = (error: unknown) => {
    throw error;
  };
  await Promise.all([planMails(server.db, later(3), fail), planMails(server.db, later(3), fail)]);
  await send(inbox.port, later(3));
  expect(inbox.mails).toHaveLength(1);
});

it('notifications that stayed unmailed for a day without a server are not mailed any more', async () => {
  const inbox = await aMailServer();
  await save(room.editor, {});
  await announce(room.editor, 'mention');
  await send(inbox.port, later(25 * 60));
  expect(inbox.mails).toEqual([]);
});

it('without a mail server nothing is planned and no job waits', async () => {
  await announce(room.editor, 'mention');
  const mailing = server.db.selectFrom('jobs').where('kind', '!=', 'post.indexBody');
  expect(await mailing.select('id').execute()).toEqual([]);
  expect(wireJobs(server).map(({ kind }) => kind)).not.toContain('mail.send');
});
