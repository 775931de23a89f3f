import { startTestServer } from '#test/test-server.ts';
import { aNewsroom } from '../test-support/a-newsroom.ts';
import { aPage, letPass } from '../test-support/at-a-post.ts';
import { describeLock } from '../test-support/describe-lock.ts';

const server = await startTestServer();
const room = await aNewsroom(server);

describeLock(server, {
  entity: 'post',
  hasRanks: true,
  room: async () => room,
  notices: { textAsked: 'textAsked', textGiven: 'textGiven', lockAsked: 'lockAsked' },
  taken: 'lockTaken',
  page: (post, by) => aPage(server, post, by),
  async withEditors() {
    const submitted = await room.postIn('SUBMITTED', room.author);
    return await room.transition(room.editor, submitted, 'EDITING');
  },
  draftOf: (author) => room.write(author),
  published: () => room.postIn('PUBLISHED', room.author),
  letPass: (post, seconds) => letPass(server, post, seconds),
});
