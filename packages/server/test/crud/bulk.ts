import { beforeAll, describe, expect, test } from 'vitest';
import { type CrudCase, type CrudStage, crudStage } from './crud-case.ts';

export function describeBulk(crud: CrudCase): void {
  const { server, bulk } = crud;
  if (bulk === undefined) return;

  describe('A bulk call', () => {
    let stage: CrudStage;
    beforeAll(async () => {
      stage = await crudStage(crud);
    });

    test('changes the rows that it finds and reports on every id', async () => {
      const one = await stage.create();
      const two = await stage.create();
      const missing = '999999998';
      const result = await server.ask(bulk.endpoint, {
        headers: stage.headers,
        body: bulk.aBody([one.id, missing, two.id]),
      });
      expect(result).toMatchObject({ done: 2, total: 3 });
      const { results } = result as { readonly results: readonly { readonly id: string }[] };
      expect(Object.fromEntries(results.map(({ id, ...outcome }) => [id, outcome]))).toEqual({
        [one.id]: { ok: true },
        [two.id]: { ok: true },
        [missing]: { ok: false, code: 'NOT_FOUND', message: 'Nội dung không tồn tại hoặc đã bị xóa.' },
      });
    });

    test('counts a repeated id once', async () => {
      const one = await stage.create();
      const body = bulk.aBody([one.id, one.id]);
      expect(await server.ask(bulk.endpoint, { headers: stage.headers, body })).toMatchObject({
        done: 1,
        total: 1,
      });
    });
  });
}
