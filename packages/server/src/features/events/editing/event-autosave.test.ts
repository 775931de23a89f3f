import { articleCalls, type TextDraft } from '#server/features/posts/test-support/article-calls.ts';
import { describeAutosave } from '#server/features/posts/test-support/describe-autosave.ts';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom } from '../test-support/an-events-room.ts';
import { EVENT_CALLS } from '../test-support/event-calls.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);

describeAutosave({
  calls: articleCalls(server, room, EVENT_CALLS),
  finished: () => room.finished() as TextDraft,
  foreign: async () => await (await anEventsRoom(server)).published(),
});
