import { useTranslation } from 'react-i18next';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import type { Drafted } from './draft-editing.ts';

/** What readers see of a record: nothing yet, what is worked on, or what it was before. */
export function ShownState({ record }: { readonly record: Pick<Drafted, 'hasDraft' | 'publishedTime'> }) {
  const { t } = useTranslation('drafts');
  if (record.publishedTime === null) return <StatusTag tone="draft">{t('shown.never')}</StatusTag>;
  return (
    <StatusTag tone={record.hasDraft ? 'returned' : 'published'}>
      {t(record.hasDraft ? 'shown.changed' : 'shown.published')}
    </StatusTag>
  );
}
