import type { EntryState } from '@toasoan/contract/features/contest-entries/entry-answers.ts';
import { expect, test } from 'vitest';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { getVersioned } from '#server/core/db/versioned.ts';
import { fourColours } from '#server/core/images/test-support/test-pictures.ts';
import type { Mail } from '#server/core/mail/mail.ts';
import { READER_SECRET } from '#server/features/comments/readers/test-support/reader-world.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { addFixMail, entryMailJobs } from './mailing/entry-mail-jobs.ts';
import { aFullDraft, anEmail, anEntryWorld, HOUR } from './test-support/entry-world.ts';

const server = await startTestServer();
const { db } = server;
const mails: Mail[] = [];
const jobs = entryMailJobs({
  mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
  tokens: linkTokens({ current: READER_SECRET }),
  intakeBase: 'https://gui.example/api',
});
const picture = await fourColours(60, 40).jpeg().toBuffer();
const secretIn = (text = '') => /contests\/anh#(tsn_[\w-]{43})/.exec(text)?.[1] ?? '';

test('an author is mailed a code with a link, a receipt, and what is to be mended until when; each link opens', async () => {
  const world = await anEntryWorld(server);
  const [email, { done }] = [anEmail(), world];
  await done('code', { contest: 'anh', email, lang: 'en' });
  await runDueJobs(db, jobs);
  const code = mails.find(({ to }) => to.address === email);
  expect(code?.subject).toBe(`${await world.newestCode(email)} is your code for Ảnh đẹp`);
  const token = secretIn(code?.text);
  expect((await done('state', { token })).email).toBe(email);
  const draft = await aFullDraft(world, email, picture, token);
  const sent = await done<{ number: string; state: EntryState }>('send', draft.sending);
  await runDueJobs(db, jobs);
  const receipt = mails.at(-1);
  expect(receipt).toMatchObject({ to: { name: 'Nguyễn Thị Hoa', address: email } });
  expect(receipt?.text).toContain('HV25-A-00001');
  const id = sent.state.works[0]?.id ?? '';
  const until = new Date(world.clock.ms + HOUR);
  await db
    .updateTable('submissions')
    .set({ state: 'NEEDS_FIX', reason_code: 'MARKED', reason_text: 'Bỏ chữ ký.', fix_until: until })
    .where('id', '=', id)
    .execute();
  await addFixMail(db, await getVersioned(db, 'submissions', world.projectId, id));
  await runDueJobs(db, jobs);
  const fix = mails.at(-1);
  expect(fix?.text).toContain('Bỏ chữ ký.');
  const works = (await done('state', { token: secretIn(fix?.text) })).works;
  expect(works).toMatchObject([{ number: 'HV25-A-00001', mayFix: true }]);
  const stored = await db.selectFrom('jobs').select('payload').where('kind', 'like', 'entry.%').execute();
  expect(JSON.stringify(stored)).not.toContain('tsn_');
});
