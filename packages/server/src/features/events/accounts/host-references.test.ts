import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { EventDraft } from '@toasoan/contract/features/events/event.ts';
import { eventVersionEndpoints } from '@toasoan/contract/features/events/history/version-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#server/features/accounts/test-support/an-account.ts';
import { aStaff, type Staff } from '#server/features/users/test-support/a-staff.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
let staff: Staff;
let accounts: ReturnType<typeof accountCalls>;

beforeAll(async () => {
  staff = await aStaff(server);
  accounts = accountCalls(server, staff);
});

const asAdmin = () => ({ headers: staff.headers.ADMIN });
const figure = async () => (await accounts.create('figure')).userId;
const write = (draft: EventDraft) =>
  server.ask(eventEndpoints.create, { ...asAdmin(), body: { title: 'Đêm thơ Nguyên tiêu', ...draft } });
async function hostsOf(id: string) {
  const event = await server.ask(eventEndpoints.detail, { ...asAdmin(), params: { id } });
  const { organizerIds, performerIds } = event.details;
  expect([event.organizers, event.performers].map((list) => list.map((one) => one.id))).toEqual([
    organizerIds,
    performerIds,
  ]);
  return { organizerIds, performerIds };
}
async function save(id: string, draft: EventDraft) {
  const { version } = await server.ask(eventEndpoints.detail, { ...asAdmin(), params: { id } });
  return await server.ask(eventEndpoints.update, { ...asAdmin(), body: { id, version, ...draft } });
}
async function merge(fromId: string, intoId: string) {
  const [from, into] = [await accounts.detail(fromId), await accounts.detail(intoId)];
  const body = { fromId, fromVersion: from.version, intoId, version: into.version };
  return await server.ask(accountEndpoints.merge, { headers: staff.headers.EDITOR, body });
}
const undo = (id: string) =>
  server.ask(accountEndpoints.undoMerge, { headers: staff.headers.EDITOR, params: { id } });
const usesOf = (id: string) =>
  server.ask(userEndpoints.uses, { headers: staff.headers.EDITOR, params: { id } });

describe('Merging an account that events name', () => {
  test('carries organizers and performers, each once, and taking it back restores them', async () => {
    const [from, into, third] = [await figure(), await figure(), await figure()];
    const event = await write({ organizerIds: [third, from], performerIds: [from, into] });
    const before = await hostsOf(event.id);
    expect(await usesOf(from)).toMatchObject({
      total: 1,
      items: [{ entity: 'event', entityId: event.id, title: event.title, as: 'organizer' }],
    });
    const { mergeId } = await merge(from, into);
    expect(await hostsOf(event.id)).toEqual({ organizerIds: [third, into], performerIds: [into] });
    expect((await usesOf(into)).items).toMatchObject([{ entity: 'event', entityId: event.id }]);
    await undo(mergeId);
    expect(await hostsOf(event.id)).toEqual(before);
  });

  test('keeps what was edited since when it is taken back', async () => {
    const [from, into, third] = [await figure(), await figure(), await figure()];
    const event = await write({ organizerIds: [from], performerIds: [from, into] });
    const { mergeId } = await merge(from, into);
    await save(event.id, { organizerIds: [third, into], performerIds: [into, third] });
    await undo(mergeId);
    expect(await hostsOf(event.id)).toEqual({ organizerIds: [third, from], performerIds: [into, third] });
  });

  test('a text that is still open names the account that it lives on in', async () => {
    const [from, into] = [await figure(), await figure()];
    await merge(from, into);
    const event = await write({ organizerIds: [from], performerIds: [into, from] });
    expect(await hostsOf(event.id)).toEqual({ organizerIds: [into], performerIds: [into] });
  });
});

describe('Deleting an account that events name', () => {
  test('moves them to the account of the choice, or leaves its name', async () => {
    const [gone, other] = [await figure(), await figure()];
    const event = await write({ performerIds: [gone] });
    await server.ask(userEndpoints.remove, { ...asAdmin(), params: { id: gone }, query: { moveTo: other } });
    expect((await hostsOf(event.id)).performerIds).toEqual([other]);
    const { displayName } = await accounts.detail(other);
    await server.ask(userEndpoints.remove, { ...asAdmin(), params: { id: other }, query: {} });
    const saved = await save(event.id, { excerpt: 'Lời dẫn mới.', performerIds: [other] });
    expect(saved.performers).toEqual([{ id: other, name: displayName }]);
  });

  test('leaves it out of copies and of versions that are restored, which say so', async () => {
    const gone = await figure();
    const event = await write({ organizerIds: [gone] });
    const { displayName } = await accounts.detail(gone);
    await save(event.id, { organizerIds: [] });
    await server.ask(userEndpoints.remove, { ...asAdmin(), params: { id: gone }, query: {} });
    const { version } = await server.ask(eventEndpoints.detail, { ...asAdmin(), params: { id: event.id } });
    const restored = await server.ask(eventVersionEndpoints.restore, {
      ...asAdmin(),
      params: { id: event.id },
      body: { version, no: 1 },
    });
    expect(restored.leftOut).toEqual([{ id: gone, title: displayName }]);
    expect((await hostsOf(event.id)).organizerIds).toEqual([]);
    await server.db
      .updateTable('events')
      .set({ organizer_ids: [gone], details: JSON.stringify({ organizerIds: [gone] }) })
      .where('id', '=', event.id)
      .execute();
    const body = { dates: 'none' as const };
    const copy = await server.ask(eventEndpoints.copy, { ...asAdmin(), params: { id: event.id }, body });
    expect(copy.organizers).toEqual([]);
  });
});

test('an event names accounts of its project alone', async () => {
  const away = await aStaff(server);
  const { userId } = await accountCalls(server, away).create('figure');
  for (const field of ['organizerIds', 'performerIds'] as const) {
    const body = { title: 'Đêm thơ', [field]: [await figure(), userId] };
    const refusal = await server.refusal(eventEndpoints.create, { ...asAdmin(), body });
    expect(refusal.errors).toMatchObject([{ field: `${field}.1`, code: 'unknownReference' }]);
  }
});
