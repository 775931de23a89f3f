import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { auditEndpoints } from '@toasoan/contract/features/audit/endpoints.ts';
import type { RoyaltyExport } from '@toasoan/contract/features/royalties/royalty-export.ts';
import {
  royaltyCorrectionEndpoints,
  royaltySheetEndpoints,
} from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { unzip } from '#server/features/posts/export/test-support/unzip.ts';
import { startTestServer } from '#test/test-server.ts';
import {
  aCountingHouse,
  type CountingHouse,
  NOW,
  REASON,
  rulesOf,
  WORTH,
} from './test-support/a-counting-house.ts';

const server = await startTestServer({ now: () => NOW });
let house: CountingHouse;
beforeEach(async () => {
  house = await aCountingHouse(server);
});

type Wanted = RoyaltyExport extends infer One
  ? One extends RoyaltyExport
    ? Omit<One, 'reason'>
    : never
  : never;

/** The sheets of a workbook by name, as lines of cells. */
async function workbook(wanted: Wanted): Promise<Map<string, string[][]>> {
  const { path, method } = royaltySheetEndpoints.export;
  const reply = await server.app.inject({
    method,
    url: server.config.apiBase + path,
    headers: house.clerk.headers,
    payload: { reason: REASON, ...wanted },
  });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  const files = unzip(reply.rawPayload);
  const names = [...(files.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"/g)].map(
    ([, name = '']) => name,
  );
  return new Map(
    names.map((name, index) => [name, linesOf(files.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '')]),
  );
}

function linesOf(xml: string): string[][] {
  return [...xml.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c[^>]*>(?:<v>([^<]*)<\/v>|<is><t[^>]*>([^<]*)<\/t><\/is>)<\/c>/g)].map(
      ([, number, text]) => number ?? text ?? '',
    ),
  );
}

async function anAuthor(penName: string, payroll?: object): Promise<string> {
  const { headers } = house.clerk;
  const { userId } = await server.ask(userEndpoints.create, {
    headers,
    body: { accountType: 'author', displayName: penName, profile: { penName } },
  });
  if (payroll !== undefined) {
    const { version } = await server.ask(accountEndpoints.detail, { headers, params: { id: userId } });
    await server.ask(accountEndpoints.savePayroll, { headers, body: { userId, version, ...payroll } });
  }
  return userId;
}

test('the list for the bank has account numbers in full, of approved months alone, and is on record with its reason', async () => {
  const accountId = await anAuthor('Thu Hà', {
    bankAccount: '0071001234567',
    bankName: 'Ngân hàng Mẫu',
    taxCode: '8012345678',
  });
  const id = await house.post('Bài', '2026-10-02');
  await house.save(id, {
    payees: [
      { accountId, name: 'Thu Hà', share: 75 },
      { name: 'Mai', share: 25 },
    ],
  });
  await house.step('2026-10', 'submit');
  const body = { kind: 'bank' as const, period: '2026-10', reason: REASON };
  const refusal = await server.refusal(royaltySheetEndpoints.export, { headers: house.clerk.headers, body });
  expect(rulesOf(refusal)).toEqual(['BANK_LIST_TOO_EARLY']);
  await house.step('2026-10', 'approve', house.other);
  const [lines = []] = (await workbook({ kind: 'bank', period: '2026-10' })).values();
  expect(lines.slice(1)).toEqual([
    [
      '1',
      'Mai',
      '',
      '',
      '',
      '117000',
      'Nhuan but ky 10/2026 - MAI',
      'Chưa gắn hồ sơ tác giả nên chưa có số tài khoản',
    ],
    [
      '2',
      'Thu Hà',
      '0071001234567',
      'Ngân hàng Mẫu',
      '8012345678',
      '351000',
      'Nhuan but ky 10/2026 - THU HA',
      '',
    ],
    ['', 'Tổng cộng', '', '', '', '468000', '', ''],
  ]);
  const { items } = await server.ask(auditEndpoints.list, {
    headers: house.clerk.headers,
    query: { entity: ['royaltyMonth'], limit: 1 },
  });
  expect(items.map(({ action }) => action)).toEqual(['royaltyMonth.export']);
  expect(JSON.stringify(items)).toContain(REASON);
  expect(JSON.stringify(items)).not.toContain('0071001234567');
  expect(await server.db.selectFrom('tasks').selectAll().execute()).toEqual([]);
});

