import type {
  ContestDetail,
  ContestPrize,
  ContestRound,
  ContestSummary,
} from '@toasoan/contract/features/contests/contest.ts';
import { auditFieldsOf, type RowOf } from '#server/core/db/versioned.ts';

export type ContestRow = RowOf<'contests'>;
export type RoundRow = RowOf<'contest_rounds'>;
export type PrizeRow = RowOf<'contest_prizes'>;

/** Works of a contest, and those that nobody has looked at. */
export interface WorkCounts {
  readonly works: number;
  readonly waiting: number;
}

function iso(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}

/** The end of the intake. */
export function endOfIntake({
  close_time,
  extended_to,
}: Pick<ContestRow, 'close_time' | 'extended_to'>): Date | null {
  return extended_to ?? close_time;
}

export function summaryOf(row: ContestRow, counts: WorkCounts): ContestSummary {
  return {
    id: row.id,
    code: row.code,
    prefix: row.prefix,
    title: row.title,
    titleEn: row.title_en,
    year: row.year,
    state: row.state,
    categories: row.categories,
    openTime: iso(row.open_time),
    endTime: iso(endOfIntake(row)),
    ...counts,
  };
}

function roundOf(row: RoundRow): ContestRound {
  return {
    id: row.id,
    key: row.key,
    mode: row.mode,
    criteria: row.criteria,
    jurorsPerEntry: row.jurors_per_entry,
    quota: row.quota,
    blind: row.blind,
    withStory: row.with_story,
    averaging: row.averaging,
    openTime: iso(row.open_time),
    closeTime: iso(row.close_time),
    state: row.state,
    ...auditFieldsOf(row),
  };
}

function prizeOf(row: PrizeRow): ContestPrize {
  return {
    id: row.id,
    category: row.category,
    name: row.name,
    nameEn: row.name_en,
    medal: row.medal,
    amount: Number(row.amount),
    quantity: row.quantity,
    kind: row.kind,
    ...auditFieldsOf(row),
  };
}

interface Parts {
  readonly counts: WorkCounts;
  readonly rounds: readonly RoundRow[];
  readonly prizes: readonly PrizeRow[];
}

export function contestDetailOf(row: ContestRow, { counts, rounds, prizes }: Parts): ContestDetail {
  return {
    ...summaryOf(row, counts),
    parentContestId: row.parent_contest_id,
    theme: row.theme,
    organisers: row.organisers,
    closeTime: iso(row.close_time),
    extendedTo: iso(row.extended_to),
    voteOpenTime: iso(row.vote_open_time),
    voteCloseTime: iso(row.vote_close_time),
    announceTime: iso(row.announce_time),
    awardTime: iso(row.award_time),
    createdFrom: row.created_from,
    createdTo: row.created_to,
    limits: row.limits,
    minAge: row.min_age,
    excludedGroups: row.excluded_groups,
    allowedCountries: row.allowed_countries,
    requiredFields: row.required_fields,
    allowAi: row.allow_ai,
    allowComposite: row.allow_composite,
    allowPrevAwarded: row.allow_prev_awarded,
    voting: row.voting,
    retentionDays: row.retention_days,
    rulesVersion: row.rules_version,
    opensItself: row.opens_itself,
    rounds: rounds.map(roundOf),
    prizes: prizes.map(prizeOf),
    ...auditFieldsOf(row),
  };
}
