import { withoutTags } from '@toasoan/contract/article/segment-tags.ts';
import { rememberedForm } from '@toasoan/contract/features/glossary/remembered-text.ts';
import type { SuggestionSent } from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import type { SuggestionOrigin } from '@toasoan/contract/features/translation-suggestions/suggestion-states.ts';
import { SUGGESTION_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/translation-suggestions/suggestion-texts.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { findShownParagraph, findShownTranslation } from './shown-paragraph-view.ts';
import { insertOrVote } from './suggestion-store.ts';

interface Received
  extends Pick<SuggestionSent, 'postId' | 'pageUrl' | 'current' | 'suggested' | 'reason' | 'name'> {
  /** '' for none. */
  readonly email: string;
  readonly origin: SuggestionOrigin;
  /** Stays the same for one sender, and tells nothing about them. */
  readonly voterKey: string;
}

const LINK = /\bhttps?:\/\/|\bwww\.|<a\s/gi;

/**
 * A suggestion for one paragraph of a page that readers have, or a vote for one that says the same.
 * @throws RULES_NOT_MET: PAGE_UNKNOWN, PARAGRAPH_UNKNOWN, SAME_TEXT, NEW_LINK
 */
export async function receiveSuggestion(
  db: Db,
  projectId: string,
  sent: Received,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { current, suggested } = sent;
  if (rememberedForm(current) === rememberedForm(suggested))
    throw ruleNotMet(TEXTS, 'SAME_TEXT', 'suggested');
  if (linksIn(suggested) > linksIn(current)) throw ruleNotMet(TEXTS, 'NEW_LINK', 'suggested');
  const page = await findShownTranslation(db, projectId, sent.postId);
  if (page === undefined) throw ruleNotMet(TEXTS, 'PAGE_UNKNOWN', 'postId');
  const segment = await findShownParagraph(db, projectId, page.id, current);
  if (segment === undefined) throw ruleNotMet(TEXTS, 'PARAGRAPH_UNKNOWN', 'current');
  const result = await insertOrVote(
    db,
    projectId,
    {
      translation_id: page.id,
      segment_id: segment.id,
      source_lang: page.source_lang,
      lang: page.lang,
      page_url: sent.pageUrl,
      page_title: page.title,
      source_text: withoutTags(segment.source_text),
      seen_text: withoutTags(segment.target_text),
      suggested_text: suggested,
      reason: sent.reason,
      origin: sent.origin,
      suggester_name: sent.name,
      suggester_email: sent.email,
    },
    sent.voterKey,
  );
  await publishNotice(db, { kind: 'translationSuggestion', projectId });
  return result;
}

function linksIn(text: string): number {
  return text.match(LINK)?.length ?? 0;
}