test('a payee follows a merge of accounts and back, in a closed month too; the name stays', async () => {
  const [fromId, intoId] = [await anAuthor('Hà Thu'), await anAuthor('Thu Hà')];
  const id = await house.post('Bài', '2026-10-02');
  await house.save(id, { payees: [{ accountId: fromId, name: 'Hà Thu', share: 100 }] });
  await house.step('2026-10', 'submit');
  const { headers } = house.clerk;
  const versionOf = async (userId: string) =>
    (await server.ask(accountEndpoints.detail, { headers, params: { id: userId } })).version;
  const { mergeId } = await server.ask(accountEndpoints.merge, {
    headers,
    body: { fromId, fromVersion: await versionOf(fromId), intoId, version: await versionOf(intoId) },
  });
  const payee = async () => (await house.rows('2026-10'))[0]?.payees[0];
  expect(await payee()).toMatchObject({ accountId: intoId, name: 'Hà Thu', amount: 468_000 });
  await server.ask(accountEndpoints.undoMerge, { headers, params: { id: mergeId } });
  expect(await payee()).toMatchObject({ accountId: fromId, name: 'Hà Thu' });
  await server.ask(userEndpoints.remove, { headers, params: { id: fromId }, query: { moveTo: intoId } });
  expect(await payee()).toMatchObject({ accountId: fromId, name: 'Hà Thu' });
  const unknown = await house.post('Khác', '2026-11-02');
  expect(
    await house.refusedSave(unknown, 0, { payees: [{ accountId: '999999', name: 'Lạ', share: 100 }] }),
  ).toEqual(['PAYEE_UNKNOWN']);
});

test('whatever is paid, sheet, people and every workbook add up to the same đồng', async () => {
  const NAMES = ['An', 'Bình', 'Chi', 'Dũng'];
  let day = 0;
  const works = fc.array(
    fc.record({
      coefficient: fc.integer({ min: 1, max: 1_000 }).map((value) => value / 100),
      cuts: fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 3 }),
      payState: fc.constantFrom('PROPOSED' as const, 'APPROVED' as const),
    }),
    { minLength: 3, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(works, async (list) => {
      day = 0;
      house = await aCountingHouse(server);
      for (const { coefficient, cuts, payState } of list) {
        day += 1;
        const edges = [0, ...cuts.toSorted((one, other) => one - other), 10_000];
        const payees = edges.slice(1).map((edge, index) => ({
          name: NAMES[index] ?? '',
          share: (edge - (edges[index] ?? 0)) / 100,
        }));
        const id = await house.post(`Bài ${day}`, `2026-10-0${day}`);
        await house.save(id, { coefficient, payees, payState });
      }
      const { headers } = house.clerk;
      const query = { period: '2026-10' };
      const { amount } = await server.ask(royaltySheetEndpoints.sums, { headers, query });
      const rows = await house.rows('2026-10');
      const { items } = await server.ask(royaltySheetEndpoints.people, { headers, query });
      const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
      expect(sum(rows.map((row) => row.amount))).toBe(amount);
      for (const row of rows) expect(sum(row.payees.map((payee) => payee.amount))).toBe(row.amount);
      expect(sum(items.map((person) => person.amount))).toBe(amount);
      const pages = await workbook({ kind: 'people', period: '2026-10' });
      const totals = [...pages.values()].map((lines) => Number(lines.at(-1)?.[10]));
      expect(totals).toEqual(items.map((person) => person.amount));
      const [whole = []] = (await workbook({ kind: 'sheet', period: '2026-10' })).values();
      expect(Number(whole.at(-1)?.[10])).toBe(amount);
      expect(sum(whole.slice(1, -1).map((line) => Number(line[10])))).toBe(amount);
      const [first] = items;
      const [own = []] = (
        await workbook({ kind: 'person', period: '2026-10', person: first?.person ?? '' })
      ).values();
      expect(Number(own.at(-1)?.[10])).toBe(first?.amount);
    }),
    { numRuns: 5, seed: 16, endOnFailure: true },
  );
});

test('a correction stands on the page of its person with its month and reason', async () => {
  const id = await house.post('Bài', '2026-10-02');
  await house.save(id);
  await house.step('2026-10', 'submit');
  const { royaltyGroup, payees, qualityGrade } = WORTH;
  const body = { postId: id, version: 1, royaltyGroup, payees, qualityGrade, coefficient: 3, reason: REASON };
  await server.ask(royaltyCorrectionEndpoints.create, { headers: house.clerk.headers, body });
  const pages = await workbook({ kind: 'person', period: '2026-11', person: 'name:Thu Hà' });
  expect([...pages.keys()]).toEqual(['1. Thu Hà']);
  const line = pages.get('1. Thu Hà')?.[1];
  expect([line?.[4], line?.[10], line?.[12]]).toEqual(['Điều chỉnh', '234000', `10/2026: ${REASON}`]);
});
