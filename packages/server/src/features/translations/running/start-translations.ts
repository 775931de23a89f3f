import type {
  TranslationRun,
  TranslationStart,
} from '@toasoan/contract/features/translations/translation.ts';
import {
  isAtWork,
  refusesRun,
  TRANSLATION_RULE_TEXTS,
} from '@toasoan/contract/features/translations/translation-rules.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { removeJob } from '#server/core/jobs/job-store.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { findSourceFacts, languagesOf } from '../sources/source-facts-view.ts';
import { auditTranslation, type TranslationRow } from '../translation-row.ts';
import { holdTranslation, settleTranslation } from '../translation-store.ts';
import { addRun, runKey } from './run-jobs.ts';
import { queueTranslations } from './run-store.ts';

interface Started {
  readonly started: number;
  /** Pairs of a record and a language that need nothing: there and fresh, at work, or the language of the record. */
  readonly skipped: number;
  readonly ids: string[];
}

/**
 * Translates records into languages, in the background. @throws NOT_FOUND when one of them is not there, RULES_NOT_MET:
 * LANG_NOT_OF_PROJECT, IS_TRANSLATION
 */
export async function startTranslations(call: TransactionCall, asked: TranslationStart): Promise<Started> {
  const { db, projectId, caller } = call;
  const { kind } = asked;
  const ids = [...new Set(asked.ids)];
  const langs = [...new Set(asked.langs)];
  const known = await languagesOf(db, projectId);
  const strange = langs.find((lang) => !known.includes(lang));
  if (strange !== undefined)
    throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'LANG_NOT_OF_PROJECT', 'langs', { lang: strange });
  const sources = await findSourceFacts(db, projectId, kind, ids);
  if (sources.length < ids.length) throw new AppError('NOT_FOUND');
  if (sources.some(({ is_translation }) => is_translation))
    throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'IS_TRANSLATION', 'ids');
  const rows = await queueTranslations(db, projectId, { kind, sources, langs }, caller);
  for (const row of rows) {
    await addRun(db, { projectId, id: row.id, run: row.run, what: 'waiting' });
    await auditTranslation(call, 'start', { after: row });
    await publishNotice(db, { kind: 'translation', projectId, thingId: row.id });
  }
  return {
    started: rows.length,
    skipped: ids.length * langs.length - rows.length,
    ids: rows.map(({ id }) => id),
  };
}

/** Lets the machine take paragraphs again. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: see `refusesRun` */
export async function runAgain(
  call: TransactionCall,
  id: string,
  { version, ...asked }: TranslationRun,
): Promise<TranslationRow> {
  const before = await holdTranslation(call.db, call.projectId, id);
  checkVersion(before, version);
  return await runHeld(call, before, asked);
}

/** The same for what waits most: stale paragraphs, or else those without a text. */
export async function runWhatWaits(call: TransactionCall, id: string): Promise<TranslationRow> {
  const before = await holdTranslation(call.db, call.projectId, id);
  return await runHeld(call, before, { what: before.stale > 0 ? 'stale' : 'waiting' });
}

async function runHeld(
  call: TransactionCall,
  before: TranslationRow,
  { what, segmentIds }: Omit<TranslationRun, 'version'>,
): Promise<TranslationRow> {
  const { db, projectId, caller } = call;
  const { id } = before;
  const refusal = refusesRun(before.state);
  if (refusal !== undefined) throw ruleNotMet(TRANSLATION_RULE_TEXTS, refusal);
  const run = before.run + 1;
  const columns = { run, error: '', waiting_reason: '' } as const;
  const after = await settleTranslation(db, before, 'QUEUED', { by: caller, columns });
  await addRun(db, { projectId, id, run, what, ...(segmentIds && { segmentIds }) });
  await auditTranslation(call, 'run', { before, after });
  return after;
}

/** Stops a run; what it has done stays. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: NOT_AT_WORK */
export async function cancelRun(call: TransactionCall, id: string, version: number): Promise<TranslationRow> {
  const { db, projectId, caller } = call;
  // Before the translation, as a run that ends does.
  await removeJob(db, runKey(id));
  const before = await holdTranslation(db, projectId, id);
  checkVersion(before, version);
  if (!isAtWork(before.state)) throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'NOT_AT_WORK');
  const after = await settleTranslation(db, before, 'BY_SEGMENTS', { by: caller });
  await auditTranslation(call, 'cancel', { before, after });
  return after;
}
