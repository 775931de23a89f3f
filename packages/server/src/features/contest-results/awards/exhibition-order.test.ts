import { awardEndpoints as endpoints } from '@toasoan/contract/features/contest-results/endpoints.ts';
import { expect, test } from 'vitest';
import { aContest } from '#test/factories/a-contest.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;

test('the exhibition stands in the order that people gave, then by codes; only the moved work gets a version', async () => {
  const project = await aProject(db);
  const headers = await signIn(db, await aPerson(db, { role: 'EDITOR', projects: [project] }), { project });
  const contest = await aContest(db, project, { state: 'ANNOUNCED' });
  const hung = async (code: string) =>
    await aSubmission(db, project, contest, {
      ...{ state: 'ELIMINATED', is_exhibited: true, exhibition_code: code },
    });
  const [tenth, second, first] = [await hung('TL-10'), await hung('TL-2'), await hung('TL-1')];
  const list = async () =>
    (await server.ask(endpoints.board, { headers, query: { contestId: contest } })).exhibited.map(
      ({ id, version }) => [id, version],
    );
  const place = async (id: string, version: number, beforeId: string | null) =>
    await server.send(endpoints.place, { headers, body: { id, version, beforeId } });
  expect(await list()).toEqual([
    [first, 1],
    [second, 1],
    [tenth, 1],
  ]);
  expect((await place(tenth, 1, second)).status).toBe(200);
  expect(await list()).toEqual([
    [first, 1],
    [tenth, 2],
    [second, 1],
  ]);
  expect((await place(first, 1, null)).status).toBe(200);
  expect(await list()).toEqual([
    [tenth, 2],
    [second, 1],
    [first, 2],
  ]);
  expect((await place(tenth, 1, null)).status).toBe(409);
  const fourth = await hung('TL-0');
  expect((await list()).at(-1)).toEqual([fourth, 1]);
  const off = await aSubmission(db, project, contest);
  expect(JSON.stringify((await place(first, 2, off)).envelope)).toContain('NOT_EXHIBITED');
  expect(JSON.stringify((await place(off, 1, null)).envelope)).toContain('NOT_EXHIBITED');
  const log = await db
    .selectFrom('audit_log')
    .select(['entity_id', 'before', 'after'])
    .where('project_id', '=', project)
    .where('action', '=', 'submission.update')
    .orderBy('id')
    .execute();
  expect(log).toMatchObject([
    { entity_id: tenth, before: { exhibitionPosition: null }, after: { exhibitionPosition: 1 } },
    { entity_id: first, before: { exhibitionPosition: 0 }, after: { exhibitionPosition: 2 } },
  ]);
});

test('two people who order at once leave every place once', async () => {
  const project = await aProject(db);
  const headers = await signIn(db, await aPerson(db, { role: 'EDITOR', projects: [project] }), { project });
  const contest = await aContest(db, project);
  const ids: string[] = [];
  for (const code of ['1', '2', '3', '4'])
    ids.push(await aSubmission(db, project, contest, { is_exhibited: true, exhibition_code: code }));
  const [one = '', two = '', , four = ''] = ids;
  await Promise.all(
    [
      { id: four, version: 1, beforeId: one },
      { id: two, version: 1, beforeId: null },
    ].map((body) => server.ask(endpoints.place, { headers, body })),
  );
  const rows = await db
    .selectFrom('submissions')
    .select('exhibition_position')
    .where('contest_id', '=', contest)
    .execute();
  expect(rows.map((row) => row.exhibition_position).sort()).toEqual([0, 1, 2, 3]);
});
