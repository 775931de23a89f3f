import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { HandOverItem, HandOverResult } from '@toasoan/contract/features/posts/assignment/hand-over.ts';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useTakeBack } from './hand-over-queries.ts';

interface Subject {
  readonly items: readonly HandOverItem[];
  /** Who takes over. */
  readonly name: string;
}

/** Says what went to whom, what did not and why, and carries the way back. */
export function useNotifyHandOver(): (result: HandOverResult, subject: Subject) => void {
  const { t } = useTranslation('assignment');
  const { mutate } = useTakeBack<Subject['items']>((result, items) => {
    const { done, total } = result;
    const isAll = done === total;
    showToast({
      tone: isAll ? 'success' : 'warning',
      text: isAll ? t('handOver.back', { count: done }) : t('handOver.backPartly', { done, total }),
      details: failures(result, items),
    });
  });
  return (result, { items, name }) => {
    const { id, done, total } = result;
    const isAll = done === total;
    showToast({
      tone: isAll ? 'success' : 'warning',
      text: isAll
        ? t('handOver.done', { count: done, name })
        : t(done === 0 ? 'handOver.none' : 'handOver.partly', { done, total, name }),
      details: failures(result, items),
      action:
        id === null ? undefined : { label: t('handOver.undo'), run: () => mutate({ id, subject: items }) },
    });
  };
}

function failures({ results }: BulkResult, items: readonly HandOverItem[]): readonly string[] {
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  return results
    .filter(({ ok }) => !ok)
    .map(({ id, message, code }) => `${titles.get(id) ?? id}: ${message ?? code ?? ''}`);
}
