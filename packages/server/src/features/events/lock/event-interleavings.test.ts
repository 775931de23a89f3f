import { articleCalls } from '#server/features/posts/test-support/article-calls.ts';
import { describeInterleavings } from '#server/features/posts/test-support/describe-interleavings.ts';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom } from '../test-support/an-events-room.ts';
import { EVENT_CALLS } from '../test-support/event-calls.ts';

const server = await startTestServer();

describeInterleavings(articleCalls(server, await anEventsRoom(server), EVENT_CALLS), {
  runs: 8,
  seed: 1_124,
});
