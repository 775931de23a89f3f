import type { ContestState } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { CONTEST_NAME_TEXTS } from '@toasoan/contract/features/contests/contest-name-texts.ts';
import type { ContestCreate, ContestUpdate } from '@toasoan/contract/features/contests/contest-settings.ts';
import { USUAL_LIMITS, USUAL_VOTING } from '@toasoan/contract/features/contests/contest-values.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { type ChangeOf, insertVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { ContestRow } from '../contest-row.ts';

type ContestChange = ChangeOf<'contests'>;

/** One name at a time in a project, so that two contests cannot take the same one. */
async function checkNames(
  db: Db,
  projectId: string,
  {
    code,
    prefix,
    exceptId,
  }: { readonly code?: string; readonly prefix?: string | undefined; readonly exceptId?: string },
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('contests'), hashtext(${projectId}))`.execute(db);
  const rows = await db
    .selectFrom('contests')
    .select(['id', 'code', 'prefix'])
    .where('project_id', '=', projectId)
    .execute();
  const others = rows.filter(({ id }) => id !== exceptId);
  if (others.some((other) => other.code === code)) throw ruleNotMet(CONTEST_NAME_TEXTS, 'CODE_TAKEN', 'code');
  if (others.some((other) => other.prefix === prefix))
    throw ruleNotMet(CONTEST_NAME_TEXTS, 'PREFIX_TAKEN', 'prefix');
}

/** A draft with usual limits. @throws RULES_NOT_MET: CODE_TAKEN, PREFIX_TAKEN */
export async function insertContest(
  db: Db,
  projectId: string,
  { code, prefix, title, titleEn, year }: ContestCreate,
  { by, terms = {} }: { readonly by: Actor; readonly terms?: ContestUpdate },
): Promise<ContestRow> {
  await checkNames(db, projectId, { code, prefix });
  const {
    limits = USUAL_LIMITS,
    voting = USUAL_VOTING,
    categories = ['PHOTO_SINGLE', 'PHOTO_SERIES', 'VIDEO'],
  } = terms;
  return await insertVersioned(
    db,
    'contests',
    projectId,
    {
      ...(columnsOf({ ...terms, limits, voting, categories }) as object),
      code,
      prefix,
      title,
      title_en: titleEn,
      year,
      categories,
      limits: JSON.stringify(limits),
      voting: JSON.stringify(voting),
    },
    by,
  );
}

/** @throws RULES_NOT_MET: PREFIX_TAKEN, PARENT_UNKNOWN */
export async function updateContest(
  db: Db,
  before: ContestRow,
  terms: ContestUpdate,
  by: Actor,
): Promise<ContestRow> {
  if (terms.prefix !== undefined && terms.prefix !== before.prefix)
    await checkNames(db, before.project_id, { prefix: terms.prefix, exceptId: before.id });
  const { parentContestId: parent } = terms;
  if (parent !== undefined && parent !== null && parent !== before.parent_contest_id)
    await checkParent(db, before, parent);
  return await updateVersioned(db, 'contests', before, columnsOf(terms), by);
}

/** Of the same project, and not itself. */
async function checkParent(db: Db, before: ContestRow, parent: string): Promise<void> {
  const found = await db
    .selectFrom('contests')
    .select('id')
    .where('project_id', '=', before.project_id)
    .where('id', '=', parent)
    .executeTakeFirst();
  if (found === undefined || parent === before.id)
    throw ruleNotMet(CONTEST_NAME_TEXTS, 'PARENT_UNKNOWN', 'parentContestId');
}

interface Step {
  readonly state?: ContestState;
  readonly openTime?: Date;
  readonly closeTime?: Date;
  readonly extendedTo?: Date;
  readonly opensItself?: boolean;
  readonly rulesVersion?: number;
}

/** What is no term of the form: steps, their times, and the version of the rules. */
export async function stepContest(db: Db, before: ContestRow, step: Step, by: Actor): Promise<ContestRow> {
  const change: ContestChange = {
    state: step.state,
    open_time: step.openTime,
    close_time: step.closeTime,
    extended_to: step.extendedTo,
    opens_itself: step.opensItself,
    rules_version: step.rulesVersion,
  };
  return await updateVersioned(db, 'contests', before, change, by);
}

function timeOf(text: string | null | undefined): Date | null | undefined {
  return text === null || text === undefined ? text : new Date(text);
}

function jsonOf(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}

/** Keys that were not sent stay undefined, and their columns as they are. */
function columnsOf(terms: ContestUpdate): ContestChange {
  return {
    prefix: terms.prefix,
    title: terms.title,
    title_en: terms.titleEn,
    year: terms.year,
    theme: terms.theme,
    parent_contest_id: terms.parentContestId,
    organisers: jsonOf(terms.organisers),
    open_time: timeOf(terms.openTime),
    close_time: timeOf(terms.closeTime),
    created_from: terms.createdFrom,
    created_to: terms.createdTo,
    vote_open_time: timeOf(terms.voteOpenTime),
    vote_close_time: timeOf(terms.voteCloseTime),
    announce_time: timeOf(terms.announceTime),
    award_time: timeOf(terms.awardTime),
    categories: terms.categories,
    limits: jsonOf(terms.limits),
    min_age: terms.minAge,
    excluded_groups: terms.excludedGroups,
    allowed_countries: terms.allowedCountries,
    required_fields: terms.requiredFields,
    allow_ai: terms.allowAi,
    allow_composite: terms.allowComposite,
    allow_prev_awarded: terms.allowPrevAwarded,
    retention_days: terms.retentionDays,
    voting: jsonOf(terms.voting),
  };
}
