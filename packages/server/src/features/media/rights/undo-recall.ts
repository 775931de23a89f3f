import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import type { RecallResult } from '@toasoan/contract/features/media/recall.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditMedia, mediaFacts } from '../library/media-audit.ts';
import { lockMedia, writeMedia } from '../library/media-store.ts';
import { countPlaces, leftOf } from './recall-media.ts';
import {
  handOnState,
  lockRecall,
  type RecalledThing,
  type RecallRecord,
  readRecalledThings,
  writeUndone,
} from './recall-store.ts';
import { recallOf } from './recall-view.ts';
import { giveBack, holdThings, type RecallDependencies } from './recalled-things.ts';

/**
 * Restores a file in every place that nobody has edited since, and makes it visible as before. @throws NOT_FOUND,
 * VERSION_CONFLICT, RULES_NOT_MET: RECALL_UNDONE, RECALL_IN_TRASH.
 */
export async function undoRecall(
  call: TransactionCall,
  { id, version }: { readonly id: string; readonly version: number },
  deps: RecallDependencies,
): Promise<RecallResult> {
  const { db, projectId, caller } = call;
  const recall = await lockRecall(db, projectId, id);
  if (recall.undo_time !== null) throw ruleNotMet(MEDIA_RULE_TEXTS, 'RECALL_UNDONE', 'id');
  if (recall.version !== version)
    throw versionConflict({
      version: recall.version,
      updated_by_name: recall.created_by_name,
      update_time: recall.create_time,
    });
  const things = await readRecalledThings(db, projectId, id);
  await holdThings(call, things, deps);
  await release(call, recall);
  const worked = new Map<RecalledThing, boolean>();
  for (const thing of things) {
    const { taken } = thing;
    worked.set(thing, taken !== undefined && (await giveBack(call, thing, taken, deps)));
  }
  const row = await writeUndone(db, projectId, recall, { by: caller, things: worked });
  const given = [...worked].filter(([, isBack]) => isBack).map(([thing]) => thing);
  const left = [...worked].filter(([, isBack]) => !isBack).map(([thing]) => thing);
  return { recall: recallOf(row, countPlaces(given)), left: leftOf(left) };
}

/** Its previous state; still quarantined where another recall says so. */
async function release(call: TransactionCall, recall: RecallRecord): Promise<void> {
  const { db, projectId, caller } = call;
  const row = await lockMedia(db, projectId, recall.media_id, undefined);
  if (row.state === 'TRASHED') throw ruleNotMet(MEDIA_RULE_TEXTS, 'RECALL_IN_TRASH', 'id');
  const staysOut = await handOnState(db, projectId, recall);
  const state = row.state === 'QUARANTINED' && !staysOut ? recall.media_state_before : row.state;
  const before = await mediaFacts(db, projectId, row);
  const record = await writeMedia(db, projectId, row.id, { state }, caller);
  const after = await mediaFacts(db, projectId, record);
  await auditMedia(call, 'undoRecall', { before, after }, { recallId: recall.id });
}
