import type { SegmentAction } from '@toasoan/contract/features/translations/translation.ts';
import type { Updateable } from 'kysely';
import type { TranslationSegmentTable } from '#server/core/db/tables/translation-tables.ts';
import { publishTranslation } from '../approving/publish-translation.ts';
import type { SegmentRow, TranslationRow } from '../translation-row.ts';
import { settleTranslation } from '../translation-store.ts';
import { noteApproved, rememberApproved } from './keep-approved.ts';
import type { SegmentCall } from './segment-call.ts';
import { logChange, segmentsOf, writeSegment } from './segment-store.ts';

/** A change of one paragraph that is tried and possible. */
export interface PlannedChange {
  /** Before it. */
  readonly segment: SegmentRow;
  readonly action: SegmentAction;
  readonly columns: Updateable<TranslationSegmentTable>;
}

export interface WrittenChange extends PlannedChange {
  /** The paragraph after it. */
  readonly after: SegmentRow;
}

interface Written {
  /** The translation after all of them. */
  readonly after: TranslationRow;
  readonly changes: readonly WrittenChange[];
}

/**
 * Writes changes of one translation, which is held with its source. Readers get them at once where they have it: once
 * for all of them. What is approved is kept by `keepChanges`, after everything else. @throws RULES_NOT_MET: TOO_LONG,
 * NO_SOURCE
 */
export async function writeChanges(
  call: SegmentCall,
  row: TranslationRow,
  planned: readonly PlannedChange[],
): Promise<Written> {
  const { db, caller } = call;
  const changes: WrittenChange[] = [];
  for (const one of planned) {
    const { segment, action, columns } = one;
    const after = await writeSegment(db, segment, columns, caller);
    await logChange(db, { segment, action, before: segment.target_text, after: after.target_text }, caller);
    changes.push({ ...one, after });
  }
  const isText = planned.some(({ action }) => !['score', 'ignore', 'lock', 'unlock'].includes(action));
  return { changes, after: await settle(call, row, isText) };
}

/** A score or a lock makes nobody the last person who wrote in it. */
async function settle(call: SegmentCall, row: TranslationRow, isText: boolean): Promise<TranslationRow> {
  const { db, caller } = call;
  const isWorking = row.state === 'QUEUED' || row.state === 'TRANSLATING' || row.state === 'TAKEN_DOWN';
  const settled = await settleTranslation(
    db,
    row,
    isWorking ? null : 'BY_APPROVAL',
    isText ? { by: caller } : {},
  );
  if (!isText || settled.state !== 'APPROVED' || !settled.is_public) return settled;
  await publishTranslation({ source: call, by: caller }, settled, await segmentsOf(db, settled));
  return settled;
}

/**
 * Keeps what was approved in the memory, and what was approved for the first time in the ledger of edits: once for all
 * translations of the pair that a transaction writes.
 */
export async function keepChanges(
  call: SegmentCall,
  pair: Pick<TranslationRow, 'source_lang' | 'lang'>,
  changes: readonly WrittenChange[],
): Promise<void> {
  const approved = changes.filter(({ action }) => action === 'approve');
  const all = approved.map(({ after }) => after);
  await rememberApproved(call, pair, all);
  const first = approved.filter(({ segment }) => segment.state !== 'APPROVED').map(({ after }) => after);
  await noteApproved(call, pair, first);
}
