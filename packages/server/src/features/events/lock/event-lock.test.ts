import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { EventDraft } from '@toasoan/contract/features/events/event.ts';
import { eventLockEndpoints } from '@toasoan/contract/features/events/lock/lock-endpoints.ts';
import { sql } from 'kysely';
import { aPage, type PageCalls } from '#server/features/posts/test-support/at-a-post.ts';
import { describeLock } from '#server/features/posts/test-support/describe-lock.ts';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom } from '../test-support/an-events-room.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);

const EVENT_PAGE: PageCalls = {
  // The same calls; their drafts have other fields.
  lock: eventLockEndpoints as unknown as PageCalls['lock'],
  keep: (to, { headers }, { id: eventId, draft, editingSession }) =>
    to.ask(eventEndpoints.autosave, {
      headers,
      body: { eventId, editingSession, baseVersion: 1, draft: draft as EventDraft },
    }),
};

describeLock(server, {
  entity: 'event',
  hasRanks: true,
  room: async () => room,
  notices: { textAsked: 'eventTextAsked', textGiven: 'eventTextGiven', lockAsked: 'eventLockAsked' },
  taken: 'eventLockTaken',
  page: (event, by) => aPage(server, event, by, EVENT_PAGE),
  async withEditors() {
    const event = await room.write(room.author, room.finished());
    return await room.move(room.author, event, 'SUBMITTED');
  },
  draftOf: (author) => room.write(author),
  published: () => room.published(),
  async letPass({ id }, seconds) {
    const seen_time = sql<Date>`now() - make_interval(secs => ${seconds}::int)`;
    await server.db.updateTable('event_sessions').set({ seen_time }).where('event_id', '=', id).execute();
    await server.db.updateTable('event_locks').set({ seen_time }).where('event_id', '=', id).execute();
  },
});
