import { auditEndpoints } from '@toasoan/contract/features/audit/endpoints.ts';
import {
  royaltyCorrectionEndpoints,
  royaltyMonthEndpoints,
} from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
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
const { royaltyGroup, payees, qualityGrade } = WORTH;
let house: CountingHouse;
beforeEach(async () => {
  house = await aCountingHouse(server);
});

const correct = (postId: string, version: number, changes: object) => ({
  headers: house.clerk.headers,
  body: { postId, version, royaltyGroup, payees, qualityGrade, coefficient: 3, reason: REASON, ...changes },
});

describe('a month', () => {
  test('is not closed while a post is open or its days are not over', async () => {
    const id = await house.post('Chưa chấm', '2026-10-02');
    const refusal = await server.refusal(royaltyMonthEndpoints.transition, {
      headers: house.clerk.headers,
      params: { period: '2026-10' },
      body: { version: 0, step: 'submit' },
    });
    expect(rulesOf(refusal)).toEqual(['ROWS_UNSETTLED']);
    expect(JSON.stringify(refusal)).toContain('Chưa chấm');
    await house.save(id, { payState: 'PROPOSED' });
    expect(await house.refusedStep('2026-10', 'submit')).toEqual(['ROWS_UNSETTLED']);
    await house.save(id, {}, 1);
    expect(await house.refusedStep('2026-11', 'submit')).toEqual(['MONTH_NOT_OVER']);
    expect(await house.step('2026-10', 'submit')).toMatchObject({ state: 'SUBMITTED', version: 1 });
  });

  test('is approved by another person, reopened by SUPPER_ADMIN, and stays once it is paid', async () => {
    const id = await house.post('Bài', '2026-10-02');
    await house.save(id);
    await house.step('2026-10', 'submit');
    expect(await house.refusedStep('2026-10', 'approve')).toEqual(['OTHER_PERSON']);
    expect(await house.refusedStep('2026-10', 'return', house.other, 'ngắn')).toEqual(['REASON_NEEDED']);
    await house.step('2026-10', 'return', house.other);
    await house.step('2026-10', 'submit', house.chief);
    await house.step('2026-10', 'approve', house.chief);
    expect(await house.refusedStep('2026-10', 'reopen', house.other)).toEqual(['SUPPER_ADMIN_ONLY']);
    await house.step('2026-10', 'reopen', house.chief);
    await house.save(id, { coefficient: 1 }, 1);
    await house.step('2026-10', 'submit');
    await house.step('2026-10', 'approve', house.other);
    const paid = await house.step('2026-10', 'pay', house.other);
    expect(paid).toMatchObject({
      state: 'PAID',
      steps: [],
      sums: { byState: { PAID: { rows: 1, amount: 234_000 } } },
    });
    expect(await house.refusedStep('2026-10', 'reopen', house.chief)).toEqual(['STEP_NOT_NOW']);
    const { items } = await server.ask(royaltyMonthEndpoints.list, {
      headers: house.clerk.headers,
      query: { limit: 2 },
    });
    expect(items.map(({ period, state, amount }) => [period, state, amount])).toEqual([
      ['2026-11', 'OPEN', null],
      ['2026-10', 'PAID', 234_000],
    ]);
    const log = await server.ask(auditEndpoints.list, {
      headers: house.clerk.headers,
      query: { entity: ['royaltyMonth'] },
    });
    expect(log.items.map(({ action }) => action.split('.')[1])).toEqual([
      'pay',
      'approve',
      'submit',
      'reopen',
      'approve',
      'submit',
      'return',
      'submit',
    ]);
  });

  test('keeps its rows when a post is gone for good, and answers a change with the month for a correction', async () => {
    const [one, two] = [await house.post('Còn', '2026-10-02'), await house.post('Mất', '2026-10-03')];
    for (const id of [one, two]) await house.save(id);
    await house.step('2026-10', 'submit');
    await server.db.deleteFrom('posts').where('id', '=', two).execute();
    expect((await house.rows('2026-10')).map(({ title, postId, amount }) => [title, postId, amount])).toEqual(
      [
        ['Còn', one, 468_000],
        ['Mất', null, 468_000],
      ],
    );
    expect(await house.refusedSave(one, 1, { coefficient: 9 })).toEqual(['MONTH_CLOSED']);
    expect((await house.detail(one)).month).toEqual({
      period: '2026-10',
      state: 'SUBMITTED',
      nextOpen: '2026-11',
    });
    const late = await house.post('Đến muộn', '2026-10-09');
    expect(await house.refusedSave(late, 0)).toEqual(['MONTH_TAKES_NO_MORE']);
    expect((await house.month('2026-10')).late).toBe(1);
    await house.save(late, { period: '2026-11' });
    expect((await house.rows('2026-11')).map(({ title }) => title)).toEqual(['Đến muộn']);
    expect((await house.month('2026-10')).late).toBe(0);
  });
});

