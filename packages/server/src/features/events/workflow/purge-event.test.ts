import { coverageEndpoints } from '@toasoan/contract/features/events/coverage/coverage-endpoints.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { beforeAll, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, type EventStaff, type EventsRoom } from '../test-support/an-events-room.ts';

const server = await startTestServer();
let room: EventsRoom;
let chief: EventStaff;

beforeAll(async () => {
  room = await anEventsRoom(server);
  chief = await room.hire('SUPPER_ADMIN');
});

const input = ({ headers }: EventStaff, { id }: Pick<Event, 'id'>, ifMatch?: number) => ({
  headers: { ...headers, ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }) },
  params: { id },
  query: { purge: true },
});
async function refused(...options: Parameters<typeof input>) {
  const { code, details } = await server.refusal(eventEndpoints.remove, input(...options));
  return details?.rules?.[0]?.code ?? code;
}

it('an event that never was public is deleted with all that hangs on it; the audit keeps its facts', async () => {
  const recurrence = { kind: 'YEARLY_LUNAR', rule: '' } as const;
  const draft = await room.write(room.author, { ...room.finished(), title: 'Lễ hội bỏ', recurrence });
  await server.ask(coverageEndpoints.create, {
    headers: room.editor.headers,
    body: { eventId: draft.id, kind: 'PHOTO' },
  });
  const trashed = await room.move(room.author, draft, 'TRASHED');
  expect(await server.ask(eventEndpoints.remove, input(chief, trashed, trashed.version))).toEqual({
    id: draft.id,
  });
  const gone = { headers: chief.headers, params: { id: draft.id } };
  expect((await server.refusal(eventEndpoints.detail, gone)).code).toBe('NOT_FOUND');
  for (const table of ['event_versions', 'event_moves', 'event_occurrences', 'event_coverage'] as const) {
    const rows = server.db.selectFrom(table).select('event_id').where('event_id', '=', draft.id);
    expect([table, await rows.execute()]).toEqual([table, []]);
  }
  const params = { id: draft.details.cover?.mediaId ?? '' };
  const { items } = await server.ask(mediaEndpoints.uses, { headers: chief.headers, params });
  expect(items.filter(({ entityId }) => entityId === draft.id)).toEqual([]);
  const [audit] = await server.db
    .selectFrom('audit_log')
    .select(['user_id', 'title', 'before', 'after'])
    .where('entity_id', '=', draft.id)
    .where('action', '=', 'event.purge')
    .execute();
  const before = { state: 'TRASHED', title: 'Lễ hội bỏ' };
  expect(audit).toMatchObject({ user_id: chief.userId, title: 'Lễ hội bỏ', before, after: null });
});

it('one that was public once stays for inspection', async () => {
  const reason = 'Sai địa điểm, chờ kiểm tra lại.';
  const hidden = await room.move(room.admin, await room.published(), 'UNPUBLISHED', reason);
  const trashed = await room.move(room.admin, hidden, 'TRASHED');
  expect(await refused(chief, trashed)).toBe('PURGE_FORBIDDEN');
  expect((await room.move(room.admin, trashed, 'UNPUBLISHED')).everPublished).toBe(true);
});

it('nothing is deleted permanently except from the trash, by others, or over a newer version', async () => {
  const draft = await room.write(room.author, room.finished());
  expect(await refused(chief, draft)).toBe('MOVE_NOT_POSSIBLE');
  const trashed = await room.move(room.author, draft, 'TRASHED');
  for (const by of [room.author, room.editor, room.admin])
    expect(await refused(by, trashed)).toBe('FORBIDDEN');
  expect(await refused(chief, trashed, draft.version)).toBe('VERSION_CONFLICT');
});
