import type {
  ContestResults,
  ResultWork,
} from '@toasoan/contract/features/delivery/public-contest-results.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { previewAddress } from '#server/features/submissions/public.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { pageIn } from '../sites/site.ts';
import { findShownContest, partsOfContest } from './contest-page-view.ts';
import {
  type AwardedRow,
  countRevoked,
  type ExhibitedRow,
  listAwarded,
  listExhibited,
} from './results-page-view.ts';

/** The results once they are announced. @throws NOT_FOUND before */
export async function composeResults(
  reading: SiteReading,
  code: string,
  lang: string,
): Promise<ContestResults> {
  const { site } = reading;
  reading.shows(shownKey.contests(site.projectId));
  const contest = await findShownContest(reading, code);
  if (contest?.state !== 'ANNOUNCED' && contest?.state !== 'ARCHIVED') throw new AppError('NOT_FOUND');
  const { prizes } = await partsOfContest(reading, contest);
  const awarded = await listAwarded(reading, contest);
  const exhibited = await listExhibited(reading, contest);
  const isHome = lang === 'vi' || lang.startsWith('vi-');
  return {
    code,
    title: isHome || contest.title_en === '' ? contest.title : contest.title_en,
    contestPath: pageIn(site, `/cuoc-thi/${code}`, lang),
    path: pageIn(site, `/cuoc-thi/${code}/ket-qua`, lang),
    announceTime: contest.announce_time?.toISOString() ?? null,
    prizes: prizes.flatMap((prize) => {
      const works = awarded.filter(({ prize_id }) => prize_id === prize.id);
      if (works.length === 0) return [];
      return {
        category: prize.category,
        name: { vi: prize.name, en: prize.name_en },
        medal: prize.medal,
        kind: prize.kind,
        amount: Number(prize.amount),
        works: works.map((row) => ({ ...workOf(row), month: row.month, decisionNo: row.decision_no })),
      };
    }),
    exhibited: exhibited.map((row) => ({ ...workOf(row), code: row.exhibition_code })),
    revoked: await countRevoked(reading, contest),
  };
}

/** A group goes by its name, a person by the stage name where there is one. */
function workOf(row: AwardedRow | ExhibitedRow): ResultWork {
  const isShown = row.usage_accepted && row.key !== null;
  return {
    number: row.number,
    title: row.title,
    author: row.group_name || row.stage_name || row.full_name,
    place: row.taken_place,
    small: isShown ? previewAddress(row.key ?? '', 'small') : '',
    large: isShown ? previewAddress(row.key ?? '', 'large') : '',
  };
}
