import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { expect, test } from 'vitest';
import { countStatements } from '#test/count-statements.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
const newsroom = await aNewsroom(server);
const { admin, categoryId } = newsroom;
const { headers } = admin;
const tagIds = [await newsroom.tag(), await newsroom.tag(), await newsroom.tag()];

/** An article as people write it: with terms, and a key against repetition. */
const draft = () => ({ ...newsroom.finished(), mainCategoryId: categoryId, tagIds });
let keys = 0;
const create = () => {
  keys += 1;
  return server.ask(postEndpoints.create, {
    headers: { ...headers, 'idempotency-key': `write-statements-${keys}` },
    body: draft(),
  });
};

test('a write needs few statements and fewer round trips', async () => {
  const post = await create();
  const created = await countStatements(create);
  const text = { content: article('Đoạn văn khác.'), excerpt: 'Dẫn khác.' };
  const updated = await countStatements(() =>
    server.ask(postEndpoints.update, { headers, body: { id: post.id, version: 1, ...text } }),
  );
  const saved = await countStatements(() =>
    server.ask(postEndpoints.autosave, {
      headers,
      body: { postId: post.id, editingSession: 'editing-session-1', baseVersion: 2, draft: text },
    }),
  );
  const published = await countStatements(() =>
    newsroom.transition(admin, { id: post.id, version: 2 }, 'PUBLISHED'),
  );
  const found = { created, updated, saved, published };
  for (const [name, { statements, roundTrips, bytesSent, texts }] of Object.entries(found)) {
    console.log(name, statements, roundTrips, bytesSent);
    if (process.env.SHOW)
      for (const text of texts) console.log('   ', text.replace(/\s+/g, ' ').slice(0, 130));
  }
  expect(created.statements).toBeLessThan(100);
});
