import {
  RECALL_DAYS,
  type RecallStart,
  RECALL_RULE_TEXTS as TEXTS,
} from '@toasoan/contract/features/contest-results/submission-recall.ts';
import type { RecallThing } from '@toasoan/contract/features/media/recall.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { type RecallDependencies, recallFiles, undoRecalls } from '#server/features/media/public.ts';
import { changeSubmission, holdSubmission, type SubmissionRow } from '#server/features/submissions/public.ts';
import { libraryFilesOf } from './library-files-view.ts';
import { moveRecalledFiles } from './move-recalled-files.ts';
import { changeRecall, hideFiles, holdRecall, insertRecall } from './recall-store.ts';

const DAY_MS = 86_400_000;

export interface SubmissionRecallDependencies {
  readonly now: () => Date;
  /** How the library takes files out of everything that holds them. */
  readonly library: RecallDependencies;
}

export interface Outcome {
  readonly id: string;
  /** Places of the library's files that stayed as they were. */
  readonly left: readonly RecallThing[];
}

/** Whether a takedown may reach into the library, too. */
export function mayRecallLibrary({ caller }: Pick<TransactionCall, 'caller'>): boolean {
  return caller.permissionsHere.includes('media.licence');
}

/**
 * Takes a work out of everything that readers see. Flags and addresses go at once, previews leave the storage in the
 * background, originals stay as evidence. Files of the library with the same content are recalled there.
 * @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: RECALLED_ALREADY, RECALL_TOO_LARGE
 */
export async function recallSubmission(
  call: TransactionCall,
  { submissionId, version, reason }: RecallStart,
  { now, library }: SubmissionRecallDependencies,
): Promise<Outcome> {
  const { db, projectId, caller } = call;
  const before = await holdSubmission(db, projectId, submissionId);
  checkVersion(before, version);
  if (before.is_recalled) throw ruleNotMet(TEXTS, 'RECALLED_ALREADY', 'submissionId');
  const files = mayRecallLibrary(call) ? await libraryFilesOf(db, projectId, submissionId) : [];
  const ids = files.map(({ id }) => id);
  const { recallIds, left } = await recallFiles(call, { ids, reason }, library);
  const fileIds = await hideFiles(db, projectId, submissionId);
  const recall = await insertRecall(
    db,
    projectId,
    {
      contest_id: before.contest_id,
      submission_id: submissionId,
      reason,
      was_gallery: before.is_public_gallery,
      was_featured: before.is_featured,
      was_exhibited: before.is_exhibited,
      file_ids: fileIds,
      media_recall_ids: [...recallIds],
      undo_until: new Date(now().getTime() + RECALL_DAYS * DAY_MS),
    },
    caller,
  );
  const values = { is_recalled: true, is_public_gallery: false, is_featured: false, is_exhibited: false };
  const after = await changeSubmission(db, before, values, caller);
  await auditRecall(
    call,
    'recall',
    { before, after },
    { recallReason: reason, libraryFiles: recallIds.length },
  );
  await moveRecalledFiles(db, projectId, recall.id);
  return { id: recall.id, left };
}

interface Undo {
  readonly id: string;
  readonly version: number;
  readonly reason: string;
}

/** @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: RECALL_RETURNED, RECALL_OVER, RECALL_IN_TRASH */
export async function undoRecall(
  call: TransactionCall,
  { id, version, reason }: Undo,
  { now, library }: SubmissionRecallDependencies,
): Promise<Outcome> {
  const { db, projectId, caller } = call;
  const recall = await holdRecall(db, projectId, id);
  checkVersion(recall, version);
  if (recall.state === 'RETURNED') throw ruleNotMet(TEXTS, 'RECALL_RETURNED', 'id');
  if (recall.state === 'FINAL' || recall.undo_until <= now())
    throw ruleNotMet(TEXTS, 'RECALL_OVER', 'id', { days: RECALL_DAYS });
  const before = await holdSubmission(db, projectId, recall.submission_id);
  const left = await undoRecalls(call, recall.media_recall_ids, library);
  await changeRecall(db, recall, { state: 'RETURNED', undo_reason: reason }, caller);
  const values = {
    is_recalled: false,
    is_public_gallery: recall.was_gallery,
    is_featured: recall.was_featured,
    is_exhibited: recall.was_exhibited,
  };
  const after = await changeSubmission(db, before, values, caller);
  await auditRecall(call, 'undoRecall', { before, after }, { recallReason: reason });
  await moveRecalledFiles(db, projectId, id);
  return { id, left };
}

async function auditRecall(
  call: TransactionCall,
  verb: 'recall' | 'undoRecall',
  { before, after }: { readonly before: SubmissionRow; readonly after: SubmissionRow },
  more: { readonly recallReason: string; readonly libraryFiles?: number },
): Promise<void> {
  const factsOf = (row: SubmissionRow) => ({
    title: row.number,
    isRecalled: row.is_recalled,
    isPublicGallery: row.is_public_gallery,
    isExhibited: row.is_exhibited,
    version: row.version,
  });
  await writeAudit(call, {
    action: `submission.${verb}`,
    entity: 'submission',
    entityId: after.id,
    before: factsOf(before),
    after: { ...factsOf(after), ...more },
  });
}
