import type { Role } from '@toasoan/contract/access/roles.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { cloneDatabase, type TestDatabase } from '#test/test-database.ts';
import { callerQuery, findCaller } from './caller-view.ts';
import { hashToken } from './token.ts';

let database: TestDatabase;
let project: string;
let twoStep: string;

beforeAll(async () => {
  database = await cloneDatabase();
  project = await aProject(database.db);
  twoStep = await aProject(database.db, { workflowMode: 'TWO_STEP' });
});
afterAll(() => database.drop());

async function tokenOf(role: Role, projects: readonly string[]) {
  const person = await aPerson(database.db, { role, projects });
  const { authorization = '' } = await signIn(database.db, person);
  return { ...person, token: authorization.slice('Bearer '.length) };
}

test('a member works in the project of the header, and nobody else does', async () => {
  const member = await tokenOf('ADMIN', [project]);
  const caller = await findCaller(database.db, member.token, project);
  expect(caller.project).toMatchObject({
    projectId: project,
    workflowMode: 'THREE_STEP',
    allowSelfApprove: true,
  });
  expect((await findCaller(database.db, member.token, twoStep)).project).toBeUndefined();
});

test.each(['', '999999', '0', '-1', '1 OR 1=1', '99999999999999999999'])(
  'the project id "%s" is no project',
  async (projectId) => {
    const member = await tokenOf('SUPPER_ADMIN', []);
    expect((await findCaller(database.db, member.token, projectId)).project).toBeUndefined();
  },
);

test('SUPPER_ADMIN works in every project without being a member', async () => {
  const { token } = await tokenOf('SUPPER_ADMIN', []);
  expect((await findCaller(database.db, token, project)).project?.projectId).toBe(project);
});

test('nobody works in an archived project', async () => {
  const archived = await aProject(database.db, { status: 'DISABLED' });
  const member = await tokenOf('ADMIN', [archived]);
  const everywhere = await tokenOf('SUPPER_ADMIN', []);
  expect((await findCaller(database.db, member.token, archived)).project).toBeUndefined();
  expect((await findCaller(database.db, everywhere.token, archived)).project).toBeUndefined();
});

test('EDITOR may publish here where the workflow has two steps', async () => {
  const { token } = await tokenOf('EDITOR', [project, twoStep]);
  const three = await findCaller(database.db, token, project);
  const two = await findCaller(database.db, token, twoStep);
  expect(three.permissionsHere).not.toContain('post.publish');
  expect(two.permissionsHere).toContain('post.publish');
  expect(two.permissions).not.toContain('post.publish');
});

test('a new role, membership, grant or denial applies from the next call on', async () => {
  const { token, userId } = await tokenOf('AUTHOR', []);
  const { db } = database;
  expect((await findCaller(db, token, project)).project).toBeUndefined();
  await db.insertInto('project_members').values({ project_id: project, user_id: userId }).execute();
  expect((await findCaller(db, token, project)).project?.projectId).toBe(project);
  await db.updateTable('users').set({ role: 'EDITOR' }).where('id', '=', userId).execute();
  expect(await findCaller(db, token, project)).toMatchObject({ role: 'EDITOR', roles: ['EDITOR'] });
  await db
    .updateTable('users')
    .set({ permission_grants: ['post.publish'], permission_denials: ['tag.edit'] })
    .where('id', '=', userId)
    .execute();
  const { permissionsHere } = await findCaller(db, token, project);
  expect(permissionsHere).toContain('post.publish');
  expect(permissionsHere).not.toContain('tag.edit');
  await db.deleteFrom('project_members').where('user_id', '=', userId).execute();
  expect((await findCaller(db, token, project)).project).toBeUndefined();
});

test('one read that uses only indexes finds the caller', async () => {
  const { token } = await tokenOf('EDITOR', [project]);
  await database.db.connection().execute(async (connection) => {
    await sql`SET enable_seqscan = off`.execute(connection);
    const plan = await callerQuery(connection, hashToken(token), project).explain();
    await sql`RESET enable_seqscan`.execute(connection);
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
  });
});
