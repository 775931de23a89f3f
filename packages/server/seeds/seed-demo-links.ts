import { internalLinkCreate } from '@toasoan/contract/features/internal-links/internal-link.ts';
import type { Db } from '#server/core/db/database.ts';
import { linkStore } from '#server/features/internal-links/public.ts';
import type { SeedPerson } from './first-accounts.ts';
import type { TransitionActor } from './seed-post-way.ts';

interface SeedLink {
  readonly keyword: string;
  readonly variants?: readonly string[];
  readonly exclusions?: readonly string[];
  readonly tag?: string;
  readonly category?: string;
  readonly author?: SeedPerson;
  readonly url?: string;
  readonly title?: string;
  readonly priority?: number;
  readonly maxPerPost?: number;
  readonly scope?: string;
  readonly off?: true;
}

const DEMO_LINKS: readonly SeedLink[] = [
  {
    keyword: 'Vịnh Hạ Long',
    variants: ['vịnh Hạ Long', 'Hạ Long'],
    tag: 'Vịnh Hạ Long',
    title: 'Di sản thiên nhiên thế giới',
    priority: 70,
  },
  { keyword: 'Đà Nẵng', variants: ['thành phố Đà Nẵng'], category: 'da-nang', priority: 60 },
  { keyword: 'Huế', variants: ['Cố đô Huế', 'thành phố Huế'], exclusions: ['bún bò Huế'], tag: 'Huế' },
  // Marks decide: neither stands in the other.
  { keyword: 'ma', tag: 'cải lương', title: 'Chuyện ma trên sân khấu', off: true },
  { keyword: 'má', url: '/chuyen-muc/con-nguoi-viet-nam', title: 'Chuyện về những người má' },
  { keyword: 'tranh Đông Hồ', variants: ['tranh dân gian Đông Hồ'], tag: 'tranh Đông Hồ', priority: 70 },
  { keyword: 'Đông Hồ', variants: ['làng tranh Đông Hồ'], tag: 'làng nghề', priority: 80 },
  { keyword: 'làng nghề', tag: 'làng nghề', maxPerPost: 2 },
  { keyword: 'nghệ nhân', tag: 'nghệ nhân' },
  { keyword: 'Hà Nội', variants: ['Thủ đô Hà Nội'], tag: 'Hà Nội' },
  { keyword: 'xe buýt điện', variants: ['xe buýt chạy điện'], tag: 'xe điện' },
  { keyword: 'giao thông công cộng', tag: 'giao thông công cộng' },
  { keyword: 'Mù Cang Chải', tag: 'Mù Cang Chải' },
  { keyword: 'ruộng bậc thang', tag: 'ruộng bậc thang' },
  { keyword: 'cà phê', variants: ['cafe'], exclusions: ['cà phê sân khấu'], tag: 'cà phê Việt' },
  { keyword: 'Đồng Tháp Mười', tag: 'Đồng Tháp Mười' },
  { keyword: 'chuyển đổi số', variants: ['số hóa'], tag: 'chuyển đổi số' },
  { keyword: 'du lịch xanh', tag: 'du lịch xanh', scope: 'du-lich' },
  { keyword: 'Nguyễn Du', variants: ['Tố Như'], tag: 'Nguyễn Du', title: 'Tác giả Truyện Kiều' },
  { keyword: 'áo dài', tag: 'áo dài' },
  { keyword: 'Nguyễn Thị Ánh', author: 'author', title: 'Các bài của Nguyễn Thị Ánh' },
  { keyword: 'thẻ 2019', tag: 'thẻ cũ 2019' },
  { keyword: 'an', exclusions: ['an ninh', 'Nghệ An', 'an toàn'], tag: 'an sinh xã hội', off: true },
];

interface Site {
  /** Ids by slug. */
  readonly categories: ReadonlyMap<string, string>;
  /** Ids by title. */
  readonly tags: ReadonlyMap<string, string>;
  readonly person: (key: SeedPerson) => TransitionActor;
}

/** Keywords of the demo: pairs that differ in marks, a collision, exclusions, each kind of target. */
export async function seedInternalLinks(db: Db, projectId: string, site: Site): Promise<void> {
  const call = { db, projectId, caller: site.person('editor') };
  for (const link of DEMO_LINKS) await linkStore.insert(call, internalLinkCreate.parse(bodyOf(link, site)));
}

function bodyOf({ tag, category, author, url, scope, off, ...link }: SeedLink, site: Site) {
  return {
    ...link,
    ...(tag && { targetType: 'tag', targetId: site.tags.get(tag) }),
    ...(category && { targetType: 'category', targetId: site.categories.get(category) }),
    ...(author && { targetType: 'user', targetId: site.person(author).userId }),
    ...(url && { targetType: 'url', url }),
    ...(scope && { scopeCategoryIds: [site.categories.get(scope)] }),
    status: off ? 'DISABLED' : 'ENABLE',
  };
}
