import type { GlossaryImportRead } from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import { type GlossaryCreate, glossaryCreate } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import {
  GLOSSARY_FORMATS,
  GLOSSARY_STATES,
  type GlossaryFormat,
  type GlossaryState,
} from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { ImportRowReason } from '@toasoan/contract/features/glossary/glossary-rule-texts.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import type { EntryValues } from '../bulk-entry-store.ts';
import { type BrokenRule, brokenRule } from '../entry-rules.ts';
import type { FileEntry } from './file-entry.ts';

export type ImportDefaults = Pick<
  GlossaryImportRead,
  'sourceLang' | 'targetLang' | 'format' | 'approves' | 'overwrites'
>;

/** What a row of a file says, or why it says nothing that can be kept. */
export type ImportedEntry =
  | { readonly values: EntryValues; readonly said: ReadonlySet<keyof FileEntry> }
  | { readonly reason: ImportRowReason };

const REASONS: Partial<Readonly<Record<BrokenRule['rule'], ImportRowReason>>> = {
  SAME_LANGUAGE: 'SAME_LANGUAGE',
  TOO_LONG: 'TOO_LONG',
  NO_WORD: 'NO_WORD',
  PATH_NEEDED: 'PATH_NEEDED',
};

/** "Keyword" and "keyword" are KEYWORD. */
const upper = (word: string): string => word.trim().toUpperCase().replaceAll(' ', '_');

/** A row with what its import says for all rows. */
export function importedEntry(entry: FileEntry, defaults: ImportDefaults): ImportedEntry {
  const reason = missingIn(entry, defaults);
  if (reason !== undefined) return { reason };
  const body = glossaryCreate.safeParse(bodyOf(entry, defaults));
  if (!body.success) return { reason: 'BAD_VALUE' };
  const state = defaults.approves ? stateOf(entry) : 'PROPOSED';
  const values = { ...valuesOf(body.data as Whole), state } as const;
  const broken = brokenRule({ ...values, project_id: '0' });
  if (broken !== undefined) return { reason: REASONS[broken.rule] ?? 'BAD_VALUE' };
  return { values, said: new Set(Object.keys(entry) as (keyof FileEntry)[]) };
}

type Body = Omit<GlossaryCreate, 'approve'>;
type Whole = { [Key in keyof Body]-?: NonNullable<Body[Key]> };

/** What a row says where the file leaves it out. */
const UNSAID = {
  old: '',
  caseSensitive: '',
  matchMode: 'PHRASE',
  domain: '',
  partOfSpeech: '',
  forbidden: [],
  note: '',
  priority: '50',
} as const satisfies Partial<FileEntry>;

function bodyOf(entry: FileEntry, defaults: ImportDefaults) {
  const said = { sourceLang: defaults.sourceLang, targetLang: defaults.targetLang, ...UNSAID, ...entry };
  return {
    sourceLang: said.sourceLang,
    targetLang: said.targetLang,
    format: formatOf(entry, defaults),
    sourceContent: said.source,
    targetContent: said.target,
    oldContent: said.old,
    caseSensitive: /^(true|1|yes|x)$/i.test(said.caseSensitive),
    matchMode: upper(said.matchMode),
    domain: said.domain,
    partOfSpeech: upper(said.partOfSpeech),
    forbidden: said.forbidden,
    note: said.note,
    priority: Number(said.priority),
  };
}

const valuesOf = (body: Whole): Omit<EntryValues, 'state'> => ({
  source_lang: body.sourceLang,
  target_lang: body.targetLang,
  format: body.format,
  source_content: body.sourceContent,
  target_content: body.targetContent,
  old_content: body.oldContent,
  case_sensitive: body.caseSensitive,
  match_mode: body.matchMode,
  domain: body.domain,
  part_of_speech: body.partOfSpeech,
  forbidden: [...new Set(body.forbidden)],
  note: body.note,
  priority: body.priority,
});

function missingIn(entry: FileEntry, defaults: ImportDefaults): ImportRowReason | undefined {
  if (entry.source.trim() === '') return 'NO_SOURCE';
  if (entry.target.trim() === '') return 'NO_TARGET';
  const languages: readonly string[] = RECORD_LANGUAGES;
  const pair = [entry.sourceLang ?? defaults.sourceLang, entry.targetLang ?? defaults.targetLang];
  if (!pair.every((language) => languages.includes(language))) return 'NO_PAIR';
  const formats: readonly string[] = GLOSSARY_FORMATS;
  if (!formats.includes(formatOf(entry, defaults))) return 'BAD_FORMAT';
  if (upper(entry.matchMode ?? '') === 'REGEX') return 'REGEX';
  return undefined;
}

const formatOf = (entry: FileEntry, { format }: ImportDefaults): GlossaryFormat =>
  entry.format === undefined ? format : (upper(entry.format) as GlossaryFormat);

function stateOf({ state }: FileEntry): GlossaryState {
  return GLOSSARY_STATES.find((known) => known === upper(state ?? '')) ?? 'APPROVED';
}
