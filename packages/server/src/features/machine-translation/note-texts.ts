import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { countHits } from '#server/features/glossary/public.ts';
import {
  addHistory,
  type HistoryOwner,
  type HistoryText,
} from '#server/features/translation-history/public.ts';

/** Writes texts into the history and counts the terms that they hold, both or neither. */
export async function noteTexts(
  db: Db,
  of: HistoryOwner,
  texts: readonly HistoryText[],
  now: Date,
): Promise<void> {
  if (texts.length === 0) return;
  await inTransaction(db, async (tx) => {
    await addHistory(tx, of, texts, now);
    await countHits(
      tx,
      of.projectId,
      texts.flatMap(({ termIds }) => termIds),
    );
  });
}
