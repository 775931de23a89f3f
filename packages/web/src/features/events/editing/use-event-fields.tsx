import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { ArticleCompare } from '#web/patterns/article-compare/article-compare.tsx';
import type { FieldNames } from '#web/patterns/form-drawer/record-form.ts';
import { showEventField } from '../event-fields/show-event-field.ts';
import { BLANK_EVENT, type EventValues } from './event-values.ts';

export type WholeEvent = EventValues & { readonly content: ArticleDocument };

/** Labels of all fields and the display of their values, for comparing two versions. */
export function useEventFields(): FieldNames<WholeEvent> {
  const { t } = useTranslation('event-fields');
  const categories = useCategoryOptions();
  const names = Object.keys(BLANK_EVENT) as (keyof EventValues)[];
  const plain = Object.fromEntries(
    names.map((name) => [
      name,
      {
        label: t(`name.${name}`),
        show: (value: unknown) => showEventField(name, value, t),
      },
    ]),
  ) as unknown as FieldNames<EventValues>;
  return {
    ...plain,
    categoryIds: {
      label: t('name.categoryIds'),
      show: (ids) =>
        ids.map((id) => categories.find(({ value }) => value === id)?.label ?? `#${id}`).join(', '),
    },
    tags: { label: t('name.tags'), show: (tags) => tags.map(({ label }) => label).join(', ') },
    content: { label: t('name.content'), compare: (versions) => <ArticleCompare {...versions} /> },
  };
}
