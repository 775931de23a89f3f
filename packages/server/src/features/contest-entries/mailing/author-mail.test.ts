import {
  authorMailEndpoints as endpoints,
  MOST_MAILS_AN_HOUR,
} from '@toasoan/contract/features/contest-entries/author-mail.ts';
import { expect, test } from 'vitest';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { insertVersioned } from '#server/core/db/versioned.ts';
import type { Mail } from '#server/core/mail/mail.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { authorMailJobs } from './author-mail-jobs.ts';

const server = await startTestServer({
  mailTokens: linkTokens({ current: 'mot-khoa-bi-mat-cua-bai-kiem-thu-nay' }),
});
const { db } = server;
const mails: Mail[] = [];
const jobs = authorMailJobs({ send: async (mail) => void mails.push(mail), close: () => undefined });
const WORDS = { subject: 'Về {maso}', text: 'Chào {hoten},\n\n“{tacpham}” đã vào {cuocthi}.' };

async function anOffice() {
  const project = await aProject(db);
  const contest = await aContest(db, project, { title: 'Happy Việt Nam' });
  const person = await aPerson(db, { role: 'EDITOR', projects: [project] });
  const headers = await signIn(db, person, { project });
  const send = async (ids: readonly string[], words = WORDS) =>
    await server.send(endpoints.send, { headers, body: { contestId: contest, ids: [...ids], ...words } });
  return { project, contest, person, send };
}

test('each author gets a mail in their own words, and neither log nor table keeps address or text', async () => {
  const { project, contest, send } = await anOffice();
  const email = 'hoa@thu-rieng.example';
  const work = await aSubmission(db, project, contest, {
    ...{ number: 'HV26-A-00007', entrant: { email, email_key: email } },
  });
  const erased = await aSubmission(db, project, contest, { entrant: { state: 'ERASED', email: '' } });
  const other = await aSubmission(db, project, await aContest(db, project));
  const { envelope } = await send([work, erased, other]);
  expect(envelope).toMatchObject({ data: { done: 1, total: 3 } });
  expect(JSON.stringify(envelope)).toContain('Dữ liệu của tác giả đã được xóa');
  await runDueJobs(db, jobs);
  expect(mails.at(-1)).toMatchObject({ subject: 'Về HV26-A-00007', to: { address: email } });
  expect(mails.at(-1)?.text).toContain('Chào Nguyễn Thị Hoa,\n\n“Ngày mùa no ấm” đã vào Happy Việt Nam.');
  const log = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'submission.mailAuthor')
    .where('project_id', '=', project)
    .execute();
  expect(log.map(({ title }) => title)).toEqual(['HV26-A-00007']);
  const kept = await db.selectFrom('author_mails').selectAll().where('project_id', '=', project).execute();
  expect(kept.map(({ submission_id }) => submission_id)).toEqual([work]);
  expect(JSON.stringify([log, kept])).not.toMatch(/thu-rieng|Nguyễn Thị Hoa|Chào/);
});

test('unknown words, too many mails within an hour and a blind juror are refused before anything is sent', async () => {
  const { project, contest, person, send } = await anOffice();
  const work = await aSubmission(db, project, contest);
  const ruleOf = async (words = WORDS) =>
    /"rules":\[\{"code":"([A-Z_]+)"/.exec(JSON.stringify((await send([work], words)).envelope))?.[1];
  expect(await ruleOf({ ...WORDS, text: 'Chào {ten}' })).toBe('MAIL_WORD_UNKNOWN');
  const sent = { project_id: project, contest_id: contest, submission_id: work, created_by_id: null };
  const at = (minutes: number) => ({ ...sent, time: new Date(Date.now() - minutes * 60_000) });
  await db
    .insertInto('author_mails')
    .values(Array.from({ length: MOST_MAILS_AN_HOUR }, () => at(59)))
    .execute();
  expect(await ruleOf()).toBe('MAILS_TOO_MANY');
  await db.updateTable('author_mails').set(at(61)).where('project_id', '=', project).execute();
  expect(await ruleOf()).toBeUndefined();
  const by = { userId: null, displayName: '' };
  const round = { contest_id: contest, key: 'PRELIM', position: 1, mode: 'SCORE10', state: 'OPEN' } as const;
  await insertVersioned(db, 'contest_rounds', project, { ...round, open_time: null, close_time: null }, by);
  const juror = { contest_id: contest, user_id: person.userId, name: 'A', round_keys: ['PRELIM' as const] };
  await insertVersioned(db, 'contest_jurors', project, juror, by);
  expect(await ruleOf()).toBe('BLIND_ROUND');
  const mailed = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', 'entry.authorMail')
    .where('payload', '@>', JSON.stringify({ projectId: project }) as never)
    .execute();
  expect(mailed).toHaveLength(1);
});
