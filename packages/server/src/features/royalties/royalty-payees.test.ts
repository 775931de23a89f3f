import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { royaltySheetEndpoints } from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import type { RoyaltyGroupCode } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aCountingHouse, type CountingHouse, NOW } from './test-support/a-counting-house.ts';

const server = await startTestServer({ now: () => NOW });
let house: CountingHouse;
beforeEach(async () => {
  house = await aCountingHouse(server);
});

async function anAuthor(
  penName: string,
  { login, bank, group }: { login?: string; bank?: string; group?: RoyaltyGroupCode } = {},
) {
  const { headers } = house.clerk;
  const { userId } = await server.ask(userEndpoints.create, {
    headers,
    body: {
      accountType: 'author',
      displayName: penName,
      profile: { penName, ...(login && { linkedUserId: login }), ...(group && { royaltyGroup: group }) },
    },
  });
  if (bank !== undefined) {
    const { version } = await server.ask(accountEndpoints.detail, { headers, params: { id: userId } });
    await server.ask(accountEndpoints.savePayroll, {
      headers,
      body: { userId, version, bankAccount: bank, bankName: 'Ngân hàng Mẫu', taxCode: '8012345678' },
    });
  }
  return userId;
}

const people = async (view: 'all' | 'unpayable') =>
  (
    await server.ask(royaltySheetEndpoints.people, {
      headers: house.clerk.headers,
      query: { period: '2026-10', view },
    })
  ).items.map(({ name, accountId, hasPayroll, isLogin }) => ({ name, accountId, hasPayroll, isLogin }));

test('a login is paid as the author who has it; a byline of both has one payee', async () => {
  const staff = await house.hire('EDITOR');
  const accountId = await anAuthor('Thu Hà', { login: staff.userId, bank: '0071001234567' });
  const authors = [
    { displayName: 'Thu Hà', role: 'WRITER' as const, accountId: staff.userId },
    { displayName: 'Thu Hà (bút danh)', role: 'WRITER' as const, accountId },
  ];
  const byline = await house.post('Hai bút danh, một người', '2026-10-02', { authors });
  const { results } = await server.ask(royaltySheetEndpoints.bulk, {
    headers: house.clerk.headers,
    body: { action: 'propose', period: '2026-10', ids: [`post-${byline}`], coefficient: 2 },
  });
  expect(results).toMatchObject([{ ok: true }]);
  const typed = await house.post('Nhập tay', '2026-10-03');
  await house.save(typed, { payees: [{ accountId: staff.userId, name: 'Thu Hà', share: 100 }] });
  for (const row of await house.rows('2026-10'))
    expect(row.payees).toMatchObject([{ accountId, share: 100 }]);
  expect(await people('all')).toEqual([{ name: 'Thu Hà', accountId, hasPayroll: true, isLogin: false }]);
  const twice = [
    { accountId, name: 'Thu Hà', share: 50 },
    { accountId: staff.userId, name: 'Thu Hà', share: 50 },
  ];
  expect(await house.refusedSave(typed, 1, { payees: twice })).toEqual(['PAYEE_TWICE']);
});

test('the group of the first author who has one is proposed, also by their login; without, that of the genre', async () => {
  const staff = await house.hire('EDITOR');
  const photographer = await anAuthor('Ảnh Mây', { login: staff.userId, group: 'PICTURE' });
  const plain = await anAuthor('Gió Lạ');
  const byline = (...ids: readonly string[]) => ({
    genre: 'REPORTAGE' as const,
    authors: ids.map((accountId) => ({
      displayName: `Bút ${accountId}`,
      role: 'WRITER' as const,
      accountId,
    })),
  });
  const works = [
    await house.post('Ảnh', '2026-10-02', byline(plain, photographer)),
    await house.post('Qua tài khoản', '2026-10-03', byline(staff.userId)),
    await house.post('Phóng sự', '2026-10-04', byline(plain)),
  ];
  const proposed = await Promise.all(works.map(async (id) => (await house.detail(id)).proposedGroup));
  expect(proposed).toEqual(['PICTURE', 'PICTURE', 'REPORTAGE']);
  const { results } = await server.ask(royaltySheetEndpoints.bulk, {
    headers: house.clerk.headers,
    body: { action: 'propose', period: '2026-10', ids: works.map((id) => `post-${id}`), coefficient: 8 },
  });
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect((await house.rows('2026-10')).map(({ royaltyGroup }) => royaltyGroup)).toEqual(proposed);
  // What somebody has set stays, whoever signs the post.
  await house.save(works[0] ?? '', { royaltyGroup: 'TALK' }, 1);
  expect((await house.rows('2026-10')).map(({ royaltyGroup }) => royaltyGroup)).toContain('TALK');
});

