import { changedCharsOf } from '@toasoan/contract/features/translations/changed-share.ts';
import { rememberParagraphs } from '#server/features/glossary/public.ts';
import { noteEdited } from '#server/features/machine-translation/public.ts';
import type { SegmentRow, TranslationRow } from '../translation-row.ts';
import type { SegmentCall } from './segment-call.ts';

type Pair = Pick<TranslationRow, 'source_lang' | 'lang'>;

/** Keeps newly approved paragraphs, with their approved texts, in the memory and in the ledger of edits. */
export async function keepApproved(
  call: SegmentCall,
  pair: Pair,
  segments: readonly SegmentRow[],
): Promise<void> {
  await rememberApproved(call, pair, segments);
  await noteApproved(call, pair, segments);
}

/** Approving a paragraph keeps it in the memory. */
export async function rememberApproved(
  { db, projectId, caller }: SegmentCall,
  { source_lang: sourceLang, lang: targetLang }: Pair,
  segments: readonly SegmentRow[],
): Promise<void> {
  const paragraphs = segments.map(({ source_text: source, target_text: target }) => ({ source, target }));
  const approved = { by: caller, origin: 'APPROVAL' } as const;
  await rememberParagraphs(db, projectId, { sourceLang, targetLang }, paragraphs, approved);
}

/**
 * Notes how much people changed of the texts of engines, once these paragraphs are approved: what was saved half-way
 * would count many times.
 */
export async function noteApproved(
  { db, projectId }: SegmentCall,
  { source_lang: sourceLang, lang: targetLang }: Pair,
  segments: readonly SegmentRow[],
): Promise<void> {
  const byEngine = [...Map.groupBy(segments, ({ engine }) => engine)];
  // In one order: two approvals at once wait for each other's rows.
  for (const [engine, texts] of byEngine.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const sums = { chars: 0, changed: 0 };
    for (const { machine_text: machine, target_text: target } of texts) {
      sums.chars += machine?.length ?? 0;
      // A person may write more than the engine gave.
      sums.changed += machine === null ? 0 : Math.min(machine.length, changedCharsOf(machine, target));
    }
    await noteEdited(db, { projectId, pair: { sourceLang, targetLang }, engine, ...sums }, new Date());
  }
}
