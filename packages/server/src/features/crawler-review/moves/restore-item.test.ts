import type { CrawledItemDetail } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { crawlerReviewEndpoints } from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aReview, type Review } from '../test-support/a-review.ts';

const server = await startTestServer();
let review: Review;
beforeAll(async () => {
  review = await aReview(server);
});

async function refusedBy({ id, version }: CrawledItemDetail) {
  const { headers } = review;
  const body = { id, version };
  const { details } = await server.refusal(crawlerReviewEndpoints.restore, { headers, body });
  return details.rules?.map(({ code }) => code);
}

async function plannedFor({ id }: CrawledItemDetail): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    SELECT kind FROM jobs WHERE payload->>'itemId' = ${id} ORDER BY kind`.execute(server.db);
  return rows.map(({ kind }) => kind);
}

describe('taking an acceptance back', () => {
  it('puts the untouched draft into the trash, ends what was planned, and the text waits again', async () => {
    const { aSource, accept, anItem, restore, postOf } = review;
    const cover = { url: 'https://bao-vi-du.example/a.jpg', caption: '', credit: '', alt: '' };
    const source = await aSource({ imagesAllowed: 'COPY' });
    const taken = await accept(await anItem({ page: { cover } }, source));
    expect(await plannedFor(taken)).toEqual(['crawler-review.pictures', 'crawls.origin']);
    expect(await restore(taken)).toMatchObject({ state: 'NEW', postId: null, reviewer: null });
    expect((await postOf(taken)).state).toBe('TRASHED');
    expect(await plannedFor(taken)).toEqual([]);
  });

  it('leaves the text with whom it was assigned to, and it can be accepted again', async () => {
    const { accept, anItem, restore, room } = review;
    const taken = await accept(await anItem(), { assigneeId: room.author.userId });
    const back = await restore(taken);
    expect(back).toMatchObject({ state: 'ASSIGNED', assignee: { userId: room.author.userId } });
    expect((await accept(back)).postId).not.toBe(taken.postId);
  });

  it('opens the texts of its story that were closed with it, and no earlier duplicate', async () => {
    const { accept, anItem, detail, headers, restore } = review;
    const [first, second, earlier] = [await anItem(), await anItem(), await anItem()];
    await server.db
      .updateTable('crawled_items')
      .set({ story_id: first.storyId ?? '' })
      .where('id', 'in', [second.id, earlier.id])
      .execute();
    const body = { id: earlier.id, version: earlier.version, of: { kind: 'ITEM' as const, id: first.id } };
    await server.ask(crawlerReviewEndpoints.duplicate, { headers, body });
    const taken = await accept(first, { rejectsOthers: true });
    expect((await detail(second.id)).state).toBe('DUPLICATE');
    await restore(taken);
    expect(await detail(second.id)).toMatchObject({ state: 'NEW', duplicateOf: null });
    expect((await detail(earlier.id)).state).toBe('DUPLICATE');
  });

  it('is refused once somebody has changed the draft, and both stay', async () => {
    const { accept, anItem, detail, headers, postOf } = review;
    const taken = await accept(await anItem());
    const { id, version } = await postOf(taken);
    await server.ask(postEndpoints.update, { headers, body: { id, version, title: 'Cà phê vào vụ sớm' } });
    expect(await refusedBy(taken)).toEqual(['DRAFT_CHANGED']);
    expect([(await postOf(taken)).state, (await detail(taken.id)).state]).toEqual(['DRAFT', 'ACCEPTED']);
  });

  it('is refused once the draft has moved on', async () => {
    const { accept, anItem, postOf, room } = review;
    const taken = await accept(await anItem());
    await room.transition(room.admin, await postOf(taken), 'TRASHED');
    expect(await refusedBy(taken)).toEqual(['DRAFT_CHANGED']);
  });

  it('is refused while the draft holds words that nobody has saved', async () => {
    const { accept, anItem, postOf, room } = review;
    const taken = await accept(await anItem());
    const { id, version } = await postOf(taken);
    await server.ask(postEndpoints.autosave, {
      headers: room.editor.headers,
      body: {
        postId: id,
        editingSession: 'phien-soan-thao-1',
        baseVersion: version,
        draft: { title: 'Đang viết dở' },
      },
    });
    expect(await refusedBy(taken)).toEqual(['DRAFT_OPEN']);
  });
});
