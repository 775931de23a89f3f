import { type EventDraft, storedEventDraft } from '@toasoan/contract/features/events/event.ts';
import { type PageDraft, storedPageDraft } from '@toasoan/contract/features/pages/page.ts';
import { type Byline, type PostDraft, storedPostDraft } from '@toasoan/contract/features/posts/post.ts';
import { withEventTexts } from '@toasoan/contract/features/translations/sources/event-source.ts';
import type { TextsByKey } from '@toasoan/contract/features/translations/sources/field-segments.ts';
import { withPageTexts } from '@toasoan/contract/features/translations/sources/page-source.ts';
import { withPostTexts } from '@toasoan/contract/features/translations/sources/post-source.ts';
import { TRANSLATION_RULE_TEXTS } from '@toasoan/contract/features/translations/translation-rules.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import type * as z from 'zod/mini';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type EventRecord, eventTermsOf } from '#server/features/events/public.ts';
import type { PageRecord } from '#server/features/pages/public.ts';
import { type PostRecord, termsOf } from '#server/features/posts/public.ts';
import { eventWords, pageWords, postWords } from '../sources/words-of.ts';

export interface ApprovedTexts {
  readonly lang: RecordLanguage;
  readonly texts: TextsByKey;
  /** Nobody has changed some text of the machine. */
  readonly isMachine: boolean;
  /** Who approved it. */
  readonly approver: string;
}

const MOST_AUTHORS = 10;

/** A post with its texts in another language; everything else is as in its source. @throws RULES_NOT_MET: TOO_LONG */
export function postInLanguage(post: PostRecord, approved: ApprovedTexts): PostDraft {
  const { details, ...words } = withPostTexts(postWords(post), approved.texts);
  const { mainCategoryId, categoryIds, tagIds } = termsOf(post);
  return checked(storedPostDraft, approved, {
    ...words,
    ...details,
    mainCategoryId,
    categoryIds: [...categoryIds],
    tagIds: [...tagIds],
    // They are words of the language of the source.
    keywords: [],
    authors: withTranslator(post.authors, approved.approver),
    lang: approved.lang,
    canonicalUrl: '',
    internalNote: '',
    // It leaves the public with its source.
    expireTime: null,
    ...(approved.isMachine && { aiUsage: 'TRANSLATED_MT' as const }),
  });
}

function withTranslator(authors: readonly Byline[], approver: string): Byline[] {
  const isNamed = authors.some(({ role }) => role === 'TRANSLATOR') || authors.length >= MOST_AUTHORS;
  return isNamed || approver === ''
    ? [...authors]
    : [...authors, { displayName: approver, role: 'TRANSLATOR' }];
}

/** The same for an event. */
export function eventInLanguage(event: EventRecord, approved: ApprovedTexts): EventDraft {
  const { details, ...words } = withEventTexts(eventWords(event), approved.texts);
  const { categoryIds, tagIds } = eventTermsOf(event);
  return checked(storedEventDraft, approved, {
    ...words,
    ...details,
    categoryIds: [...categoryIds],
    tagIds: [...tagIds],
    keywords: [],
    lang: approved.lang,
    canonicalUrl: '',
    internalNote: '',
  });
}

/** The same for a static page; the review of its text is that of its source. */
export function pageInLanguage(page: PageRecord, approved: ApprovedTexts): PageDraft {
  const { details, ...words } = withPageTexts(pageWords(page), approved.texts);
  return checked(storedPageDraft, approved, {
    ...words,
    ...details,
    parentId: page.parent_id,
    keywords: [],
    lang: approved.lang,
    reviewOwnerId: null,
    reviewDate: null,
    canonicalUrl: '',
  });
}

/** Fields have limits that a translation may pass. */
function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  { texts }: ApprovedTexts,
  draft: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(draft);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path.join('.') ?? '';
  throw ruleNotMet(TRANSLATION_RULE_TEXTS, 'TOO_LONG', undefined, {
    field: (texts.get(path) ?? path).slice(0, 60),
  });
}
