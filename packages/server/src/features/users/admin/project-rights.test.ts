import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewUser, aStaff, auditOf, type Staff, updateCode } from '../test-support/a-staff.ts';

const server = await startTestServer();
const { create, detail, list, preview, update } = userEndpoints;
let staff: Staff;
let happy: string;

beforeAll(async () => {
  staff = await aStaff(server);
  happy = await aProject(server.db);
});

const rights = (projectId: string, lists: object) => ({
  projectId,
  permissionGrants: [],
  permissionDenials: [],
  ...lists,
});

describe('Rights in one project', () => {
  test('decide there and nowhere else, from the next call on', async () => {
    const author = await aPerson(server.db, { projects: [staff.project, happy] });
    const session = await signIn(server.db, author);
    const code = async (project: string) => {
      const headers = { ...session, 'project-id': project };
      const { envelope } = await server.send(postEndpoints.create, { headers, body: { title: 'Thử' } });
      return 'code' in envelope ? envelope.code : 'OK';
    };
    expect([await code(staff.project), await code(happy)]).toEqual(['OK', 'OK']);
    await server.ask(update, {
      headers: staff.headers.SUPPER_ADMIN,
      body: {
        userId: author.userId,
        version: 1,
        projectRights: [rights(happy, { permissionDenials: ['post.create'] })],
      },
    });
    expect([await code(staff.project), await code(happy)]).toEqual(['OK', 'FORBIDDEN']);
    const { user } = await server.ask(sessionEndpoints.me, { headers: session });
    expect(user.permissions).toContain('post.create');
    expect(user.projects.map((one) => [one.projectId, one.permissionDenials])).toEqual([
      [staff.project, []],
      [happy, ['post.create']],
    ]);
  });

  test('override what the account has everywhere', async () => {
    const person = await aPerson(server.db, {
      projects: [staff.project, happy],
      permissionDenials: ['post.create'],
      projectRights: { [happy]: { grants: ['post.create'] } },
    });
    const session = await signIn(server.db, person);
    const send = (project: string) =>
      server.send(postEndpoints.create, { headers: { ...session, 'project-id': project }, body: {} });
    expect((await send(staff.project)).status).toBe(403);
    expect((await send(happy)).status).not.toBe(403);
  });

  test('are saved with a version and an audit row, kept by other changes, and go with the membership', async () => {
    const headers = staff.headers.SUPPER_ADMIN;
    const { userId } = await aPerson(server.db, { role: 'EDITOR', projects: [staff.project, happy] });
    const given = rights(happy, { permissionGrants: ['post.approve'] });
    const saved = await server.ask(update, {
      headers,
      body: { userId, version: 1, projectRights: [given] },
    });
    expect(saved.version).toBe(2);
    expect(saved.projects).toMatchObject([rights(staff.project, {}), given]);
    const [row] = await auditOf(server, userId);
    const notices = await server.db
      .selectFrom('live_notices')
      .select('kind')
      .where('user_id', '=', userId)
      .execute();
    expect(notices).toEqual([{ kind: 'rights' }]);
    expect([row?.before, row?.after]).toMatchObject([{ projectRights: [] }, { projectRights: [given] }]);

    await server.ask(update, { headers, body: { userId, version: 2, displayName: 'Tên Mới' } });
    const read = async () => (await server.ask(detail, { headers, params: { id: userId } })).projects;
    expect(await read()).toMatchObject([{}, given]);
    await server.ask(update, { headers, body: { userId, version: 3, projects: [staff.project] } });
    await server.ask(update, { headers, body: { userId, version: 4, projects: [staff.project, happy] } });
    expect(await read()).toMatchObject([{}, rights(happy, {})]);
  });

  test('come with a new account, and are listed', async () => {
    const headers = staff.headers.ADMIN;
    const given = rights(staff.project, { permissionDenials: ['tag.create'] });
    const body = aNewUser({ projectRights: [given] });
    const { userId } = await server.ask(create, { headers, body });
    const { items } = await server.ask(list, { headers, query: { userIds: [userId] } });
    expect(items[0]?.projects).toMatchObject([given]);
  });

  test('of a project that the account does not belong to are refused in words', async () => {
    const { userId } = await aPerson(server.db, { projects: [staff.project] });
    const body = { userId, version: 1, projectRights: [rights(happy, {})] };
    const failure = await server.refusal(update, { headers: staff.headers.SUPPER_ADMIN, body });
    expect(failure).toMatchObject({
      status: 422,
      details: { rules: [{ code: 'NOT_IN_PROJECT', field: 'projectRights' }] },
    });
  });

  test('twice for one project, or with an unknown permission, are no input', async () => {
    const { userId } = await aPerson(server.db, { projects: [staff.project] });
    const headers = staff.headers.SUPPER_ADMIN;
    const one = rights(staff.project, {});
    for (const projectRights of [[one, one], [rights(staff.project, { permissionGrants: ['post.rule'] })]]) {
      const body = { userId, version: 1, projectRights } as never;
      expect((await server.refusal(update, { headers, body })).status).toBe(400);
    }
  });

  test('are previewed by project', async () => {
    const { userId } = await aPerson(server.db, { role: 'EDITOR', projects: [staff.project, happy] });
    const change = { permissionGrants: ['post.publish' as const], permissionDenials: ['tag.view' as const] };
    const body = { userId, projectRights: [{ ...rights(happy, {}), ...change }] };
    const { changes } = await server.ask(preview, { headers: staff.headers.SUPPER_ADMIN, body });
    expect(changes).toMatchObject([
      {
        projectId: happy,
        membership: 'kept',
        areas: { gained: [], lost: ['tags'] },
        permissions: { gained: ['post.publish'], lost: ['tag.view'] },
      },
    ]);
  });
});

