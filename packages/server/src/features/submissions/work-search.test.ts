import { contestEndpoints } from '@toasoan/contract/features/contests/endpoints.ts';
import { submissionEndpoints as endpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { expect, test } from 'vitest';
import { insertVersioned } from '#server/core/db/versioned.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;

test('works of all contests are found by number with or without dashes, by title, and by author for few', async () => {
  const project = await aProject(db);
  const hire = async (role: 'AUTHOR' | 'SUPPER_ADMIN') =>
    await signIn(db, await aPerson(db, { role, projects: [project] }), { project });
  const [author, chief] = [await hire('AUTHOR'), await hire('SUPPER_ADMIN')];
  const [first, second] = [await aContest(db, project, { title: 'Một' }), await aContest(db, project)];
  const sea = await aSubmission(db, project, first, {
    ...{ number: 'HV25-A-00123', title: 'Mẹ và biển', taken_place: 'Sầm Sơn' },
    entrant: { full_name: 'Đỗ Thị Quyên', search_text: 'do thi quyen' },
  });
  const field = await aSubmission(db, project, second, { number: 'HV26-B-00123', title: 'Đồng lúa' });
  const elsewhere = await aProject(db);
  await aSubmission(db, elsewhere, await aContest(db, elsewhere), { title: 'Mẹ và biển' });
  const find = async (text: string, headers = author) =>
    (await server.ask(endpoints.search, { headers, query: { text } })).items.map(({ id }) => id);
  expect(await find('HV25-A-00123')).toEqual([sea]);
  expect(await find('hv25a00123')).toEqual([sea]);
  expect(await find('00123')).toEqual([field, sea]);
  expect(await find('me va bien')).toEqual([sea]);
  expect(await find('sầm sơn mẹ')).toEqual([sea]);
  expect([await find('đỗ quyên'), await find('đỗ quyên', chief)]).toEqual([[], [sea]]);
  const { items } = await server.ask(endpoints.search, { headers: author, query: { text: 'biển' } });
  expect(items).toEqual([
    {
      id: sea,
      number: 'HV25-A-00123',
      title: 'Mẹ và biển',
      ...{ contestId: first, contestTitle: 'Một' },
      contestCode: items[0]?.contestCode,
    },
  ]);
});

test('works that wait for a check are counted for everybody but those who judge the contest blind', async () => {
  const project = await aProject(db);
  const person = await aPerson(db, { role: 'EDITOR', projects: [project] });
  const headers = await signIn(db, person, { project });
  const [own, other] = [await aContest(db, project), await aContest(db, project)];
  for (const contest of [own, own, other]) await aSubmission(db, project, contest);
  const waiting = async () => {
    const { items } = await server.ask(contestEndpoints.list, { headers, query: {} });
    return Object.fromEntries(items.map(({ id, waiting: works }) => [id, works]));
  };
  expect(await waiting()).toEqual({ [own]: 2, [other]: 1 });
  const by = { userId: null, displayName: '' };
  const round = { contest_id: own, key: 'PRELIM', position: 1, mode: 'SCORE10', state: 'OPEN' } as const;
  await insertVersioned(db, 'contest_rounds', project, { ...round, open_time: null, close_time: null }, by);
  const juror = { contest_id: own, user_id: person.userId, name: 'A', round_keys: ['PRELIM' as const] };
  await insertVersioned(db, 'contest_jurors', project, juror, by);
  expect(await waiting()).toEqual({ [own]: 0, [other]: 1 });
});
