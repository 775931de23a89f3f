import { CircleCheck, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { QueuePage } from './use-queue-page.ts';

/** No comment here: all done, nothing for these filters, or none yet. */
export function QueueEmpty({ page }: { readonly page: QueuePage }) {
  const { t } = useTranslation(['comments', 'patterns']);
  const { address } = page;
  if (address.filtered) {
    return (
      <EmptyState
        title={t('patterns:list.noMatch')}
        text={t('patterns:list.noMatchHint')}
        actions={<Button onClick={address.clearFilters}>{t('patterns:list.clearFilters')}</Button>}
      />
    );
  }
  const { view } = address.query;
  const isWork = view === 'waiting' || view === 'reported' || view === 'held';
  return (
    <EmptyState
      icon={isWork ? <CircleCheck size={32} /> : <MessageSquare size={32} />}
      title={t(`empty.${view}`)}
      text={t(isWork ? 'empty.done' : 'empty.text')}
    />
  );
}
