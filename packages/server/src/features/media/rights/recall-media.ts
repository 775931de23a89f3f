import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import { mediaTitle } from '@toasoan/contract/features/media/media-title.ts';
import {
  MAX_RECALL_PLACES,
  type MediaRecallRequest,
  type RecallResult,
  type RecallThing,
} from '@toasoan/contract/features/media/recall.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditMedia, mediaFacts } from '../library/media-audit.ts';
import { mediaPerson } from '../library/media-person.ts';
import { findLocked, getMedia, lockMedia, writeMedia } from '../library/media-store.ts';
import { listUses } from '../library/uses/media-uses-view.ts';
import type { MediaRecord } from '../media-row.ts';
import { insertRecall, type RecalledThing } from './recall-store.ts';
import { recallOf } from './recall-view.ts';
import { holdThings, type RecallDependencies, takeOut, thingsOf } from './recalled-things.ts';

type Recall = MediaRecallRequest & { readonly id: string };

/**
 * Removes a file from everything that holds it, or replaces it, and hides it from everyone. Records are locked
 * before files, as their writers do; new holders are found after it is locked. @throws NOT_FOUND,
 * VERSION_CONFLICT, INVALID_INPUT for an unavailable replacement, RULES_NOT_MET.
 */
export async function recallMedia(
  call: TransactionCall,
  options: Recall,
  deps: RecallDependencies,
): Promise<RecallResult> {
  const { db, projectId, caller } = call;
  const seen = await getMedia(db, projectId, options.id);
  const known = await thingsHolding(call, seen.id);
  refuseTooMany(known);
  await holdThings(call, known, deps);
  const { file, other } = await lockFiles(call, options);
  if (file.state !== 'READY' && file.state !== 'QUARANTINED')
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_MOVE_NOT_OPEN', 'id');
  const things = await thingsHolding(call, file.id);
  refuseTooMany(things);
  const before = await mediaFacts(db, projectId, file);
  const worked: RecalledThing[] = [];
  for (const thing of things) {
    const taken = await takeOut(call, thing, { mediaId: file.id, other }, deps);
    worked.push({ ...thing, taken });
  }
  const done = worked.filter(({ taken }) => taken !== undefined);
  const record = await writeMedia(db, projectId, file.id, { state: 'QUARANTINED', failure: null }, caller);
  const row = await insertRecall(
    db,
    projectId,
    {
      media_id: file.id,
      media_title: titleOf(file),
      mode: options.mode,
      other_id: other?.id ?? null,
      other_title: other === null ? '' : titleOf(other),
      reason: options.reason,
      media_state_before: file.state,
      place_count: countPlaces(things),
      done_count: countPlaces(done),
      created_by_id: caller.userId,
      created_by_name: caller.displayName,
    },
    worked,
  );
  await auditMedia(
    call,
    'recall',
    { before, after: await mediaFacts(db, projectId, record) },
    { reason: options.reason, places: row.done_count, otherId: row.other_id },
  );
  return { recall: recallOf(row, 0), left: leftOf(worked.filter(({ taken }) => taken === undefined)) };
}

async function thingsHolding({ db, projectId, caller }: TransactionCall, id: string): Promise<RecallThing[]> {
  return thingsOf(await listUses(db, projectId, id, mediaPerson(caller)));
}

/** Both in the order of their ids, as the writers of records lock files. */
async function lockFiles(
  { db, projectId }: TransactionCall,
  options: Recall,
): Promise<{ readonly file: MediaRecord; readonly other: MediaRecord | null }> {
  if (options.mode === 'REMOVE')
    return { file: await lockMedia(db, projectId, options.id, options.version), other: null };
  if (options.withId === options.id) throw ruleNotMet(MEDIA_RULE_TEXTS, 'RECALL_SAME_FILE', 'withId');
  const isFirst = Number(options.withId) < Number(options.id);
  const early = isFirst ? await findLocked(db, projectId, options.withId) : undefined;
  const file = await lockMedia(db, projectId, options.id, options.version);
  const other = early ?? (await findLocked(db, projectId, options.withId));
  if (other?.state !== 'READY')
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'withId', code: 'unknownReference' }] });
  if (other.kind !== file.kind) throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_OTHER_KIND', 'withId');
  return { file, other };
}

function refuseTooMany(things: readonly RecallThing[]): void {
  const count = countPlaces(things);
  if (count > MAX_RECALL_PLACES)
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'RECALL_TOO_LARGE', 'id', { count, max: MAX_RECALL_PLACES });
}

export function countPlaces(things: readonly Pick<RecallThing, 'places'>[]): number {
  return things.reduce((sum, { places }) => sum + places.length, 0);
}

export function leftOf(things: readonly RecalledThing[]): RecallThing[] {
  return things.map(({ entity, entityId, title, places }) => ({ entity, entityId, title, places }));
}

function titleOf({ title, file_name }: MediaRecord): string {
  return mediaTitle({ title, fileName: file_name });
}
