import type { AuditVerb } from '@toasoan/contract/core/audit-kinds.ts';
import { carryTags } from '@toasoan/contract/features/translation-suggestions/carry-tags.ts';
import type { SuggestionAccept } from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import type { SuggestionState } from '@toasoan/contract/features/translation-suggestions/suggestion-states.ts';
import {
  SUGGESTION_STATE_TEXTS,
  SUGGESTION_RULE_TEXTS as TEXTS,
} from '@toasoan/contract/features/translation-suggestions/suggestion-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { rememberParagraphs } from '#server/features/glossary/public.ts';
import { changeSegment, holdWithSource } from '#server/features/translations/public.ts';
import { proposeKeyword } from './propose-keyword-store.ts';
import { changeSuggestion, findSegment, holdSuggestion, type SuggestionRow } from './suggestion-store.ts';

/** @throws NOT_FOUND, VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET */
export async function acceptSuggestion(
  call: TransactionCall,
  id: string,
  asked: SuggestionAccept,
  now: Date,
): Promise<void> {
  const { db, projectId, caller } = call;
  const { appliesTo, remembers, keyword, text } = asked;
  needRights(call, asked);
  if (appliesTo === undefined && !remembers && keyword === undefined)
    throw ruleNotMet(TEXTS, 'NOTHING_CHOSEN');
  const before = await openSuggestion(call, id, asked.version);
  const segment = await findSegment(db, before);
  const words = text ?? before.suggested_text;
  const target = segment === undefined ? words : carryTags(segment.target_text, words);
  const pair = { sourceLang: before.source_lang, targetLang: before.lang };
  // Before the memory, as every change of a paragraph does.
  if (appliesTo !== undefined && segment !== undefined)
    await holdWithSource(db, projectId, segment.translation_id);
  if (remembers) {
    const source = segment?.source_text ?? before.source_text;
    await rememberParagraphs(db, projectId, pair, [{ source, target }], { by: caller, origin: 'SUGGESTION' });
  }
  // After the memory has it as a suggestion: an approval remembers the same words as its own.
  if (appliesTo !== undefined) await applyText(call, segment, { ...appliesTo, text: target });
  if (keyword !== undefined) await proposeKeyword(call, pair, keyword);
  const state = remembers || keyword !== undefined ? 'ACCEPTED_AS_GLOSSARY' : 'ACCEPTED';
  await decide(call, before, { state, verb: 'accept', now });
}

/** @throws VERSION_CONFLICT, RULES_NOT_MET: PARAGRAPH_GONE, PARAGRAPH_LOCKED */
async function applyText(
  call: TransactionCall,
  segment: Awaited<ReturnType<typeof findSegment>>,
  { segmentVersion, text }: { readonly segmentVersion: number; readonly text: string },
): Promise<void> {
  if (segment === undefined) throw ruleNotMet(TEXTS, 'PARAGRAPH_GONE', 'appliesTo');
  if (segment.is_locked) throw ruleNotMet(TEXTS, 'PARAGRAPH_LOCKED', 'appliesTo');
  const action = call.caller.permissionsHere.includes('translate.approve') ? 'approve' : 'save';
  await changeSegment(call, {
    id: segment.translation_id,
    segmentId: segment.id,
    change: { version: segmentVersion, action, text },
  });
}

function needRights({ caller }: TransactionCall, { remembers, keyword }: SuggestionAccept): void {
  const may = (permission: string) => caller.permissionsHere.includes(permission);
  // What the memory holds is used without another look.
  if (remembers && !may('translate.approve')) throw new AppError('FORBIDDEN');
  if (keyword !== undefined && !may('glossary.edit')) throw new AppError('FORBIDDEN');
}

interface Rejected {
  readonly version: number;
  readonly replyText: string;
  readonly now: Date;
}

export async function rejectSuggestion(
  call: TransactionCall,
  id: string,
  { version, replyText, now }: Rejected,
) {
  const before = await openSuggestion(call, id, version);
  await decide(call, before, { state: 'REJECTED', verb: 'reject', replyText, now });
}

export async function markDuplicate(call: TransactionCall, id: string, version: number, now: Date) {
  const before = await openSuggestion(call, id, version);
  await decide(call, before, { state: 'DUPLICATE', verb: 'duplicate', now });
}

/** Once: what is rejected a second time stays so. */
export async function reopenSuggestion(call: TransactionCall, id: string, version: number): Promise<void> {
  const before = await heldAt(call, id, version);
  if (before.state !== 'REJECTED') throw notNow(call, before);
  if (before.was_reopened) throw ruleNotMet(TEXTS, 'REOPENED_ALREADY');
  await decide(call, before, { state: 'NEW', verb: 'reopen', now: null });
}

async function heldAt({ db, projectId }: TransactionCall, id: string, version: number) {
  const before = await holdSuggestion(db, projectId, id);
  checkVersion(before, version);
  return before;
}

/** One that waits for a decision. */
async function openSuggestion(call: TransactionCall, id: string, version: number): Promise<SuggestionRow> {
  const before = await heldAt(call, id, version);
  if (before.state !== 'NEW') throw notNow(call, before);
  return before;
}

function notNow({ language }: TransactionCall, { state }: SuggestionRow): AppError {
  return ruleNotMet(TEXTS, 'STEP_NOT_NOW', 'state', { state: SUGGESTION_STATE_TEXTS[state][language] });
}

interface Decision {
  readonly state: SuggestionState;
  readonly verb: AuditVerb<'translationSuggestion'>;
  readonly replyText?: string;
  /** Null: nobody has decided. */
  readonly now: Date | null;
}

async function decide(
  call: TransactionCall,
  before: SuggestionRow,
  { state, verb, replyText = '', now }: Decision,
) {
  const { db, projectId, caller } = call;
  const after = await changeSuggestion(
    db,
    before,
    {
      state,
      reply_text: replyText,
      handled_by_name: now === null ? '' : caller.displayName,
      handled_time: now,
      ...(verb === 'reopen' && { was_reopened: true }),
    },
    caller,
  );
  await writeAudit(call, {
    action: `translationSuggestion.${verb}`,
    entity: 'translationSuggestion',
    entityId: before.id,
    before: factsOf(before),
    after: factsOf(after),
  });
  await publishNotice(db, { kind: 'translationSuggestion', projectId });
}

/** What the log keeps: never who sent it. */
function factsOf({ page_title, state, reply_text }: SuggestionRow) {
  return { title: page_title, state, answer: reply_text };
}
