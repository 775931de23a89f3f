import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { queryInt } from '../../core/paging.ts';
import { countCodePoints, oneLine } from '../../core/text.ts';
import { instant } from '../../vocabulary/instant.ts';
import {
  glossaryFormat,
  glossaryState,
  MOST_CHARACTERS,
  recordLanguage,
} from '../glossary/glossary-kinds.ts';
import { textOrigin } from '../translation-history/text-origin.ts';

/** Characters of one text, and of all texts of a call. */
const MOST_OF_TEXT = 10_000;
const MOST_OF_BATCH = 50_000;
const MOST_TEXTS = 50;
/** Bytes of a document. */
export const MOST_OF_DOCUMENT = 200 * 1024;
const MOST_ENTRIES = 100;
const MOST_ROWS = 100;
const USUAL_ROWS = 50;

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;

/** A text as it was sent: nothing of it is cleaned, since the caller finds their words by it. */
function sentText(max: number) {
  return z.string({ error: 'type' }).check(
    z.refine((text) => text.isWellFormed() && !CONTROL.test(text), { error: 'characters', abort: true }),
    z.refine((text) => text.trim() !== '', { error: 'required' }),
    z.refine((text) => text.length <= 2 * max && countCodePoints(text) <= max, {
      error: 'tooLong',
      params: { max },
    }),
  );
}

/** The id or the code of a project. */
const project = z.string({ error: 'type' }).check(z.regex(/^[A-Za-z0-9-]{1,60}$/, { error: 'pattern' }));
const place = { project, source: recordLanguage, target: recordLanguage };

export const textBody = z.strictObject({ ...place, text: sentText(MOST_OF_TEXT) });
export const batchBody = z.strictObject({
  ...place,
  texts: z.array(sentText(MOST_OF_TEXT)).check(
    z.minLength(1, { error: 'tooFew' }),
    z.maxLength(MOST_TEXTS, { error: 'tooMany' }),
    z.refine((texts) => texts.reduce((sum, text) => sum + countCodePoints(text), 0) <= MOST_OF_BATCH, {
      error: 'tooLong',
      params: { max: MOST_OF_BATCH },
    }),
  ),
});
export const documentBody = z.strictObject({ ...place, html: sentText(MOST_OF_DOCUMENT) });

export const translatedText = z.object({
  /** '' where neither the memory nor an engine could fill it: it waits for a person. */
  text: z.string(),
  origin: textOrigin,
  /** Likeness of a remembered text, 0 to 100. */
  memoryScore: z.nullable(z.number()),
  /** Characters of the source that the quota pays for; 0 where nothing was filled. */
  characters: z.number(),
});
export const translatedTexts = z.object({ items: z.array(translatedText), characters: z.number() });
export const translatedDocument = z.object({
  /** The markup as it was sent; what could not be translated keeps its words. */
  html: z.string(),
  translated: z.number(),
  untranslated: z.number(),
  characters: z.number(),
});

const paging = {
  /** The `nextCursor` of the page before. */
  cursor: z.optional(contentId),
  limit: z._default(queryInt({ min: 1, max: MOST_ROWS }), USUAL_ROWS),
};
const nextCursor = z.nullable(z.string());

export const termsQuery = z.strictObject({ ...place, ...paging, format: z.optional(glossaryFormat) });
export type TermsQuery = z.output<typeof termsQuery>;
export const term = z.object({
  id: z.string(),
  format: glossaryFormat,
  sourceContent: z.string(),
  targetContent: z.string(),
  caseSensitive: z.boolean(),
  /** Wordings that must not stand for it. */
  forbidden: z.array(z.string()),
  domain: z.string(),
  note: z.string(),
  state: glossaryState,
  updateTime: z.string(),
});
export type Term = z.output<typeof term>;
export const termPage = z.object({ items: z.array(term), nextCursor });

const content = sentText(MOST_CHARACTERS.PARAGRAPH);
const sentTerm = z
  .strictObject({
    format: z._default(z.enum(['KEYWORD', 'PARAGRAPH'], { error: 'choice' }), 'KEYWORD'),
    sourceContent: content,
    targetContent: content,
    caseSensitive: z._default(z.boolean({ error: 'type' }), false),
    domain: z._default(oneLine({ max: 60 }), ''),
    note: z._default(oneLine({ max: 500 }), ''),
  })
  .check(
    z.refine(({ format, sourceContent }) => countCodePoints(sourceContent) <= MOST_CHARACTERS[format], {
      error: 'tooLong',
      path: ['sourceContent'],
      params: { max: MOST_CHARACTERS.KEYWORD },
    }),
  );
export type SentTerm = z.output<typeof sentTerm>;
export const termsBody = z.strictObject({
  ...place,
  entries: z
    .array(sentTerm)
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MOST_ENTRIES, { error: 'tooMany' })),
});
/** KEPT: a person has approved or switched off an entry of that source; a key does not change it. */
const TERM_OUTCOMES = ['ADDED', 'UPDATED', 'SAME', 'KEPT'] as const;
export const savedTerms = z.object({
  items: z.array(z.object({ id: z.string(), outcome: z.enum(TERM_OUTCOMES), state: glossaryState })),
});
export type SavedTerm = z.output<typeof savedTerms>['items'][number];

export const historyQuery = z.strictObject({
  project,
  source: z.optional(recordLanguage),
  target: z.optional(recordLanguage),
  /** From this moment on. */
  since: z.optional(instant),
  ...paging,
});
export type HistoryQuery = z.output<typeof historyQuery>;
export const pastTranslation = z.object({
  id: z.string(),
  time: z.string(),
  source: z.string(),
  target: z.string(),
  /** Null where the full text is no longer kept. */
  sourceText: z.nullable(z.string()),
  targetText: z.nullable(z.string()),
  /** The name of the engine; '' for none. */
  engine: z.string(),
  characters: z.number(),
});
export type PastTranslation = z.output<typeof pastTranslation>;
export const historyPage = z.object({ items: z.array(pastTranslation), nextCursor });

const meter = z.object({ limit: z.number(), remaining: z.number(), resetTime: z.string() });
export const usage = z.object({
  name: z.string(),
  permissions: z.array(z.string()),
  projects: z.array(z.object({ id: z.string(), code: z.string() })),
  /** Empty: every pair. */
  langPairs: z.array(z.string()),
  expireTime: z.string(),
  /** Characters of today. */
  quota: meter,
  /** Calls of this minute. */
  rate: meter,
  /** Of the last seven days of Vietnam that have any, the oldest first. */
  days: z.array(z.object({ day: z.string(), characters: z.number(), calls: z.number() })),
});
