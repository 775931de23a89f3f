import { publicChanges } from '@toasoan/contract/features/contests/public-changes.ts';
import type {
  ContestCard,
  ContestListAnswer,
  PublicContest,
} from '@toasoan/contract/features/delivery/public-contest.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { intakeState } from '#server/features/contest-entries/public.ts';
import { type ContestRow, endOfIntake } from '#server/features/contests/public.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { pageIn } from '../sites/site.ts';
import { findShownContest, listShownContests, partsOfContest } from './contest-page-view.ts';

const isHome = (lang: string) => lang === 'vi' || lang.startsWith('vi-');

export async function composeContests(reading: SiteReading, lang: string): Promise<ContestListAnswer> {
  reading.shows(shownKey.contests(reading.site.projectId));
  const rows = await listShownContests(reading);
  return { items: rows.map((row) => cardOf(reading, row, lang)) };
}

/** @throws NOT_FOUND */
export async function composeContest(
  reading: SiteReading,
  code: string,
  lang: string,
): Promise<PublicContest> {
  reading.shows(shownKey.contests(reading.site.projectId));
  const row = await findShownContest(reading, code);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { prizes, rules, notices } = await partsOfContest(reading, row);
  return {
    ...cardOf(reading, row, lang),
    organisers: row.organisers,
    announceTime: row.announce_time?.toISOString() ?? null,
    awardTime: row.award_time?.toISOString() ?? null,
    createdFrom: row.created_from,
    createdTo: row.created_to,
    categories: row.categories,
    limits: row.limits,
    minAge: row.min_age,
    excludedGroups: row.excluded_groups,
    prizes: prizes.map((prize) => ({
      category: prize.category,
      name: { vi: prize.name, en: prize.name_en },
      amount: Number(prize.amount),
      quantity: prize.quantity,
      kind: prize.kind,
    })),
    rulesVersion: row.rules_version,
    rules: (isHome(lang) ? rules?.vi : rules?.en || rules?.vi) ?? '',
    notices: notices.map(({ text, create_time, changes }) => ({
      text,
      time: create_time.toISOString(),
      changes: publicChanges(changes),
    })),
  };
}

/** The clock alone opens and closes a contest. */
function cardOf(reading: SiteReading, row: ContestRow, lang: string): ContestCard {
  const { now, site, changesAt } = reading;
  const end = endOfIntake(row);
  for (const time of [row.open_time, end]) if (time !== null && time > now) changesAt(time);
  return {
    code: row.code,
    path: pageIn(site, `/cuoc-thi/${row.code}`, lang),
    title: isHome(lang) || row.title_en === '' ? row.title : row.title_en,
    theme: row.theme,
    year: row.year,
    state: row.state,
    isOpen: intakeState(row, now) === 'OPEN',
    openTime: row.open_time?.toISOString() ?? null,
    endTime: end?.toISOString() ?? null,
  };
}
