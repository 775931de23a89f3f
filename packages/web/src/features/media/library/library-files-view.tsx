import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { FolderOpen, Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import type { Column } from '#web/ui/table/column.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { fileName } from './file-words.ts';
import type { FocusRequest } from './grid/media-grid.tsx';
import waitingGridStyles from './grid/waiting-grid.module.css';
import styles from './library-page.module.css';
import { TimelineFiles } from './timeline/timeline-files.tsx';
import type { LibraryFiles } from './use-library-files.ts';
import type { LibraryPage } from './use-library-page.ts';

const WAITING_CELLS = Array.from({ length: 12 }, (_, index) => index);

/** Placeholder cells while the first page is loading. */
function WaitingGrid() {
  const { t } = useTranslation(['library', 'patterns']);
  return (
    <>
      <div className={waitingGridStyles.grid} aria-busy="true">
        {WAITING_CELLS.map((cell) => (
          <Skeleton key={cell} width="100%" height="160px" />
        ))}
      </div>
      <LoadingLabel label={t('patterns:list.loading', { things: t('things') })} />
    </>
  );
}

interface LibraryFilesViewProps {
  readonly page: LibraryPage;
  readonly files: LibraryFiles;
  readonly columns: readonly Column<MediaRow>[];
  readonly request: FocusRequest | undefined;
  /** The file whose details are open; -1: none. */
  readonly openIndex: number;
  readonly onFocused: (index: number) => void;
  readonly rowActions: (file: MediaRow) => readonly MenuItem[];
  readonly onPreview: (index: number) => void;
  readonly onDelete: (ids: readonly string[]) => void;
  readonly onMenu: (index: number, at: { readonly x: number; readonly y: number }) => void;
}

/** The files as a grid or a table, or the reason why there are none. */
export function LibraryFilesView(props: LibraryFilesViewProps) {
  const { page, files, columns, request, openIndex, rowActions, onFocused, onPreview, onDelete, onMenu } =
    props;
  const { t } = useTranslation(['library', 'patterns']);
  const maySelect = useMay('media.editOwn');
  if (page.shown === 'table') {
    return (
      <ListTable
        page={page}
        label={t('title')}
        things={t('things')}
        columns={columns}
        rowLabel={fileName}
        rowActions={rowActions}
        selectable={maySelect}
        nothingYet={<LibraryEmpty page={page} />}
      />
    );
  }
  if (page.error) {
    return (
      <LoadFailure
        title={t('patterns:list.failed', { things: t('things') })}
        error={page.error}
        onRetry={page.reload}
        retrying={page.reloading}
      />
    );
  }
  if (page.rows === undefined) return <WaitingGrid />;
  if (files.count === 0) return <LibraryEmpty page={page} />;
  return (
    <>
      <TimelineFiles
        page={page}
        files={files}
        request={request}
        openIndex={openIndex}
        onFocused={onFocused}
        onPreview={onPreview}
        onDelete={onDelete}
        onMenu={onMenu}
      />
      {(page.totalIsCapped || (page.total ?? 0) > files.count) && (
        <p className={styles.end}>{t('grid.more', { shown: formatNumber(files.count) })}</p>
      )}
    </>
  );
}

/** Empty library, empty place or no match: each state says what to do. */
function LibraryEmpty({ page }: { readonly page: LibraryPage }) {
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
