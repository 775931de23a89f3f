import {
  royaltyRateEndpoints,
  royaltySheetEndpoints,
} from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { aCountingHouse, type CountingHouse, NOW, REASON, rulesOf } from './test-support/a-counting-house.ts';

const server = await startTestServer({ now: () => NOW });
let house: CountingHouse;
beforeEach(async () => {
  house = await aCountingHouse(server);
});

describe('the sheet of a month', () => {
  test('holds every post by its first publication in Hà Nội, set or not, and what was moved to it', async () => {
    const first = await house.post('Đầu tháng', '2026-10-01', {
      publishedTime: new Date('2026-09-30T17:00:00Z'),
    });
    await house.post('Tháng trước', '2026-09-30', { publishedTime: new Date('2026-09-30T16:59:59Z') });
    const last = await house.post('Cuối tháng', '2026-10-31', {
      authors: [{ displayName: 'Lan', role: 'WRITER' }],
    });
    await aPost(server.db, house.projectId, { title: 'Bản nháp' });
    await house.save(first, { coefficient: 1.5, payState: 'PROPOSED' });
    const moved = await house.post('Chuyển kỳ', '2026-10-10');
    await house.save(moved, { period: '2026-11' });
    expect(
      (await house.rows('2026-10')).map(({ id, payState, amount, version, authors }) => [
        id,
        payState,
        amount,
        version,
        authors,
      ]),
    ).toEqual([
      [`post-${first}`, 'PROPOSED', 351_000, 1, []],
      [`post-${last}`, 'UNSET', 0, 0, ['Lan']],
    ]);
    expect(await house.rows('2026-11')).toMatchObject([
      { title: 'Chuyển kỳ', fromPeriod: '2026-10', amount: 468_000 },
    ]);
    expect(await house.refusedSave(moved, 1, { period: '2026-09' })).toEqual(['MONTH_TOO_EARLY']);
  });

  test('is filtered and summed by person, group, state, category and title', async () => {
    const { headers } = house.clerk;
    const [one, two] = [
      await house.post('Lũ ở Huế', '2026-10-02'),
      await house.post('Thuế mới', '2026-10-03', {
        excerpt: 'Về chuyện bên lề',
        authors: [{ displayName: 'Bạch Vân', role: 'WRITER' }],
      }),
    ];
    const [mai, lan] = [
      { name: 'Mai', share: 66.67 },
      { name: 'Lan', share: 33.33 },
    ];
    await house.save(one, { payees: [mai, lan], payState: 'PROPOSED' });
    await house.save(two, { royaltyGroup: 'REPORTAGE', payees: [{ name: 'Lan', share: 100 }] });
    const none = await house.post('Thông báo', '2026-10-04');
    await house.save(none, { payees: [], payState: 'NONE', noneReason: 'Thông báo của tòa soạn' });
    const titles = async (query: object) => (await house.rows('2026-10', query)).map(({ title }) => title);
    expect(await titles({ person: 'name:Mai' })).toEqual(['Lũ ở Huế']);
    expect(await titles({ group: 'REPORTAGE' })).toEqual(['Thuế mới']);
    expect(await titles({ state: ['PROPOSED', 'NONE'] })).toEqual(['Lũ ở Huế', 'Thông báo']);
    expect(await titles({ text: 'thue moi' })).toEqual(['Thuế mới']);
    // Words of the summary and the byline are no words of the title.
    expect([await titles({ text: 'bên lề' }), await titles({ text: 'bach van' })]).toEqual([[], []]);
    expect(await titles({ categoryId: '1' })).toEqual([]);
    expect(await titles({ sort: '-amount', limit: 1, page: 2 })).toEqual(['Thuế mới']);
    const sums = (query: object = {}) =>
      server.ask(royaltySheetEndpoints.sums, { headers, query: { period: '2026-10', ...query } });
    expect(await sums()).toMatchObject({
      rows: 3,
      amount: 936_000,
      people: 2,
      byState: {
        UNSET: { rows: 0, amount: 0 },
        PROPOSED: { rows: 1, amount: 468_000 },
        NONE: { rows: 1, amount: 0 },
      },
    });
    expect(await sums({ person: 'name:Lan' })).toMatchObject({ rows: 2, amount: 155_984 + 468_000 });
    const { items } = await server.ask(royaltySheetEndpoints.people, {
      headers,
      query: { period: '2026-10' },
    });
    expect(items.map(({ name, works, amount, proposed }) => [name, works, amount, proposed])).toEqual([
      ['Lan', 2, 155_984 + 468_000, 155_984],
      ['Mai', 1, 312_016, 312_016],
    ]);
  });

  test('is proposed, approved and settled in bulk, each row for itself', async () => {
    const authors = [
      { displayName: 'Lan', role: 'WRITER' as const },
      { displayName: 'Mai', role: 'PHOTO' as const },
    ];
    const [one, two] = [
      await house.post('Phóng sự', '2026-10-02', { authors, genre: 'REPORTAGE' }),
      await house.post('Không tên', '2026-10-03'),
    ];
    const bulk = async (action: object, ids: readonly string[]) => {
      const { results } = await server.ask(royaltySheetEndpoints.bulk, {
        headers: house.clerk.headers,
        body: { period: '2026-10', ids: ids.map((id) => `post-${id}`), ...action } as never,
      });
      return results.map(({ ok }) => ok);
    };
    expect(await bulk({ action: 'propose', coefficient: 12 }, [one, two])).toEqual([true, false]);
    expect(await bulk({ action: 'approve' }, [one, two, '999999999'])).toEqual([true, false, false]);
    expect(await bulk({ action: 'none', reason: 'Tin của thông tấn xã' }, [two])).toEqual([true]);
    expect(await house.rows('2026-10')).toMatchObject([
      {
        royaltyGroup: 'REPORTAGE',
        payState: 'APPROVED',
        amount: 2_808_000,
        payees: [
          { name: 'Lan', share: 50 },
          { name: 'Mai', share: 50 },
        ],
      },
      { payState: 'NONE', reason: 'Tin của thông tấn xã', amount: 0 },
    ]);
  });

  test('belongs to ADMIN and up, in one project', async () => {
    const editor = await house.hire('EDITOR');
    const barred = await house.hire('ADMIN', { permissionDenials: ['account.payroll'] });
    const query = { period: '2026-10' };
    const refusal = await server.refusal(royaltySheetEndpoints.list, { headers: editor.headers, query });
    expect(refusal.status).toBe(403);
    const body = { kind: 'sheet' as const, period: '2026-10', reason: REASON };
    expect(
      (await server.refusal(royaltySheetEndpoints.export, { headers: barred.headers, body })).status,
    ).toBe(403);
    await house.post('Của nhà này', '2026-10-02');
    const foreign = await aCountingHouse(server);
    expect(await foreign.rows('2026-10')).toEqual([]);
  });
});

