import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { readerEmail, readerFields } from '../../core/reader-fields.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { day } from '../../vocabulary/day.ts';
import { webAddress } from '../../vocabulary/web-address.ts';
import { MOST_CHARACTERS, recordLanguage } from '../glossary/glossary-kinds.ts';
import { segmentState } from '../translations/translation-states.ts';
import {
  SUGGESTION_VIEWS,
  suggestionOrigin,
  suggestionReason,
  suggestionState,
} from './suggestion-states.ts';

/** Most characters of a paragraph, as it is read and as it is suggested. */
export const MOST_SUGGESTED = MOST_CHARACTERS.PARAGRAPH;

/** For so many days the newsroom knows who sent a suggestion. */
export const SUGGESTER_DAYS = 180;

const paragraph = longText({ min: 1, max: MOST_SUGGESTED });

/** What a reader sends from the page of a translated post. */
export const suggestionSent = z.strictObject({
  ...readerFields,
  /** The post in the language of the page. */
  postId: contentId,
  pageUrl: z.pipe(webAddress, z.string().check(z.minLength(1, { error: 'required' }))),
  /** The paragraph as the page shows it. */
  current: paragraph,
  suggested: paragraph,
  reason: suggestionReason,
  name: z._default(oneLine({ max: 120 }), ''),
  email: z.optional(readerEmail),
});
export type SuggestionSent = z.output<typeof suggestionSent>;

export const suggestion = z.object({
  id: z.string(),
  /** Null once the translation, or its paragraph, is gone. */
  translationId: z.nullable(z.string()),
  segmentId: z.nullable(z.string()),
  pageUrl: z.string(),
  pageTitle: z.string(),
  sourceLang: z.string(),
  lang: z.string(),
  /** Without tags, all of them. */
  source: z.string(),
  seen: z.string(),
  suggested: z.string(),
  /** The paragraph as it is now; null once it is gone. */
  current: z.nullable(
    z.object({ text: z.string(), version: z.number(), state: segmentState, isLocked: z.boolean() }),
  ),
  reason: suggestionReason,
  origin: suggestionOrigin,
  name: z.string(),
  /** Masked: `t•••@mail.example`. */
  emailHint: z.string(),
  votes: z.number(),
  state: suggestionState,
  /** It was rejected, and this is not taken back yet. */
  mayReopen: z.boolean(),
  replyText: z.string(),
  handledBy: z.string(),
  handledTime: z.nullable(z.string()),
  ...auditFields,
});
export type Suggestion = z.output<typeof suggestion>;

export const suggestionListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(z.enum(SUGGESTION_VIEWS, { error: 'choice' }), 'new'),
  lang: z.optional(queryList(recordLanguage)),
  reason: z.optional(queryList(suggestionReason)),
  origin: z.optional(queryList(suggestionOrigin)),
  /** The days on which they came, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** Those of one translation alone. */
  translationId: z.optional(contentId),
});
export type SuggestionListQuery = z.output<typeof suggestionListQuery>;

export const suggestionCounts = z.object({
  new: z.number(),
  accepted: z.number(),
  rejected: z.number(),
  duplicate: z.number(),
});

/** What becomes of a suggestion that is good; at least one of the three. */
export const suggestionAccept = z.strictObject({
  version,
  /** The paragraph as it shall be; absent: as it was suggested. */
  text: z.optional(paragraph),
  /** The paragraph takes the text; names the version that was looked at. */
  appliesTo: z.optional(z.strictObject({ segmentVersion: version })),
  /** The memory keeps source and text. */
  remembers: z._default(z.boolean(), false),
  /** A term is proposed to the glossary. */
  keyword: z.optional(
    z.strictObject({
      source: oneLine({ min: 1, max: MOST_CHARACTERS.KEYWORD }),
      target: oneLine({ min: 1, max: 200 }),
      /** Wordings that must not stand for it from now on. */
      forbidden: z._default(
        z
          .array(oneLine({ min: 1, max: MOST_CHARACTERS.KEYWORD }))
          .check(z.maxLength(10, { error: 'tooMany' })),
        [],
      ),
    }),
  ),
});
export type SuggestionAccept = z.output<typeof suggestionAccept>;

export const suggestionReject = z.strictObject({
  version,
  replyText: z._default(longText({ max: 1_000 }), ''),
});
