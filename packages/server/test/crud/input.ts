import { beforeAll, describe, expect, test } from 'vitest';
import { type CrudCase, type CrudStage, callsOf, codeOf, crudStage, endpointOf } from './crud-case.ts';

export function describeInput(crud: CrudCase): void {
  const { server, endpoints } = crud;

  describe('Input', () => {
    let stage: CrudStage;
    beforeAll(async () => {
      stage = await crudStage(crud);
    });

    const withBody = (['create', 'update', 'bulk'] as const).filter((call) => callsOf(crud).includes(call));
    test.each(withBody)('with an unknown key is refused by %s', async (call) => {
      const bodies = {
        create: crud.aBody(),
        update: { id: '1', version: 1, ...crud.aChange() },
        bulk: crud.bulk?.aBody(['1']) ?? {},
      };
      const failure = await server.refusal(endpointOf(crud, call), {
        headers: stage.headers,
        body: { ...bodies[call], unheardOf: 1 },
      });
      expect([failure.status, failure.errors]).toEqual([
        400,
        [expect.objectContaining({ field: 'unheardOf', code: 'unknownKey' })],
      ]);
    });

    test.each(Object.keys(crud.aBody()))('with a wrong type of %s is refused by create', async (key) => {
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
        ...(crud.bulk
          ? [await server.send(crud.bulk.endpoint, { headers, body: crud.bulk.aBody([id]) })]
          : []),
        await server.send(endpoints.update, { headers, body: { id, version: 1, ...crud.aChange() } }),
      ];
      expect(new Set(answers.map(codeOf))).toEqual(new Set(['INVALID_INPUT']));
    });

    if (crud.bulk !== undefined)
      test('with no id or more than 200 is refused by bulk', async () => {
        for (const ids of [[], Array.from({ length: 201 }, (_, index) => String(index + 1))]) {
          const failure = await server.refusal(endpointOf(crud, 'bulk'), {
            headers: stage.headers,
            body: crud.bulk?.aBody(ids),
          });
          expect([failure.status, failure.errors[0]?.field]).toEqual([400, 'ids']);
        }
      });
  });
}
