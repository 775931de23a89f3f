import { jurorEndpoints, juryEndpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { expect, test } from 'vitest';
import { aSubmission } from '#test/factories/a-submission.ts';
import { startTestServer } from '#test/test-server.ts';
import { aJury } from './test-support/a-jury.ts';

const server = await startTestServer();
const { db } = server;
const reason = 'Giám khảo cũ ốm';

test('chosen works go to a juror; each that may not says why, and the log keeps who gave what', async () => {
  const jury = await aJury(server, { jurors_per_entry: 1 });
  const entered = { email: 'giam-khao@thu.example', email_key: 'giam-khao@thu.example' };
  const [first, second] = [await jury.work(), await jury.work()];
  const holder = await jury.juror();
  await server.ask(juryEndpoints.open, await jury.run(juryEndpoints.open));
  const rival = await jury.work({ number: 'HV99-A-00009' });
  const { id: jurorId, person, headers } = await jury.juror({ conflictNumbers: ['HV99-A-00009'] });
  const own = await jury.work({ entrant: entered });
  await db
    .updateTable('users')
    .set({ email: entered.email, email_key: entered.email_key })
    .where('id', '=', person.userId)
    .execute();
  const film = await jury.work({ category: 'VIDEO' });
  const early = await aSubmission(db, jury.project, jury.contest, { state: 'VALID' });
  const ids = [first, second, rival, own, film, early, '900000000000123'];
  const assign = async (body: { ids: string[]; jurorId: string }) =>
    await server.ask(juryEndpoints.assign, { headers: jury.admin, body: { ...body, reason } });
  const result = await assign({ ids, jurorId });
  const words = Object.fromEntries(result.results.map((one) => [one.id, one.message ?? 'ok']));
  expect(result.done).toBe(3);
  expect([words[first], words[second], words[film]]).toEqual(['ok', 'ok', 'ok']);
  expect(words[rival]).toContain('xung đột lợi ích');
  expect(words[own]).toContain('của chính giám khảo');
  expect(words[early]).toContain('không ở vòng đang chấm');
  expect(words['900000000000123']).toContain('không tồn tại');
  expect(await jury.strip({ id: jurorId, person, headers })).toHaveLength(2);

  const again = await assign({ ids: [first], jurorId });
  expect(again.results[0]?.message).toContain('đã được gán');
  const has = await assign({ ids: [first], jurorId: holder.id });
  expect(has.results[0]?.message).toContain('đã được gán');
  const { after } = await db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'contestRound.assign')
    .where('project_id', '=', jury.project)
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({ jurorId, reason, added: 3 });
  expect(JSON.stringify(after)).not.toContain('Nguyễn Thị Hoa');

  const list = async (query: object) =>
    await server.send(submissionEndpoints.list, {
      headers: jury.admin,
      query: { contestId: jury.contest, ...query },
    });
  const found = await list({ jurorId });
  expect(found.envelope).toMatchObject({ data: { total: 3 } });
  const asAuthor = await server.send(submissionEndpoints.list, {
    headers,
    query: { contestId: jury.contest, jurorId },
  });
  expect(asAuthor.status).toBe(403);
});

test('who judges the round assigns nothing and filters by no juror; a declined work is not given again', async () => {
  const jury = await aJury(server, { jurors_per_entry: 1 });
  const work = await jury.work();
  const juror = await jury.juror();
  await server.ask(juryEndpoints.open, await jury.run(juryEndpoints.open));
  await db.updateTable('jury_turns').set({ state: 'RECUSED' }).where('juror_id', '=', juror.id).execute();
  const body = { jurorId: juror.id, ids: [work], reason };
  const { results } = await server.ask(juryEndpoints.assign, { headers: jury.admin, body });
  expect(results[0]?.message).toContain('đã từ chối');
  const chief = await db
    .selectFrom('audit_log')
    .select('user_id')
    .where('project_id', '=', jury.project)
    .where('action', '=', 'contestRound.open')
    .executeTakeFirstOrThrow();
  await server.ask(jurorEndpoints.create, {
    headers: jury.admin,
    body: { contestId: jury.contest, userId: chief.user_id ?? '', roundKeys: ['PRELIM'] },
  });
  const refused = await server.send(juryEndpoints.assign, { headers: jury.admin, body });
  expect(JSON.stringify(refused.envelope)).toContain('BLIND_ROUND');
  const filtered = await server.send(submissionEndpoints.list, {
    headers: jury.admin,
    query: { contestId: jury.contest, jurorId: juror.id },
  });
  expect(JSON.stringify(filtered.envelope)).toContain('BLIND_ROUND');
});
