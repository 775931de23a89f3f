import type { ExhibitedPlace } from '@toasoan/contract/features/contest-results/award.ts';
import { AWARD_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-results/award-texts.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { auditSubmission, changeSubmission, holdSubmission } from '#server/features/submissions/public.ts';
import { holdContestOf } from './award-store.ts';

interface Placed {
  readonly id: string;
  readonly exhibition_position: number | null;
  readonly exhibition_code: string;
}

/** By place; works that nobody has placed last, by their codes as people count. */
export function byPlace(one: Omit<Placed, 'id'>, other: Omit<Placed, 'id'>): number {
  const [here, there] = [one, other].map((work) => work.exhibition_position ?? Number.MAX_SAFE_INTEGER);
  return (
    (here ?? 0) - (there ?? 0) ||
    one.exhibition_code.localeCompare(other.exhibition_code, 'vi', { numeric: true })
  );
}

/**
 * Before another work of the list, or last. Only the moved one gets a new version, and the log keeps its place.
 * @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: NOT_EXHIBITED
 */
export async function placeExhibited(
  call: TransactionCall,
  { id, version, beforeId }: ExhibitedPlace,
): Promise<{ id: string; version: number }> {
  const { db, projectId, caller } = call;
  const seen = await holdSubmission(db, projectId, id);
  // One person at a time orders the list of a contest.
  await holdContestOf(db, projectId, seen.contest_id);
  checkVersion(seen, version);
  if (!seen.is_exhibited) throw ruleNotMet(TEXTS, 'NOT_EXHIBITED', 'id');
  const order = (await exhibitedIds(db, projectId, seen.contest_id)).filter((one) => one !== id);
  const at = beforeId === null ? order.length : order.indexOf(beforeId);
  if (at < 0) throw ruleNotMet(TEXTS, 'NOT_EXHIBITED', 'beforeId');
  const after = await changeSubmission(db, seen, { exhibition_position: at }, caller);
  await number(db, projectId, order.toSpliced(at, 0, id));
  await auditSubmission(call, 'update', { before: seen, after });
  return { id, version: after.version };
}

async function exhibitedIds(db: Db, projectId: string, contestId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'exhibition_position', 'exhibition_code'])
    .where('project_id', '=', projectId)
    .where('contest_id', '=', contestId)
    .where('is_exhibited', '=', true)
    .orderBy('id')
    .execute();
  return rows.toSorted(byPlace).map((row) => row.id);
}

async function number(db: Db, projectId: string, order: readonly string[]): Promise<void> {
  await sql`
    UPDATE submissions SET exhibition_position = place.number - 1
    FROM unnest(${[...order]}::bigint[]) WITH ORDINALITY AS place (id, number)
    WHERE submissions.project_id = ${projectId} AND submissions.id = place.id
      AND submissions.exhibition_position IS DISTINCT FROM place.number - 1`.execute(db);
}
