import { startTestServer } from '#test/test-server.ts';
import { aNewsroom } from '../test-support/a-newsroom.ts';
import { articleCalls, POST_CALLS } from '../test-support/article-calls.ts';
import { describeAutosave } from '../test-support/describe-autosave.ts';

const server = await startTestServer();
const room = await aNewsroom(server);

describeAutosave({
  calls: articleCalls(server, room, POST_CALLS),
  finished: room.finished,
  foreign: async () => {
    const other = await aNewsroom(server);
    return await other.postIn('PUBLISHED', other.admin);
  },
});
