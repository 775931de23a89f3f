import { inArea } from '@toasoan/contract/access/endpoint-access.ts';
import { bulkIds, bulkResult } from '@toasoan/contract/core/bulk.ts';
import { defineEndpoint } from '@toasoan/contract/core/define-endpoint.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { transactionRoute } from '#server/core/http/route.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { runBulk } from './run-bulk.ts';

/** SQLSTATE that the database returns for the second id, by the number of tries. */
let refusals: readonly string[] = [];
let calls = 0;

const bulk = defineEndpoint({
  method: 'POST',
  path: '/admin/bulk-trial',
  summary: 'Writes a tag for each id.',
  access: inArea('profile'),
  body: z.strictObject({ ids: bulkIds }),
  data: bulkResult,
});
const server = await startTestServer({
  routes: [
    transactionRoute(bulk, async (call) => {
      const state = refusals[calls];
      calls += 1;
      return await runBulk(call, call.body.ids, async ({ db }, id) => {
        await sql`INSERT INTO slug_redirects (project_id, entity, slug, entity_id)
          VALUES (${project}, 'post', ${`thu-${calls}-${id}`}, ${id})`.execute(db);
        if (id === '2' && state !== undefined)
          await sql`DO ${sql.lit(`BEGIN RAISE EXCEPTION USING ERRCODE = '${state}'; END`)}`.execute(db);
      });
    }),
  ],
});
const project = await aProject(server.db);
const headers = await signIn(server.db, await aPerson(server.db), {});

beforeEach(async () => {
  calls = 0;
  await server.db.deleteFrom('slug_redirects').execute();
});

async function written(): Promise<string[]> {
  const rows = await server.db.selectFrom('slug_redirects').select('slug').orderBy('slug').execute();
  return rows.map(({ slug }) => slug);
}

test('a refused id is rolled back, the others are kept', async () => {
  refusals = ['23505'];
  const result = await server.ask(bulk, { headers, body: { ids: ['1', '2', '3'] } });
  expect(result.results.map(({ id, ok }) => [id, ok])).toEqual([
    ['1', true],
    ['2', false],
    ['3', true],
  ]);
  expect([calls, await written()]).toEqual([1, ['thu-1-1', 'thu-1-3']]);
});

test.each(['40P01', '40001'])('after a deadlock (%s) the whole call runs again', async (state) => {
  refusals = [state];
  const result = await server.ask(bulk, { headers, body: { ids: ['1', '2', '3'] } });
  expect(result.done).toBe(3);
  expect([calls, await written()]).toEqual([2, ['thu-2-1', 'thu-2-2', 'thu-2-3']]);
});

test.each([
  ['40P01', -409, 3],
  // A broken connection, a lock timeout, a fault of ours.
  ['08006', -503, 1],
  ['55P03', -503, 1],
  ['XX000', -500, 1],
])('a permanent %s fails the whole call, and nothing of it stays', async (state, error, attempts) => {
  refusals = [state, state, state];
  const refusal = await server.refusal(bulk, { headers, body: { ids: ['1', '2', '3'] } });
  expect([refusal.error, calls, await written()]).toEqual([error, attempts, []]);
});
