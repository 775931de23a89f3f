import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, type EventStaff, inDays } from '../test-support/an-events-room.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);
afterEach(() => void vi.useRealTimers());

const asking = ({ headers }: EventStaff, { id, version }: Event) => ({
  headers,
  params: { id },
  body: { version },
});
const undo = (by: EventStaff, event: Event) => server.ask(eventEndpoints.undoPublish, asking(by, event));
const refusedUndo = async (by: EventStaff, event: Event) => {
  const { code, details } = await server.refusal(eventEndpoints.undoPublish, asking(by, event));
  return details?.rules?.[0]?.code ?? code;
};
const standing = ({ state, stateTime, stateReason, approvedBy, scheduleTime, details }: Event) => ({
  state,
  stateTime,
  stateReason,
  approvedBy,
  scheduleTime,
  details,
});
const schedule = async (minutes: number) => {
  const { id, version } = await room.write(room.author, room.finished());
  const scheduleTime = new Date(Date.now() + minutes * 60_000).toISOString();
  return await server.ask(eventEndpoints.transition, {
    headers: room.admin.headers,
    params: { id },
    body: { version, to: 'SCHEDULED', scheduleTime },
  });
};
/** Moves the server's clock. */
const pass = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000, shouldAdvanceTime: false });

describe('a publication of an event that its person takes back within the minute', () => {
  it('leaves the event in the state before, over all steps of one press, and as once public', async () => {
    const draft = await room.write(room.author, room.finished());
    const published = await room.move(room.admin, draft, 'PUBLISHED');
    const back = await undo(room.admin, published);
    expect(standing(back)).toEqual(standing(draft));
    expect([back.everPublished, back.version]).toEqual([true, published.version + 1]);
    const { headers } = room.admin;
    const log = await server.ask(eventEndpoints.transitionLog, { headers, params: { id: draft.id } });
    expect(log.items[0]).toMatchObject({ move: 'undoPublish', from: 'PUBLISHED', to: 'DRAFT' });
  });

  it('keeps the planned time of a scheduled event with its job, unless that has passed meanwhile', async () => {
    const scheduled = await schedule(2);
    const back = await undo(room.admin, await room.move(room.admin, scheduled, 'PUBLISHED'));
    expect(standing(back)).toEqual(standing(scheduled));
    const jobs = server.db
      .selectFrom('jobs')
      .select('run_time')
      .where('key', '=', `publish event ${back.id}`);
    expect((await jobs.execute()).map(({ run_time }) => run_time.toISOString())).toEqual([back.scheduleTime]);
    pass(80);
    const again = await room.move(room.admin, back, 'PUBLISHED');
    vi.useRealTimers();
    pass(130);
    expect(await undo(room.admin, again)).toMatchObject({ state: 'PENDING_APPROVAL', scheduleTime: null });
  });

  it('notifies the same people, mails nothing, and is on record', async () => {
    const published = await room.published();
    const rows = async () =>
      await server.db
        .selectFrom('notifications')
        .select(['kind', 'user_id', 'mail_due', 'make_time'])
        .where(({ eb, ref }) => eb(ref('detail', '->>').key('eventId'), '=', published.id))
        .where('kind', 'in', ['eventPublished', 'eventPublishUndone'])
        .execute();
    const [notified, ...others] = await rows();
    expect([notified?.kind, notified?.user_id, others]).toEqual(['eventPublished', room.author.userId, []]);
    expect(Number(notified?.mail_due) - Number(notified?.make_time)).toBeGreaterThanOrEqual(60_000);
    await undo(room.admin, published);
    expect(await rows()).toMatchObject([
      { kind: 'eventPublishUndone', user_id: room.author.userId, mail_due: null },
    ]);
    const { headers } = room.author;
    const [newest] = (await server.ask(notificationEndpoints.list, { headers })).items;
    expect([newest?.kind, newest?.title]).toEqual(['eventPublishUndone', published.title]);
    const audit = await server.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'event')
      .where('entity_id', '=', published.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(audit?.action).toBe('event.undoPublish');
  });
});

describe('taking back the publication of an event is refused', () => {
  it('to everybody else, twice, and where nobody has published it', async () => {
    const published = await room.published();
    expect(await refusedUndo(room.editor, published)).toBe('FORBIDDEN');
    const back = await undo(room.admin, published);
    expect(await refusedUndo(room.admin, back)).toBe('UNDO_NOTHING');
    expect(await refusedUndo(room.admin, await room.write(room.admin))).toBe('UNDO_NOTHING');
  });

  it('after a change of its plan or its text, with the name of who changed it', async () => {
    const published = await room.published();
    const moved = await room.plan(published, { verb: 'reschedule', startTime: inDays(12) });
    expect(await refusedUndo(room.admin, moved)).toBe('UNDO_CHANGED');
    expect(await refusedUndo(room.admin, published)).toBe('UNDO_CHANGED');
  });

  it('after the minute', async () => {
    const published = await room.published();
    pass(61);
    expect(await refusedUndo(room.admin, published)).toBe('UNDO_TOO_LATE');
  });
});
