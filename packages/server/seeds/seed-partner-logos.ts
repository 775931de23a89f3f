import {
  type PartnerLogoCreate,
  partnerLogoCreate,
} from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { partnerLogoStore } from '#server/features/partner-logos/public.ts';
import type { SeededMedia } from './seed-demo-media.ts';

const DAY = 86_400_000;

type SeedLogo = Pick<PartnerLogoCreate, 'title' | 'group' | 'tier' | 'url'> & {
  readonly logo: string;
  readonly hasDark?: true;
  /** Days from the start of the demo. */
  readonly from?: number;
  readonly until?: number;
  readonly clicks: number;
  /** Only on the pages and posts of this category. */
  readonly category?: string;
};

const DEMO_PARTNERS: readonly SeedLogo[] = [
  {
    title: 'Đơn vị A (Đồng hành)',
    logo: 'logo-don-vi-a',
    hasDark: true,
    group: 'SPONSOR',
    tier: 'DIAMOND',
    url: 'https://don-vi-a.example/',
    from: -200,
    until: 165,
    clicks: 41,
  },
  {
    title: 'Hội B (Phối hợp)',
    logo: 'logo-hoi-b',
    hasDark: true,
    group: 'CO_ORGANIZER',
    tier: 'NONE',
    url: 'https://hoi-b.example/',
    until: 9,
    clicks: 17,
  },
  {
    title: 'Đài C (Bảo trợ truyền thông)',
    logo: 'logo-dai-c',
    hasDark: true,
    group: 'MEDIA',
    tier: 'GOLD',
    url: 'https://dai-c.example/',
    clicks: 23,
  },
  {
    title: 'Bảo tàng D',
    logo: 'logo-bao-tang-d',
    group: 'PARTNER',
    tier: 'SILVER',
    url: 'https://bao-tang-d.example/',
    clicks: 8,
    category: 'van-hoa',
  },
  {
    title: 'Nhà xuất bản E',
    logo: 'logo-nha-xuat-ban-e',
    group: 'PARTNER',
    tier: 'NONE',
    url: 'https://nxb-e.example/',
    from: -400,
    until: -35,
    clicks: 0,
  },
];

interface Site {
  readonly categories: ReadonlyMap<string, string>;
  readonly media: SeededMedia;
  readonly by: Actor;
  readonly now: Date;
}

/** Partners of the demo: one of each group, one about to end, one ended, two without a dark version. */
export async function seedPartnerLogos(
  db: Db,
  projectId: string,
  { categories, media, by, now }: Site,
): Promise<void> {
  const day = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * DAY).toISOString();
  for (const { logo, hasDark, from, until, clicks, category, ...said } of DEMO_PARTNERS) {
    const body = partnerLogoCreate.parse({
      ...said,
      imageId: media.get(logo),
      imageDarkId: hasDark ? media.get(`${logo}-nen-toi`) : null,
      startTime: day(from),
      endTime: day(until),
      status: 'ENABLE',
      ...(category !== undefined && {
        display: { mode: 'CATEGORY', categoryIds: [categories.get(category)], includePosts: true },
      }),
    });
    const { id } = await partnerLogoStore.insert({ db, projectId, caller: by }, body);
    if (clicks > 0)
      await sql`
        INSERT INTO partner_logo_clicks (project_id, logo_id, day, clicks)
        VALUES (${projectId}, ${id}, (${now}::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date - 1, ${clicks})`.execute(
        db,
      );
  }
}
