import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { queryInt, queryList } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { day } from '../../vocabulary/day.ts';
import { recordLanguage } from '../glossary/glossary-kinds.ts';
import { engineFailure } from './engine-failure.ts';
import { textOrigin } from './text-origin.ts';

/** OK: by the first choice. FALLBACK: by a later engine. FAILED: not by this engine. */
export const HISTORY_STATES = ['OK', 'FALLBACK', 'FAILED'] as const;
const historyState = z.enum(HISTORY_STATES, { error: 'choice' });
export type HistoryState = z.output<typeof historyState>;

/** Who asked: the newsroom, or a system with a key. */
export const HISTORY_SOURCES = ['NEWSROOM', 'API'] as const;
const historySource = z.enum(HISTORY_SOURCES, { error: 'choice' });
export type HistorySource = z.output<typeof historySource>;

/** The days for which both texts are kept; after them their hashes and counts. */
export const FULL_TEXT_DAYS = 180;
const MOST_ROWS = 100;

export const historyRow = z.object({
  id: z.string(),
  time: z.string(),
  sourceLang: z.string(),
  targetLang: z.string(),
  owner: z.object({ userId: z.nullable(z.string()), name: z.string() }),
  from: historySource,
  apiKeyId: z.nullable(z.string()),
  /** Null: it belongs to no record. */
  record: z.nullable(z.object({ kind: z.string(), id: z.string() })),
  field: z.string(),
  /** What filled it; NONE where it failed. */
  filledBy: textOrigin,
  engine: z.string(),
  /** The first part of either text; '' once the texts are gone. */
  source: z.string(),
  target: z.string(),
  /** Whether both texts are still kept. */
  hasTexts: z.boolean(),
  /** Charged characters. */
  chars: z.number(),
  /** Đồng, with parts of one. */
  cost: z.number(),
  durationMs: z.number(),
  state: historyState,
  failure: z.nullable(engineFailure),
});
export type HistoryRow = z.output<typeof historyRow>;

export const historyDetail = z.object({
  ...historyRow.shape,
  engineVersion: z.string(),
  /** Characters of either text, also of texts that are gone. */
  sourceChars: z.number(),
  targetChars: z.number(),
  /** SHA-256 of the source in hexadecimal: says later whether it was this text. */
  sourceHash: z.string(),
  memoryScore: z.nullable(z.number()),
  /** The terms it holds; those that are deleted are left out. */
  terms: z.array(z.object({ id: z.string(), source: z.string(), target: z.string() })),
});
export type HistoryDetail = z.output<typeof historyDetail>;

/** Newest first; `before` is the id of the last known one. */
export const historyQuery = z.strictObject({
  before: z.optional(contentId),
  limit: z._default(queryInt({ min: 1, max: MOST_ROWS }), 50),
  /** Whole words in either text, with their marks. */
  text: z.optional(
    z.pipe(
      oneLine({ max: 200 }),
      z.transform((text: string) => text || undefined),
    ),
  ),
  sourceLang: z.optional(recordLanguage),
  targetLang: z.optional(recordLanguage),
  engine: z.optional(oneLine({ min: 1, max: 60 })),
  userIds: z.optional(queryList(contentId)),
  from: z.optional(day),
  to: z.optional(day),
  by: z.optional(historySource),
  state: z.optional(historyState),
  apiKeyId: z.optional(contentId),
});
export type HistoryQuery = z.output<typeof historyQuery>;

/** The filters in the address of the screen, whose lists all have pages; this one goes on from its last row. */
export const historyAddress = z.strictObject({
  ...historyQuery.shape,
  page: z._default(queryInt({ min: 1, max: 1 }), 1),
});
export type HistoryAddress = z.output<typeof historyAddress>;
