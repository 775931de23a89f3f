import { beforeAll, describe, expect, test } from 'vitest';
import { type CrudCase, type CrudStage, codeOf, crudStage, rowOf } from './crud-case.ts';

export function describeVersions(crud: CrudCase): void {
  const { server, endpoints } = crud;

  describe('Versions', () => {
    let stage: CrudStage;
    const update = (body: object) => server.send(endpoints.update, { headers: stage.headers, body });
    const detail = (id: string) =>
      rowOf(server.ask(endpoints.detail, { headers: stage.headers, params: { id } }));

    beforeAll(async () => {
      stage = await crudStage(crud);
    });

    test('rise with every change, which sets only the sent keys', async () => {
      const made = await stage.create();
      const change = crud.aChange();
      expect(codeOf(await update({ id: made.id, version: made.version, ...change }))).toBe('OK');
      const row = await detail(made.id);
      expect(row.version).toBeGreaterThan(made.version);
      expect(row).toMatchObject(change);
      const { updateTime: _then, updatedBy: _who, version: _old, ...rest } = { ...made, ...change };
      expect(row).toMatchObject(rest);
    });

    test('that are missing are refused with −428', async () => {
      const made = await stage.create();
      const answer = await update({ id: made.id, ...crud.aChange() });
      expect([answer.status, codeOf(answer)]).toEqual([428, 'VERSION_MISSING']);
    });

    test('that are old are refused with −409 and the name of the other person; the row stays unchanged', async () => {
      const made = await stage.create();
      const change = crud.aChange();
      await update({ id: made.id, version: made.version, ...change });
      const late = await update({ id: made.id, version: made.version, ...crud.aChange() });
      const row = await detail(made.id);
      expect([late.status, codeOf(late)]).toEqual([409, 'VERSION_CONFLICT']);
      expect(late.envelope).toMatchObject({
        details: { version: row.version, updatedBy: expect.any(String), updateTime: row.updateTime },
      });
      expect(row).toMatchObject(change);
    });

    test('admit one of two concurrent changes', async () => {
      const made = await stage.create();
      const both = await Promise.all(
        [crud.aChange(), crud.aChange()].map((change) =>
          update({ id: made.id, version: made.version, ...change }),
        ),
      );
      expect(both.map(codeOf).sort()).toEqual(['OK', 'VERSION_CONFLICT']);
    });

    test('in If-Match guard a deletion', async () => {
      const made = await stage.create();
      const remove = (version: number) =>
        server.send(endpoints.remove, {
          headers: { ...stage.headers, 'if-match': `"${version}"` },
          params: { id: made.id },
        });
      expect(codeOf(await remove(made.version + 1))).toBe('VERSION_CONFLICT');
      expect(codeOf(await remove(made.version))).toBe('OK');
      expect(codeOf(await remove(made.version))).toBe('NOT_FOUND');
    });
  });
}
