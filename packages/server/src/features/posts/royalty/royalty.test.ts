import { auditEndpoints } from '@toasoan/contract/features/audit/endpoints.ts';
import type { RoyaltyDraft } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { royaltyEndpoints } from '@toasoan/contract/features/posts/royalty/royalty-endpoints.ts';
import { royaltyRateEndpoints } from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import { beforeAll, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom(server);
});

function draft(changes: Partial<RoyaltyDraft> = {}): RoyaltyDraft {
  return {
    royaltyGroup: 'NEWS',
    coefficient: 2.5,
    payees: [
      { name: 'Thu Hà', share: 66.67 },
      { name: 'Minh Đức', share: 33.33 },
    ],
    qualityGrade: 'B',
    payState: 'PROPOSED',
    period: null,
    noneReason: '',
    ...changes,
  };
}

const save = (postId: string, version: number, changes: Partial<RoyaltyDraft> = {}, by: Staff = room.admin) =>
  server.send(royaltyEndpoints.save, {
    headers: by.headers,
    body: { postId, version, ...draft(changes) },
  });

it('is computed on the server in whole đồng, and its parts sum up to the total', async () => {
  const { id } = await room.postIn('PUBLISHED', room.author);
  const { envelope } = await save(id, 0);
  const royalty = 'data' in envelope ? envelope.data.royalty : null;
  expect(royalty).toMatchObject({ unitValue: 234_000, amount: 585_000, version: 1 });
  expect(royalty?.payees.reduce((sum, { amount }) => sum + amount, 0)).toBe(585_000);
});

it('requires shares that sum up to 100 and a coefficient within its group', async () => {
  const { id } = await room.postIn('PUBLISHED', room.author);
  const codes = async (changes: Partial<RoyaltyDraft>) => {
    const { envelope } = await save(id, 0, changes);
    return 'details' in envelope ? envelope.details.rules?.map(({ code }) => code) : [];
  };
  expect(await codes({ payees: [{ name: 'Thu Hà', share: 99.99 }] })).toEqual(['SHARES_NOT_WHOLE']);
  expect(await codes({ coefficient: 10.01 })).toEqual(['COEFFICIENT_TOO_HIGH']);
  expect(await codes({ coefficient: 10.01, royaltyGroup: 'REPORTAGE' })).toEqual([]);
  expect((await save(id, 1, { coefficient: 1.234 })).envelope.error).toBe(-400);
  expect((await save(id, 1, { period: '2026-13' })).envelope.error).toBe(-400);
});

it('follows the norms of its project', async () => {
  const controller = await aNewsroom(server);
  const { id } = await controller.postIn('PUBLISHED', controller.author);
  const { headers } = controller.admin;
  const norms = { validFrom: '2020-01-01', unitValue: 300_000, maxima: { NEWS: 5 } };
  expect(await server.ask(royaltyRateEndpoints.create, { headers, body: norms })).toMatchObject(norms);
  const { rate } = await server.ask(royaltyEndpoints.detail, { headers, params: { id } });
  expect(rate).toEqual(norms);
  expect((await save(id, 0, { coefficient: 6 }, controller.admin)).envelope).toMatchObject({
    details: { rules: [{ code: 'COEFFICIENT_TOO_HIGH' }] },
  });
  expect((await save(id, 0, {}, controller.admin)).envelope).toMatchObject({
    data: { royalty: { unitValue: 300_000, amount: 750_000 } },
  });
});

it('is saved only over the version that was seen, and audited', async () => {
  const { id } = await room.postIn('PUBLISHED', room.author);
  expect((await save(id, 0)).envelope.error).toBe(0);
  expect((await save(id, 0)).envelope.error).toBe(-409);
  expect((await save(id, 1, { payState: 'APPROVED' })).envelope.error).toBe(0);
  const { items } = await server.ask(auditEndpoints.list, {
    headers: room.admin.headers,
    query: { entity: ['royalty'], limit: 2 },
  });
  expect(items.map(({ action, entityId }) => [action, entityId])).toEqual([
    ['royalty.save', id],
    ['royalty.save', id],
  ]);
});

it('is hidden from roles below ADMIN, in its calls and in the audit', async () => {
  const { id } = await room.postIn('PUBLISHED', room.author);
  await save(id, 0);
  for (const { headers } of [room.author, room.editor]) {
    const { envelope } = await server.send(royaltyEndpoints.detail, { headers, params: { id } });
    expect(envelope.error).toBe(-403);
  }
  expect((await save(id, 1, {}, room.editor)).envelope.error).toBe(-403);
});
