import {
  type ContentTemplateCreate,
  contentTemplateCreate,
} from '@toasoan/contract/features/content-templates/content-template.ts';
import {
  type BlockQuery,
  PLAIN_QUERY,
} from '@toasoan/contract/features/content-templates/template-config.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { templateStore } from '#server/features/content-templates/public.ts';

const DAY = 86_400_000;

type SeedTemplate = Omit<ContentTemplateCreate, 'query'> & {
  readonly query?: Partial<BlockQuery>;
  /** Slugs of the categories of its rule. */
  readonly categories?: readonly string[];
  /** The headline of the post that leads it for a day. */
  readonly lead?: string;
};

const LATEST_PAGE = '/tim-kiem';

const DEMO_TEMPLATES: readonly SeedTemplate[] = [
  {
    title: 'Cụm tin nổi bật',
    type: 'HERO',
    sourceMode: 'MIXED',
    query: { sort: 'ORDER' },
    lead: 'Hà Nội thí điểm tuyến xe buýt điện kết nối các làng nghề',
    limit: 5,
    view: 'BIG_LEFT',
    columns: 2,
    requireImage: true,
  },
  {
    title: 'Tiêu điểm',
    type: 'FOCUS',
    heading: { vi: 'Tiêu điểm', en: 'In focus' },
    limit: 3,
    columns: 3,
    view: 'CARD',
    minItems: 3,
  },
  {
    title: 'Mới nhất',
    type: 'LATEST',
    heading: { vi: 'Mới nhất', en: 'Latest' },
    headingLink: LATEST_PAGE,
    limit: 10,
    view: 'TIMELINE',
    showImage: false,
    showExcerpt: false,
  },
  {
    title: 'Đọc nhiều 24h',
    type: 'MOST_READ',
    heading: { vi: 'Đọc nhiều', en: 'Most read' },
    query: { days: 1, excludeShown: false },
    limit: 10,
    view: 'TITLE_ONLY',
    showImage: false,
    showExcerpt: false,
  },
  {
    title: 'Khối Thời sự',
    type: 'CATEGORY_BLOCK',
    heading: { vi: 'Thời sự', en: 'Politics and society' },
    categories: ['thoi-su'],
    limit: 5,
    view: 'BIG_LEFT',
    columns: 2,
  },
  {
    title: 'Khối chuyên mục 2 cột',
    type: 'CATEGORY_BLOCK',
    heading: { vi: 'Văn hóa', en: 'Culture' },
    categories: ['van-hoa'],
    query: { days: 30 },
    limit: 4,
    columns: 2,
    view: 'GRID',
  },
  {
    title: 'Khối Du lịch',
    type: 'CATEGORY_BLOCK',
    heading: { vi: 'Du lịch', en: 'Travel' },
    categories: ['du-lich'],
    limit: 4,
    columns: 2,
    view: 'GRID',
  },
  {
    title: 'Khối Địa phương',
    type: 'CATEGORY_BLOCK',
    heading: { vi: 'Địa phương', en: 'Provinces' },
    categories: ['dia-phuong'],
    limit: 4,
    columns: 4,
    view: 'CARD',
    showExcerpt: false,
  },
  {
    title: 'Dải video',
    type: 'VIDEO_STRIP',
    heading: { vi: 'Video', en: 'Video' },
    limit: 6,
    view: 'SLIDER',
    requireImage: true,
  },
  {
    title: 'Thư viện ảnh dự thi',
    type: 'CONTEST_GALLERY',
    heading: { vi: 'Happy Việt Nam', en: 'Happy Vietnam' },
    limit: 8,
    columns: 4,
    view: 'GRID',
  },
  {
    title: 'Bài cùng chuyên mục',
    heading: { vi: 'Cùng chuyên mục', en: 'In the same category' },
    isRelated: true,
    limit: 4,
    columns: 2,
    view: 'GRID',
  },
  {
    title: 'Logo đối tác',
    type: 'PARTNER_LOGOS',
    heading: { vi: 'Đồng hành', en: 'Partners' },
    limit: 12,
    columns: 6,
    view: 'GRID',
  },
  {
    title: 'HTML cảm ơn nhà tài trợ',
    type: 'HTML',
    html: '<section class="thanks"><h3>Cảm ơn các nhà tài trợ</h3><p>Chuyên trang có sự đồng hành của <strong>Đơn vị A</strong> và <strong>Hội B</strong>.</p></section>',
    css: '.thanks { padding: 16px; border-top: 3px solid #0b6b4a; }\n.thanks h3 { margin: 0 0 8px; }',
  },
];

interface Site {
  readonly categories: ReadonlyMap<string, string>;
  readonly by: Actor;
  readonly now: Date;
}

/** Templates of the demo by their titles. */
export async function seedContentTemplates(
  db: Db,
  projectId: string,
  { categories, by, now }: Site,
): Promise<Map<string, string>> {
  const store = templateStore([]);
  const made = new Map<string, string>();
  for (const { query, categories: slugs = [], lead, ...said } of DEMO_TEMPLATES) {
    const categoryIds = slugs.flatMap((slug) => categories.get(slug) ?? []);
    const pinned = lead === undefined ? [] : await leadOf(db, projectId, lead, now);
    const body = contentTemplateCreate.parse({
      ...said,
      query: { ...PLAIN_QUERY, ...query, categoryIds },
      pinned,
    });
    const { id } = await store.insert({ db, projectId, caller: by }, body);
    made.set(said.title, id);
  }
  return made;
}

async function leadOf(db: Db, projectId: string, title: string, now: Date) {
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('project_id', '=', projectId)
    .where('title', '=', title)
    .where('state', '=', 'PUBLISHED')
    .executeTakeFirst();
  const until = new Date(now.getTime() + DAY).toISOString();
  return post === undefined ? [] : [{ postId: post.id, slot: 1, until }];
}
