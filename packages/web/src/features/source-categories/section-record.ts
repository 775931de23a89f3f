import {
  type SourceCategory,
  sourceCategoryCreate,
} from '@toasoan/contract/features/source-categories/source-category.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { useStatusName } from '#web/patterns/resource/status.tsx';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import { createSection, sectionDetail, updateSection } from './section-queries.ts';

/** What the form holds; its fields have the names of the call's. */
export interface SectionValues {
  readonly sourceId: Picked | null;
  readonly title: string;
  readonly url: string;
  readonly rssUrl: string;
  readonly parentId: Picked | null;
  readonly status: Status;
}

const BLANK: SectionValues = {
  sourceId: null,
  title: '',
  url: '',
  rssUrl: '',
  parentId: null,
  status: 'ENABLE',
};

const pickedOf = (named: { readonly id: string; readonly title: string } | null): Picked | null =>
  named && { id: named.id, label: named.title };

function toInput({ sourceId: _source, parentId, url, rssUrl, ...values }: SectionValues) {
  return { ...values, url: url.trim(), rssUrl: rssUrl.trim(), parentId: parentId?.id ?? null };
}

function problemsOf(values: SectionValues): readonly Problem[] {
  const { sourceId } = values;
  // A source that nobody chose is named as missing, and everything else is checked all the same.
  const body = { ...toInput(values), sourceId: sourceId?.id ?? '1' };
  const missing: readonly Problem[] = sourceId === null ? [{ field: 'sourceId', code: 'required' }] : [];
  return [...missing, ...schemaProblems(sourceCategoryCreate, body)];
}

async function save(values: SectionValues, section: SourceCategory | undefined): Promise<SourceCategory> {
  if (section) return await updateSection(section, toInput(values));
  return await createSection({ ...toInput(values), sourceId: values.sourceId?.id ?? '' });
}

export function useSectionRecord(): RecordForm<SourceCategory, SectionValues> {
  const { t } = useTranslation('source-categories');
  const status = useStatusName();
  const name = (picked: Picked | null) => picked?.label ?? '';
  return {
    name: 'source-categories',
    detail: sectionDetail,
    blank: () => BLANK,
    toValues: ({ source, title, url, rssUrl, parent, status: isOn }) => ({
      sourceId: pickedOf(source),
      title,
      url,
      rssUrl,
      parentId: pickedOf(parent),
      status: isOn,
    }),
    validate: problemsOf,
    save,
    fields: {
      sourceId: { label: t('column.source'), show: name },
      title: { label: t('column.title') },
      url: { label: t('field.url') },
      rssUrl: { label: t('field.rssUrl') },
      parentId: { label: t('field.parent'), show: name },
      status,
    },
  };
}