describe('a correction', () => {
  test('puts everybody’s difference into the next open month, with earlier ones counted', async () => {
    const id = await house.post('Bài sai', '2026-09-02');
    await house.save(id);
    const create = royaltyCorrectionEndpoints.create;
    expect(rulesOf(await server.refusal(create, correct(id, 1, {})))).toEqual(['MONTH_STILL_OPEN']);
    await house.step('2026-09', 'submit');
    await house.step('2026-10', 'submit');
    expect(rulesOf(await server.refusal(create, correct(id, 1, { coefficient: 2 })))).toEqual([
      'NOTHING_TO_CORRECT',
    ]);
    await server.ask(
      create,
      correct(id, 1, {
        payees: [
          { name: 'Thu Hà', share: 50 },
          { name: 'Mai', share: 50 },
        ],
      }),
    );
    expect((await server.refusal(create, correct(id, 1, {}))).code).toBe('VERSION_CONFLICT');
    const { corrections } = await server.ask(create, correct(id, 2, { coefficient: 1 }));
    expect(corrections.map(({ period, amount }) => [period, amount])).toEqual([
      ['2026-11', 234_000],
      ['2026-11', -468_000],
    ]);
    const rows = await house.rows('2026-11', { sort: '-amount' });
    expect(
      rows.map(({ kind, fromPeriod, payees: parts }) => [
        kind,
        fromPeriod,
        parts.map(({ name, amount }) => [name, amount]),
      ]),
    ).toEqual([
      [
        'correction',
        '2026-09',
        [
          ['Thu Hà', -117_000],
          ['Mai', 351_000],
        ],
      ],
      [
        'correction',
        '2026-09',
        [
          ['Thu Hà', -117_000],
          ['Mai', -351_000],
        ],
      ],
    ]);
    expect(await house.month('2026-11')).toMatchObject({
      belowZero: [{ person: 'name:Thu Hà', amount: -234_000 }],
      sums: { amount: -234_000, corrections: { rows: 2, amount: -234_000 } },
    });
    const [first, second] = corrections;
    const { headers } = house.clerk;
    const remove = (of = '') => ({ headers, params: { id: of } });
    const { remove: removal, move } = royaltyCorrectionEndpoints;
    expect(rulesOf(await server.refusal(removal, remove(first?.id)))).toEqual(['CORRECTION_NOT_LAST']);
    const body = { id: second?.id ?? '', version: 1, period: '2026-12' };
    expect(await server.ask(move, { headers, body })).toMatchObject({ amount: -468_000, version: 2 });
    expect(
      rulesOf(await server.refusal(move, { headers, body: { ...body, version: 2, period: '2026-10' } })),
    ).toEqual(['MONTH_CLOSED']);
    await server.ask(removal, remove(second?.id));
    expect((await house.detail(id)).corrections).toHaveLength(1);
    await house.step('2026-09', 'approve', house.other);
    expect(await house.refusedStep('2026-09', 'reopen', house.chief)).toEqual(['HAS_CORRECTIONS']);
  });
});
