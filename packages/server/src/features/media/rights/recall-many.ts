import type { RecallThing } from '@toasoan/contract/features/media/recall.ts';
import type { Db } from '#server/core/db/database.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { mediaPerson } from '../library/media-person.ts';
import { listUses } from '../library/uses/media-uses-view.ts';
import { recallMedia } from './recall-media.ts';
import { findOpenRecalls } from './recall-store.ts';
import { holdThings, type RecallDependencies, thingsOf } from './recalled-things.ts';
import { undoRecall } from './undo-recall.ts';

export interface RecalledFiles {
  readonly recallIds: readonly string[];
  /** Places that stayed as they were. */
  readonly left: readonly RecallThing[];
}

interface FilesToRecall {
  readonly ids: readonly string[];
  readonly reason: string;
}

/**
 * Removes files of the library from everything that holds them, for another area that recalls what they show. All
 * records are locked before the first file is. Files that are in the trash already are left.
 * @throws VERSION_CONFLICT, RULES_NOT_MET: RECALL_TOO_LARGE
 */
export async function recallFiles(
  call: TransactionCall,
  { ids, reason }: FilesToRecall,
  deps: RecallDependencies,
): Promise<RecalledFiles> {
  const { db, projectId, caller } = call;
  const files = await findRecallable(db, projectId, ids);
  const uses = [];
  for (const { id } of files) uses.push(...(await listUses(db, projectId, id, mediaPerson(caller))));
  await holdThings(call, thingsOf(uses), deps);
  const results = [];
  for (const { id, version } of files)
    results.push(await recallMedia(call, { id, version, mode: 'REMOVE', reason }, deps));
  return {
    recallIds: results.map(({ recall }) => recall.id),
    left: results.flatMap(({ left }) => left),
  };
}

/** Undoes those of the recalls that are still in effect. @returns the places that did not get their file back. */
export async function undoRecalls(
  call: TransactionCall,
  ids: readonly string[],
  deps: RecallDependencies,
): Promise<RecallThing[]> {
  const left: RecallThing[] = [];
  // The newest first: a later recall of one file hands its state on to the earlier one.
  for (const { id, version } of await findOpenRecalls(call.db, call.projectId, ids))
    left.push(...(await undoRecall(call, { id, version }, deps)).left);
  return left;
}

/** Files that a recall can take, in the order in which recalls lock them. */
async function findRecallable(db: Db, projectId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('media')
    .select(['id', 'version'])
    .where('project_id', '=', projectId)
    .where('id', 'in', [...ids])
    .where('state', 'in', ['READY', 'QUARANTINED'])
    .orderBy('id')
    .execute();
}
