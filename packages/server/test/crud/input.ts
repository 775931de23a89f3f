import { beforeAll, describe, expect, test } from 'vitest';
import { type CrudCase, type CrudStage, codeOf, crudStage } from './crud-case.ts';

export function describeInput(crud: CrudCase): void {
  const { server, endpoints } = crud;

  describe('Input', () => {
    let stage: CrudStage;
    beforeAll(async () => {
      stage = await crudStage(crud);
    });

    test.each(['create', 'update', 'bulk'] as const)('with an unknown key is refused by %s', async (call) => {
      const bodies = {
        create: crud.aBody(),
        update: { id: '1', version: 1, ...crud.aChange() },
        bulk: crud.aBulk(['1']),
      };
      const failure = await server.refusal(endpoints[call], {
        headers: stage.headers,
        body: { ...bodies[call], unheardOf: 1 },
      });
      expect([failure.status, failure.errors]).toEqual([
        400,
        [expect.objectContaining({ field: 'unheardOf', code: 'unknownKey' })],
      ]);
    });

    test.each(Object.keys(crud.aBody()))('whose %s is of another type is refused by create', async (key) => {
      const failure = await server.refusal(endpoints.create, {
        headers: stage.headers,
        body: { ...crud.aBody(), [key]: { not: 'this' } },
      });
      expect([failure.status, failure.errors[0]?.field]).toEqual([400, key]);
    });

    test.each(['0', '-1', 'abc', '1.5', '9'.repeat(30)])('with the id %s is refused', async (id) => {
      const params = { id };
      const { headers } = stage;
      const answers = [
        await server.send(endpoints.detail, { headers, params }),
        await server.send(endpoints.remove, { headers, params }),
        await server.send(endpoints.bulk, { headers, body: crud.aBulk([id]) }),
        await server.send(endpoints.update, { headers, body: { id, version: 1, ...crud.aChange() } }),
      ];
      expect(answers.map(codeOf)).toEqual(Array(4).fill('INVALID_INPUT'));
    });

    test('without any id, or with more than 200, is refused by bulk', async () => {
      for (const ids of [[], Array.from({ length: 201 }, (_, index) => String(index + 1))]) {
        const failure = await server.refusal(endpoints.bulk, {
          headers: stage.headers,
          body: crud.aBulk(ids),
        });
        expect([failure.status, failure.errors[0]?.field]).toEqual([400, 'ids']);
      }
    });
  });
}
