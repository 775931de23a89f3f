import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { describe, expect, test } from 'vitest';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { aReaderWorld, aComment as fromReader, setRules } from '../readers/test-support/reader-world.ts';
import { aModerationRoom } from '../test-support/a-moderation-room.ts';

const server = await startTestServer();
const room = await aModerationRoom(server);

describe('A phone number and an e-mail in a comment', () => {
  test('are masked in list and thread, stay when an editor mends the words, and are shown to ADMIN on request', async () => {
    const words = 'Goi toi 0912.345.678 hoặc hoai@vidu.example nhé';
    const shown = 'Goi toi 091•.•••.••• hoặc h•••@vidu.example nhé';
    const id = await room.make({ content: words });
    const query = { view: 'all' } as const;
    const { items } = await server.ask(commentEndpoints.list, { headers: room.admin.headers, query });
    expect(items.map(({ content }) => content)).toEqual([shown]);
    const detail = await room.detail(id);
    expect([detail.content, detail.thread[0]?.content]).toEqual([shown, shown]);

    const mended = { version: 1, content: shown.replace('Goi toi', 'Gọi tôi') };
    await server.ask(commentEndpoints.edit, { ...room.by(room.editor, id), body: mended });
    const row = server.db.selectFrom('comments').select(['content', 'content_original']);
    expect(await row.where('id', '=', id).executeTakeFirst()).toEqual({
      content: words.replace('Goi toi', 'Gọi tôi'),
      content_original: words,
    });
    expect((await room.detail(id)).contentOriginal).toBe(shown);
    expect(await server.ask(commentEndpoints.reveal, room.by(room.admin, id))).toMatchObject({
      content: words,
    });
  });

  test('are masked for readers unless the project shows them', async () => {
    for (const maskPersonal of [true, false]) {
      const world = await aReaderWorld(server);
      await setRules(server, world.projectId, { maskPersonal, holdPhones: false });
      const post = await aPost(server.db, world.projectId, { state: 'PUBLISHED' });
      const sent = await world.post(
        `/comments/post-${post}/send`,
        fromReader({ content: 'Ai mua vé thì gọi 0912 345 678 nhé' }),
      );
      expect(sent.json().data.comment.content).toBe(
        maskPersonal ? 'Ai mua vé thì gọi 091• ••• ••• nhé' : 'Ai mua vé thì gọi 0912 345 678 nhé',
      );
    }
  });
});
