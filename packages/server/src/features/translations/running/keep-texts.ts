import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { noteProgress } from '#server/core/jobs/job-store.ts';
import type { TranslatedText } from '#server/features/machine-translation/public.ts';
import type { TranslationRow } from '../translation-row.ts';
import { holdTranslation, settleTranslation } from '../translation-store.ts';
import { type DoneSegment, writeMachineTexts } from './run-store.ts';

interface OfRun {
  readonly row: Pick<TranslationRow, 'id' | 'project_id'>;
  readonly run: number;
  readonly jobId: string;
}

/** Keeps what the machine gave, also after a cancel: it is paid for. Undefined: the run was cancelled meanwhile. */
export async function keepTexts(
  db: Db,
  { row: { id, project_id: projectId }, run, jobId }: OfRun,
  given: readonly DoneSegment[],
): Promise<TranslationRow | undefined> {
  const done = given.filter(({ result }) => !isUndone(result));
  const spent = (part: 'chars' | 'cost') => done.reduce((sum, { result }) => sum + result[part], 0);
  return await inTransaction(db, async (tx) => {
    if (done.length > 0) await noteProgress(tx, jobId);
    const held = await holdTranslation(tx, projectId, id);
    await writeMachineTexts(tx, held, done);
    const after = await settleTranslation(tx, held, null, {
      columns: {
        spent_chars: String(Number(held.spent_chars) + spent('chars')),
        spent_cost: String(Number(held.spent_cost) + spent('cost')),
        ...waitingReasonOf(given),
      },
    });
    return held.state === 'TRANSLATING' && held.run === run ? after : undefined;
  });
}

/** What a person can mend about the texts that nothing filled. */
function waitingReasonOf(given: readonly DoneSegment[]) {
  const reasons = given.map(({ result }) => result.reason);
  const found = (['OVER_BUDGET', 'NO_ENGINE'] as const).find((reason) => reasons.includes(reason));
  return found && { waiting_reason: found };
}

/** Such a text is asked for again by the next try. */
function isUndone({ text, reason }: TranslatedText): boolean {
  return text === '' && (reason === 'FAILED' || reason === 'STOPPED');
}
