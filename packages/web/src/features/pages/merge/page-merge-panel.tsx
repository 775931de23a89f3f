import type { ComponentProps } from 'react';
import { CompareKept, MergePanel } from '#web/features/articles/public-merge.ts';
import type { PageArticle } from '../editing/page-article.ts';
import { usePageFields } from '../editing/use-page-fields.tsx';

/** The places of a page that two people changed differently. */
export function PageMergePanel(props: Omit<ComponentProps<typeof MergePanel<PageArticle>>, 'fields'>) {
  return <MergePanel {...props} fields={usePageFields()} />;
}

/** Typed text of a page beside its newest version. */
export function ComparePage(props: Omit<ComponentProps<typeof CompareKept<PageArticle>>, 'fields'>) {
  return <CompareKept {...props} fields={usePageFields()} />;
}
