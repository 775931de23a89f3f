import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { signInRulesEndpoints } from '@toasoan/contract/features/session/sign-in-rules.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aClock } from '#test/factories/a-clock.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { turnOnSecondFactor } from '#test/factories/a-second-factor.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const { get, update } = signInRulesEndpoints;
const { logout, me, ownSessions } = sessionEndpoints;
const PASSWORD = 'mưa rào tháng bảy';
const clock = aClock();
const server = await startTestServer({ now: clock.now });
let project: string;
let chief: Person;

beforeAll(async () => {
  project = await aProject(server.db);
  chief = await aPerson(server.db, { role: 'SUPPER_ADMIN', password: PASSWORD });
});
beforeEach(async () => {
  await server.db.deleteFrom('sign_in_rules').execute();
});

const sessionOf = (person: Person) => signIn(server.db, person, { project, at: clock.now() });
const anEditor = () => aPerson(server.db, { role: 'EDITOR', projects: [project], password: PASSWORD });

async function require(factorRoles: readonly ('EDITOR' | 'ADMIN')[], graceDays: number) {
  const headers = await sessionOf(chief);
  const { version } = await server.ask(get, { headers });
  return await server.ask(update, { headers, body: { version, factorRoles: [...factorRoles], graceDays } });
}

describe('A second factor required of a role', () => {
  test('is due after the days of grace, which the person can see; other roles owe nothing', async () => {
    const [editor, author] = [await anEditor(), await aPerson(server.db, { projects: [project] })];
    expect(await require(['EDITOR'], 14)).toMatchObject({
      version: 2,
      factorRoles: ['EDITOR'],
      graceDays: 14,
    });
    const { user } = await server.ask(me, { headers: await sessionOf(editor) });
    const days = (new Date(user.secondFactorDue ?? 0).getTime() - clock.now().getTime()) / 86_400_000;
    expect([Math.round(days), user.mustSetUpSecondFactor]).toEqual([14, false]);
    await server.ask(tagEndpoints.list, { headers: await sessionOf(editor) });
    const other = await server.ask(me, { headers: await sessionOf(author) });
    expect(other.user.secondFactorDue).toBeNull();
  });

  test('once due, refuses everything but its own set-up, until that is done', async () => {
    const editor = await anEditor();
    const headers = await sessionOf(editor);
    await require(['EDITOR'], 0);
    // The account was created by the clock of the database.
    clock.pass({ minutes: 5 });
    expect((await server.ask(me, { headers })).user.mustSetUpSecondFactor).toBe(true);
    const upload = await server.app.inject({
      method: 'POST',
      url: '/api/admin/media/upload',
      headers: { ...headers, 'tus-resumable': '1.0.0' },
    });
    const stream = await server.app.inject({ url: '/api/admin/live/stream', headers });
    expect([upload.statusCode, stream.statusCode]).toEqual([403, 403]);
    expect(stream.json()).toMatchObject({ error: -403, code: 'SECOND_FACTOR_REQUIRED' });
    for (const refused of [
      await server.refusal(tagEndpoints.list, { headers }),
      await server.refusal(ownSessions, { headers }),
      await server.refusal(profileEndpoints.totpDisable, {
        headers,
        body: { password: PASSWORD, otp: '123456' },
      }),
    ])
      expect(refused).toMatchObject({ status: 403, error: -403, code: 'SECOND_FACTOR_REQUIRED' });

    await turnOnSecondFactor(server, headers, clock.now());
    expect((await server.ask(me, { headers })).user).toMatchObject({
      secondFactorDue: null,
      mustSetUpSecondFactor: false,
    });
    await server.ask(tagEndpoints.list, { headers });
    await server.ask(logout, { headers });
  });

  test('saved again or with other roles keeps the time since when it is required, and counts who has none', async () => {
    const withFactor = await anEditor();
    await turnOnSecondFactor(server, await sessionOf(withFactor), clock.now());
    await require(['EDITOR'], 3);
    const since = () =>
      server.db.selectFrom('sign_in_rules').select('factor_since').executeTakeFirstOrThrow();
    const before = await since();
    clock.pass({ hours: 24 });
    const { people } = await require(['EDITOR', 'ADMIN'], 5);
    expect((await since()).factor_since).toMatchObject(before.factor_since);
    const editors = people.find(({ role }) => role === 'EDITOR');
    expect(editors?.total).toBeGreaterThan(editors?.withoutFactor ?? 0);
    await require([], 5);
    expect((await since()).factor_since).toEqual({});
  });

  test('is changed by SUPPER_ADMIN alone, on the newest version, with an audit row', async () => {
    const admin = await aPerson(server.db, { role: 'ADMIN', projects: [project] });
    const body = { version: 1, factorRoles: [], graceDays: 7 };
    expect(await server.refusal(update, { headers: await sessionOf(admin), body })).toMatchObject({
      error: -403,
    });
    const headers = await sessionOf(chief);
    await server.ask(update, { headers, body });
    expect(await server.refusal(update, { headers, body })).toMatchObject({
      error: -409,
      details: { version: 2, updatedBy: chief.displayName },
    });
    const row = await server.db
      .selectFrom('audit_log')
      .select(['user_id', 'after'])
      .where('action', '=', 'user.signInRules')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ user_id: chief.userId, after: { graceDays: 7 } });
  });
});
