import type { CrawledItemDetail } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { publishEndpoints } from '@toasoan/contract/features/posts/publishing/publish-endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { article } from '#server/features/posts/test-support/a-newsroom.ts';
import { startTestServer } from '#test/test-server.ts';
import { aReview, type Review } from '../test-support/a-review.ts';

const server = await startTestServer();
let review: Review;
beforeAll(async () => {
  review = await aReview(server);
});

const LINES = [
  'Hợp tác xã đón người hái cà phê từ năm giờ sáng, sớm hơn mọi năm hai tuần.',
  'Giá nhân công tăng một phần mười so với vụ trước, nhiều hộ đổi công cho nhau.',
];

async function taken(): Promise<CrawledItemDetail> {
  const page = {
    title: 'Cà phê vào vụ',
    sapo: '',
    contentText: LINES.join('\n'),
    contentHtml: LINES.map((line) => `<p>${line}</p>`).join(''),
  };
  return await review.accept(await review.anItem({ page }));
}

async function shareOf({ postId }: Pick<CrawledItemDetail, 'postId'>) {
  const { headers } = review;
  const params = { id: postId ?? '' };
  return (await server.ask(publishEndpoints.sourceShare, { headers, params })).share;
}

async function rewrite(item: CrawledItemDetail, lines: readonly string[], title?: string) {
  const { id, version } = await review.postOf(item);
  const content = { ...article(''), content: lines.flatMap((line) => article(line).content) };
  const body = { id, version, ...(title !== undefined && { title }), content };
  await server.ask(postEndpoints.update, { headers: review.headers, body });
}

describe('how much of a post is still in the words of its source', () => {
  it('is everything as it was taken over, and less after an editor has written in it', async () => {
    const item = await taken();
    expect((await shareOf(item))?.percent).toBe(100);
    await rewrite(item, [
      LINES[0] ?? '',
      'Tòa soạn đã gọi cho ba hộ ở xã bên và được nghe một câu chuyện khác.',
    ]);
    const { percent = 0 } = (await shareOf(item)) ?? {};
    expect(percent).toBeGreaterThan(40);
    expect(percent).toBeLessThan(60);
  });

  it('counts the changes of a public post that still wait', async () => {
    const item = await taken();
    const { room } = review;
    const { id, version } = await review.postOf(item);
    const body = { id, version, mainCategoryId: room.categoryId, excerpt: 'Cà phê vào vụ' };
    const saved = await server.ask(postEndpoints.update, { headers: review.headers, body });
    await room.transition(room.admin, saved, 'PUBLISHED');
    await rewrite(item, ['Tất cả đều là lời mới của tòa soạn, không còn câu nào của nguồn.'], 'Vụ mới');
    expect((await shareOf(item))?.percent).toBeLessThan(20);
  });

  it('is not said of a post of our own, nor where the text is gone', async () => {
    const { room } = review;
    expect(await shareOf({ postId: (await room.write(room.editor)).id })).toBeNull();
    const item = await taken();
    await server.db.updateTable('crawled_items').set({ post_id: null }).where('id', '=', item.id).execute();
    expect(await shareOf(item)).toBeNull();
  });

  it('is closed to people who may not read the draft', async () => {
    const { postId } = await taken();
    const { headers } = await review.room.hire('AUTHOR');
    const refused = { headers, params: { id: postId ?? '' } };
    expect((await server.refusal(publishEndpoints.sourceShare, refused)).code).toBe('NOT_FOUND');
  });
});
