import { useQuery } from '@tanstack/react-query';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { ArticleCompare } from '#web/patterns/article-compare/article-compare.tsx';
import type { FieldNames } from '#web/patterns/form-drawer/record-form.ts';
import { showPageField } from '../page-fields/show-page-field.ts';
import { pageTree } from '../page-queries.ts';
import { BLANK_PAGE, type PageValues } from './page-values.ts';

export type WholePage = PageValues & { readonly content: ArticleDocument };

/** Labels of all fields and the display of their values, for comparing two versions. */
export function usePageFields(): FieldNames<WholePage> {
  const { t } = useTranslation(['page-fields', 'pages']);
  const { data: tree = [] } = useQuery(pageTree(useProjectId()));
  const names = Object.keys(BLANK_PAGE) as (keyof PageValues)[];
  const plain = Object.fromEntries(
    names.map((name) => [
      name,
      { label: t(`name.${name}`), show: (value: unknown) => showPageField(name, value, t) },
    ]),
  ) as unknown as FieldNames<PageValues>;
  return {
    ...plain,
    parentId: {
      label: t('name.parentId'),
      show: (id) =>
        id === null ? t('parent.none') : (tree.find((page) => page.id === id)?.title ?? `#${id}`),
    },
    content: { label: t('name.content'), compare: (versions) => <ArticleCompare {...versions} /> },
  };
}
