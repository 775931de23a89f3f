import { beforeAll, describe, expect, test } from 'vitest';
import { type CrudCase, type CrudStage, crudStage, pageOf } from './crud-case.ts';

export function describePaging(crud: CrudCase): void {
  const { server, endpoints } = crud;

  describe('The list', () => {
    let stage: CrudStage;
    const list = (query: Record<string, unknown>) =>
      pageOf(server.ask(endpoints.list, { headers: stage.headers, query }));

    beforeAll(async () => {
      stage = await crudStage(crud);
      for (let count = 0; count < 5; count += 1) await stage.create();
    });

    test('has every row exactly once across its pages', async () => {
      const pages = [
        await list({ limit: 2 }),
        await list({ limit: 2, page: 2 }),
        await list({ limit: 2, page: 3 }),
      ];
      expect(pages.map(({ page, limit, total }) => [page, limit, total])).toEqual([
        [1, 2, 5],
        [2, 2, 5],
        [3, 2, 5],
      ]);
      const ids = pages.flatMap(({ items }) => items.map((row) => row.id));
      expect(ids).toHaveLength(5);
      expect(new Set(ids).size).toBe(5);
    });

    test('has 20 rows per page by default and none past its end', async () => {
      expect(await list({})).toMatchObject({ limit: 20, page: 1, total: 5 });
      expect(await list({ page: 1_000_000 })).toMatchObject({ items: [], total: 5 });
    });

    test.each([
      ['limit', '0'],
      ['limit', '101'],
      ['limit', '-1'],
      ['limit', '1.5'],
      ['limit', 'many'],
      ['limit', ''],
      ['page', '0'],
      ['page', '1000001'],
      ['unheard-of', '1'],
    ])('refuses %s=%s and names the parameter', async (key, value) => {
      const failure = await server.refusal(endpoints.list, {
        headers: stage.headers,
        query: { [key]: value },
      });
      expect([failure.status, failure.errors[0]?.field]).toEqual([400, key]);
    });

    test('accepts 100 rows per page and the parameter of the Happy sites', async () => {
      expect(await list({ limit: 100, happy: 1 })).toMatchObject({ limit: 100 });
    });
  });
}