describe('Nobody gives in a project what they do not hold there', () => {
  const give = (headers: Readonly<Record<string, string>>, userId: string, lists: object) =>
    updateCode(server, headers, userId, { projectRights: [rights(staff.project, lists)] });

  test('neither by what they have elsewhere nor by what was taken from them there', async () => {
    const weak = await aPerson(server.db, {
      role: 'ADMIN',
      projects: [staff.project, happy],
      projectRights: {
        [staff.project]: { denials: ['post.publish'] },
        [happy]: { grants: ['post.purge'] },
      },
    });
    const headers = await signIn(server.db, weak, { project: staff.project });
    const { userId } = await aPerson(server.db, { role: 'EDITOR', projects: [staff.project] });
    expect(await give(headers, userId, { permissionGrants: ['post.publish'] })).toBe('ABOVE_YOU');
    expect(await give(headers, userId, { permissionGrants: ['post.purge'] })).toBe('ABOVE_YOU');
    expect(await give(headers, userId, { permissionGrants: ['post.unpublish'] })).toBe('OK');
    expect(await updateCode(server, headers, userId, { role: 'ADMIN' })).toBe('ABOVE_YOU');
  });

  test('nor names a project that is not theirs', async () => {
    const { userId } = await aPerson(server.db, { projects: [staff.project, happy] });
    const change = { projectRights: [rights(happy, { permissionDenials: ['tag.view'] })] };
    expect(await updateCode(server, staff.headers.ADMIN, userId, change)).toBe('RULES_NOT_MET');
    const everywhere = { permissionGrants: ['post.publish'] };
    expect(await updateCode(server, staff.headers.ADMIN, userId, everywhere)).toBe('ABOVE_YOU');
    expect(await give(staff.headers.ADMIN, userId, { permissionGrants: ['post.publish'] })).toBe('OK');
    // The membership that the administrator does not know of kept what it had.
    const account = await server.ask(detail, { headers: staff.headers.SUPPER_ADMIN, params: { id: userId } });
    expect(account.projects.map(({ permissionGrants }) => permissionGrants)).toEqual([['post.publish'], []]);
  });
});
