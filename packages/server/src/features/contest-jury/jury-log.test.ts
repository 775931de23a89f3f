import { auditEndpoints } from '@toasoan/contract/features/audit/endpoints.ts';
import { jurorEndpoints, juryEndpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aJury } from './test-support/a-jury.ts';
import { aSignedWork, ENTRANT } from './test-support/a-signed-work.ts';

const server = await startTestServer();
const { db } = server;

test('an administrator who judges reads neither scores of others nor names in the log until the round is locked', async () => {
  const jury = await aJury(server, { jurors_per_entry: 1 });
  const { id: _, ...entrant } = ENTRANT;
  const work = await aSignedWork(db, jury, entrant);
  const juror = await jury.juror();
  await server.ask(juryEndpoints.open, await jury.run(juryEndpoints.open));
  await jury.score(juror, 'Mùa vàng – •••', 7.5);
  const change = { id: work, version: 1, takenPlace: 'Nhà Trương Bí Mật' };
  await server.ask(submissionEndpoints.update, { headers: jury.admin, body: change });
  const chief = await aPerson(db, { role: 'ADMIN', projects: [jury.project] });
  const headers = await signIn(db, chief, { project: jury.project });
  const read = async (entity: 'juryScore' | 'submission') =>
    await server.ask(auditEndpoints.list, { headers, query: { entity: [entity] } });
  expect((await read('juryScore')).total).toBe(1);
  expect(JSON.stringify(await read('submission'))).toContain('Trương Bí Mật');
  await server.ask(jurorEndpoints.create, {
    headers: jury.admin,
    body: { contestId: jury.contest, userId: chief.userId, roundKeys: ['PRELIM'] },
  });
  expect(await read('juryScore')).toMatchObject({ total: 0, items: [] });
  const log = JSON.stringify(await read('submission'));
  expect(log).toContain('Nhà •••');
  expect(log).not.toContain('Bí Mật');
  const csv = await server.ask(auditEndpoints.export, { headers, query: { entity: ['juryScore'] } });
  expect(csv.rows).toBe(0);
  await db.updateTable('contest_rounds').set({ state: 'LOCKED' }).where('id', '=', jury.round.id).execute();
  expect((await read('juryScore')).total).toBe(1);
});