describe('norms', () => {
  test('hold from a day on; open months follow them, and closed ones keep theirs', async () => {
    const { headers } = house.clerk;
    const add = (validFrom: string, unitValue: number) =>
      server.ask(royaltyRateEndpoints.create, { headers, body: { validFrom, unitValue, maxima: {} } });
    const [before, after] = [await house.post('Trước', '2026-10-15'), await house.post('Sau', '2026-10-16')];
    for (const id of [before, after]) await house.save(id);
    await add('2000-01-01', 200_000);
    const later = await add('2026-10-16', 300_000);
    const units = async () =>
      (await house.rows('2026-10')).map(({ unitValue, amount }) => [unitValue, amount]);
    expect(await units()).toEqual([
      [200_000, 400_000],
      [300_000, 600_000],
    ]);
    expect((await house.detail(after)).rate).toMatchObject({ validFrom: '2026-10-16', unitValue: 300_000 });
    await house.step('2026-10', 'submit');
    const body = { ...later, unitValue: 350_000 };
    const update = {
      id: later.id,
      version: later.version,
      validFrom: body.validFrom,
      unitValue: 350_000,
      maxima: {},
    };
    expect(rulesOf(await server.refusal(royaltyRateEndpoints.update, { headers, body: update }))).toEqual([
      'RATE_IN_USE',
    ]);
    expect(
      rulesOf(await server.refusal(royaltyRateEndpoints.remove, { headers, params: { id: later.id } })),
    ).toEqual(['RATE_IN_USE']);
    const early = { validFrom: '2026-10-31', unitValue: 1, maxima: {} };
    expect(rulesOf(await server.refusal(royaltyRateEndpoints.create, { headers, body: early }))).toEqual([
      'RATE_DAY_CLOSED',
    ]);
    await add('2026-11-01', 400_000);
    expect(await units()).toEqual([
      [200_000, 400_000],
      [300_000, 600_000],
    ]);
    const { items } = await server.ask(royaltyRateEndpoints.list, { headers });
    expect(items.map(({ validFrom, closedMonth }) => [validFrom, closedMonth])).toEqual([
      ['2026-11-01', null],
      ['2026-10-16', '2026-10'],
      ['2000-01-01', '2026-10'],
    ]);
    expect(
      rulesOf(
        await server.refusal(royaltyRateEndpoints.create, {
          headers,
          body: { ...early, validFrom: '2026-11-01' },
        }),
      ),
    ).toEqual(['RATE_DAY_TAKEN']);
  });
});
