import { articleText } from '@toasoan/contract/article/article-text.ts';
import type { CrawledItemDetail } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { crawlerReviewEndpoints } from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPage } from '#server/features/posts/test-support/at-a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { aReview, type Review } from '../test-support/a-review.ts';
import { noteOrigin } from './origin-store.ts';

const server = await startTestServer();
let review: Review;
beforeAll(async () => {
  review = await aReview(server);
});

const OPENING = 'Hợp tác xã đón người hái cà phê từ năm giờ sáng.';
const WRONG = 'Cần khoảng 4.000 công mỗi ngày trong ba tuần tới.';
const RIGHT = 'Cần khoảng 5.000 công mỗi ngày trong ba tuần tới.';
const SAPO = 'Mùa thu hoạch đến sớm.';

function pageOf(lines: readonly string[]) {
  const contentHtml = lines.map((line) => `<p>${line}</p>`).join('');
  return { contentText: lines.join('\n'), contentHtml, sapo: SAPO };
}

/** A text that was taken over with a wrong figure. */
async function taken(): Promise<CrawledItemDetail> {
  const target = { targetCategoryId: review.room.categoryId };
  return await review.accept(await review.anItem({ page: pageOf([OPENING, WRONG]) }), target);
}

/** Its source has corrected the figure, or removed the page. */
async function changed({ id, title }: CrawledItemDetail, state: 'CHANGED' | 'GONE' = 'CHANGED') {
  await noteOrigin(server.db, review.projectId, id, {
    state,
    page: state === 'GONE' ? null : { title, ...pageOf([OPENING, RIGHT]) },
    now: new Date(),
    requestId: 'test',
  });
  return await review.detail(id);
}

function decide({ id, version }: CrawledItemDetail, decision: 'TAKE_DOWN' | 'CORRECT' | 'KEEP') {
  const { headers } = review;
  const body = { id, version, decision, reason: 'Bài gốc đã sửa số liệu' };
  return server.ask(crawlerReviewEndpoints.decideOrigin, { headers, body });
}

async function published(item: CrawledItemDetail): Promise<Post> {
  return await review.room.transition(review.room.admin, await review.postOf(item), 'PUBLISHED');
}

async function noteOf({ postId }: CrawledItemDetail) {
  const { headers } = review;
  const { items } = await server.ask(noteEndpoints.list, { headers, params: { id: postId ?? '' } });
  return items[0];
}

describe('an original that changes afterwards', () => {
  it('stands in the tab of changed originals until somebody decides', async () => {
    const { headers } = review;
    const item = await changed(await taken());
    const ids = async () => {
      const query = { view: 'changed' as const, limit: 100 };
      const { items } = await server.ask(crawlerReviewEndpoints.list, { headers, query });
      return items.map((story) => story.items[0]?.id);
    };
    expect(await ids()).toContain(item.id);
    expect(await decide(item, 'KEEP')).toMatchObject({ originDecision: 'KEEP', correction: null });
    expect(await ids()).not.toContain(item.id);
  });

  it('puts a draft into the trash, when it is to be taken down too', async () => {
    const item = await changed(await taken(), 'GONE');
    await decide(item, 'TAKE_DOWN');
    expect((await review.postOf(item)).state).toBe('TRASHED');
  });
});

describe('a correction that is to be published', () => {
  it('waits beside the public post in the name of whoever decided, and only has to be applied', async () => {
    const { detail, postOf, room } = review;
    const item = await taken();
    await published(item);
    expect(await decide(await changed(item), 'CORRECT')).toMatchObject({ correction: 'READY' });
    const post = await postOf(item);
    expect(articleText(post.content)).toContain(WRONG);
    expect(Object.keys(post.pending?.draft ?? {})).toEqual(['content']);
    expect(await noteOf(item)).toMatchObject({ mustFix: false });
    expect((await noteOf(item))?.text).toContain('đã được đặt sẵn');
    const applied = await server.ask(postEndpoints.apply, {
      headers: room.admin.headers,
      params: { id: post.id },
      body: { version: post.version },
    });
    expect(articleText(applied.content)).toBe(`${OPENING}\n${RIGHT}`);
    expect(post.pending?.updatedBy).toBe((await detail(item.id)).updatedBy.name);
  });

  it('is a save of its own in a post that is not public yet', async () => {
    const item = await taken();
    const before = await review.postOf(item);
    await decide(await changed(item), 'CORRECT');
    const after = await review.postOf(item);
    expect(await noteOf(item)).toMatchObject({ mustFix: true });
    expect([after.version, after.state, after.pending]).toEqual([before.version + 1, 'DRAFT', null]);
    expect(articleText(after.content)).toBe(`${OPENING}\n${RIGHT}`);
  });

  it('leaves the note alone where other changes wait', async () => {
    const { headers, postOf } = review;
    const item = await taken();
    const { id, version } = await published(item);
    await server.ask(postEndpoints.update, { headers, body: { id, version, excerpt: 'Sapo khác.' } });
    expect(await decide(await changed(item), 'CORRECT')).toMatchObject({ correction: 'PENDING' });
    expect((await postOf(item)).pending?.draft).toEqual({ excerpt: 'Sapo khác.' });
    expect((await noteOf(item))?.text).toContain('đang có thay đổi khác chờ áp dụng');
    expect((await noteOf(item))?.text).toContain(RIGHT);
  });

  it('leaves the note alone while somebody writes in the post', async () => {
    const { postOf, room } = review;
    const item = await taken();
    const before = await postOf(item);
    await aPage(server, before, room.editor).beat();
    expect(await decide(await changed(item), 'CORRECT')).toMatchObject({ correction: 'HELD' });
    expect((await postOf(item)).version).toBe(before.version);
    expect((await noteOf(item))?.text).toContain('đang có người viết');
  });

  it('leaves the note alone where we have reworded what changed, or the original is gone', async () => {
    const { headers, postOf } = review;
    const item = await taken();
    const { id, version, content } = await postOf(item);
    const paragraphs = content.content.slice(0, 1);
    const body = { id, version, content: { ...content, content: paragraphs } };
    const saved = await server.ask(postEndpoints.update, { headers, body });
    expect(await decide(await changed(item), 'CORRECT')).toMatchObject({ correction: 'NOTHING' });
    expect((await postOf(item)).version).toBe(saved.version);
    expect(await decide(await changed(await taken(), 'GONE'), 'CORRECT')).toMatchObject({
      correction: 'NOTHING',
    });
  });
});
