import { AT_ONCE } from '@toasoan/contract/features/translation-replacements/replacement.ts';
import * as z from 'zod/mini';
import { findPersonIn } from '#server/core/auth/rights-view.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { startTask, type TaskHandler, type TaskWork, taskHandler } from '#server/features/tasks/public.ts';
import {
  holdWithSources,
  keepChanges,
  type SegmentCall,
  type TranslationRow,
  type WrittenChange,
} from '#server/features/translations/public.ts';
import { replaceIn, undoIn } from './replace-wording.ts';
import {
  type BatchRow,
  holdBatch,
  listTranslationsLeft,
  setBatchState,
  stopWaiting,
} from './replacement-store.ts';

/** What is done to a batch: from which rows, in each translation, and how it ends. */
const WORK = {
  replace: { from: 'WAITING', each: replaceIn, during: 'RUNNING', ends: 'DONE' },
  undo: { from: 'REPLACED', each: undoIn, during: 'UNDOING', ends: 'UNDONE' },
} as const;
type Work = keyof typeof WORK;

/**
 * At once for a few translations, else in the background, one transaction for each of them. Whatever is written comes
 * after the locks: the batch, sources, translations.
 */
export async function runBatch(call: SegmentCall, batch: BatchRow, what: Work): Promise<void> {
  const { db, projectId, caller } = call;
  const { from, during, ends } = WORK[what];
  const translations = await listTranslationsLeft(db, batch, from);
  const isNow = translations.length <= AT_ONCE;
  const held = isNow ? await holdWithSources(db, projectId, translations) : [];
  if (what === 'undo') await stopWaiting(db, batch);
  if (isNow) {
    await workIn(call, batch, what, held);
    await setBatchState(db, batch, ends, caller);
    return;
  }
  if (what === 'undo') await setBatchState(db, batch, during, caller);
  await startTask(db, {
    kind: 'translation-replace',
    title: `${batch.wordings.join(', ')} → ${batch.target}`,
    payload: { replacementId: batch.id, what },
    userId: caller.userId,
    projectId,
  });
}

/** In translations that are held; the memory comes last, in one order for all of them. */
async function workIn(
  call: SegmentCall,
  batch: BatchRow,
  what: Work,
  translations: readonly TranslationRow[],
): Promise<void> {
  const written: WrittenChange[] = [];
  for (const one of translations) written.push(...(await WORK[what].each(call, batch, one)));
  await keepChanges(call, { source_lang: batch.source_lang, lang: batch.target_lang }, written);
}

export const replacementTask: TaskHandler = taskHandler({
  kind: 'translation-replace',
  payload: z.strictObject({ replacementId: z.string(), what: z.enum(['replace', 'undo']) }),
  run: async ({ replacementId, what }, work) => {
    const { db, signal } = work;
    const { from, during, ends } = WORK[what];
    const projectId = work.projectId ?? '';
    const translations = await listTranslationsLeft(db, { project_id: projectId, id: replacementId }, from);
    let done = 0;
    for (const translationId of translations) {
      signal.throwIfAborted();
      const call = await callOf(work);
      await inTransaction(db, async (tx) => {
        const batch = await holdBatch(tx, projectId, replacementId);
        const held = await holdWithSources(tx, projectId, [translationId]);
        await workIn({ ...call, db: tx }, batch, what, held);
      });
      done += 1;
      work.report(done, translations.length);
    }
    const { caller } = await callOf(work);
    await inTransaction(db, async (tx) => {
      const now = await holdBatch(tx, projectId, replacementId);
      // Somebody may have begun to take it back meanwhile.
      if (now.state === during) await setBatchState(tx, now, ends, caller);
    });
    return { done };
  },
});

/** Whoever started it, with the rights of now. @throws FORBIDDEN once they may not edit */
async function callOf({ db, taskId, userId, projectId }: TaskWork): Promise<SegmentCall> {
  const person = await findPersonIn(db, projectId ?? '', userId);
  if (!person?.permissions.includes('translate.edit')) throw new AppError('FORBIDDEN');
  const { displayName, role, permissions } = person;
  return {
    db,
    projectId: projectId ?? '',
    address: '',
    requestId: `task-${taskId}`,
    caller: { userId, displayName, role, permissionsHere: permissions },
  };
}
