import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { expect, test } from 'vitest';
import { addressKey } from '#server/core/auth/attempt-keys.ts';
import { hashPassword } from '#server/core/auth/password-hash.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const MANY = 12;
const server = await startTestServer();
const { db, database } = server;
const project = await aProject(db);
const headers = await signIn(db, await aPerson(db, { role: 'ADMIN', projects: [project] }), { project });

test('sign-ins that wait for each other leave connections for everybody else', async () => {
  const key = addressKey('127.0.0.1');
  const now = new Date();
  const row = { key, locked_until: null, update_time: now };
  await db.insertInto('sign_in_attempts').values(row).execute();
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (tx) => {
    await tx.selectFrom('sign_in_attempts').selectAll().where('key', '=', key).forUpdate().execute();
    hold();
    await end;
  });
  await held;
  const signIns = Array.from({ length: MANY }, (_, at) =>
    server.send(sessionEndpoints.login, {
      body: { email: `nguoi${at}@toasoan.local`, password: 'sai-mat-khau', recaptchaToken: '' },
    }),
  );
  await expect.poll(() => database.connections().total - database.connections().idle).toBeGreaterThan(2);
  const [me, list] = [
    await server.send(sessionEndpoints.me, { headers }),
    await server.send(userEndpoints.list, { headers }),
  ];
  expect([me.status, list.status, database.connections().waiting]).toEqual([200, 200, 0]);
  release();
  await holding;
  for (const { status } of await Promise.all(signIns)) expect(status).toBe(401);
});

test('accounts created with a password hold no connection while their hashes wait for their turn', async () => {
  let isHashed = false;
  const hashing = Promise.all(Array.from({ length: 16 }, () => hashPassword('mat-khau-cua-ai-do'))).then(
    () => {
      isHashed = true;
    },
  );
  const creating = Array.from({ length: 8 }, (_, at) =>
    server.send(userEndpoints.create, {
      body: {
        accountType: 'user',
        displayName: `Người ${at}`,
        email: `moi${at}@toasoan.local`,
        role: 'AUTHOR',
        password: `rat-kho-doan-${at}-Xy`,
      },
      headers,
    }),
  );
  for (let asked = 0; asked < 3; asked += 1) {
    expect((await server.send(sessionEndpoints.me, { headers })).status).toBe(200);
  }
  expect([isHashed, database.connections().waiting]).toEqual([false, 0]);
  for (const { envelope } of await Promise.all(creating)) expect(envelope.error).toBe(0);
  await hashing;
});
