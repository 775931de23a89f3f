import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aMailServer } from '#server/core/mail/test-support/a-mail-server.ts';
import { type ReceivedMail, readMail } from '#server/core/mail/test-support/read-mail.ts';
import { aNewsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { startTestServer } from '#test/test-server.ts';
import { notify } from '../notify.ts';
import { planMails } from './mail-jobs.ts';

const SCRIPT = fileURLToPath(new URL('test-support/mail-process.ts', import.meta.url));
const PEOPLE = 8;
const ANSWERED = 3;
/** A worker is killed and another starts, each of which takes seconds on a busy machine. */
const CRASH_TEST = { timeout: 120_000 };
/** A new process loads its modules before its first mail. */
const LONG = { timeout: 40_000, interval: 50 };
const server = await startTestServer();
const { db, database } = server;

function spawnWorker(port: number) {
  const child = spawn(process.execPath, [SCRIPT, database.url, database.role ?? '', String(port)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { kill: () => child.kill('SIGKILL'), ended: once(child, 'exit') };
}

/** A mail server that accepts every mail, but stops confirming them after the first few. */
async function aHesitantMailServer() {
  const mails: ReceivedMail[] = [];
  let isHesitant = true;
  const { port } = await aMailServer({
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push(readMail(Buffer.concat(parts).toString('utf8'), to, session.secure));
        if (!isHesitant || mails.length <= ANSWERED) done();
      });
    },
  });
  return {
    port,
    mails,
    beQuick: () => {
      isHesitant = false;
    },
  };
}

const statesOf = async () =>
  (await db.selectFrom('mails').select('state').execute()).map(({ state }) => state);

test(
  'a worker killed while sending loses no mail; a repeated mail has the same message id',
  CRASH_TEST,
  async () => {
    const room = await aNewsroom(server);
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => room.hire('EDITOR')));
    const post = await room.write(room.author, { title: 'Mùa lúa chín' });
    await notify(db, room.projectId, {
      kind: 'mention',
      postId: post.id,
      to: people.map(({ userId }) => userId),
      by: room.admin,
      detail: { title: post.title },
    });
    await db
      .updateTable('notifications')
      .set({ mail_due: new Date(Date.now() - 1_000) })
      .execute();
    await db
      .insertInto('notification_settings')
      .values(people.map(({ userId }) => awake(userId)))
      .execute();
    await planMails(db, new Date(), (error) => {
      throw error;
    });
    expect(await statesOf()).toEqual(Array(PEOPLE).fill('QUEUED'));

    const inbox = await aHesitantMailServer();
    const victim = spawnWorker(inbox.port);
    await vi.waitFor(async () => {
      expect(inbox.mails.length).toBeGreaterThan(ANSWERED);
      expect((await statesOf()).filter((state) => state === 'SENT')).toHaveLength(ANSWERED);
    }, LONG);
    victim.kill();
    await victim.ended;
    expect(await statesOf()).toContain('QUEUED');

    inbox.beQuick();
    spawnWorker(inbox.port);
    await vi.waitFor(async () => expect(await statesOf()).toEqual(Array(PEOPLE).fill('SENT')), LONG);
    const names = inbox.mails.map(nameOf);
    expect(new Set(inbox.mails.flatMap(({ to }) => to))).toEqual(new Set(people.map(({ email }) => email)));
    expect(new Set(names).size).toBe(PEOPLE);
    const again = names.filter((name, index) => names.indexOf(name) !== index);
    expect(again.length).toBeGreaterThan(0);
    // Each of the two connections had one mail on its way.
    expect(again.length).toBeLessThanOrEqual(2);
    expect(new Set(again).size).toBe(again.length);
    expect(await db.selectFrom('jobs').select('id').where('kind', '=', 'mail.send').execute()).toEqual([]);
  },
);

const nameOf = ({ headers }: ReceivedMail) => headers['message-id'] ?? '';

/** Without quiet hours. */
const awake = (userId: string) => ({
  user_id: userId,
  kinds: '{}',
  quiet_from: null,
  quiet_to: null,
  digest_time: '07:30',
  version: 2,
});
