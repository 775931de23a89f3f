import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { startTestServer } from '#test/test-server.ts';
import { aStaff, auditOf, type Staff, versionOf } from '../test-support/a-staff.ts';

const server = await startTestServer();
const { preview, detail } = userEndpoints;
let staff: Staff;

beforeAll(async () => {
  staff = await aStaff(server);
});

test('a change of role, projects and permissions tells what it gives and takes, and saves nothing', async () => {
  const two = await aProject(server.db, { workflowMode: 'TWO_STEP' });
  const { userId } = await aPerson(server.db, { projects: [staff.project] });
  const headers = staff.headers.SUPPER_ADMIN;
  const body = { userId, role: 'EDITOR', projects: [two], permissionDenials: ['tag.merge'] } as const;
  const before = await server.ask(detail, { headers, params: { id: userId } });
  const { changes } = await server.ask(preview, {
    headers,
    body: { ...body, projects: [...body.projects], permissionDenials: [...body.permissionDenials] },
  });
  expect(changes.map(({ projectId, membership }) => [projectId, membership])).toEqual([
    ['', 'kept'],
    [staff.project, 'lost'],
    [two, 'gained'],
  ]);
  const gained = changes.at(-1);
  expect(gained?.name).toMatch(/Chuyên trang/);
  expect(gained?.areas.gained).toEqual(expect.arrayContaining(['posts', 'user-accounts']));
  expect(gained?.permissions.gained).toEqual(expect.arrayContaining(['post.publish', 'user.view']));
  expect(gained?.permissions.gained).not.toContain('tag.merge');
  expect(changes[1]?.areas.lost).toContain('posts');

  expect(await server.ask(detail, { headers, params: { id: userId } })).toEqual(before);
  expect(await versionOf(server, userId)).toBe(1);
  expect(await auditOf(server, userId)).toEqual([]);
});

test('what changes nothing answers nothing', async () => {
  const { userId } = await aPerson(server.db, { projects: [staff.project] });
  const body = { userId, role: 'AUTHOR', projects: [staff.project] } as const;
  const answer = await server.ask(preview, {
    headers: staff.headers.ADMIN,
    body: { ...body, projects: [...body.projects] },
  });
  expect(answer).toEqual({ changes: [] });
});

test('what saving would refuse is refused here too', async () => {
  const { userId } = await aPerson(server.db, { projects: [staff.project] });
  const foreign = await aProject(server.db);
  const headers = staff.headers.ADMIN;
  const refusal = (body: object) => server.refusal(preview, { headers, body: { userId, ...body } });
  expect((await refusal({ projects: [foreign] })).details.rules?.[0]?.code).toBe('PROJECT_NOT_YOURS');
  expect((await refusal({ permissionGrants: ['post.purge'] })).code).toBe('ABOVE_YOU');
  expect((await refusal({ status: 'DISABLED' })).errors).toMatchObject([{ code: 'unknownKey' }]);
  const own = { userId: staff.people.ADMIN.userId, role: 'AUTHOR' } as const;
  expect((await server.refusal(preview, { headers, body: own })).details.rules?.[0]?.code).toBe(
    'OWN_ACCOUNT',
  );
});
