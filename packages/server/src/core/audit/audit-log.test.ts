import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnerConnection } from '#server/core/db/owner-connection.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { writeAudit } from './audit-log.ts';

const database = await cloneDatabase();
const owner = openOwnerConnection(database.url);
afterAll(async () => {
  await owner.destroy();
  await database.drop();
});

const change = {
  entity: 'tag',
  entityId: '5',
  action: 'tag.update',
  before: { title: 'a', version: 1 },
  after: { title: 'b', version: 2 },
} as const;
const source = {
  db: database.db,
  projectId: '',
  address: '2001:db8:5:6:7::1',
  requestId: 'r-1',
  userAgent: `Chrome/141${'.0'.repeat(400)}`,
} as const;

describe('The audit log', () => {
  beforeAll(async () => {
    await writeAudit(
      { ...source, projectId: '3', caller: { userId: '7', displayName: 'Lan', role: 'EDITOR' } },
      change,
    );
  });

  test('keeps who, what, where and what changed', async () => {
    expect(await database.db.selectFrom('audit_log').selectAll().execute()).toEqual([
      {
        id: '1',
        time: expect.any(Date),
        user_id: '7',
        user_name: 'Lan',
        user_role: 'EDITOR',
        project_id: '3',
        address: '2001:db8:5:6:7::1',
        network: '2001:db8:5:6::/64',
        request_id: 'r-1',
        user_agent: source.userAgent.slice(0, 300),
        action: 'tag.update',
        entity: 'tag',
        entity_id: '5',
        title: 'b',
        title_terms: "'3:b'",
        before: { title: 'a', version: 1 },
        after: { title: 'b', version: 2 },
      },
    ]);
  });

  test('keeps an action of a caller that is not signed in', async () => {
    await writeAudit(source, { action: 'session.signInRefused', entity: 'session' });
    const row = await database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('user_id', 'is', null)
      .executeTakeFirst();
    expect(row).toMatchObject({ user_name: '', user_role: null, project_id: null, entity_id: null });
    expect(row).toMatchObject({ title: null, title_terms: null });
  });

  test('remembers what a deleted record was called', async () => {
    const before = { id: '6', displayName: 'Đỗ Quyên' };
    await writeAudit({ ...source, projectId: '3' }, { ...change, entity: 'user', before, after: null });
    const row = await database.db
      .selectFrom('audit_log')
      .select(['title', 'title_terms'])
      .where('entity', '=', 'user')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ title: 'Đỗ Quyên', title_terms: "'3:do' '3:quyen'" });
  });

  test.each(['UPDATE audit_log SET action = $$x$$', 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
    'refuses the product and its owner alike: %s',
    async (statement) => {
      for (const db of [database.db, owner]) {
        await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: '42501' });
      }
    },
  );

  test('is open to the role of the product for reading and adding only', async () => {
    const { rows } = await sql<Record<string, boolean>>`
      SELECT has_table_privilege('audit_log', 'SELECT') AS reads,
        has_table_privilege('audit_log', 'INSERT') AS adds,
        has_table_privilege('audit_log', 'UPDATE') AS changes,
        has_table_privilege('audit_log', 'DELETE') AS deletes,
        has_table_privilege('audit_log', 'TRUNCATE') AS empties`.execute(database.db);
    // Where the login may create no roles the trigger alone guards the table.
    if (database.role === undefined) return;
    expect(rows[0]).toEqual({ reads: true, adds: true, changes: false, deletes: false, empties: false });
  });
});
