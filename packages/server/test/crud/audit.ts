import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openOwnerConnection } from '#server/core/db/owner-connection.ts';
import { type CrudCase, type CrudStage, codeOf, crudStage, pageOf } from './crud-case.ts';

export function describeAudit(crud: CrudCase): void {
  const { server, endpoints, thing } = crud;

  describe('The audit', () => {
    let stage: CrudStage;
    const rowsOf = (id: string) =>
      server.db
        .selectFrom('audit_log')
        .selectAll()
        .where('entity_id', '=', id)
        .where('entity', '=', thing)
        .orderBy('id')
        .execute();

    beforeAll(async () => {
      stage = await crudStage(crud);
    });

    test('tells who created, changed and deleted what, where and in which request', async () => {
      const { headers, project } = stage;
      const made = await stage.create();
      const change = crud.aChange();
      await server.ask(endpoints.update, {
        headers,
        body: { id: made.id, version: made.version, ...change },
      });
      await server.ask(endpoints.remove, { headers, params: { id: made.id } });
      const rows = await rowsOf(made.id);
      expect(rows.map((row) => row.action)).toEqual([
        `${thing}.create`,
        `${thing}.update`,
        `${thing}.delete`,
      ]);
      expect(rows[0]).toMatchObject({ before: null, after: { id: made.id } });
      expect(rows[1]).toMatchObject({ after: change });
      expect(Object.keys(rows[1]?.before ?? {})).toEqual(expect.arrayContaining(Object.keys(change)));
      expect(rows[2]).toMatchObject({ after: null });
      for (const row of rows) {
        expect(row).toMatchObject({
          user_id: expect.any(String),
          user_name: expect.stringMatching(/./),
          user_role: 'SUPPER_ADMIN',
          project_id: project,
          address: '127.0.0.1',
          request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        });
      }
    });

    test('has one row for each row that a bulk call changed', async () => {
      const made = [await stage.create(), await stage.create()];
      await server.ask(endpoints.bulk, {
        headers: stage.headers,
        body: crud.aBulk(made.map((row) => row.id)),
      });
      for (const row of made) expect(await rowsOf(row.id)).toHaveLength(2);
    });

    test('is part of the change: where it cannot be written nothing changes', async () => {
      const { headers } = stage;
      const made = await stage.create();
      const before = await pageOf(server.ask(endpoints.list, { headers }));
      const owner = openOwnerConnection(server.database.url);
      await sql`ALTER TABLE audit_log ADD CONSTRAINT nothing CHECK (false) NOT VALID`.execute(owner);
      try {
        const answers = [
          await server.send(endpoints.create, { headers, body: crud.aBody() }),
          await server.send(endpoints.update, {
            headers,
            body: { id: made.id, version: made.version, ...crud.aChange() },
          }),
          await server.send(endpoints.remove, { headers, params: { id: made.id } }),
        ];
        expect(answers.map(codeOf)).not.toContain('OK');
      } finally {
        await sql`ALTER TABLE audit_log DROP CONSTRAINT nothing`.execute(owner);
        await owner.destroy();
      }
      expect(await pageOf(server.ask(endpoints.list, { headers }))).toEqual(before);
    });
  });
}
