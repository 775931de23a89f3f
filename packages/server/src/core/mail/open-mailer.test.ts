import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Mail, MailRefused } from './mail.ts';
import { type MailerOptions, openMailer } from './open-mailer.ts';
import { smtpAddressOf } from './smtp-address.ts';
import { aMailServer } from './test-support/a-mail-server.ts';

const FROM = { name: 'Tòa Soạn', address: 'toasoan@bao.example' };
const MAIL: Mail = {
  to: { name: 'Nguyễn Thị Hằng', address: 'hang@bao.example' },
  subject: '[Việt Nam] Mùa lúa chín ở Mù Cang Chải: Thu Hà đã trả lại bài',
  text: 'Chào Hằng,\n\nĐoạn hai thiếu nguồn.',
  html: '<p>Chào Hằng, <b>đoạn hai</b> thiếu nguồn.</p>',
  messageKey: '0f8b1c52-7a2c-4a8e-9b57-4d1d7c1f3a10',
  settingsUrl: 'https://bao.example/profile',
};

function mailerFor(url: string, options: Partial<MailerOptions> = {}) {
  const smtp = smtpAddressOf(url);
  if (smtp === undefined) throw new Error(`no address: ${url}`);
  const mailer = openMailer({ smtp, from: FROM, pauseMs: 0, ...options });
  onTestFinished(() => mailer.close());
  return mailer;
}

test('a mail arrives complete: text and HTML, Vietnamese everywhere, sender and unsubscribe address', async () => {
  const server = await aMailServer();
  await mailerFor(`smtp://127.0.0.1:${server.port}`).send(MAIL);
  const [mail] = server.mails;
  expect(mail).toMatchObject({ to: ['hang@bao.example'], subject: MAIL.subject, isEncrypted: false });
  expect(mail?.text.replaceAll('\r\n', '\n').trim()).toBe(MAIL.text);
  expect(mail?.html.trim()).toBe(MAIL.html);
  expect(mail?.headers).toMatchObject({
    'message-id': `<${MAIL.messageKey}@bao.example>`,
    'list-unsubscribe': '<https://bao.example/profile>',
    'auto-submitted': 'auto-generated',
  });
  expect(mail?.headers.from).toContain('<toasoan@bao.example>');
});

test('a title, a name or an address cannot add a header', async () => {
  const server = await aMailServer();
  const evil = 'Bài\r\nBcc: thief@evil.example\r\n\r\nnội dung khác';
  await mailerFor(`smtp://127.0.0.1:${server.port}`).send({
    ...MAIL,
    subject: evil,
    to: { name: evil, address: 'hang@bao.example' },
  });
  const [mail] = server.mails;
  expect(mail?.to).toEqual(['hang@bao.example']);
  expect(mail?.headers.bcc).toBeUndefined();
  expect(mail?.subject).toBe('Bài Bcc: thief@evil.example nội dung khác');
  const broken = {
    ...MAIL,
    to: { name: 'Hằng', address: 'hang@bao.example\r\nRCPT TO:<thief@evil.example>' },
  };
  await expect(mailerFor(`smtp://127.0.0.1:${server.port}`).send(broken)).rejects.toThrow();
  expect(server.mails.flatMap(({ to }) => to)).not.toContain('thief@evil.example');
});

test('temporary and permanent refusals are distinguished', async () => {
  const server = await aMailServer();
  const mailer = mailerFor(`smtp://127.0.0.1:${server.port}`);
  server.refuse(450, 550);
  const temporary: unknown = await mailer.send(MAIL).catch((error: unknown) => error);
  expect(temporary).toBeInstanceOf(Error);
  expect(temporary).not.toBeInstanceOf(MailRefused);
  await expect(mailer.send(MAIL)).rejects.toBeInstanceOf(MailRefused);
  await mailer.send(MAIL);
  expect(server.mails).toHaveLength(1);
});

test('one connection carries many mails', async () => {
  const server = await aMailServer();
  const mailer = mailerFor(`smtp://127.0.0.1:${server.port}`);
  for (let number = 0; number < 5; number += 1) await mailer.send(MAIL);
  expect([server.mails.length, server.connections()]).toEqual([5, 1]);
});

test('an unreachable server is not tried again for a while', async () => {
  const server = await aMailServer({
    onConnect: (_session, done) => done(Object.assign(new Error('Too busy'), { responseCode: 421 })),
  });
  const mailer = mailerFor(`smtp://127.0.0.1:${server.port}`, { pauseMs: 60_000 });
  await expect(mailer.send(MAIL)).rejects.not.toBeInstanceOf(MailRefused);
  await expect(mailer.send(MAIL)).rejects.toThrow('did not answer a moment ago');
  const refused = mailerFor('smtp://127.0.0.1:1');
  await expect(refused.send(MAIL)).rejects.toThrow('ECONNREFUSED');
});

test('a server that does not answer is given up', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as { port: number };
  const mailer = mailerFor(`smtp://127.0.0.1:${port}`, { patienceMs: 300 });
  await expect(mailer.send(MAIL)).rejects.toThrow(/timeout|greeting/i);
});

test('a server that disconnects in the middle of a mail may be tried again', async () => {
  const rude = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (said) => {
      if (String(said).startsWith('DATA')) socket.write('354 go on\r\n', () => socket.destroy());
      else socket.write('250 fine\r\n');
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void rude.close());
  await new Promise((resolve) => rude.once('listening', resolve));
  const { port } = rude.address() as { port: number };
  const error: unknown = await mailerFor(`smtp://127.0.0.1:${port}`)
    .send(MAIL)
    .catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefused);
});

const WITH_TLS = { disabledCommands: ['AUTH'] };

test('a self-signed certificate is accepted only where the address says so', async () => {
  const server = await aMailServer(WITH_TLS);
  const secure = await aMailServer({ ...WITH_TLS, secure: true });
  for (const url of [
    `smtp://127.0.0.1:${server.port}?starttls=required`,
    `smtps://127.0.0.1:${secure.port}`,
  ]) {
    await expect(mailerFor(url).send(MAIL)).rejects.toThrow(/certificate/);
    await mailerFor(`${url}${url.includes('?') ? '&' : '?'}selfSigned=yes`).send(MAIL);
  }
  expect([...server.mails, ...secure.mails].map(({ isEncrypted }) => isEncrypted)).toEqual([true, true]);
});

test('without the required encryption nothing is sent; where it is not wanted, it is not used', async () => {
  const plain = await aMailServer();
  await expect(mailerFor(`smtp://127.0.0.1:${plain.port}?starttls=required`).send(MAIL)).rejects.toThrow();
  expect(plain.mails).toEqual([]);
  const server = await aMailServer(WITH_TLS);
  await mailerFor(`smtp://127.0.0.1:${server.port}?starttls=no`).send(MAIL);
  expect(server.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([false]);
});

test('a wrong login is our own mistake: it may be retried, and never reveals the password', async () => {
  const server = await aMailServer({
    authOptional: false,
    disabledCommands: [],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('Wrong login')),
  });
  const mailer = mailerFor(`smtp://me:s3cret-word@127.0.0.1:${server.port}?starttls=no`);
  const error: unknown = await mailer.send(MAIL).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefused);
  expect(String(error)).not.toContain('s3cret-word');
});
