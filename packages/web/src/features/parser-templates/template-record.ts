import {
  type ParserTemplateDetail,
  parserTemplateCreate,
} from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { useTranslation } from 'react-i18next';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { createTemplate, templateDetail, updateTemplate } from './template-queries.ts';

/** What the form holds; its fields have the names of the call's. Selectors are chosen in the studio. */
export interface TemplateValues {
  readonly title: string;
  readonly note: string;
  readonly sources: readonly Picked[];
}

const BLANK: TemplateValues = { title: '', note: '', sources: [] };

/** A source that was used before keeps whether the template is its default. */
function toInput({ title, note, sources }: TemplateValues, template: ParserTemplateDetail | undefined) {
  return {
    title: title.trim(),
    note,
    sources: sources.map(({ id }) => ({
      sourceId: id,
      isDefault: template?.sources.find(({ sourceId }) => sourceId === id)?.isDefault ?? true,
    })),
  };
}

async function save(values: TemplateValues, template: ParserTemplateDetail | undefined) {
  const input = toInput(values, template);
  return template ? await updateTemplate(template, input) : await createTemplate(input);
}

export function useTemplateRecord(): RecordForm<ParserTemplateDetail, TemplateValues> {
  const { t } = useTranslation('parser-templates');
  return {
    name: 'parser-templates',
    detail: templateDetail,
    blank: () => BLANK,
    toValues: ({ title, note, sources }) => ({
      title,
      note,
      sources: sources.map(({ sourceId, title: label }) => ({ id: sourceId, label })),
    }),
    validate: (values) => schemaProblems(parserTemplateCreate, toInput(values, undefined)),
    save,
    fields: {
      title: { label: t('field.title') },
      note: { label: t('field.note') },
      sources: {
        label: t('field.sources'),
        show: (sources) => sources.map(({ label }) => label).join(', '),
      },
    },
  };
}
