import { takedownEndpoints } from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { TAKEDOWN_FACTS } from '#test/bad-input/papers.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});

const open = (postId: string, changes: Partial<TakedownFacts>) =>
  server.ask(takedownEndpoints.open, {
    headers: room.admin.headers,
    body: { postId, ...TAKEDOWN_FACTS, ...changes },
  });

describe('a takedown case', () => {
  it('is read by EDITOR, who decides nothing, and hidden from AUTHOR', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const { id, version } = await open(post.id, { orderRef: '77/CV', orderIssuer: 'Sở Y tế', note: 'Gấp.' });
    const { headers } = room.editor;
    const read = await server.ask(takedownEndpoints.detail, { headers, params: { id } });
    expect(read).toMatchObject({ orderRef: '77/CV', orderIssuer: 'Sở Y tế', note: 'Gấp.', isMasked: false });
    const made = await server.send(takedownEndpoints.open, {
      headers,
      body: { postId: post.id, ...TAKEDOWN_FACTS },
    });
    const changed = await server.send(takedownEndpoints.update, {
      headers,
      body: { id, version, ...TAKEDOWN_FACTS },
    });
    const report = await server.send(takedownEndpoints.export, {
      headers,
      body: { format: 'csv', filters: {} },
    });
    expect([made, changed, report].map(({ envelope }) => envelope.error)).toEqual([-403, -403, -403]);
    const list = await server.send(takedownEndpoints.list, { headers: room.author.headers, query: {} });
    expect(list.envelope.error).toBe(-403);
  });

  it.each(['PRIVACY', 'CHILD'] as const)(
    'for %s keeps its papers from EDITOR, also from the search',
    async (reasonKind) => {
      const { headers } = room.editor;
      const post = await room.postIn('PUBLISHED', room.author);
      const orderIssuer = `Phụ huynh cháu M. (${reasonKind})`;
      const { id } = await open(post.id, {
        reasonKind,
        orderRef: `Đơn ${reasonKind}`,
        orderIssuer,
        note: 'Gọi 0900.',
      });
      const find = (by: Staff) =>
        server.ask(takedownEndpoints.list, { headers: by.headers, query: { text: orderIssuer } });
      expect((await find(room.admin)).items).toMatchObject([
        { id, orderIssuer, note: 'Gọi 0900.', isMasked: false },
      ]);
      expect((await find(room.editor)).items).toEqual([]);
      const read = await server.ask(takedownEndpoints.detail, { headers, params: { id } });
      expect(read).toMatchObject({ reasonKind, orderRef: '', orderIssuer: '', note: '', isMasked: true });
    },
  );
});
