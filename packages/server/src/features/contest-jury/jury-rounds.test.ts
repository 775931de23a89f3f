import { jurorEndpoints, juryEndpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { rankingFromAudit } from '@toasoan/contract/features/contest-jury/ranking-from-audit.ts';
import { juryRoomEndpoints as room } from '@toasoan/contract/features/contest-jury/room-endpoints.ts';
import { expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { startTestServer } from '#test/test-server.ts';
import { aJury } from './test-support/a-jury.ts';

const server = await startTestServer();
const { db } = server;

const codeOf = async (
  refusal: Promise<{ code: string; details: { rules?: readonly { code: string }[] } }>,
) => {
  const { code, details } = await refusal;
  return details.rules?.[0]?.code ?? code;
};

test('a round goes from its opening to its decisions, and the log alone gives its ranking again', async () => {
  const jury = await aJury(server);
  for (const title of ['A', 'B', 'C', 'D']) await jury.work({ title });
  const jurors = [await jury.juror({ isChair: true }), await jury.juror(), await jury.juror()];
  const [chair, second, third] = jurors;
  if (!chair || !second || !third) throw new Error('three jurors');
  expect(await server.ask(juryEndpoints.open, await jury.run(juryEndpoints.open))).toMatchObject({
    added: 8,
  });
  const loads = await Promise.all(jurors.map(async (juror) => (await jury.strip(juror)).length));
  expect(loads.toSorted()).toEqual([2, 3, 3]);

  // All three look at every work.
  const more = await jury.run(juryEndpoints.quorum, { jurorsPerEntry: 3, reason: 'Thêm phiếu' });
  expect(await server.ask(juryEndpoints.quorum, more)).toMatchObject({ added: 4, dropped: 0 });
  const given: Record<string, readonly number[]> = {
    A: [9, 9, 9.5],
    B: [8, 8, 8],
    C: [8, 8.5, 7.5],
    D: [9, 3, 4],
  };
  for (const [title, points] of Object.entries(given))
    for (const [index, juror] of jurors.entries()) await jury.score(juror, title, points[index] ?? 0);
  await jury.score(third, 'A', 9);

  // The chair judges too: no score of others before the lock, and a colleague without the chair sees nothing at all.
  expect(await jury.board(chair.headers)).toMatchObject({ isHidden: true, ranking: [], histogram: [] });
  const query = { roundId: jury.round.id, category: 'PHOTO_SINGLE' as const };
  expect(await codeOf(server.refusal(juryEndpoints.board, { headers: second.headers, query }))).toBe(
    'FORBIDDEN',
  );
  const live = await jury.board();
  expect(live.ranking.map(({ title, mean, rank, isOutlier }) => [title, mean, rank, isOutlier])).toEqual([
    ['A', 9, 1, false],
    ['B', 8, 2, false],
    ['C', 8, 2, false],
    ['D', 5.33, 4, true],
  ]);
  expect(live).toMatchObject({ done: 12, asked: 12, line: { inside: 1, places: 1, average: 8 } });

  expect(await server.ask(juryEndpoints.lock, await jury.run(juryEndpoints.lock))).toMatchObject({
    changed: 4,
  });
  const [turn] = await jury.strip(second);
  const late = { version: turn?.version ?? 0, marks: [{ key: 'score', value: 1 }], isDone: true };
  const params = { id: turn?.id ?? '' };
  expect(await codeOf(server.refusal(room.score, { headers: second.headers, params, body: late }))).toBe(
    'ROUND_LOCKED',
  );
  const facts = await db
    .selectFrom('audit_log')
    .select(['action', 'entity_id as entityId', 'after'])
    .where('project_id', '=', jury.project)
    .orderBy('id')
    .execute();
  const stored = await db
    .selectFrom('round_results')
    .select(['submission_id', 'mean', 'trimmed', 'normalised', 'spread', 'rank'])
    .where('round_id', '=', jury.round.id)
    .orderBy('rank')
    .orderBy('submission_id')
    .execute();
  const again = rankingFromAudit(facts as Parameters<typeof rankingFromAudit>[0], jury.round.id);
  expect(
    again?.get('PHOTO_SINGLE')?.map(({ workId, mean, trimmed, normalised, spread, rank }) => ({
      submission_id: workId,
      mean: mean?.toFixed(2),
      trimmed: trimmed?.toFixed(2),
      normalised: normalised?.toFixed(2),
      spread: spread?.toFixed(2),
      rank,
    })),
  ).toEqual(stored);

  // The quota decides what it can; the chair takes one of two equal works and nothing else.
  const quota = await jury.run(juryEndpoints.decideByQuota, { category: 'PHOTO_SINGLE' });
  expect(await server.ask(juryEndpoints.decideByQuota, quota)).toMatchObject({ changed: 2 });
  expect(await codeOf(server.refusal(juryEndpoints.apply, await jury.run(juryEndpoints.apply)))).toBe(
    'WORKS_UNDECIDED',
  );
  const idOf = (title: string) => live.ranking.find((row) => row.title === title)?.id ?? '';
  const decide = async (
    headers: Record<string, string>,
    title: string,
    decision: string,
    reason = 'Bố cục',
  ) => ({
    ...(await jury.run(juryEndpoints.decide, { ids: [idOf(title)], decision, reason })),
    headers,
  });
  expect(await codeOf(server.refusal(juryEndpoints.decide, await decide(second.headers, 'B', 'PASS')))).toBe(
    'FORBIDDEN',
  );
  expect(await codeOf(server.refusal(juryEndpoints.decide, await decide(chair.headers, 'D', 'PASS')))).toBe(
    'FORBIDDEN',
  );
  expect(
    await codeOf(server.refusal(juryEndpoints.decide, await decide(chair.headers, 'B', 'PASS', ''))),
  ).toBe('REASON_MISSING');
  await server.ask(juryEndpoints.decide, await decide(chair.headers, 'B', 'PASS'));
  await server.ask(juryEndpoints.decide, await decide(jury.admin, 'C', 'RESERVE'));
  await db.updateTable('submissions').set({ state: 'WITHDRAWN' }).where('id', '=', idOf('D')).execute();
  const applied = await server.ask(juryEndpoints.apply, await jury.run(juryEndpoints.apply));
  expect(applied).toMatchObject({
    moved: 3,
    left: 0,
    problems: [{ message: expect.stringContaining('không còn') }],
  });
  const works = await db
    .selectFrom('submissions')
    .select(['title', 'state', 'average', 'rank', 'round_key'])
    .where('contest_id', '=', jury.contest)
    .orderBy('title')
    .execute();
  expect(works).toMatchObject([
    { title: 'A', state: 'IN_FINAL', average: '9.000', rank: 1, round_key: 'PRELIM' },
    { title: 'B', state: 'IN_FINAL', average: '8.000', rank: 2 },
    { title: 'C', state: 'ELIMINATED', rank: 2 },
    { title: 'D', state: 'WITHDRAWN' },
  ]);
  expect(await codeOf(server.refusal(juryEndpoints.apply, await jury.run(juryEndpoints.apply)))).toBe(
    'ROUND_STATE',
  );
});

test('works go around conflicts and leavers: declined, handed over, removed', async () => {
  const jury = await aJury(server, { jurors_per_entry: 1 });
  const own = await aPerson(db, { role: 'EDITOR', projects: [jury.project] });
  const conflict = await jury.work({ title: 'Của người quen', number: 'HV99-A-00001' });
  await jury.work({ title: 'Của mình', entrant: { email: own.email, email_key: own.email } });
  expect(
    await codeOf(
      server.refusal(jurorEndpoints.create, {
        headers: jury.admin,
        body: { contestId: jury.contest, userId: own.userId, roundKeys: ['PRELIM'] },
      }),
    ),
  ).toBe('JUROR_ENTERED');
  const one = await jury.juror({ conflictNumbers: ['HV99-A-00001'] });
  expect(
    await codeOf(
      server.refusal(jurorEndpoints.update, {
        headers: jury.admin,
        body: { id: one.id, version: 1, conflictNumbers: ['HV99-A-00009'] },
      }),
    ),
  ).toBe('WORK_UNKNOWN');
  expect(await codeOf(server.refusal(juryEndpoints.open, await jury.run(juryEndpoints.open)))).toBe(
    'JURORS_MISSING',
  );

  const [two, three] = [await jury.juror(), await jury.juror()];
  await server.ask(juryEndpoints.open, await jury.run(juryEndpoints.open, { anchors: 1 }));
  const titles = async () =>
    await Promise.all(
      [one, two, three].map(async (juror) => (await jury.strip(juror)).map(({ title }) => title).toSorted()),
    );
  const [ofOne = []] = await titles();
  expect(ofOne).not.toContain('Của người quen');
  const holder = (await jury.strip(two)).some(({ title }) => title === 'Của người quen') ? two : three;
  const turn = (await jury.strip(holder)).find(({ title }) => title === 'Của người quen');
  const recusal = {
    headers: holder.headers,
    params: { id: turn?.id ?? '' },
    body: { version: 1, reason: 'Học trò cũ' },
  };
  expect(await server.ask(room.recuse, recusal)).toMatchObject({ state: 'RECUSED', points: null });
  expect(
    await codeOf(
      server.refusal(room.score, {
        ...recusal,
        body: { version: 2, marks: [], isDone: false },
      }),
    ),
  ).toBe('TURN_LEFT');
  // Whoever is left and free has it now.
  const other = holder === two ? three : two;
  expect((await jury.strip(other)).map(({ title }) => title)).toContain('Của người quen');

  const reminder = { headers: jury.admin, params: { id: jury.round.id }, body: { jurorIds: [other.id] } };
  expect(await server.ask(juryEndpoints.remind, reminder)).toEqual({ reminded: 1 });
  const notices = await db
    .selectFrom('notifications')
    .select(['kind', 'mail'])
    .where('user_id', '=', other.person.userId)
    .execute();
  expect(notices).toEqual([{ kind: 'juryReminder', mail: 'now' }]);
  const handed = await jury.run(juryEndpoints.handOver, { jurorId: other.id, reason: 'Đi công tác' });
  await server.ask(juryEndpoints.handOver, handed);
  expect(await jury.strip(other)).toEqual([]);
  await server.ask(jurorEndpoints.remove, {
    headers: jury.admin,
    params: { id: one.id },
    body: { version: 1, reason: 'Xin rút' },
  });
  expect(await jury.strip(one)).toEqual([]);
  expect(await codeOf(server.refusal(juryEndpoints.lock, await jury.run(juryEndpoints.lock)))).toBe(
    'TURNS_LEFT',
  );
  expect(
    await codeOf(
      server.refusal(juryEndpoints.lock, await jury.run(juryEndpoints.lock, { reason: 'Hết giờ' })),
    ),
  ).toBe('WORKS_UNSCORED');
  expect(conflict).toBeTruthy();
});
