import { tagsIn } from '@toasoan/contract/article/segment-tags.ts';
import { findFindings } from '@toasoan/contract/features/translations/qa/find-findings.ts';
import type { ChangedSegment, SegmentChange } from '@toasoan/contract/features/translations/translation.ts';
import {
  refusalOf,
  stateAfter,
  TRANSLATION_RULE_TEXTS,
} from '@toasoan/contract/features/translations/translation-rules.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { holdWithSource } from '../held-translation-store.ts';
import {
  auditTranslation,
  countsOf,
  type SegmentRow,
  segmentOf,
  type TranslationRow,
} from '../translation-row.ts';
import type { SegmentCall } from './segment-call.ts';
import { getSegment } from './segment-store.ts';
import { termsOfSegments } from './terms-said.ts';
import { keepChanges, type PlannedChange, writeChanges } from './write-changes.ts';

interface Asked {
  /** Of the translation. */
  readonly id: string;
  readonly segmentId: string;
  readonly change: SegmentChange;
}

/**
 * What a person does to one paragraph, with its row in the log.
 * @throws NOT_FOUND, VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET
 */
export async function changeSegment(call: SegmentCall, { id, ...asked }: Asked): Promise<ChangedSegment> {
  const before = await holdWithSource(call.db, call.projectId, id);
  const planned = await planChange(call, before, asked);
  const { after, changes } = await writeChanges(call, before, [planned]);
  await auditTranslation(call, 'update', { before, after });
  await keepChanges(call, before, changes);
  return {
    segment: segmentOf(changes[0]?.after ?? planned.segment),
    translation: { state: after.state, counts: { ...countsOf(after) }, version: after.version },
  };
}

/**
 * A change of one paragraph of a translation that is held, tried and not yet written.
 * @throws NOT_FOUND, VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET, before anything is written
 */
export async function planChange(
  call: SegmentCall,
  row: TranslationRow,
  { segmentId, change }: Omit<Asked, 'id'>,
): Promise<PlannedChange> {
  const segment = await getSegment(call.db, row, segmentId);
  checkVersion(segment, change.version);
  checkPossible(call, row, segment, change);
  const columns = marksAfter(segment, change) ?? (await textAfter(call, row, segment, change));
  return { segment, action: change.action, columns };
}

function checkPossible(
  { caller }: SegmentCall,
  row: TranslationRow,
  segment: SegmentRow,
  change: SegmentChange,
): void {
  const facts = { state: segment.state, target: segment.target_text, isLocked: segment.is_locked };
  const refusal = refusalOf(facts, change, {
    isApproved: row.state === 'APPROVED',
    mayApprove: caller.permissionsHere.includes('translate.approve'),
  });
  if (refusal === 'FORBIDDEN') throw new AppError('FORBIDDEN');
  if (refusal !== undefined) throw ruleNotMet(TRANSLATION_RULE_TEXTS, refusal);
  const known = new Set(tagsIn(segment.source_text));
  const strange = tagsIn(change.text ?? '').filter((tag) => !known.has(tag));
  if (strange.length > 0)
    throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'UNKNOWN_TAGS', 'text', { tags: strange.join(' ') });
}

type Columns = PlannedChange['columns'];

/** What a change beside the text writes; undefined for one of the text. */
function marksAfter(segment: SegmentRow, { action, score, code }: SegmentChange): Columns | undefined {
  if (action === 'lock' || action === 'unlock') return { is_locked: action === 'lock' };
  if (action === 'score') {
    if (score === undefined) throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'SCORE_MISSING', 'score');
    return { score };
  }
  if (action !== 'ignore') return undefined;
  if (code === undefined) throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'CODE_MISSING', 'code');
  return { ignored: [...new Set([...segment.ignored, code])] };
}

async function textAfter(
  call: SegmentCall,
  row: TranslationRow,
  segment: SegmentRow,
  { action, text }: SegmentChange,
): Promise<Columns> {
  if (action === 'save' && text === undefined)
    throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'TEXT_MISSING', 'text');
  const writes = action === 'save' || action === 'approve';
  const target = (writes ? text : undefined) ?? segment.target_text;
  if (action === 'approve') await checkFindings(call, row, [{ ...segment, target_text: target }]);
  const facts = { state: segment.state, target: segment.target_text, isLocked: segment.is_locked };
  return {
    target_text: target,
    state: stateAfter(facts, action, target),
    ...(action !== 'reopen' && { previous_source: null }),
    ...(target !== segment.target_text && {
      origin: target === segment.machine_text ? segment.origin : 'PERSON',
    }),
  };
}

/** @throws RULES_NOT_MET: HAS_ERRORS, when a check finds an error; only warnings may be ignored. */
export async function checkFindings(
  { db, projectId }: SegmentCall,
  row: TranslationRow,
  segments: readonly SegmentRow[],
): Promise<void> {
  const pair = { sourceLang: row.source_lang, targetLang: row.lang };
  const terms = await termsOfSegments(db, projectId, pair, segments);
  const errors = segments.flatMap(({ role, source_text: source, target_text: target }) =>
    findFindings({ ...pair, role, source, target, terms }).filter(({ severity }) => severity === 'error'),
  );
  if (errors.length > 0)
    throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'HAS_ERRORS', 'text', { count: errors.length });
}
