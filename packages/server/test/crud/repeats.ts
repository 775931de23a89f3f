import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
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

    test('gets the first answer and creates nothing', async () => {
      const key = randomUUID();
      const body = stage.aBody();
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

    test('with another body is refused with −422', async () => {
      const key = randomUUID();
      await create(key, stage.aBody());
      const other = await create(key, stage.aBody());
      expect([other.status, codeOf(other)]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    });

    test('concurrently creates one row', async () => {
      const key = randomUUID();
      const body = stage.aBody();
      const before = await total();
      const codes = (await Promise.all([1, 2, 3].map(() => create(key, body)))).map(codeOf);
      expect(codes).toContain('OK');
      expect(codes.filter((code) => code !== 'OK' && code !== 'IDEMPOTENCY_RUNNING')).toEqual([]);
      expect(await total()).toBe(before + 1);
    });

    test('after a refusal is a new call', async () => {
      const key = randomUUID();
      expect(codeOf(await create(key, { ...stage.aBody(), unheardOf: 1 }))).toBe('INVALID_INPUT');
      expect(codeOf(await create(key, stage.aBody()))).toBe('OK');
    });

    test('by another person is a new call', async () => {
      const key = randomUUID();
      const before = await total();
      await create(key, stage.aBody());
      // Also of the highest role: only it may use some records.
      const another = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [stage.project] });
      const headers = await signIn(server.db, another, { project: stage.project });
      const other = await server.send(endpoints.create, {
        headers: { ...headers, 'idempotency-key': key },
        body: stage.aBody(),
      });
      expect(codeOf(other)).toBe('OK');
      expect(await total()).toBe(before + 2);
    });
  });
}
