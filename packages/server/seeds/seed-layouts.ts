import { type LayoutCreate, layoutCreate } from '@toasoan/contract/features/layouts/layout.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import type { Region } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { layoutStore, planPublication, publishLayout } from '#server/features/layouts/public.ts';

const DAY = 86_400_000;
const LEAD_HOURS = 9;

interface SeedLayout extends Pick<LayoutCreate, 'title' | 'code' | 'kind' | 'device'> {
  /** Names of templates by region, from above. */
  readonly regions: Partial<Readonly<Record<Region, readonly string[]>>>;
  readonly category?: string;
  readonly state: 'published' | 'scheduled' | 'draft';
}

const HOME: SeedLayout['regions'] = {
  hero: ['Cụm tin nổi bật'],
  main: ['Khối Thời sự', 'Khối chuyên mục 2 cột', 'Khối Du lịch'],
  right: ['Mới nhất', 'Đọc nhiều 24h'],
  bottom: ['Dải video', 'Khối Địa phương', 'Thư viện ảnh dự thi'],
  footerTop: ['Logo đối tác'],
};

const DEMO_LAYOUTS: readonly SeedLayout[] = [
  { title: 'Trang chủ', code: 'trang-chu', kind: 'HOME', regions: HOME, state: 'published' },
  {
    title: 'Trang chủ Tết',
    code: 'trang-chu-tet',
    kind: 'HOME',
    regions: { ...HOME, top: ['HTML cảm ơn nhà tài trợ'], hero: ['Cụm tin nổi bật', 'Tiêu điểm'] },
    state: 'draft',
  },
  {
    title: 'Trang chuyên mục',
    code: 'trang-chuyen-muc',
    kind: 'CATEGORY',
    regions: { right: ['Đọc nhiều 24h', 'Mới nhất'], bottom: ['Dải video'] },
    state: 'published',
  },
  {
    title: 'Chuyên mục Du lịch mùa lễ hội',
    code: 'du-lich-le-hoi',
    kind: 'CATEGORY',
    category: 'du-lich',
    regions: { main: ['Khối Du lịch'], right: ['Mới nhất'], bottom: ['Khối Địa phương'] },
    state: 'scheduled',
  },
  {
    title: 'Trang bài viết',
    code: 'trang-bai-viet',
    kind: 'POST',
    regions: { right: ['Mới nhất'], bottom: ['Bài cùng chuyên mục'] },
    state: 'published',
  },
];

interface Site {
  /** By their titles. */
  readonly templates: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, string>;
  readonly by: Actor;
  readonly now: Date;
}

/** Layouts of the demo: what readers see, a draft for Tết, and one that is published by itself in a week. */
export async function seedLayouts(db: Db, projectId: string, site: Site): Promise<void> {
  const { categories, by, now } = site;
  for (const { title, code, kind, device, regions, category, state } of DEMO_LAYOUTS) {
    const categoryId = category === undefined ? undefined : categories.get(category);
    const display = categoryId && { mode: 'CATEGORY', categoryIds: [categoryId], includePosts: false };
    const blocks = blocksOf(regions, site);
    const body = layoutCreate.parse({ title, code, kind, device, blocks, ...(display && { display }) });
    const made = await layoutStore.insert({ db, projectId, caller: by }, body);
    if (state === 'published') await publishLayout(db, made, { note: 'Bản đầu tiên', now }, by);
    const at = new Date(now.getTime() + 7 * DAY);
    if (state === 'scheduled') await planPublication(db, made, { at, note: 'Mùa lễ hội' }, by);
  }
}

function blocksOf(regions: SeedLayout['regions'], { templates }: Site): LayoutBlock[] {
  return Object.entries(regions).flatMap(([region, titles]) =>
    titles.flatMap((title, index) => {
      const templateId = templates.get(title);
      if (templateId === undefined) return [];
      const id = `${region}-${index + 1}`;
      const always = { config: null, hidden: false, startTime: null, endTime: null, audienceLang: [] };
      const leadHours = region === 'hero' && index === 0 ? LEAD_HOURS : null;
      return [{ id, region: region as Region, templateId, leadHours, ...always }];
    }),
  );
}
