import { recordLanguage } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { RowState } from '@toasoan/contract/features/translation-replacements/replacement.ts';
import { reword } from '@toasoan/contract/features/translation-replacements/wordings.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { inSavepoint } from '#server/core/db/in-savepoint.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import {
  type PlannedChange,
  planChange,
  type SegmentCall,
  type TranslationRow,
  type WrittenChange,
  writeChanges,
} from '#server/features/translations/public.ts';
import { standingOf } from './preview-replacement.ts';
import { type BatchRow, type ParagraphRow, paragraphsOf, setParagraph } from './replacement-store.ts';

type Found = Awaited<ReturnType<typeof paragraphsOf>>[number];
type Segment = NonNullable<Found['segment']>;

/** What a paragraph shall say; a state where it is left as it is. */
type Wanted = { readonly segment: Segment; readonly text: string } | RowState;

interface Step {
  readonly verb: 'replace' | 'undoReplace';
  readonly from: RowState;
  readonly to: RowState;
  /** What becomes of paragraphs that a rule of translations is in the way of. */
  readonly refused: RowState;
  readonly wanted: (call: SegmentCall, batch: BatchRow, one: Found) => Wanted;
}

/** In one translation that is held; each paragraph is replaced, or left and says why. */
export async function replaceIn(call: SegmentCall, batch: BatchRow, translation: TranslationRow) {
  return await takeStep(call, batch, translation, REPLACE);
}

/** Puts back what the batch replaced in one translation, where its paragraphs are as the batch left them. */
export async function undoIn(call: SegmentCall, batch: BatchRow, translation: TranslationRow) {
  return await takeStep(call, batch, translation, UNDO);
}

const REPLACE: Step = {
  verb: 'replace',
  from: 'WAITING',
  to: 'REPLACED',
  refused: 'SINCE_CHANGED',
  wanted: (call, batch, { row, segment }) => {
    const mayApprove = call.caller.permissionsHere.includes('translate.approve') && row.may_be_approved;
    const why = whyLeft(segment, row.seen_version, mayApprove);
    if (segment === undefined || why !== undefined) return why ?? 'GONE';
    const { wordings, target } = batch;
    const lang = recordLanguage.parse(batch.target_lang);
    const { text, count } = reword(segment.target_text, { lang, wordings, target });
    return count === 0 ? 'SINCE_CHANGED' : { segment, text };
  },
};

const UNDO: Step = {
  verb: 'undoReplace',
  from: 'REPLACED',
  to: 'UNDONE',
  refused: 'NOT_UNDONE',
  wanted: (call, _batch, { row, segment }) => {
    if (segment === undefined || segment.is_locked) return 'NOT_UNDONE';
    const isAsLeft = segment.version === row.left_version && segment.target_text === row.after_text;
    const mayWrite =
      segment.state !== 'APPROVED' || call.caller.permissionsHere.includes('translate.approve');
    return isAsLeft && mayWrite ? { segment, text: row.before_text } : 'NOT_UNDONE';
  },
};

function whyLeft(segment: Segment | undefined, seen: number, mayApprove: boolean): RowState | undefined {
  if (segment === undefined) return 'GONE';
  if (segment.version !== seen) return 'SINCE_CHANGED';
  const standing = standingOf(segment);
  if (standing === 'locked') return 'LOCKED';
  if (standing === 'stale') return 'STALE';
  return standing === 'approved' && !mayApprove ? 'APPROVED' : undefined;
}

interface Tried {
  readonly row: ParagraphRow;
  readonly change: PlannedChange;
}

/**
 * Readers get all paragraphs together, so those of a public translation are written all or, where its text as a whole
 * is refused, none. @returns what was written, for the memory
 */
async function takeStep(
  call: SegmentCall,
  batch: BatchRow,
  translation: TranslationRow,
  step: Step,
): Promise<readonly WrittenChange[]> {
  const { db } = call;
  const tried: Tried[] = [];
  for (const one of await paragraphsOf(db, batch, translation.id, step.from)) {
    const change = await tryOne(call, translation, step, step.wanted(call, batch, one));
    if (typeof change === 'string') await setParagraph(db, one.row, { state: change });
    else tried.push({ row: one.row, change });
  }
  if (tried.length === 0) return [];
  const planned = tried.map(({ change }) => change);
  const written = await inSavepoint(db, () => writeChanges(call, translation, planned));
  if (written instanceof AppError) {
    for (const { row } of tried) await setParagraph(db, row, { state: step.refused });
    return [];
  }
  for (const [at, { row }] of tried.entries())
    await setParagraph(db, row, { state: step.to, ...leftBy(step, written.changes[at]) });
  await audit(call, batch, step, translation.id, tried.length);
  return written.changes;
}

/** An approved paragraph stays one. Nothing is written yet. */
async function tryOne(
  call: SegmentCall,
  translation: TranslationRow,
  { refused }: Step,
  wanted: Wanted,
): Promise<PlannedChange | RowState> {
  if (typeof wanted === 'string') return wanted;
  const { segment, text } = wanted;
  const action = segment.state === 'APPROVED' ? 'approve' : 'save';
  const change = { version: segment.version, action, text } as const;
  try {
    return await planChange(call, translation, { segmentId: segment.id, change });
  } catch (error) {
    if (error instanceof AppError) return refused;
    throw error;
  }
}

/** What a paragraph said before, and how the batch has left it. */
function leftBy({ to }: Step, written: WrittenChange | undefined) {
  if (to !== 'REPLACED' || written === undefined) return {};
  const { segment, after } = written;
  return {
    before_text: segment.target_text,
    after_text: after.target_text,
    left_version: after.version,
  };
}

/** The batch has a row of its own in the log, one for each translation. */
async function audit(
  call: SegmentCall,
  batch: BatchRow,
  { verb }: Step,
  translationId: string,
  total: number,
): Promise<void> {
  await writeAudit(call, {
    action: `translation.${verb}`,
    entity: 'translation',
    entityId: translationId,
    after: { title: `${batch.wordings.join(', ')} → ${batch.target}`, total },
  });
}
