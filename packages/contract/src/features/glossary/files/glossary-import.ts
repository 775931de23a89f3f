import * as z from 'zod/mini';
import { contentId, version } from '../../../core/ids.ts';
import { oneLine } from '../../../core/text.ts';
import { glossaryFormat, recordLanguage } from '../glossary-kinds.ts';
import { IMPORT_ROW_TEXTS, type ImportRowReason } from '../glossary-rule-texts.ts';

/** CSV and TSV carry all formats and all fields; TBX terms with what TBX-Basic knows; TMX all fields as properties. */
export const GLOSSARY_FILE_TYPES = ['csv', 'tsv', 'tbx', 'tmx'] as const;
export const glossaryFileType = z.enum(GLOSSARY_FILE_TYPES, { error: 'choice' });
export type GlossaryFileType = z.output<typeof glossaryFileType>;

/** Characters of a file. */
export const MOST_FILE_CHARACTERS = 32 * 1024 * 1024;
export const MOST_FILE_ROWS = 100_000;

export const glossaryImportRead = z.strictObject({
  fileName: oneLine({ min: 1, max: 200 }),
  fileType: glossaryFileType,
  text: z
    .string({ error: 'type' })
    .check(z.minLength(1, { error: 'required' }), z.maxLength(MOST_FILE_CHARACTERS, { error: 'tooLong' })),
  /** For rows that name none. */
  sourceLang: recordLanguage,
  targetLang: recordLanguage,
  format: glossaryFormat,
  /** Whether an entry that exists takes the target of the file; else it counts as a conflict. */
  overwrites: z.boolean({ error: 'type' }),
  /** Whether rows become approved; for those who approve. */
  approves: z.boolean({ error: 'type' }),
});
export type GlossaryImportRead = z.output<typeof glossaryImportRead>;

/** ADD and UPDATE are done, SKIP is the same already, CONFLICT and ERROR are left out. */
export const IMPORT_FATES = ['ADD', 'UPDATE', 'SKIP', 'CONFLICT', 'ERROR'] as const;
export type ImportFate = (typeof IMPORT_FATES)[number];

export const IMPORT_STATES = ['READING', 'READ', 'APPLYING', 'DONE', 'FAILED'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

const reasons = Object.keys(IMPORT_ROW_TEXTS) as ImportRowReason[];

export const glossaryImport = z.object({
  id: z.string(),
  version: z.number(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Why it failed, in the language of the caller. */
  error: z.string(),
  counts: z.object({
    added: z.number(),
    updated: z.number(),
    skipped: z.number(),
    conflicts: z.number(),
    errors: z.number(),
  }),
  /** Rows that are read, or while it is applied, done. */
  done: z.number(),
  /** Rows that say most: errors and conflicts first; `MOST_SHOWN_ROWS` at most. */
  rows: z.array(
    z.object({
      line: z.number(),
      fate: z.enum(IMPORT_FATES),
      reason: z.enum(reasons),
      sourceContent: z.string(),
      targetContent: z.string(),
      /** What an entry says now that the row would change. */
      currentTarget: z.string(),
    }),
  ),
});
export type GlossaryImport = z.output<typeof glossaryImport>;
export const MOST_SHOWN_ROWS = 200;

export const glossaryImportApply = z.strictObject({ id: contentId, version });
