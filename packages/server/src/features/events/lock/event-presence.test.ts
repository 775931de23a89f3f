import { articleCalls } from '#server/features/posts/test-support/article-calls.ts';
import { describePresence } from '#server/features/posts/test-support/describe-presence.ts';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom } from '../test-support/an-events-room.ts';
import { EVENT_CALLS } from '../test-support/event-calls.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);

describePresence({
  calls: articleCalls(server, room, EVENT_CALLS),
  notice: 'eventPresence',
  withEditors: async () =>
    await room.move(room.author, await room.write(room.author, room.finished()), 'SUBMITTED'),
  published: () => room.published(),
  elsewhere: async () => articleCalls(server, await anEventsRoom(server), EVENT_CALLS),
});
