import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CrudCase, type CrudStage, codeOf, crudStage, pageOf } from './crud-case.ts';

export function describeRepeats(crud: CrudCase): void {
  const { server, endpoints } = crud;

  describe('A create call repeated with its key', () => {
    let stage: CrudStage;
    const create = (key: string, body: object) =>
      server.send(endpoints.create, { headers: { ...stage.headers, 'idempotency-key': key }, body });
    const total = async () => (await pageOf(server.ask(endpoints.list, { headers: stage.headers }))).total;

    beforeAll(async () => {
      stage = await crudStage(crud);
    });

    test('gets the first answer again and makes nothing new', async () => {
      const key = randomUUID();
      const body = crud.aBody();
      const before = await total();
      const first = await create(key, body);
      const again = await create(key, body);
      expect(again.envelope).toEqual(first.envelope);
      expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
        undefined,
        'true',
      ]);
      expect(await total()).toBe(before + 1);
    });

    test('and another body is −422', async () => {
      const key = randomUUID();
      await create(key, crud.aBody());
      const other = await create(key, crud.aBody());
      expect([other.status, codeOf(other)]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    });

    test('at the same moment makes one row', async () => {
      const key = randomUUID();
      const body = crud.aBody();
      const before = await total();
      const codes = (await Promise.all([1, 2, 3].map(() => create(key, body)))).map(codeOf);
      expect(codes).toContain('OK');
      expect(codes.filter((code) => code !== 'OK' && code !== 'IDEMPOTENCY_RUNNING')).toEqual([]);
      expect(await total()).toBe(before + 1);
    });

    test('after a refusal is a call of its own', async () => {
      const key = randomUUID();
      expect(codeOf(await create(key, { ...crud.aBody(), unheardOf: 1 }))).toBe('INVALID_INPUT');
      expect(codeOf(await create(key, crud.aBody()))).toBe('OK');
    });

    test('by another person is a call of its own', async () => {
      const key = randomUUID();
      const before = await total();
      await create(key, crud.aBody());
      const headers = { ...stage.headersOf.ADMIN, 'idempotency-key': key };
      const other = await server.send(endpoints.create, { headers, body: crud.aBody() });
      expect(codeOf(other)).toBe('OK');
      expect(await total()).toBe(before + 2);
    });
  });
}
