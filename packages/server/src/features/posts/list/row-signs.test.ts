import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import { expect, it } from 'vitest';
import { aMedia } from '#test/factories/a-media.ts';
import { startTestServer } from '#test/test-server.ts';
import { illustrated } from '../test-support/a-figure.ts';
import { aNewsroom } from '../test-support/a-newsroom.ts';

const server = await startTestServer();

it('a row counts the pictures of its text and the comments beside it, and says why it came back', async () => {
  const room = await aNewsroom(server);
  const files = await Promise.all([1, 2].map(() => aMedia(server.db, room.projectId)));
  const content = illustrated(...files);
  const post = await room.postIn('RETURNED', room.author, { ...room.finished(), content });
  await room.write(room.author);
  await server.send(noteEndpoints.create, {
    headers: room.editor.headers,
    body: { postId: post.id, kind: 'COMMENT', text: 'Gọi lại cho xã giúp tôi.' },
  });
  const { items } = await server.ask(postEndpoints.list, { headers: room.editor.headers });
  const signs = items.map(({ pictures, comments, stateReason }) => ({ pictures, comments, stateReason }));
  expect(signs).toEqual([
    { pictures: undefined, comments: undefined, stateReason: undefined },
    { pictures: 2, comments: 1, stateReason: post.stateReason },
  ]);
});
