import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const POOL_SIZE = 6;

/** As in the product, but without the limit of a whole call: only the wait for a connection can end one. */
const server = await startTestServer({ connectWithin: 2_000, limits: { answerTimeout: 600_000 } });
const { app, db, database } = server;
const project = await aProject(db);
const headers = await signIn(db, await aPerson(db, { role: 'ADMIN', projects: [project] }), { project });

/** Takes every connection; returns a function that releases them. */
async function takeAll(): Promise<() => Promise<void>> {
  const { promise: end, resolve: giveBack } = Promise.withResolvers<void>();
  const taken = Array.from({ length: POOL_SIZE }, () => Promise.withResolvers<void>());
  const holding = taken.map(({ resolve }) =>
    db.connection().execute(async () => {
      resolve();
      await end;
    }),
  );
  await Promise.all(taken.map(({ promise }) => promise));
  return async () => {
    giveBack();
    await Promise.all(holding);
  };
}

test('while every database connection is in use, calls get −503; afterwards they succeed', async () => {
  const giveBack = await takeAll();
  expect(database.connections()).toMatchObject({ total: POOL_SIZE, idle: 0 });
  const reading = Array.from({ length: 20 }, () => server.send(tagEndpoints.list, { headers }));
  const writing = Array.from({ length: 20 }, (_, at) =>
    server.send(tagEndpoints.create, { body: { title: `Thẻ ${at}` }, headers }),
  );
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  for (const reply of await Promise.all([...reading, ...writing])) {
    expect([reply.status, reply.envelope.error, reply.headers['retry-after']]).toEqual([503, -503, '5']);
  }
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json().missing]).toEqual([503, ['database']]);

  await giveBack();
  expect(await server.ask(tagEndpoints.list, { headers })).toMatchObject({ total: 0 });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect(database.connections()).toMatchObject({ idle: POOL_SIZE, waiting: 0 });
});
