import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { reviewCounts } from '../review-queries.ts';
import { timeWords } from '../review-words.ts';
import type { ReviewPage } from './use-review-page.ts';

/** No text here: all done, nothing for these filters, or none yet. */
export function ReviewEmpty({ page }: { readonly page: ReviewPage }) {
  const { t } = useTranslation(['crawler-review', 'patterns']);
  const now = useNow().getTime();
  const counts = useQuery(reviewCounts(useProjectId())).data;
  const { filtered, clearFilters, query } = page.address;
  if (filtered) {
    return (
      <EmptyState
        title={t('patterns:list.noMatch')}
        text={t('patterns:list.noMatchHint')}
        actions={<Button onClick={clearFilters}>{t('patterns:list.clearFilters')}</Button>}
      />
    );
  }
  if (query.view !== 'new') return <EmptyState icon={<Inbox size={32} />} title={t(`empty.${query.view}`)} />;
  const last = counts?.lastRunTime ?? null;
  return (
    <EmptyState
      icon={<CircleCheck size={32} />}
      title={t('empty.new')}
      text={last === null ? t('empty.noRun') : t('empty.lastRun', { time: timeWords(last, now) })}
    />
  );
}
