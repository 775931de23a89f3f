import { buffer } from 'node:stream/consumers';
import { awardEndpoints as endpoints } from '@toasoan/contract/features/contest-results/endpoints.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { insertVersioned } from '#server/core/db/versioned.ts';
import { TaskFiles } from '#server/features/tasks/task-files.ts';
import { taskJobs } from '#server/features/tasks/task-jobs.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { minutesTask } from './minutes-task.ts';

const server = await startTestServer();
const { db, storage, scratch } = server;
const files = new TaskFiles(storage, scratch);
const BY = { userId: null, displayName: '' };

test('the minutes of a locked round name its jurors, works and reasons, and no author', async () => {
  const project = await aProject(db);
  const admin = await signIn(db, await aPerson(db, { role: 'ADMIN', projects: [project] }), { project });
  const contest = await aContest(db, project, { title: 'Việt Nam hạnh phúc' });
  const round = {
    contest_id: contest,
    position: 3,
    mode: 'SCORE10',
    open_time: null,
    close_time: null,
  } as const;
  const { id } = await insertVersioned(
    db,
    'contest_rounds',
    project,
    { ...round, key: 'FINAL', state: 'LOCKED' },
    BY,
  );
  const open = await insertVersioned(
    db,
    'contest_rounds',
    project,
    { ...round, key: 'PRELIM', state: 'OPEN' },
    BY,
  );
  const work = await aSubmission(db, project, contest, {
    number: 'HV25-A-00231',
    title: 'Ướt đẫm nắng Bãi Đông',
  });
  const { userId } = await aPerson(db, { role: 'AUTHOR', projects: [project] });
  const juror = {
    contest_id: contest,
    user_id: userId,
    name: 'Lê Quỳnh Hương',
    round_keys: ['FINAL' as const],
  };
  await insertVersioned(db, 'contest_jurors', project, { ...juror, is_chair: true }, BY);
  await db
    .insertInto('round_results')
    .values({
      ...{ project_id: project, round_id: id, submission_id: work, category: 'PHOTO_SINGLE', score_count: 5 },
      ...{ mean: '9.12', trimmed: '9.10', normalised: '9.05', spread: '0.50', is_outlier: false, rank: 1 },
      ...{ decision: 'PASS', decide_reason: 'Bố cục vững hơn.', decided_by_id: null },
      ...{ decided_by_name: 'Lê Quỳnh Hương', applied_time: null },
    })
    .execute();
  const order = (roundId: string) => server.send(endpoints.minutes, { body: { roundId }, headers: admin });
  const check = await insertVersioned(
    db,
    'contest_rounds',
    project,
    { ...round, key: 'CHECK', state: 'APPLIED' },
    BY,
  );
  expect(JSON.stringify((await order(open.id)).envelope)).toContain('ROUND_NOT_LOCKED');
  expect((await order(check.id)).status).toBe(404);
  expect((await order(id)).status).toBe(200);
  await runDueJobs(db, taskJobs({ files, handlers: [minutesTask()] }));
  const task = await db
    .selectFrom('tasks')
    .selectAll()
    .where('project_id', '=', project)
    .executeTakeFirstOrThrow();
  expect(task.state).toBe('DONE');
  const stored = await files.open(task.file ?? '');
  const pdf = await getDocumentProxy(new Uint8Array(await buffer(stored.content)));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const said of [
    'Lê Quỳnh Hương',
    'HV25-A-00231',
    'Ướt đẫm nắng',
    '9,12',
    'Bố cục vững hơn.',
    'Lệch trên 3 được',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('Nguyễn Thị Hoa');
});
