import { sourceCategoryCreate } from '@toasoan/contract/features/source-categories/source-category.ts';
import {
  type SourceLinkCreate,
  sourceLinkCreate,
} from '@toasoan/contract/features/source-links/source-link.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { sectionStore } from '#server/features/source-categories/public.ts';
import { noteMatch, sectionMappings, sourceLinkStore } from '#server/features/source-links/public.ts';

const HOUR = 3_600_000;

interface SeedSection {
  readonly title: string;
  readonly path: string;
  readonly hasFeed?: true;
  /** Absent: nobody has mapped it yet. */
  readonly link?: Partial<SourceLinkCreate> & {
    /** Of our category. */
    readonly slug: string;
    /** In the hours before the start. */
    readonly matches: readonly number[];
  };
}

/** By the name of their source. */
const DEMO_SECTIONS: Readonly<Record<string, readonly SeedSection[]>> = {
  'Báo Ví Dụ': [
    {
      title: 'Kinh tế',
      path: 'kinh-te',
      hasFeed: true,
      link: { slug: 'kinh-te', priority: 60, excludeKeywords: ['quảng cáo', 'rao vặt'], matches: [4, 3, 5] },
    },
    {
      title: 'Môi trường',
      path: 'moi-truong',
      hasFeed: true,
      link: { slug: 'moi-truong', autoAction: 'DRAFT', includeKeywords: ['rừng', 'nước sạch'], matches: [2] },
    },
    { title: 'Nhịp sống trẻ', path: 'nhip-song-tre' },
  ],
  'Báo Mẫu': [
    { title: 'Văn hóa', path: 'van-hoa', link: { slug: 'van-hoa', matches: [] } },
    { title: 'Bạn đọc', path: 'ban-doc' },
  ],
  'Cổng TTĐT tỉnh X': [
    {
      title: 'Tin hoạt động',
      path: 'tin-hoat-dong',
      link: { slug: 'thoi-su', genre: 'PRESS_RELEASE', priority: 40, matches: [1, 0, 1] },
    },
  ],
};

interface Site {
  readonly categories: ReadonlyMap<string, string>;
  readonly by: Actor;
  readonly now: Date;
}

/** Sections of the demo's sources, some of them led to a category. */
export async function seedCrawlerSections(db: Db, projectId: string, site: Site): Promise<void> {
  for (const [title, sections] of Object.entries(DEMO_SECTIONS)) {
    const source = await db
      .selectFrom('parser_sources')
      .select(['id', 'home_url'])
      .where('project_id', '=', projectId)
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
    for (const section of sections) await seedSection(db, projectId, { source, section }, site);
  }
}

interface OfSource {
  readonly source: { readonly id: string; readonly home_url: string };
  readonly section: SeedSection;
}

async function seedSection(
  db: Db,
  projectId: string,
  { source, section: { title, path, hasFeed, link } }: OfSource,
  { categories, by, now }: Site,
): Promise<void> {
  const call = { db, projectId, caller: by };
  const url = new URL(path, source.home_url).href;
  const rssUrl = hasFeed ? new URL(`rss/${path}.rss`, source.home_url).href : '';
  const body = sourceCategoryCreate.parse({ sourceId: source.id, title, url, rssUrl });
  const { id } = await sectionStore(sectionMappings(() => now)).insert(call, body);
  await db
    .updateTable('source_categories')
    .set({ detected: true, last_seen: new Date(now.getTime() - HOUR) })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
  if (link === undefined) return;
  const { slug, matches, ...more } = link;
  const targetId = categories.get(slug) ?? '';
  const wanted = sourceLinkCreate.parse({ sourceId: source.id, sourceCategoryId: id, targetId, ...more });
  const { id: linkId } = await sourceLinkStore(() => now).insert(call, wanted);
  for (const [hours, count] of matches.entries())
    for (let match = 0; match < count; match += 1)
      await noteMatch(db, projectId, linkId, new Date(now.getTime() - hours * HOUR));
}
