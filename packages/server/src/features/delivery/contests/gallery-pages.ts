import { votingState } from '@toasoan/contract/features/contest-votes/voting-state.ts';
import {
  GALLERY_PAGE,
  type GalleryCard,
  type GalleryQuery,
  type PublicGallery,
  type PublicWork,
} from '@toasoan/contract/features/delivery/public-gallery.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { ContestRow } from '#server/features/contests/public.ts';
import { filmAddress, previewAddress } from '#server/features/submissions/public.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { pageIn } from '../sites/site.ts';
import { findShownContest } from './contest-page-view.ts';
import { filesOfWork, findShownWork, listShownWorks, provincesOfWorks } from './gallery-view.ts';

/** Numbers of votes on a page may be this old; voting drops no page. */
const COUNTS_KEPT_MS = 60_000;

const isHome = (lang: string) => lang === 'vi' || lang.startsWith('vi-');

/** @throws NOT_FOUND */
async function getShown(reading: SiteReading, code: string): Promise<ContestRow> {
  reading.shows(shownKey.contests(reading.site.projectId));
  const contest = await findShownContest(reading, code);
  if (contest === undefined) throw new AppError('NOT_FOUND');
  reading.shows(shownKey.gallery(contest.id));
  return contest;
}

/** The gallery that a page belongs to, and whether readers vote. Whether mails can be sent, the vote itself finds out. */
function ofContest(reading: SiteReading, row: ContestRow, lang: string) {
  const { now, site, changesAt } = reading;
  const { voting, vote_open_time: openTime, vote_close_time: closeTime, state } = row;
  const isOpen = votingState({ enabled: voting.enabled, openTime, closeTime, state }, { now, mails: true });
  for (const time of [openTime, closeTime]) if (time !== null && time > now) changesAt(time);
  if (isOpen === 'OPEN') changesAt(new Date(now.getTime() + COUNTS_KEPT_MS));
  return {
    contest: {
      code: row.code,
      title: isHome(lang) || row.title_en === '' ? row.title : row.title_en,
      path: pageIn(site, `/cuoc-thi/${row.code}`, lang),
    },
    voting: {
      state: isOpen,
      openTime: openTime?.toISOString() ?? null,
      closeTime: closeTime?.toISOString() ?? null,
      countsShares: voting.counts === 'LIKE_SHARE',
    },
  };
}

type WorkRow = Awaited<ReturnType<typeof listShownWorks>>['rows'][number];

function cardOf({ site }: SiteReading, row: WorkRow, path: string, lang: string): GalleryCard {
  return {
    number: row.number,
    title: row.title,
    category: row.category,
    place: row.taken_place,
    path: pageIn(site, `${path}/${row.number}`, lang),
    picture: row.cover_key === null ? '' : previewAddress(row.cover_key, 'small'),
    votes: row.vote_valid,
  };
}

const worksPath = (code: string) => `/cuoc-thi/${code}/tac-pham`;

/** @throws NOT_FOUND */
export async function composeGallery(
  reading: SiteReading,
  code: string,
  query: GalleryQuery & { readonly lang: string },
): Promise<PublicGallery> {
  const { lang, page, category, province } = query;
  const row = await getShown(reading, code);
  const { rows, total } = await listShownWorks(reading, row, query);
  const codes = await provincesOfWorks(reading, row);
  const path = worksPath(row.code);
  const named = (one: string) => PROVINCES[one as keyof typeof PROVINCES]?.name ?? '';
  return {
    ...ofContest(reading, row, lang),
    path: pageIn(reading.site, path, lang),
    categories: row.categories,
    provinces: codes
      .map((one) => ({ code: one, name: named(one) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'vi')),
    category: category ?? null,
    province: province ?? null,
    items: rows.map((work) => cardOf(reading, work, path, lang)),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / GALLERY_PAGE)),
  };
}

const JUDGED = ['ANNOUNCED', 'ARCHIVED'];

/** @throws NOT_FOUND */
export async function composeWork(
  reading: SiteReading,
  { slug, number }: { readonly slug: string; readonly number: string },
  lang: string,
): Promise<PublicWork> {
  const row = await getShown(reading, slug);
  const work = await findShownWork(reading, row, number);
  if (work === undefined) throw new AppError('NOT_FOUND');
  const files = await filesOfWork(reading, row, work.id);
  return {
    ...ofContest(reading, row, lang),
    ...cardOf(reading, work, worksPath(row.code), lang),
    story: JUDGED.includes(row.state) ? work.story : '',
    files: files.map(({ key, mime, width, height }) => ({
      large: previewAddress(key, 'large'),
      width,
      height,
      film: mime.startsWith('video/') ? filmAddress(key) : '',
    })),
    shares: work.share_count,
  };
}
