import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openOwnerConnection } from '#server/core/db/owner-connection.ts';
import { startTestServer } from '#test/test-server.ts';
import { aHouse, aNewProject } from './test-support/a-house.ts';

const server = await startTestServer();

test('Where the audit cannot be written no project is made, changed or archived', async () => {
  const house = await aHouse(server);
  const before = await server.db.selectFrom('projects').selectAll().orderBy('id').execute();
  const owner = openOwnerConnection(server.database.url);
  await sql`ALTER TABLE audit_log ADD CONSTRAINT nothing CHECK (false) NOT VALID`.execute(owner);
  try {
    const headers = house.headers.SUPPER_ADMIN;
    const made = await server.send(projectEndpoints.create, { headers, body: aNewProject() });
    expect(made.status).toBe(500);
    expect(await house.updateCode('ADMIN', { description: 'Không được giữ' })).toBe('INTERNAL');
    expect(await house.transitionCode('DISABLED')).toBe('INTERNAL');
  } finally {
    await sql`ALTER TABLE audit_log DROP CONSTRAINT nothing`.execute(owner);
    await owner.destroy();
  }
  expect(await server.db.selectFrom('projects').selectAll().orderBy('id').execute()).toEqual(before);
});
