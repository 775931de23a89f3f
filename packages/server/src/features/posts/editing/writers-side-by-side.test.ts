import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { foldCategoryUse } from '#server/features/categories/public.ts';
import { foldTagUse } from '#server/features/tags/public.ts';
import { startTestServer } from '#test/test-server.ts';
import { foldPostCounts } from '../list/post-count-store.ts';
import { aNewsroom } from '../test-support/a-newsroom.ts';
import { createPost } from './add-post.ts';

const server = await startTestServer();
const { db } = server;
const newsroom = await aNewsroom(server);
const { admin, categoryId, projectId } = newsroom;
const { headers } = admin;
const tagId = await newsroom.tag();
const draft = () => ({ ...newsroom.finished(), categoryIds: [categoryId], tagIds: [tagId] });

async function countsNow() {
  const counts = await server.ask(postEndpoints.counts, { headers });
  const category = await server.ask(categoryEndpoints.detail, { headers, params: { id: categoryId } });
  const tag = await server.ask(tagEndpoints.detail, { headers, params: { id: tagId } });
  return [counts.all, category.postCount, tag.postCount];
}

test('a save does not wait for another one with the same person, state, category and tag', async () => {
  await inTransaction(db, async (tx) => {
    await createPost(tx, projectId, { draft: draft(), createdBy: admin });
    // The first one is not committed yet.
    await newsroom.write(admin, draft());
    expect(await countsNow()).toEqual([1, 1, 1]);
  });
  expect(await countsNow()).toEqual([2, 2, 2]);
});

test('a transaction sees its own changes in the counts, and a refused one leaves none', async () => {
  await Promise.all([foldCategoryUse(db), foldTagUse(db)]);
  const before = await countsNow();
  const refused = inTransaction(db, async (tx) => {
    await createPost(tx, projectId, { draft: draft(), createdBy: admin });
    const changes = tx.selectFrom('term_use_changes').select(['entity', 'change']).orderBy('entity');
    expect(await changes.execute()).toEqual([
      { entity: 'category', change: 1 },
      { entity: 'tag', change: 1 },
    ]);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await countsNow()).toEqual(before);
});

test('folding leaves one row of each count, and the same totals', async () => {
  await newsroom.write(admin, draft());
  const before = await countsNow();
  const rowsOf = () =>
    db
      .selectFrom('post_counts')
      .select(['state', 'count'])
      .where('project_id', '=', projectId)
      .where('state', '=', 'DRAFT')
      .execute();
  expect((await rowsOf()).length).toBeGreaterThan(1);
  await Promise.all([foldPostCounts(db), foldPostCounts(db), newsroom.write(admin, draft())]);
  await foldPostCounts(db);
  expect(await rowsOf()).toHaveLength(1);
  expect(await countsNow()).toEqual(before.map((count) => count + 1));
});
