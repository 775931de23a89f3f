import { TRANSLATION_RULE_TEXTS } from '@toasoan/contract/features/translations/translation-rules.ts';
import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import {
  findEvent,
  publishEventInLanguage,
  withdrawEventInLanguage,
} from '#server/features/events/public.ts';
import { findPage, publishPageInLanguage, withdrawPageInLanguage } from '#server/features/pages/public.ts';
import {
  findPost,
  type LanguageWork,
  publishPostInLanguage,
  withdrawPostInLanguage,
} from '#server/features/posts/public.ts';
import type { SegmentRow, TranslationRow } from '../translation-row.ts';
import { type ApprovedTexts, eventInLanguage, pageInLanguage, postInLanguage } from './drafts-in-language.ts';

/** Whether readers get it as a row of its own; the others are read field by field. */
export function hasRowOfItsOwn(kind: TranslatedKind): kind is 'POST' | 'EVENT' | 'PAGE' {
  return kind === 'POST' || kind === 'EVENT' || kind === 'PAGE';
}

/**
 * Gives readers the approved texts of a translation whose source is public and held. @returns the id of its row; null for records
 * that are translated field by field. @throws RULES_NOT_MET: TOO_LONG, NO_SOURCE
 */
export async function publishTranslation(
  work: LanguageWork,
  row: TranslationRow,
  segments: readonly SegmentRow[],
): Promise<string | null> {
  const { db, projectId } = work.source;
  const { kind, source_id: sourceId, record_id: recordId } = row;
  const approved: ApprovedTexts = {
    lang: row.lang as RecordLanguage,
    texts: new Map(segments.map(({ key, target_text }) => [key, target_text])),
    isMachine: segments.some(
      ({ origin, target_text, machine_text }) => origin === 'ENGINE' && target_text === machine_text,
    ),
    approver: work.by.userId === null ? '' : work.by.displayName,
  };
  const place = { sourceId, recordId };
  if (kind === 'POST') {
    const post = there(await findPost(db, projectId, sourceId));
    return await publishPostInLanguage(work, { ...place, draft: postInLanguage(post, approved) });
  }
  if (kind === 'EVENT') {
    const event = there(await findEvent(db, projectId, sourceId));
    return await publishEventInLanguage(work, { ...place, draft: eventInLanguage(event, approved) });
  }
  if (kind === 'PAGE') {
    const page = there(await findPage(db, projectId, sourceId));
    return await publishPageInLanguage(work, { ...place, draft: pageInLanguage(page, approved) });
  }
  return null;
}

function there<Source>(source: Source | undefined): Source {
  if (source === undefined) throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'NO_SOURCE');
  return source;
}

/** Takes a translation from readers; the row stays for the next approval. */
export async function withdrawTranslation(
  work: LanguageWork,
  { kind, record_id }: TranslationRow,
): Promise<void> {
  if (record_id === null) return;
  if (kind === 'POST') await withdrawPostInLanguage(work, record_id);
  if (kind === 'EVENT') await withdrawEventInLanguage(work, record_id);
  if (kind === 'PAGE') await withdrawPageInLanguage(work, record_id);
}
