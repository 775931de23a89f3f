import type { Role } from '@toasoan/contract/access/roles.ts';
import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { turnOnSecondFactor } from '#test/factories/a-second-factor.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { A_REASON, aStaff, auditOf, type Staff, updateCode } from '../test-support/a-staff.ts';

const server = await startTestServer();
const { resetPassword, resetSecondFactor } = userEndpoints;
let staff: Staff;

beforeAll(async () => {
  staff = await aStaff(server);
});

async function someone(role: Role) {
  const person = await aPerson(server.db, { role, projects: [staff.project], password: 'nắng hạ tháng sáu' });
  const headers = await signIn(server.db, person, { project: staff.project });
  return { ...person, headers };
}

async function heard(headers: Readonly<Record<string, string>>) {
  const { items } = await server.ask(notificationEndpoints.list, { headers });
  return items.map(({ kind, postId, accountId, eventId, title, actorName, text }) => ({
    kind,
    postId,
    accountId,
    eventId,
    title,
    actorName,
    text,
  }));
}

describe('A reset of somebody’s sign-in', () => {
  test('asks for a reason that the person can understand, and changes nothing without', async () => {
    const { userId } = await someone('AUTHOR');
    const headers = staff.headers.ADMIN;
    for (const body of [{}, { reason: 'vì' }]) {
      const failure = await server.refusal(resetPassword, { headers, params: { id: userId }, body });
      expect(failure).toMatchObject({
        status: 422,
        details: { rules: [{ code: 'RESET_REASON', field: 'reason' }] },
      });
    }
    expect(await auditOf(server, userId)).toEqual([]);
  });

  test('by somebody above notifies the person with the reason, which is on record', async () => {
    const author = await someone('AUTHOR');
    await server.ask(resetPassword, {
      headers: staff.headers.ADMIN,
      params: { id: author.userId },
      body: { reason: A_REASON },
    });
    expect(await heard(author.headers)).toEqual([
      {
        kind: 'accountReset',
        postId: null,
        accountId: null,
        eventId: null,
        title: author.displayName,
        actorName: staff.people.ADMIN.displayName,
        text: `Đặt lại mật khẩu: ${A_REASON}`,
      },
    ]);
    expect(await heard(staff.headers.SUPPER_ADMIN)).toEqual([]);
    expect((await auditOf(server, author.userId)).at(-1)?.after).toMatchObject({ reason: A_REASON });
  });

  test('by a peer notifies every SUPPER_ADMIN too: password, second factor and e-mail', async () => {
    const peer = await someone('ADMIN');
    await turnOnSecondFactor(server, peer.headers, new Date(), 'nắng hạ tháng sáu');
    const asked = { headers: staff.headers.ADMIN, params: { id: peer.userId }, body: { reason: A_REASON } };
    await server.ask(resetPassword, asked);
    await server.ask(resetSecondFactor, asked);
    const email = `moi-${peer.userId}@toasoan.example`;
    expect(await updateCode(server, staff.headers.ADMIN, peer.userId, { email })).toBe('OK');
    const reported = await heard(staff.headers.SUPPER_ADMIN);
    expect(reported.map(({ accountId }) => accountId)).toEqual([peer.userId, peer.userId, peer.userId]);
    expect(reported.map(({ text }) => text)).toEqual([
      'Đổi email đăng nhập',
      `Tắt xác thực hai lớp: ${A_REASON}`,
      `Đặt lại mật khẩu: ${A_REASON}`,
    ]);
    const rows = await server.db
      .selectFrom('notifications')
      .select(['mail', 'in_centre'])
      .where('user_id', '=', peer.userId)
      .execute();
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ mail: 'now', in_centre: true })));
  });

  test('by a peer without all of the account’s permissions is refused, and nobody takes it over', async () => {
    const strong = await aPerson(server.db, {
      role: 'ADMIN',
      projects: [staff.project],
      projectRights: { [staff.project]: { grants: ['post.purge'] } },
      password: 'nắng hạ tháng sáu',
    });
    const asked = { headers: staff.headers.ADMIN, params: { id: strong.userId }, body: { reason: A_REASON } };
    for (const endpoint of [resetPassword, resetSecondFactor])
      expect(await server.refusal(endpoint, asked)).toMatchObject({
        status: 403,
        details: { rules: [{ code: 'STRONGER_THAN_YOU' }] },
      });
    const change = { email: `khac-${strong.userId}@toasoan.example` };
    expect(await updateCode(server, staff.headers.ADMIN, strong.userId, change)).toBe('ABOVE_YOU');
  });
});
