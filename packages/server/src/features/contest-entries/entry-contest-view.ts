import type { EntryContest } from '@toasoan/contract/features/contest-entries/entry-answers.ts';
import type { Bilingual } from '@toasoan/contract/features/contests/contest-values.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type ContestRow, endOfIntake } from '#server/features/contests/public.ts';
import { intakeState } from './intake-state.ts';

/** A contest that readers may see, by its address. @throws NOT_FOUND */
export async function getOpenContest(db: Db, projectId: string, code: string): Promise<ContestRow> {
  const row = await db
    .selectFrom('contests')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('code', '=', code)
    .where('state', 'not in', ['DRAFT', 'ARCHIVED'])
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Nobody changes the contest until the transaction ends. @throws NOT_FOUND */
export async function shareContest(db: Db, projectId: string, id: string): Promise<ContestRow> {
  const row = await db
    .selectFrom('contests')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

const PROVINCE_CHOICES = Object.entries(PROVINCES).map(([code, { name, merged }]) => ({
  code,
  name,
  merged: [...merged],
}));

const NO_TEXT: Bilingual = { vi: '', en: '' };

/** What the form shows of its contest, with the current version of its texts. */
export async function entryContestOf(db: Db, row: ContestRow, now: Date): Promise<EntryContest> {
  const texts = await db
    .selectFrom('contest_rules')
    .select(['rules', 'consent', 'privacy', 'copyright'])
    .where('project_id', '=', row.project_id)
    .where('contest_id', '=', row.id)
    .where('version', '=', row.rules_version)
    .executeTakeFirst();
  return {
    code: row.code,
    title: row.title,
    titleEn: row.title_en,
    state: row.state,
    isOpen: intakeState(row, now) === 'OPEN',
    openTime: row.open_time?.toISOString() ?? null,
    endTime: endOfIntake(row)?.toISOString() ?? null,
    createdFrom: row.created_from,
    createdTo: row.created_to,
    categories: row.categories,
    limits: row.limits,
    minAge: row.min_age,
    excludedGroups: row.excluded_groups,
    allowedCountries: row.allowed_countries,
    requiredFields: row.required_fields,
    allowAi: row.allow_ai,
    allowComposite: row.allow_composite,
    allowPrevAwarded: row.allow_prev_awarded,
    rulesVersion: row.rules_version,
    provinces: PROVINCE_CHOICES,
    texts: {
      rules: texts?.rules ?? NO_TEXT,
      consent: texts?.consent ?? NO_TEXT,
      privacy: texts?.privacy ?? NO_TEXT,
      copyright: texts?.copyright ?? NO_TEXT,
    },
  };
}
