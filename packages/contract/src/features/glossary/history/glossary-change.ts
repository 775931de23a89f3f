import * as z from 'zod/mini';
import { contentId, versionOrNone } from '../../../core/ids.ts';
import { pageQuery, queryList } from '../../../core/paging.ts';
import { day } from '../../../vocabulary/day.ts';
import { glossaryRow } from '../glossary-entry.ts';
import { recordLanguage } from '../glossary-kinds.ts';

export const GLOSSARY_ACTIONS = [
  'CREATE',
  'UPDATE',
  'APPROVE',
  'DISABLE',
  'DELETE',
  'IMPORT',
  'RESTORE',
] as const;
export const glossaryAction = z.enum(GLOSSARY_ACTIONS, { error: 'choice' });
export type GlossaryAction = z.output<typeof glossaryAction>;

/** An entry as it was. */
const wording = z.object({
  sourceContent: z.string(),
  targetContent: z.string(),
  oldContent: z.string(),
  caseSensitive: z.boolean(),
  matchMode: glossaryRow.shape.matchMode,
  domain: z.string(),
  partOfSpeech: glossaryRow.shape.partOfSpeech,
  forbidden: z.array(z.string()),
  note: z.string(),
  priority: z.number(),
  state: glossaryRow.shape.state,
});
export type GlossaryWording = z.output<typeof wording>;

export const glossaryChange = z.object({
  id: z.string(),
  entryId: z.string(),
  action: glossaryAction,
  ownerName: z.string(),
  sourceLang: recordLanguage,
  targetLang: recordLanguage,
  format: glossaryRow.shape.format,
  /** Null for a new entry. */
  before: z.nullable(wording),
  /** Null for one that was deleted. */
  after: z.nullable(wording),
  userName: z.string(),
  time: z.string(),
  note: z.string(),
  /** The version that the entry has now; 0 where it is gone. */
  currentVersion: z.number(),
});
export type GlossaryChange = z.output<typeof glossaryChange>;

export const glossaryHistoryQuery = z.strictObject({
  limit: pageQuery.limit,
  page: pageQuery.page,
  happy: pageQuery.happy,
  text: pageQuery.text,
  entryId: z.optional(contentId),
  ownerId: z.optional(queryList(contentId)),
  sourceLang: z.optional(recordLanguage),
  targetLang: z.optional(recordLanguage),
  action: z.optional(queryList(glossaryAction)),
  /** Days of the newsroom, both included. */
  from: z.optional(day),
  to: z.optional(day),
});
export type GlossaryHistoryQuery = z.output<typeof glossaryHistoryQuery>;

export const glossaryRestore = z.strictObject({
  changeId: contentId,
  /** The version of the entry as the person saw it; 0: it is gone. */
  version: versionOrNone,
});
