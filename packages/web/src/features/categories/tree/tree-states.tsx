import type { UseQueryResult } from '@tanstack/react-query';
import type { Category } from '@toasoan/contract/features/categories/category.ts';
import { FolderTree } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { NothingYet } from '#web/patterns/resource/list-parts.tsx';
import type { ResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

interface TreeStatesProps {
  readonly tree: UseQueryResult<{ readonly items: readonly Category[] }>;
  /** Rows that the filters leave. */
  readonly shownCount: number;
  readonly onClearFilters: () => void;
  readonly texts: ResourceTexts;
  readonly onAdd: (() => void) | undefined;
  /** The tree itself. */
  readonly children: ReactNode;
}

/** Never a blank page: loading, failed, nothing yet, nothing for these filters, or the tree. */
export function TreeStates({ tree, shownCount, onClearFilters, texts, onAdd, children }: TreeStatesProps) {
  const { t } = useTranslation(['categories', 'patterns']);
  if (tree.data && shownCount > 0) return children;
  if (tree.data && tree.data.items.length > 0) {
    return (
      <EmptyState
        title={t('noMatch.title')}
        actions={<Button onClick={onClearFilters}>{t('noMatch.clear')}</Button>}
      />
    );
  }
  if (tree.data) {
    return <NothingYet icon={<FolderTree size={32} />} texts={texts} text={t('empty.text')} onAdd={onAdd} />;
  }
  if (tree.error) {
    return (
      <LoadFailure
        title={t('failed.title')}
        error={tree.error}
        onRetry={() => void tree.refetch()}
        retrying={tree.isFetching}
      />
    );
  }
  return (
    <Loading label={t('patterns:list.loading', { things: t('things') })}>
      <Skeleton height="280px" />
    </Loading>
  );
}
