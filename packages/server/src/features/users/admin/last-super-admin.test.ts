import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { updateCode } from '../test-support/a-staff.ts';
import { keepOneSuperAdmin } from './account-store.ts';

const server = await startTestServer();
const { update } = userEndpoints;

async function enabledSuperAdmins(): Promise<number> {
  const rows = await server.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'SUPPER_ADMIN')
    .where('status', '=', 'ENABLE')
    .where('deleted_time', 'is', null)
    .execute();
  return rows.length;
}

test('two SUPPER_ADMINs who act on each other at the same moment leave one', async () => {
  const project = await aProject(server.db);
  const pair = [
    await aPerson(server.db, { role: 'SUPPER_ADMIN' }),
    await aPerson(server.db, { role: 'SUPPER_ADMIN' }),
  ] as const;
  const headers = await Promise.all(pair.map((person) => signIn(server.db, person, { project })));
  for (let round = 0; round < 5; round += 1) {
    const versions = await server.db
      .selectFrom('users')
      .select(['id', 'version'])
      .where('role', '=', 'SUPPER_ADMIN')
      .execute();
    const versionOf = (id: string) => versions.find((row) => row.id === id)?.version ?? 1;
    const answers = await Promise.all(
      pair.map((_person, index) => {
        const userId = pair[index === 0 ? 1 : 0].userId;
        const body = { userId, version: versionOf(userId), status: 'DISABLED' } as const;
        return server.send(update, { headers: headers[index] ?? {}, body });
      }),
    );
    expect(await enabledSuperAdmins()).toBe(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // Both again, with sessions that are valid.
    await server.db.updateTable('users').set({ status: 'ENABLE' }).execute();
    for (const [index, person] of pair.entries())
      headers[index] = await signIn(server.db, person, { project });
  }
});

test('the last one is refused with the reason', async () => {
  await server.db.updateTable('users').set({ role: 'ADMIN' }).where('role', '=', 'SUPPER_ADMIN').execute();
  const last = await aPerson(server.db, { role: 'SUPPER_ADMIN' });
  const disabled = await aPerson(server.db, { role: 'SUPPER_ADMIN', status: 'DISABLED' });
  const keep = (id: string) =>
    server.db.transaction().execute((tx) => keepOneSuperAdmin(tx, id, hanoiDay(Date.now())));
  await expect(keep(last.userId)).rejects.toMatchObject({
    code: 'RULES_NOT_MET',
    options: { rules: [{ code: 'LAST_SUPPER_ADMIN' }] },
  });
  await expect(keep(disabled.userId)).resolves.toBeUndefined();
  // Whoever leaves soon, or has not begun, cannot be the one who stays.
  await server.db
    .updateTable('users')
    .set({ status: 'ENABLE', access_to: '2999-12-31' })
    .where('id', '=', disabled.userId)
    .execute();
  await expect(keep(last.userId)).rejects.toMatchObject({ code: 'RULES_NOT_MET' });
  await server.db
    .updateTable('users')
    .set({ access_from: '2999-12-31' })
    .where('id', '=', disabled.userId)
    .execute();
  await expect(keep(last.userId)).rejects.toMatchObject({ code: 'RULES_NOT_MET' });
  await server.db
    .updateTable('users')
    .set({ access_from: '2026-01-01', access_to: null })
    .where('id', '=', disabled.userId)
    .execute();
  await expect(keep(last.userId)).resolves.toBeUndefined();
});

test('the last one who stays gets no last day, neither by an update nor by a first day to come', async () => {
  const project = await aProject(server.db);
  await server.db.updateTable('users').set({ role: 'ADMIN' }).where('role', '=', 'SUPPER_ADMIN').execute();
  const last = await aPerson(server.db, { role: 'SUPPER_ADMIN' });
  const leaver = await aPerson(server.db, { role: 'SUPPER_ADMIN' });
  const headers = await signIn(server.db, leaver, { project });
  expect(await updateCode(server, headers, last.userId, { accessTo: '2999-12-31' })).toBe('OK');
  const other = await signIn(server.db, last, { project });
  for (const change of [{ accessTo: '2999-12-31' }, { accessFrom: '2999-12-31' }, { status: 'DISABLED' }])
    expect(await updateCode(server, other, leaver.userId, change)).toBe('RULES_NOT_MET');
  expect(await updateCode(server, headers, last.userId, { accessTo: '' })).toBe('OK');
  expect(await updateCode(server, other, leaver.userId, { accessTo: '2999-12-31' })).toBe('OK');
});
