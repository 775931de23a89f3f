import { startTestServer } from '#test/test-server.ts';
import { aNewsroom } from '../test-support/a-newsroom.ts';
import { articleCalls, POST_CALLS } from '../test-support/article-calls.ts';
import { describeInterleavings } from '../test-support/describe-interleavings.ts';

const server = await startTestServer();

describeInterleavings(articleCalls(server, await aNewsroom(server), POST_CALLS), { runs: 30, seed: 14 });
