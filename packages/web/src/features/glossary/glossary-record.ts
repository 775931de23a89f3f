import { type GlossaryDetail, glossaryCreate } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import type {
  GlossaryFormat,
  MatchMode,
  PartOfSpeech,
} from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { useTranslation } from 'react-i18next';
import { languageName } from '#web/features/projects/public.ts';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import { createEntry, glossaryDetail, updateEntry } from './glossary-queries.ts';
import { formatWords, matchWords, partWords } from './glossary-words.ts';

/** What the form holds; its fields have the names of the call's. */
export interface EntryValues {
  readonly sourceLang: RecordLanguage;
  readonly targetLang: RecordLanguage;
  readonly format: GlossaryFormat;
  readonly sourceContent: string;
  readonly targetContent: string;
  readonly oldContent: string;
  readonly caseSensitive: boolean;
  readonly matchMode: MatchMode;
  readonly domain: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly forbidden: readonly string[];
  readonly note: string;
  readonly priority: number | null;
  readonly approve: boolean;
}

/** What a new entry begins with. */
export type EntryBeginning = Partial<
  Pick<EntryValues, 'sourceLang' | 'targetLang' | 'format' | 'sourceContent'>
>;

const BLANK: EntryValues = {
  sourceLang: 'vi',
  targetLang: 'en',
  format: 'KEYWORD',
  sourceContent: '',
  targetContent: '',
  oldContent: '',
  caseSensitive: false,
  matchMode: 'PHRASE',
  domain: '',
  partOfSpeech: '',
  forbidden: [],
  note: '',
  priority: 50,
  approve: false,
};

function toInput({
  sourceLang: _source,
  targetLang: _target,
  format,
  approve: _approve,
  ...values
}: EntryValues) {
  const isKeyword = format === 'KEYWORD';
  return {
    ...values,
    forbidden: isKeyword ? [...values.forbidden] : [],
    matchMode: isKeyword ? values.matchMode : ('PHRASE' as const),
    priority: values.priority ?? 50,
  };
}

function toValues(entry: GlossaryDetail): EntryValues {
  return {
    sourceLang: entry.sourceLang,
    targetLang: entry.targetLang,
    format: entry.format,
    sourceContent: entry.sourceContent,
    targetContent: entry.targetContent,
    oldContent: entry.oldContent,
    caseSensitive: entry.caseSensitive,
    matchMode: entry.matchMode,
    domain: entry.domain,
    partOfSpeech: entry.partOfSpeech,
    forbidden: entry.forbidden,
    note: entry.note,
    priority: entry.priority,
    approve: false,
  };
}

function problemsOf(values: EntryValues): readonly Problem[] {
  const { sourceLang, targetLang, format } = values;
  const same: Problem[] = sourceLang === targetLang ? [{ field: 'targetLang', code: 'choice' }] : [];
  return [...same, ...schemaProblems(glossaryCreate, { sourceLang, targetLang, format, ...toInput(values) })];
}

async function save(values: EntryValues, entry: GlossaryDetail | undefined): Promise<GlossaryDetail> {
  if (entry) return await updateEntry(entry, toInput(values));
  const { sourceLang, targetLang, format, approve } = values;
  return await createEntry({
    sourceLang,
    targetLang,
    format,
    ...toInput(values),
    ...(approve && { approve }),
  });
}

export function useGlossaryRecord(beginning: EntryBeginning): RecordForm<GlossaryDetail, EntryValues> {
  const { t } = useTranslation('glossary');
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');
  return {
    name: 'glossary',
    detail: glossaryDetail,
    blank: () => ({ ...BLANK, ...beginning }),
    toValues,
    validate: problemsOf,
    save,
    fields: {
      sourceLang: { label: t('field.sourceLang'), show: languageName },
      targetLang: { label: t('field.targetLang'), show: languageName },
      format: { label: t('field.format'), show: formatWords },
      sourceContent: { label: t('field.sourceContent') },
      targetContent: { label: t('field.targetContent') },
      oldContent: { label: t('field.oldContent') },
      caseSensitive: { label: t('field.caseSensitive'), show: yesNo },
      matchMode: { label: t('field.matchMode'), show: matchWords },
      domain: { label: t('field.domain') },
      partOfSpeech: { label: t('field.partOfSpeech'), show: partWords },
      forbidden: { label: t('field.forbidden'), show: (words) => words.join('; ') },
      note: { label: t('field.note') },
      priority: { label: t('field.priority') },
      approve: { label: t('field.approve'), show: yesNo },
    },
  };
}
