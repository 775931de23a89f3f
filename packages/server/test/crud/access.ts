import { ROLES } from '@toasoan/contract/access/roles.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import {
  type CrudCall,
  type CrudCase,
  type CrudRow,
  type CrudStage,
  callsOf,
  codeOf,
  crudStage,
  endpointOf,
  harmlessInput,
  mayOf,
  pageOf,
} from './crud-case.ts';

export function describeAccess(crud: CrudCase): void {
  const { server, endpoints } = crud;
  let stage: CrudStage;
  beforeAll(async () => {
    stage = await crudStage(crud);
  });

  describe.each(ROLES)('%s', (role) => {
    const isAllowed = (call: CrudCall) => mayOf(crud, call).includes(role);

    test.each(callsOf(crud).map((call) => [isAllowed(call) ? 'may' : 'may not', call] as const))(
      '%s call: %s',
      async (_may, call) => {
        const input = { ...harmlessInput(crud, call, stage), headers: stage.headersOf[role] };
        const code = codeOf(await server.send(endpointOf(crud, call), input));
        if (isAllowed(call)) expect(['OK', 'NOT_FOUND']).toContain(code);
        else expect(code).toBe('FORBIDDEN');
      },
    );
  });

  test.each(callsOf(crud))(
    '%s is refused without a token, without a project and in a project of other people',
    async (call) => {
      const { authorization = '' } = stage.headers;
      const outsider = await signIn(
        server.db,
        await aPerson(server.db, { role: 'ADMIN', projects: [await aProject(server.db)] }),
      );
      const send = async (headers: Record<string, string>) =>
        codeOf(await server.send(endpointOf(crud, call), { ...harmlessInput(crud, call, stage), headers }));
      expect(await send({ 'project-id': stage.project })).toBe('SESSION_INVALID');
      expect(await send({ authorization })).toBe('PROJECT_REQUIRED');
      expect(await send({ ...outsider, 'project-id': stage.project })).toBe('PROJECT_FORBIDDEN');
    },
  );

  describe("Another project's row", () => {
    let foreign: CrudRow;
    beforeAll(async () => {
      foreign = await (await crudStage(crud)).create();
    });

    test('is not found, changed, deleted or listed', async () => {
      const { headers } = stage;
      const { id, version } = foreign;
      const answers = [
        await server.send(endpoints.detail, { headers, params: { id } }),
        await server.send(endpoints.update, { headers, body: { id, version, ...crud.aChange() } }),
        await server.send(endpoints.remove, { headers, params: { id } }),
      ];
      expect(answers.map(codeOf)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
      const { items } = await pageOf(server.ask(endpoints.list, { headers, query: { limit: 100 } }));
      expect(items.map((row) => row.id)).not.toContain(id);
    });

    if (crud.bulk !== undefined)
      test('is reported as not found by a bulk call', async () => {
        const result = await server.ask(endpointOf(crud, 'bulk'), {
          headers: stage.headers,
          body: crud.bulk?.aBody([foreign.id]),
        });
        expect(result).toMatchObject({
          done: 0,
          results: [{ id: foreign.id, ok: false, code: 'NOT_FOUND' }],
        });
      });
  });
}
