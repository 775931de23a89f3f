import * as z from 'zod/mini';
import { bulkIds } from '../../core/bulk.ts';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import {
  glossaryFormat,
  glossaryState,
  MOST_CHARACTERS,
  matchMode,
  partOfSpeech,
  recordLanguage,
} from './glossary-kinds.ts';

const content = longText({ min: 1, max: MOST_CHARACTERS.PAGE });
const wording = oneLine({ min: 1, max: MOST_CHARACTERS.KEYWORD });
/** The most forbidden wordings of one entry. */
const MOST_FORBIDDEN = 20;
const domain = oneLine({ max: 60 });
/** The most domains of one filter. */
const MOST_DOMAINS = 50;

/** What a person says of an entry; the pair and the format are for good. */
const written = {
  oldContent: z.optional(longText({ max: MOST_CHARACTERS.PAGE })),
  caseSensitive: z.optional(z.boolean({ error: 'type' })),
  matchMode: z.optional(matchMode),
  domain: z.optional(domain),
  partOfSpeech: z.optional(partOfSpeech),
  forbidden: z.optional(
    z.array(wording, { error: 'type' }).check(z.maxLength(MOST_FORBIDDEN, { error: 'tooMany' })),
  ),
  note: z.optional(longText({ max: 1_000 })),
  priority: z.optional(
    z
      .number({ error: 'type' })
      .check(z.int({ error: 'type' }), z.gte(1, { error: 'tooSmall' }), z.lte(100, { error: 'tooBig' })),
  ),
};

export const glossaryCreate = z.strictObject({
  sourceLang: recordLanguage,
  targetLang: recordLanguage,
  format: glossaryFormat,
  sourceContent: content,
  targetContent: content,
  ...written,
  /** Approved at once; for those who approve. */
  approve: z.optional(z.boolean({ error: 'type' })),
});
export type GlossaryCreate = z.output<typeof glossaryCreate>;

export const glossaryUpdate = z.strictObject({
  id: contentId,
  version,
  sourceContent: z.optional(content),
  targetContent: z.optional(content),
  ...written,
});
export type GlossaryUpdate = z.output<typeof glossaryUpdate>;

/** How often texts were translated with an entry. */
const hits = z.object({
  total: z.number(),
  /** Of the last days, the oldest first. */
  days: z.array(z.number()),
});

/** Days that the line beside an entry shows. */
export const HIT_DAYS = 14;

/** An entry as lists show it: long contents are cut at `SHOWN_CHARACTERS`. */
export const glossaryRow = z.object({
  id: z.string(),
  ownerId: z.nullable(z.string()),
  ownerName: z.string(),
  sourceLang: recordLanguage,
  targetLang: recordLanguage,
  format: glossaryFormat,
  sourceContent: z.string(),
  targetContent: z.string(),
  oldContent: z.string(),
  caseSensitive: z.boolean(),
  matchMode,
  domain: z.string(),
  partOfSpeech,
  forbidden: z.array(z.string()),
  note: z.string(),
  priority: z.number(),
  origin: z.string(),
  state: glossaryState,
  hits,
  ...auditFields,
});
export type GlossaryRow = z.output<typeof glossaryRow>;
export const SHOWN_CHARACTERS = 300;

/**
 * What stands against an entry: the same source with another target (SAME_SOURCE), a forbidden wording that another term
 * asks for (FORBIDDEN_WANTED), or a target that another term forbids (TARGET_FORBIDDEN).
 */
const CONFLICT_KINDS = ['SAME_SOURCE', 'FORBIDDEN_WANTED', 'TARGET_FORBIDDEN'] as const;

const related = {
  id: z.string(),
  sourceContent: z.string(),
  targetContent: z.string(),
  state: glossaryState,
};
export const glossaryConflict = z.object({ kind: z.enum(CONFLICT_KINDS), ...related });
export type GlossaryConflict = z.output<typeof glossaryConflict>;

export const glossaryDetail = z.object({
  ...glossaryRow.shape,
  /** The same source in other languages. */
  others: z.array(z.object({ ...related, targetLang: recordLanguage })),
  conflicts: z.array(glossaryConflict),
});
export type GlossaryDetail = z.output<typeof glossaryDetail>;

/** What the tabs above the list filter by. */
export const GLOSSARY_VIEWS = ['all', 'proposed', 'approved', 'disabled'] as const;
export const glossaryView = z.enum(GLOSSARY_VIEWS, { error: 'choice' });
export type GlossaryView = z.output<typeof glossaryView>;

/** What a list is filtered by. */
const glossaryFilters = {
  text: pageQuery.text,
  view: z._default(glossaryView, 'all'),
  sourceLang: z.optional(recordLanguage),
  targetLang: z.optional(recordLanguage),
  format: z.optional(queryList(glossaryFormat)),
  domain: z.optional(queryList(domain)),
  ownerId: z.optional(queryList(contentId)),
};

/** What a file holds: the filters of the list, where a body has lists. */
export const glossaryExportFilters = z.strictObject({
  ...glossaryFilters,
  domain: z.optional(z.array(domain).check(z.maxLength(MOST_DOMAINS, { error: 'tooMany' }))),
});

export const glossaryListQuery = z.strictObject({
  ...pageQuery,
  ...glossaryFilters,
  sort: z._default(z.enum(['updateTime', '-updateTime'], { error: 'choice' }), '-updateTime'),
});
export type GlossaryListQuery = z.output<typeof glossaryListQuery>;

/** What a list can be filtered by, from the entries that there are. */
export const glossaryFacets = z.object({
  pairs: z.array(z.object({ sourceLang: recordLanguage, targetLang: recordLanguage })),
  domains: z.array(z.string()),
  owners: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type GlossaryFacets = z.output<typeof glossaryFacets>;

export const glossaryMove = z.strictObject({
  id: contentId,
  version,
  to: z.enum(['APPROVED', 'DISABLED'], { error: 'choice' }),
});
export type GlossaryMove = z.output<typeof glossaryMove>;

export const glossaryBulk = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('approve'), ids: bulkIds }),
  z.strictObject({ action: z.literal('disable'), ids: bulkIds }),
  z.strictObject({ action: z.literal('delete'), ids: bulkIds }),
]);
export type GlossaryBulk = z.output<typeof glossaryBulk>;
