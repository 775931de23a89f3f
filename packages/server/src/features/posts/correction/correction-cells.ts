import {
  CORRECTION_EXPORT_COLUMNS,
  type CorrectionLedgerRow,
} from '@toasoan/contract/features/posts/correction/correction-ledger.ts';
import { CORRECTION_BASIS_TEXTS } from '@toasoan/contract/features/posts/correction/correction-texts.ts';
import { POST_STATE_TEXTS } from '@toasoan/contract/features/posts/workflow/post-state-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { type Cell, inOrder } from '../export/export-rows.ts';

/** One correction as a line of the ledger. */
export function correctionCells(
  item: CorrectionLedgerRow,
  language: Language,
  clock: (time: string | null) => Cell,
): Cell[] {
  return inOrder(CORRECTION_EXPORT_COLUMNS, {
    id: item.id,
    createTime: clock(item.createTime),
    createdBy: item.createdBy.name,
    title: item.publishedRef.title,
    section: item.publishedRef.section,
    publishedTime: clock(item.publishedRef.date),
    basis: CORRECTION_BASIS_TEXTS[item.basis][language],
    conclusionDoc: item.conclusionDoc,
    wrongText: item.wrongText,
    correctText: item.correctText,
    apologyText: item.apologyText,
    placement: item.placement,
    state: POST_STATE_TEXTS[item.correctionState][language],
    correctedTime: clock(item.correctionPublishedTime),
    notifiedParties: item.notifiedParties.join(', '),
    aggregators: item.aggregatorsNotified.map(({ name }) => name).join(', '),
  });
}
