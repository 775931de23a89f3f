import type {
  Suggestion,
  SuggestionListQuery,
} from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import { MessageSquareReply } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { Pagination } from '#web/ui/table/pagination.tsx';
import { SuggestionRow } from './suggestion-row.tsx';
import styles from './suggestions.module.css';

interface SuggestionListProps {
  readonly page: ListPageState<Suggestion, SuggestionListQuery>;
  readonly openId: string | undefined;
}

/** The rows with their states: loading, failed, none. */
export function SuggestionList({ page, openId }: SuggestionListProps) {
  const { t } = useTranslation(['translation-suggestions', 'patterns']);
  const { address, rows, error, total = 0 } = page;
  if (error)
    return (
      <LoadFailure title={t('loadFailed')} error={error} onRetry={page.reload} retrying={page.reloading} />
    );
  if (rows === undefined) return <LoadingLabel label={t('loading')} />;
  if (rows.length === 0)
    return address.filtered ? (
      <EmptyState
        title={t('patterns:list.noMatch')}
        actions={<Button onClick={address.clearFilters}>{t('patterns:list.clearFilters')}</Button>}
      />
    ) : (
      <EmptyState icon={<MessageSquareReply size={32} />} title={t('empty.title')} text={t('empty.text')} />
    );
  return (
    <>
      <ul className={styles.rows} aria-label={t('title')} aria-busy={page.stale || undefined}>
        {rows.map((item) => (
          <SuggestionRow key={item.id} item={item} address={address} isOpen={item.id === openId} />
        ))}
      </ul>
      {total > address.query.limit && (
        <Pagination
          page={address.query.page}
          limit={address.query.limit}
          total={total}
          totalIsCapped={page.totalIsCapped}
          onPage={(next) => address.change({ page: next, open: null })}
          onLimit={(limit) => address.change({ limit })}
        />
      )}
    </>
  );
}
