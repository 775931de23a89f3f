import { FolderOpen, Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { LibraryPage } from './use-library-page.ts';

/** Nothing yet, nothing here, or nothing for these filters: each says what to do. */
export function LibraryEmpty({ page }: { readonly page: LibraryPage }) {
  const { t } = useTranslation(['library', 'patterns']);
  const { address } = page;
  const { view, folderId, collectionId } = address.query;
  if (address.filtered) {
    return (
      <EmptyState
        title={t('patterns:list.noMatch')}
        text={t('patterns:list.noMatchHint')}
        actions={<Button onClick={address.clearFilters}>{t('patterns:list.clearFilters')}</Button>}
      />
    );
  }
  if (view !== 'all') return <EmptyState icon={<Images size={32} />} title={t('empty.view')} />;
  if (folderId !== undefined || collectionId !== undefined) {
    return (
      <EmptyState icon={<FolderOpen size={32} />} title={t('empty.place')} text={t('empty.placeText')} />
    );
  }
  return <EmptyState icon={<Images size={32} />} title={t('empty.title')} text={t('empty.text')} />;
}