test('who has no account number is said before the list for the bank is made, with what is missing', async () => {
  const [reporter, poor] = [await house.hire('AUTHOR', { displayName: 'Cường' }), await anAuthor('An')];
  const rich = await anAuthor('Bình', { bank: '0071001234567' });
  const post = await house.post('Bài bốn người', '2026-10-02');
  await house.save(post, {
    payees: [
      { accountId: poor, name: 'An', share: 20 },
      { accountId: rich, name: 'Bình', share: 20 },
      { accountId: reporter.userId, name: 'Cường', share: 20 },
      { accountId: house.chief.userId, name: 'Dũng', share: 20 },
      { name: 'Em', share: 20 },
    ],
  });
  expect(await people('unpayable')).toEqual([
    { name: 'An', accountId: poor, hasPayroll: false, isLogin: false },
    { name: 'Cường', accountId: reporter.userId, hasPayroll: false, isLogin: true },
    { name: 'Dũng', accountId: house.chief.userId, hasPayroll: false, isLogin: true },
    { name: 'Em', accountId: null, hasPayroll: false, isLogin: false },
  ]);
  const linked = await anAuthor('Cường Phạm', { login: reporter.userId, bank: '0071009999999' });
  expect((await people('all')).find(({ name }) => name === 'Cường')).toEqual({
    name: 'Cường',
    accountId: reporter.userId,
    hasPayroll: true,
    isLogin: false,
  });
  expect(linked).not.toBe(reporter.userId);
  expect((await people('unpayable')).map(({ name }) => name)).toEqual(['An', 'Dũng', 'Em']);
});

const payrollOf = async (id: string) =>
  (await server.ask(accountEndpoints.detail, { headers: house.clerk.headers, params: { id } })).payroll;
const versionOf = async (id: string) =>
  (await server.ask(accountEndpoints.detail, { headers: house.clerk.headers, params: { id } })).version;

async function merged(fromId: string, intoId: string): Promise<string> {
  const body = { fromId, fromVersion: await versionOf(fromId), intoId, version: await versionOf(intoId) };
  return (await server.ask(accountEndpoints.merge, { headers: house.clerk.headers, body })).mergeId;
}

const willMove = async (fromId: string, intoId: string) =>
  (
    await server.ask(accountEndpoints.mergePreview, {
      headers: house.clerk.headers,
      query: { fromId, intoId },
    })
  ).payroll;

test('a merge takes payment details over where the account that stays has none, and its undo gives them back', async () => {
  const { headers } = house.clerk;
  const [fromId, intoId] = [await anAuthor('Thu Ha', { bank: '0071001234567' }), await anAuthor('Thu Hà')];
  const post = await house.post('Bài', '2026-10-02');
  await house.save(post, { payees: [{ accountId: fromId, name: 'Thu Ha', share: 100 }] });
  expect(await willMove(fromId, intoId)).toBe('taken');
  const mergeId = await merged(fromId, intoId);
  expect(await people('unpayable')).toEqual([]);
  expect((await payrollOf(intoId))?.bankAccount).toBe('•••• 4567');
  await server.ask(accountEndpoints.undoMerge, { headers, params: { id: mergeId } });
  expect((await payrollOf(intoId))?.bankAccount).toBe('');
  expect((await payrollOf(fromId))?.bankAccount).toBe('•••• 4567');
});

test('payment details that were changed after the merge stay with the account that stayed', async () => {
  const { headers } = house.clerk;
  const [fromId, intoId] = [await anAuthor('Hà Một', { bank: '0071001234567' }), await anAuthor('Hà Hai')];
  const mergeId = await merged(fromId, intoId);
  const body = { userId: intoId, version: await versionOf(intoId), bankAccount: '0071009998888' };
  await server.ask(accountEndpoints.savePayroll, { headers, body });
  await server.ask(accountEndpoints.undoMerge, { headers, params: { id: mergeId } });
  expect((await payrollOf(intoId))?.bankAccount).toBe('•••• 8888');
  expect((await payrollOf(fromId))?.bankAccount).toBe('•••• 4567');
});

test('where both have payment details, those of the account that stays are kept', async () => {
  const [fromId, intoId] = [
    await anAuthor('An Một', { bank: '0071001234567' }),
    await anAuthor('An Hai', { bank: '0071007654321' }),
  ];
  expect(await willMove(fromId, intoId)).toBe('ownStays');
  await merged(fromId, intoId);
  expect((await payrollOf(intoId))?.bankAccount).toBe('•••• 4321');
});

test('a deleted author stays payable until the last month that owes something is paid', async () => {
  const { headers } = house.clerk;
  const id = await anAuthor('Bình', { bank: '0071001234567' });
  const owed = async (as = headers) =>
    (await server.ask(userEndpoints.uses, { headers: as, params: { id } })).isOwed;
  expect(await owed()).toBe(false);
  const post = await house.post('Bài cuối', '2026-10-02');
  await house.save(post, { payees: [{ accountId: id, name: 'Bình', share: 100 }] });
  expect([await owed(), await owed((await house.hire('EDITOR')).headers)]).toEqual([true, null]);
  const stored = async () =>
    await server.db.selectFrom('account_payrolls').select('user_id').where('user_id', '=', id).execute();
  await server.ask(userEndpoints.remove, { headers, params: { id } });
  await house.step('2026-10', 'submit');
  await house.step('2026-10', 'approve', house.other);
  expect(await people('unpayable')).toEqual([]);
  expect(await stored()).toHaveLength(1);
  await house.step('2026-10', 'pay');
  expect(await stored()).toEqual([]);
});

test('deleting the account that stayed takes the payment details of the merged one with it', async () => {
  const { headers } = house.clerk;
  const [fromId, intoId] = [await anAuthor('Chi Một', { bank: '0071001234567' }), await anAuthor('Chi Hai')];
  await merged(fromId, intoId);
  await server.ask(userEndpoints.remove, { headers, params: { id: intoId } });
  const left = await server.db
    .selectFrom('account_payrolls')
    .select('user_id')
    .where('user_id', 'in', [fromId, intoId])
    .execute();
  expect(left).toEqual([]);
});
