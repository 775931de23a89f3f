import type {
  CrawledItem,
  CrawledItemDetail,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';
import { aCrawledItem, aDetail, aStory, VI_DU } from './a-crawled-item.ts';

const PAGE = '/manager_crawler/manager_review_crawler';

const POST = {
  kind: 'POST',
  id: '501',
  title: 'Bão số 13: các tỉnh ven biển chủ động sơ tán',
  score: 0.71,
} as const;

/** One event of three sources, then two texts that stand alone. */
export const VI_DU_STORM = aCrawledItem({
  id: '1',
  title: 'Bão số 13: sơ tán dân vùng xung yếu',
  coverUrl: 'https://bao.vidu/bao.jpg',
  publishedTime: '2026-11-20T08:52:00.000Z',
  duplicateOf: POST,
});
export const GATE_STORM = aCrawledItem({
  id: '2',
  title: 'Các xã ven biển sơ tán trước bão',
  source: { id: '8', title: 'Cổng thông tin tỉnh X', logoKey: null },
  publishedTime: '2026-11-20T08:31:00.000Z',
});
export const MAU_STORM = aCrawledItem({
  id: '3',
  title: 'Bão số 13 vào bờ đêm nay',
  source: { id: '9', title: 'Báo Mẫu', logoKey: null },
  publishedTime: '2026-11-20T09:02:00.000Z',
  isLicensed: false,
  duplicateOf: { kind: 'ITEM', id: '1', title: VI_DU_STORM.title, score: 0.97 },
});
export const COFFEE = aCrawledItem({ id: '4' });
export const RIVER = aCrawledItem({
  id: '5',
  title: 'Sông Hương vào mùa thuyền ca',
  parseScore: 72,
  source: VI_DU,
});
export const STORIES = [
  aStory('s1', [VI_DU_STORM, GATE_STORM, MAU_STORM]),
  aStory('s2', [COFFEE]),
  aStory('s3', [RIVER]),
];

function someCounts(changes: object = {}) {
  return {
    new: 5,
    stories: 3,
    accepted: 112,
    duplicate: 9,
    failed: 6,
    unlicensed: 4,
    rejected: 57,
    changed: 2,
    lastRunTime: '2026-11-20T09:24:00.000Z',
    decidedToday: 112,
    secondsEach: 18,
    ...changes,
  };
}

interface Server {
  readonly stories?: readonly { readonly id: string; readonly items: readonly CrawledItem[] }[];
  readonly counts?: object;
  readonly details?: Readonly<Record<string, Partial<CrawledItemDetail>>>;
  readonly search?: string;
}

/** Opens the queue with what the server has; a text of its story answers with its details. */
export async function openReview(network: Network, server: Server = {}): Promise<void> {
  const { stories = STORIES, counts = {}, details = {}, search = '' } = server;
  answerStories(network, stories);
  network.answer('/admin/crawled-item/counts', someCounts(counts));
  network.answer('/admin/category/tree', { items: [] });
  for (const item of stories.flatMap(({ items }) => items)) {
    network.answer(`/admin/crawled-item/detail/${item.id}`, aDetail(item, details[item.id]));
    network.answer(`/admin/crawled-item/other/${item.id}`, {
      title: POST.title,
      time: '2026-11-20T07:20:00.000Z',
      own: ['Đến 15 giờ, hơn 2.300 tàu thuyền đã vào nơi neo đậu.', 'Sơ tán hoàn tất trước 19 giờ.'],
      other: ['Đến 13 giờ, khoảng 1.900 tàu thuyền đã vào nơi neo đậu.'],
    });
  }
  await openAs(network, 'SUPPER_ADMIN', `${PAGE}${search}`);
  const [first] = stories;
  const title = first?.items[0]?.title;
  if (title) await expect.element(story(title)).toBeVisible();
}

export function answerStories(network: Network, stories: Server['stories'] & object): void {
  network.answer('/admin/crawled-item/list', {
    items: stories,
    total: stories.length,
    page: 1,
    limit: 20,
  });
}

export const text = () => page.getByRole('article', { name: 'Tin đang xem' });
export const title = (name: string) => text().getByRole('heading', { name });
export const story = (name: string) => page.getByRole('feed').getByRole('article', { name });
export const panel = () => page.getByRole('region', { name: 'Quyết định' });
export const notices = () => page.getByRole('region', { name: 'Thông báo' });
