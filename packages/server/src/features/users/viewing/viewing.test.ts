import { isOpenWhileViewing } from '@toasoan/contract/access/open-while-viewing.ts';
import { eventPreviewEndpoints } from '@toasoan/contract/features/events/preview/preview-endpoints.ts';
import { pagePreviewEndpoints } from '@toasoan/contract/features/pages/preview/preview-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { postPreviewEndpoints } from '@toasoan/contract/features/posts/preview/preview-endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { VIEWING_RULE_TEXTS, viewingEndpoints } from '@toasoan/contract/features/users/viewing.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { SPEC_CALLS } from '#test/spec-call-table.ts';
import { startTestServer } from '#test/test-server.ts';

let time = new Date('2026-11-24T01:00:00Z');
const server = await startTestServer({ now: () => time });
const { app, db, config } = server;
let project: string;
let boss: Person;
let reporter: Person;
let own: Record<string, string>;

beforeAll(async () => {
  project = await aProject(db);
  boss = await aPerson(db, { role: 'SUPPER_ADMIN' });
  reporter = await aPerson(db, { role: 'AUTHOR', projects: [project] });
  own = await signIn(db, boss, { project, at: time });
});

/** Its own end, and what draws a page with text that is not saved. */
const OPEN: readonly string[] = [
  viewingEndpoints.endViewAs,
  ...Object.values(postPreviewEndpoints),
  ...Object.values(eventPreviewEndpoints),
  ...Object.values(pagePreviewEndpoints),
].map(({ path }) => path);

const begin = (userId: string, headers = own) =>
  server.ask(viewingEndpoints.viewAs, { headers, body: { userId, reason: 'Không thấy nút Gửi' } });

async function viewing(userId = reporter.userId) {
  const { viewId } = await begin(userId);
  return { ...own, 'view-as': viewId };
}

describe('somebody who views a person', () => {
  test('is that person for reads: name, rights and projects, without what the person must set up', async () => {
    const held = await aPerson(db, { role: 'AUTHOR', projects: [project], mustChangePassword: true });
    const headers = await viewing(held.userId);
    const { token, user } = await server.ask(sessionEndpoints.me, { headers });
    expect(token).toBe(own.authorization?.slice('Bearer '.length));
    expect(user).toMatchObject({
      userId: held.userId,
      role: 'AUTHOR',
      mustChangePassword: false,
      viewed: { by: boss.displayName, until: '2026-11-24T02:00:00.000Z' },
    });
    expect(user.projects.map(({ projectId }) => projectId)).toEqual([project]);
    expect((await server.ask(postEndpoints.list, { headers })).items).toEqual([]);
    expect((await server.refusal(userEndpoints.list, { headers })).code).toBe('FORBIDDEN');
    expect((await server.ask(sessionEndpoints.me, { headers: own })).user.viewed).toBeUndefined();
  });

  test('is refused every call that writes, exports or unmasks, before its input is looked at', async () => {
    const headers = await viewing();
    const calls = SPEC_CALLS.filter(({ route }) => route !== 'no session').map(({ call }) => call.split(' '));
    const answers: Record<string, string> = {};
    for (const [method = '', path = ''] of calls) {
      if (method === 'GET' || OPEN.includes(path)) continue;
      const url = `${config.apiBase}${path.replace(/\{\w+\}/g, '1')}`;
      const reply = await app.inject({ method: method as 'POST', url, headers });
      answers[`${method} ${path}`] =
        method === 'HEAD' ? String(reply.headers['error-code']) : reply.json().code;
    }
    expect(new Set(Object.values(answers))).toEqual(new Set(['VIEW_ONLY']));
    expect(Object.keys(answers).length).toBeGreaterThan(80);
  });

  test('is refused a file', () => {
    const file = { ...sessionEndpoints.me, kind: 'download' as const };
    expect(isOpenWhileViewing(file)).toBe(false);
    expect(isOpenWhileViewing(sessionEndpoints.me)).toBe(true);
  });
});

describe('a viewing', () => {
  test('is on record with who viewed whom and why, also its end, and then is over', async () => {
    const viewed = await aPerson(db, { role: 'EDITOR', projects: [project] });
    const headers = await viewing(viewed.userId);
    await server.ask(viewingEndpoints.endViewAs, { headers });
    expect((await server.refusal(sessionEndpoints.me, { headers })).code).toBe('VIEW_OVER');
    const rows = await db
      .selectFrom('audit_log')
      .select(['action', 'user_id', 'after'])
      .where('entity_id', '=', viewed.userId)
      .where('action', 'in', ['user.viewAs', 'user.endViewAs'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['user.viewAs', boss.userId],
      ['user.endViewAs', boss.userId],
    ]);
    expect(rows[0]?.after).toMatchObject({ reason: 'Không thấy nút Gửi' });
  });

  test('opens nothing beside another token', async () => {
    const headers = await viewing();
    const other = await signIn(db, await aPerson(db, { role: 'SUPPER_ADMIN' }), { project, at: time });
    const stolen = { ...other, 'view-as': headers['view-as'] };
    expect((await server.refusal(sessionEndpoints.me, { headers: stolen })).code).toBe('VIEW_OVER');
  });

  test('ends with the next one of the same session, after an hour, and when the person is disabled', async () => {
    const first = await viewing();
    const second = await viewing();
    expect((await server.refusal(sessionEndpoints.me, { headers: first })).code).toBe('VIEW_OVER');
    time = new Date(time.getTime() + 3_600_000);
    expect((await server.refusal(sessionEndpoints.me, { headers: second })).code).toBe('VIEW_OVER');
    const leaver = await aPerson(db, { role: 'AUTHOR', projects: [project] });
    const third = await viewing(leaver.userId);
    await db.updateTable('users').set({ status: 'DISABLED' }).where('id', '=', leaver.userId).execute();
    expect((await server.refusal(sessionEndpoints.me, { headers: third })).code).toBe('VIEW_OVER');
    expect((await server.ask(sessionEndpoints.me, { headers: own })).user.userId).toBe(boss.userId);
  });

  test.each(['VIEW_OF_ONESELF', 'VIEW_OF_EQUAL', 'VIEW_OF_NOBODY'] as const)(
    'is refused: %s',
    async (rule) => {
      const ids = {
        VIEW_OF_ONESELF: boss.userId,
        VIEW_OF_EQUAL: (await aPerson(db, { role: 'SUPPER_ADMIN' })).userId,
        VIEW_OF_NOBODY: (await aPerson(db, { role: 'AUTHOR', status: 'DISABLED' })).userId,
      };
      const body = { userId: ids[rule], reason: '' };
      const refusal = await server.refusal(viewingEndpoints.viewAs, { headers: own, body });
      expect(refusal.message).toBe(VIEWING_RULE_TEXTS[rule].vi);
    },
  );

  test('begins for nobody below SUPPER_ADMIN, nor from within a viewing', async () => {
    const admin = await signIn(db, await aPerson(db, { role: 'ADMIN', projects: [project] }), {
      project,
      at: time,
    });
    const body = { userId: reporter.userId, reason: '' };
    expect((await server.refusal(viewingEndpoints.viewAs, { headers: admin, body })).code).toBe('FORBIDDEN');
    const headers = await viewing();
    expect((await server.refusal(viewingEndpoints.viewAs, { headers, body })).code).toBe('VIEW_ONLY');
  });
});
