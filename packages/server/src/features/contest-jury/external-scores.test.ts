import { juryEndpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { rankingFromAudit } from '@toasoan/contract/features/contest-jury/ranking-from-audit.ts';
import { readerJuryEndpoints } from '@toasoan/contract/features/contest-jury/reader-jury-endpoints.ts';
import { describe, expect, test } from 'vitest';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { READER_SECRET } from '#server/features/comments/readers/test-support/reader-world.ts';
import { startTestServer } from '#test/test-server.ts';
import { anExternalJury, secretIn } from './test-support/an-external-jury.ts';

const server = await startTestServer({ mailTokens: linkTokens({ current: READER_SECRET }) });
const { db } = server;
const ruleOf = async (
  refusal: Promise<{ code: string; details: { rules?: readonly { code: string }[] } }>,
) => {
  const { code, details } = await refusal;
  return details.rules?.[0]?.code ?? code;
};
const logOf = async (project: string) =>
  await db
    .selectFrom('audit_log')
    .select([
      'action',
      'entity_id as entityId',
      'user_id',
      'user_name',
      'address',
      'user_agent',
      'before',
      'after',
      'title',
    ])
    .where('project_id', '=', project)
    .orderBy('id')
    .execute();

describe('In the room', () => {
  test('external scores count like those of staff, and the log alone gives the ranking again', async () => {
    const { jury, guest, enter, post, score, strip } = await anExternalJury(server);
    for (const title of ['A', 'B']) await jury.work({ title });
    const [juror, staff] = [await guest(), await jury.juror()];
    await server.ask(juryEndpoints.open, await jury.run(juryEndpoints.open));
    const token = await enter(juror);
    const hall = (await post('rounds', { token })).data;
    expect(hall).toMatchObject({
      juror: { name: juror.name },
      rounds: [{ key: 'PRELIM', isOpen: true, categories: [{ total: 2, done: 0 }] }],
    });
    expect((await score(token, 'A', 7.5)).data).toMatchObject({ state: 'DONE', points: 7.5 });
    await score(token, 'A', 9);
    await score(token, 'B', 6);
    await jury.score(staff, 'A', 8);
    await jury.score(staff, 'B', 9);
    const [done] = await strip(token);
    expect(
      (await post('score', { token, turnId: done?.id, version: 1, marks: [], isDone: false })).status,
    ).toBe(409);
    await server.ask(juryEndpoints.lock, await jury.run(juryEndpoints.lock));
    const again = { token, turnId: done?.id, version: done?.version, marks: [{ key: 'score', value: 1 }] };
    expect((await post('score', { ...again, isDone: true })).rule).toBe('ROUND_LOCKED');

    const log = await logOf(jury.project);
    const own = log.filter(({ after }) => (after as { jurorId?: string } | null)?.jurorId === juror.id);
    expect(own.map(({ action }) => action)).toEqual(['juryScore.give', 'juryScore.give']);
    for (const row of log.filter(({ action, user_id }) => action.startsWith('juryScore') && user_id === null))
      expect(row).toMatchObject({ user_name: '', address: '', user_agent: null });
    const stored = await db
      .selectFrom('round_results')
      .select(['submission_id', 'mean', 'rank'])
      .where('round_id', '=', jury.round.id)
      .orderBy('rank')
      .execute();
    expect(stored.map(({ mean, rank }) => [mean, rank])).toEqual([
      ['8.50', 1],
      ['7.50', 2],
    ]);
    const ranking = rankingFromAudit(log as Parameters<typeof rankingFromAudit>[0], jury.round.id);
    expect(
      ranking
        ?.get('PHOTO_SINGLE')
        ?.map(({ workId, mean, rank }) => ({ submission_id: workId, mean: mean?.toFixed(2), rank })),
    ).toEqual(stored);
  });

  test('own works and conflicts never come, a declined one goes to another, and other turns do not exist', async () => {
    const { jury, guest, enter, post, strip } = await anExternalJury(server, { jurors_per_entry: 1 });
    const juror = await guest();
    await jury.work({ title: 'Của mình', entrant: { email: juror.email, email_key: juror.email } });
    await jury.work({ title: 'Của ai đó' });
    await jury.work({ title: 'Nữa' });
    const staff = await jury.juror();
    await server.ask(juryEndpoints.open, await jury.run(juryEndpoints.open, { anchors: 2 }));
    const token = await enter(juror);
    expect((await strip(token)).map(({ title }) => title).toSorted()).toEqual(['Của ai đó', 'Nữa']);
    const [first] = await strip(token);
    const declined = { token, turnId: first?.id, version: first?.version, reason: 'Học trò cũ' };
    expect((await post('recuse', declined)).data).toMatchObject({ state: 'RECUSED', points: null });
    expect((await post('later', { token, turnId: first?.id, version: 2 })).rule).toBe('TURN_LEFT');
    const [theirs] = (await jury.strip(staff)).filter(({ title }) => title === 'Của mình');
    const foreign = { token, turnId: theirs?.id };
    const answers = [
      await post('turn', foreign),
      await post('turn', { token, turnId: '900000000000123' }),
      await post('score', { ...foreign, version: 1, marks: [], isDone: false }),
      await post('abstain', { ...foreign, version: 1, reason: 'Không rõ' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const other = await anExternalJury(server);
    expect(
      (await other.post('strip', { token, roundId: jury.round.id, category: 'PHOTO_SINGLE' })).rule,
    ).toBe('SESSION_OVER');
  });

  test('who has works left is reminded by a mail with the link that works, and not without one', async () => {
    const { jury, guest, link, enter, mailTo, post } = await anExternalJury(server, { jurors_per_entry: 1 });
    await jury.work({ title: 'A' });
    const juror = await guest();
    await server.ask(juryEndpoints.open, await jury.run(juryEndpoints.open));
    const reminder = { headers: jury.admin, params: { id: jury.round.id }, body: { jurorIds: [juror.id] } };
    expect(await ruleOf(server.refusal(juryEndpoints.remind, reminder))).toBe('LINK_MISSING');
    const token = await link(juror);
    expect(await server.ask(juryEndpoints.remind, reminder)).toEqual({ reminded: 1 });
    const mail = await mailTo(juror.email);
    expect(mail?.subject).toContain('Nhắc chấm tác phẩm');
    expect(secretIn(mail)).toBe(token);
    expect((await post('rounds', { token: await enter(juror, token) })).data.rounds).toHaveLength(1);
  });
});

describe('What is sent to every call', () => {
  const calls = Object.values(readerJuryEndpoints).map(({ path }) => path.split('/jury/')[1] ?? '');
  test.each(calls)('%s is refused in words when it is hostile, and nothing breaks', async (path) => {
    const { post } = await anExternalJury(server);
    const token = `tsn_${'a'.repeat(43)}`;
    const bodies = [
      { token, extra: true },
      { token: 'tsn_x', code: '123456', turnId: '1' },
      {
        token,
        turnId: '1e9',
        version: 'x',
        code: '12',
        reason: 7,
        roundId: '0',
        category: 'OIL',
        lang: 'fr',
      },
      { token, website: 'https://spam.example' },
    ];
    for (const body of bodies) {
      const { status, text } = await post(path, body);
      expect([status >= 400 && status < 500, typeof JSON.parse(text).message]).toEqual([true, 'string']);
    }
  });
});
