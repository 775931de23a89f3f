import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import type { Column } from '#web/ui/table/column.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { fileName } from './file-words.ts';
import { type FocusRequest, MediaGrid } from './grid/media-grid.tsx';
import { WaitingGrid } from './grid/waiting-grid.tsx';
import { LibraryEmpty } from './library-empty.tsx';
import styles from './library-page.module.css';
import type { LibraryFiles } from './use-library-files.ts';
import type { LibraryPage } from './use-library-page.ts';

interface LibraryFilesViewProps {
  readonly page: LibraryPage;
  readonly files: LibraryFiles;
  readonly columns: readonly Column<MediaRow>[];
  readonly request: FocusRequest | undefined;
  readonly rowActions: (file: MediaRow) => readonly MenuItem[];
  readonly onPreview: (index: number) => void;
  readonly onDelete: (ids: readonly string[]) => void;
  readonly onMenu: (index: number, at: { readonly x: number; readonly y: number }) => void;
}

/** The files as a grid or a table, or why there are none. */
export function LibraryFilesView(props: LibraryFilesViewProps) {
  const { page, files, columns, request, rowActions, onPreview, onDelete, onMenu } = props;
  const { t } = useTranslation(['library', 'patterns']);
  const maySelect = useMay('media.editOwn');
  if (page.shown === 'table') {
    return (
      <ListTable
        page={page}
        label={t('title')}
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
      <ErrorState
        title={t('patterns:list.failed')}
        text={page.error.message}
        requestId={page.error instanceof ApiError ? page.error.requestId : undefined}
        onRetry={page.reload}
        retrying={page.reloading}
      />
    );
  }
  if (page.rows === undefined) return <WaitingGrid />;
  if (files.count === 0) return <LibraryEmpty page={page} />;
  return (
    <>
      <MediaGrid
        page={page}
        files={files}
        request={request}
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
