import type { ExhibitedPlace } from '@toasoan/contract/features/contest-results/award.ts';
import { AWARD_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-results/award-texts.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { getVersioned } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { auditSubmission, changeSubmission, holdSubmission } from '#server/features/submissions/public.ts';
import { holdContestOf } from './award-store.ts';
import { exhibitedIds, numberExhibited } from './exhibition-store.ts';

/**
 * Before another work of the list, or last. Only the moved one gets a new version, and the log keeps its place.
 * @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: NOT_EXHIBITED
 */
export async function placeExhibited(
  call: TransactionCall,
  { id, version, beforeId }: ExhibitedPlace,
): Promise<{ id: string; version: number }> {
  const { db, projectId, caller } = call;
  const { contest_id } = await getVersioned(db, 'submissions', projectId, id);
  // One person at a time orders the list; contest and work in the order in which every call holds them.
  await holdContestOf(db, projectId, contest_id);
  const seen = await holdSubmission(db, projectId, id);
  checkVersion(seen, version);
  if (!seen.is_exhibited) throw ruleNotMet(TEXTS, 'NOT_EXHIBITED', 'id');
  const order = (await exhibitedIds(db, projectId, seen.contest_id)).filter((one) => one !== id);
  const at = beforeId === null ? order.length : order.indexOf(beforeId);
  if (at < 0) throw ruleNotMet(TEXTS, 'NOT_EXHIBITED', 'beforeId');
  const after = await changeSubmission(db, seen, { exhibition_position: at }, caller);
  await numberExhibited(db, projectId, order.toSpliced(at, 0, id));
  await auditSubmission(call, 'update', { before: seen, after });
  return { id, version: after.version };
}
