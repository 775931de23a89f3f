import { isListedField } from '@toasoan/contract/features/audit/audit-rules.ts';
import { auditFieldInWords } from '@toasoan/contract/features/audit/audit-words.ts';
import { LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openOwnerConnection } from '#server/core/db/owner-connection.ts';
import { type CrudCase, type CrudStage, codeOf, crudStage, endpointOf, pageOf } from './crud-case.ts';

export function describeAudit(crud: CrudCase): void {
  const { server, endpoints, entity } = crud;

  describe('The audit log', () => {
    let stage: CrudStage;
    const rowsOf = (id: string) =>
      server.db
        .selectFrom('audit_log')
        .selectAll()
        .where('entity_id', '=', id)
        .where('entity', '=', entity)
        .orderBy('id')
        .execute();

    beforeAll(async () => {
      stage = await crudStage(crud);
    });

    test('records person, project, address and request of a creation, a change and a deletion', async () => {
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
        `${entity}.create`,
        `${entity}.update`,
        `${entity}.delete`,
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

    test('has texts in both languages for every field that it shows', async () => {
      const made = await stage.create();
      const [row] = await rowsOf(made.id);
      const shown = Object.keys(row?.after ?? {}).filter((field) => isListedField(entity, field));
      const nameless = shown.filter((field) =>
        LANGUAGES.some((language) => auditFieldInWords(field, language) === field),
      );
      expect(nameless, 'add them to AUDIT_FIELD_TEXTS').toEqual([]);
    });

    if (crud.bulk !== undefined)
      test('has one entry for each row that a bulk call changed', async () => {
        const made = [await stage.create(), await stage.create()];
        await server.ask(endpointOf(crud, 'bulk'), {
          headers: stage.headers,
          body: crud.bulk?.aBody(made.map((row) => row.id)),
        });
        for (const row of made) expect(await rowsOf(row.id)).toHaveLength(2);
      });

    test('belongs to the transaction: a change without a written audit row is rolled back', async () => {
      const { headers } = stage;
      const made = await stage.create();
      const before = await pageOf(server.ask(endpoints.list, { headers }));
      const owner = openOwnerConnection(server.database.url);
      await sql`ALTER TABLE audit_log ADD CONSTRAINT nothing CHECK (false) NOT VALID`.execute(owner);
      try {
        const answers = [
          await server.send(endpoints.create, { headers, body: stage.aBody() }),
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
