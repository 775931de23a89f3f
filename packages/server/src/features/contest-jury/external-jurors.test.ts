import { setTimeout as sleep } from 'node:timers/promises';
import { jurorEndpoints, juryEndpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { READER_SECRET } from '#server/features/comments/readers/test-support/reader-world.ts';
import { shareContest } from '#server/features/contest-entries/entry-contest-view.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { startTestServer } from '#test/test-server.ts';
import { heldJurors } from './access/held-jurors-view.ts';
import { anExternalJury, HOUR, secretIn } from './test-support/an-external-jury.ts';

const server = await startTestServer({ mailTokens: linkTokens({ current: READER_SECRET }) });
const { db } = server;
const DAY = 24 * HOUR;
const roundKeys: ['PRELIM'] = ['PRELIM'];
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

describe('The office', () => {
  test('names a member of staff or an external person, never both, none, the same mailbox twice, or who has entered', async () => {
    const { jury, guest } = await anExternalJury(server);
    const { contest: contestId, admin: headers, project } = jury;
    const staff = await aPerson(db, { role: 'EDITOR', projects: [project] });
    await jury.work({ entrant: { email: 'Tac.Gia@thu.example', email_key: 'tac.gia@thu.example' } });
    const add = (body: object) =>
      ruleOf(server.refusal(jurorEndpoints.create, { headers, body: { contestId, roundKeys, ...body } }));
    const external = { name: 'Cao Vĩnh Lộc', email: 'khach@thu.example' };
    expect(await add({})).toBe('INVALID_INPUT');
    expect(await add({ userId: staff.userId, external })).toBe('INVALID_INPUT');
    expect(await add({ external: { ...external, email: 'TAC.GIA@thu.example' } })).toBe('JUROR_ENTERED');
    const one = await guest();
    expect(one).toMatchObject({ userId: null, external: { email: one.email, language: 'vi', link: null } });
    expect(await add({ external: { ...external, email: one.email.toUpperCase() } })).toBe('JUROR_TWICE');
    const { id } = await server.ask(jurorEndpoints.create, {
      headers,
      body: { contestId, roundKeys, userId: staff.userId },
    });
    expect(await add({ external: { ...external, email: staff.email } })).toBe('JUROR_TWICE');
    await db.updateTable('contest_jurors').set({ state: 'REMOVED' }).where('id', '=', id).execute();
    const seat = { contestId, roundKeys, external: { ...external, email: staff.email } };
    await server.ask(jurorEndpoints.create, { headers, body: seat });
    expect(await add({ userId: staff.userId })).toBe('JUROR_TWICE');
  });

  test('names nobody whose work is being sent at the same moment', async () => {
    const { jury } = await anExternalJury(server);
    const { contest: contestId, admin: headers, project } = jury;
    const body = { contestId, roundKeys, external: { name: 'Cao Vĩnh Lộc', email: 'cao.loc@thu.example' } };
    const answer = await inTransaction(db, async (sending) => {
      await shareContest(sending, project, contestId);
      const named = ruleOf(server.refusal(jurorEndpoints.create, { headers, body }));
      named.catch(() => undefined);
      await Promise.race([named, sleep(300)]);
      const entrant = { email: 'cao.loc@thu.example', email_key: 'cao.loc@thu.example' };
      await aSubmission(sending, project, contestId, { entrant });
      return { named };
    });
    expect(await answer.named).toBe('JUROR_ENTERED');
  });

  test('gives a mistyped address right, which ends the link; staff jurors have neither address nor link', async () => {
    const { jury, guest, link, post, linkCall } = await anExternalJury(server);
    const juror = await guest();
    const token = await link(juror);
    const other = await guest('Hà An');
    const change = async (id: string, email: string) => ({
      ...{ headers: jury.admin },
      body: { id, version: (await linkCall({ id })).body.version, external: { name: 'Cao Vĩnh Lộc', email } },
    });
    expect(await ruleOf(server.refusal(jurorEndpoints.update, await change(juror.id, other.email)))).toBe(
      'JUROR_TWICE',
    );
    const right = await server.ask(jurorEndpoints.update, await change(juror.id, `dung-${juror.email}`));
    expect(right.external).toMatchObject({ email: `dung-${juror.email}`, link: { state: 'REVOKED' } });
    expect((await post('code', { token })).rule).toBe('LINK_OVER');
    const staff = await jury.juror();
    expect(await ruleOf(server.refusal(jurorEndpoints.sendLink, await linkCall(staff)))).toBe(
      'JUROR_HAS_ACCOUNT',
    );
    expect(await ruleOf(server.refusal(jurorEndpoints.update, await change(staff.id, 'x@thu.example')))).toBe(
      'JUROR_HAS_ACCOUNT',
    );
  });

  test('sees the way of a link, and neither the log, the board nor the jobs name address or secret', async () => {
    const { jury, guest, linkCall, mailTo, enter, clock } = await anExternalJury(server);
    const juror = await guest();
    const stateNow = async () => {
      const list = await server.ask(jurorEndpoints.list, {
        headers: jury.admin,
        query: { contestId: jury.contest },
      });
      return list.find(({ id }) => id === juror.id)?.external?.link?.state;
    };
    const sent = await server.ask(jurorEndpoints.sendLink, await linkCall(juror));
    expect(sent.external?.link).toMatchObject({ state: 'WAITING', sentTime: null });
    const mail = await mailTo(juror.email);
    expect(mail?.to).toEqual({ name: juror.name, address: juror.email });
    expect(await stateNow()).toBe('SENT');
    const session = await enter(juror, secretIn(mail));
    expect(await stateNow()).toBe('OPENED');
    await server.ask(jurorEndpoints.revokeLink, await linkCall(juror));
    expect(await stateNow()).toBe('REVOKED');
    await server.ask(jurorEndpoints.sendLink, await linkCall(juror));
    await db
      .updateTable('contest_rounds')
      .set({ state: 'APPLIED' })
      .where('id', '=', jury.round.id)
      .execute();
    expect(await stateNow()).toBe('OVER');
    expect(await ruleOf(server.refusal(jurorEndpoints.sendLink, await linkCall(juror)))).toBe(
      'JUROR_ROUNDS_OVER',
    );
    const board = await server.send(juryEndpoints.board, {
      headers: jury.admin,
      query: { roundId: jury.round.id, category: 'PHOTO_SINGLE' },
    });
    const log = await logOf(jury.project);
    expect(log.map(({ action }) => action)).toEqual([
      'juror.create',
      'juror.sendLink',
      'juror.revokeLink',
      'juror.sendLink',
    ]);
    const jobs = await db.selectFrom('jobs').select('payload').execute();
    const said = JSON.stringify([log, board, jobs]);
    expect(said).toContain(juror.name);
    for (const secret of [juror.email, secretIn(mail), session, 'tsn_']) expect(said).not.toContain(secret);
    clock.ms += DAY;
  });

  test('finds an external juror by the address when the person asks for their data', async () => {
    const { jury, guest } = await anExternalJury(server);
    const juror = await guest();
    const person = { email: juror.email.toUpperCase(), phone: '', name: '' };
    const facts = { name: juror.name, email: juror.email };
    expect(await heldJurors.find(db, jury.project, person, 10)).toMatchObject([{ match: 'EMAIL', facts }]);
    const other = await anExternalJury(server);
    expect(await heldJurors.find(db, other.jury.project, person, 10)).toEqual([]);
  });

  test('learns in words that there is no mail server', async () => {
    const silent = await startTestServer({ beside: server });
    const { guest, linkCall } = await anExternalJury(server);
    const call = await linkCall(await guest());
    expect(await ruleOf(silent.refusal(jurorEndpoints.sendLink, call))).toBe('JURY_NO_MAIL');
  });
});

describe('The door', () => {
  test('opens by link and code together: five tries, ten minutes, once', async () => {
    const { guest, link, code, post, clock } = await anExternalJury(server);
    const [juror, other] = [await guest(), await guest('Hà An')];
    const token = await link(juror);
    const theirs = await link(other);
    const right = await code(juror, token);
    expect((await post('open', { token: theirs, code: right })).rule).toBe('CODE_WRONG');
    const wrong = right === '000000' ? '000001' : '000000';
    for (let at = 0; at < 5; at += 1)
      expect((await post('open', { token, code: wrong })).rule).toBe('CODE_WRONG');
    expect((await post('open', { token, code: right })).rule).toBe('CODE_WRONG');

    const second = await code(juror, token);
    expect((await post('open', { token, code: second })).status).toBe(200);
    expect((await post('open', { token, code: second })).rule).toBe('CODE_WRONG');
    const late = await code(juror, token);
    clock.ms += HOUR / 6;
    expect((await post('open', { token, code: late })).rule).toBe('CODE_WRONG');
  });

  test('gives one answer to every link that does not work, and mails nothing for it', async () => {
    const { jury, guest, link, linkCall, post, clock, mails, mailTo } = await anExternalJury(server);
    const elsewhere = await anExternalJury(server);
    const [renewed, revoked, removed, over] = await Promise.all([guest(), guest(), guest(), guest()]);
    if (!renewed || !revoked || !removed || !over) throw new Error('four jurors');
    const dead = [`tsn_${'a'.repeat(43)}`, await elsewhere.link(await elsewhere.guest())];
    dead.push(await link(renewed));
    await link(renewed);
    dead.push(await link(revoked));
    await server.ask(jurorEndpoints.revokeLink, await linkCall(revoked));
    dead.push(await link(removed));
    const removal = await linkCall(removed);
    await server.ask(jurorEndpoints.remove, { ...removal, body: { ...removal.body, reason: 'Xin rút' } });
    const old = await link(over);
    const before = mails.length;
    const answers = await Promise.all(dead.map(async (token) => (await post('code', { token })).text));
    clock.ms += 91 * DAY;
    answers.push((await post('code', { token: old })).text);
    clock.ms -= 91 * DAY;
    await db
      .updateTable('contest_rounds')
      .set({ state: 'APPLIED' })
      .where('id', '=', jury.round.id)
      .execute();
    answers.push((await post('code', { token: old })).text);
    const bare = answers.map((text) => text.replace(/"requestId":"[^"]*"/, ''));
    expect([...new Set(bare)]).toHaveLength(1);
    expect(bare[0]).toContain('LINK_OVER');
    await mailTo(over.email);
    expect(mails).toHaveLength(before);
  });

  test('counts how often one link asks for a code', async () => {
    const { guest, link, post } = await anExternalJury(server);
    const token = await link(await guest());
    const asked = [];
    for (let at = 0; at < 6; at += 1) asked.push((await post('code', { token })).status);
    expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('closes for a session that is left, twelve hours old, revoked, or of a removed juror, in one way', async () => {
    const { guest, enter, link, linkCall, post, clock } = await anExternalJury(server);
    const rule = async (token: string) => (await post('rounds', { token })).rule;
    const juror = await guest();
    const secret = await link(juror);
    const [left, old, revoked] = [
      await enter(juror, secret),
      await enter(juror, secret),
      await enter(juror, secret),
    ];
    expect(await rule(secret)).toBe('SESSION_OVER');
    await post('leave', { token: left });
    expect([await rule(left), await rule(old)]).toEqual(['SESSION_OVER', undefined]);
    clock.ms += 12 * HOUR;
    expect(await rule(old)).toBe('SESSION_OVER');
    clock.ms -= 12 * HOUR;
    expect(await rule(revoked)).toBeUndefined();
    await server.ask(jurorEndpoints.revokeLink, await linkCall(juror));
    expect(await rule(revoked)).toBe('SESSION_OVER');
    const again = await guest('Hà An');
    const session = await enter(again);
    const removal = await linkCall(again);
    await server.ask(jurorEndpoints.remove, { ...removal, body: { ...removal.body, reason: 'Xin rút' } });
    expect(await rule(session)).toBe('SESSION_OVER');
  });
});
