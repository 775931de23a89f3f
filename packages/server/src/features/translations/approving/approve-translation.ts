import {
  isAtWork,
  TRANSLATION_RULE_TEXTS,
} from '@toasoan/contract/features/translations/translation-rules.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { bringUpToDate } from '../following/bring-up-to-date.ts';
import { holdWithSource } from '../held-translation-store.ts';
import { checkFindings } from '../segments/change-segment.ts';
import { keepApproved } from '../segments/keep-approved.ts';
import { approveSegments, segmentsOf } from '../segments/segment-store.ts';
import { readSource } from '../sources/read-source.ts';
import { auditTranslation, type TranslationRow } from '../translation-row.ts';
import { settleTranslation } from '../translation-store.ts';
import { publishTranslation, withdrawTranslation } from './publish-translation.ts';

/**
 * Approves a translation with all its paragraphs, remembers them, and gives it to readers while its source is public;
 * otherwise it comes out with its source. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: AT_WORK,
 * SOURCE_TAKEN_DOWN, NO_SOURCE, STILL_WAITING, STILL_STALE, HAS_ERRORS, TOO_LONG
 */
export async function approveTranslation(
  call: TransactionCall,
  id: string,
  version?: number,
): Promise<TranslationRow> {
  const { db, projectId, caller } = call;
  const before = await held(call, id, version);
  if (isAtWork(before.state)) throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'AT_WORK');
  const key = { projectId, kind: before.kind, sourceId: before.source_id };
  const source = await readSource(db, key);
  if (source === undefined) throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'NO_SOURCE');
  if (before.state === 'TAKEN_DOWN' && !source.isPublic)
    throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'SOURCE_TAKEN_DOWN');
  // What was saved a moment ago counts too.
  const row = await bringUpToDate(db, before, source);
  checkComplete(row);
  const segments = await segmentsOf(db, row);
  await checkFindings(call, row, segments);
  const open = segments.filter(({ state }) => state !== 'APPROVED');
  await approveSegments(
    db,
    row,
    open.map((segment) => segment.id),
    caller,
  );
  const columns = source.isPublic
    ? {
        record_id: await publishTranslation({ source: call, by: caller }, row, segments),
        is_public: true,
        error: '',
      }
    : { error: '' };
  const after = await settleTranslation(db, row, 'APPROVED', { by: caller, columns });
  await auditTranslation(call, 'approve', { before, after });
  await keepApproved(call, row, open);
  return after;
}

function checkComplete({ waiting, stale }: TranslationRow): void {
  if (waiting > 0) throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'STILL_WAITING', undefined, { count: waiting });
  if (stale > 0) throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'STILL_STALE', undefined, { count: stale });
}

/** Takes an approval back: readers lose the translation, and it may be changed. @throws as above, NOTHING_TO_REOPEN */
export async function reopenTranslation(
  call: TransactionCall,
  id: string,
  version: number,
): Promise<TranslationRow> {
  const { db, caller } = call;
  const before = await held(call, id, version);
  if (before.state !== 'APPROVED' && !before.is_public)
    throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'NOTHING_TO_REOPEN');
  await withdrawTranslation({ source: call, by: caller }, before);
  const state = before.state === 'APPROVED' ? 'BY_SEGMENTS' : null;
  const after = await settleTranslation(db, before, state, { by: caller, columns: { is_public: false } });
  await auditTranslation(call, 'reopen', { before, after });
  return after;
}

async function held(
  { db, projectId }: TransactionCall,
  id: string,
  version: number | undefined,
): Promise<TranslationRow> {
  const row = await holdWithSource(db, projectId, id);
  checkVersion(row, version);
  return row;
}
