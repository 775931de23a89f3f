import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { MediaKind } from '@toasoan/contract/features/media/media-kinds.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { MediaPickerProps } from '#web/patterns/media/media-slot.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { SearchBox } from '#web/ui/filters/search-box.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { UploadButton } from '../upload/upload-button.tsx';
import styles from './media-picker.module.css';
import { PickerGrid } from './picker-grid.tsx';

const PAGE = 48;
type PickerView = 'all' | 'mine';

interface PickerSearch {
  readonly text: string;
  readonly view: PickerView;
  readonly kinds: readonly MediaKind[];
}

/** Pages of selectable files, under the query keys of the library, so that an upload appears at once. */
function pickerFiles(projectId: string, { text, view, kinds }: PickerSearch) {
  return infiniteQueryOptions({
    queryKey: [projectId, 'media', 'picker', { text, view, kinds }],
    queryFn: ({ pageParam, signal }) =>
      call(mediaEndpoints.list, {
        query: { view, kind: [...kinds], page: pageParam, limit: PAGE, ...(text !== '' && { text }) },
        headers: { 'x-hide-loading': '1' },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** Selects files of the library: by search, the newest, the user's own. */
export function MediaPicker({ kinds, max, onPick, onCancel }: MediaPickerProps) {
  const { t } = useTranslation('picker');
  const projectId = useProjectId();
  const [text, setText] = useState('');
  const [view, setView] = useState<PickerView>('all');
  const [chosen, setChosen] = useState<readonly MediaRow[]>([]);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const files = useInfiniteQuery(pickerFiles(projectId, { text, view, kinds }));
  const found = files.data?.pages.flatMap(({ items }) => items) ?? [];

  function choose(file: MediaRow) {
    if (max === 1) onPick([file]);
    else if (chosen.some(({ id }) => id === file.id)) setChosen(chosen.filter(({ id }) => id !== file.id));
    else if (chosen.length < max) setChosen([...chosen, file]);
  }
  /** A single file is taken at once; with many, each joins the selection. A closed picker takes nothing. */
  function uploaded(file: MediaRow) {
    if (!isOpen.current || !kinds.includes(file.kind)) return;
    if (max === 1) onPick([file]);
    else setChosen((before) => (before.length < max ? [...before, file] : before));
  }
  const kind = kinds.length === 1 ? kinds[0] : 'ANY';
  // Most often it is pictures that are chosen: those are called so.
  const what = kind === 'IMAGE' ? 'picture' : 'file';
  return (
    <Dialog
      size="widest"
      title={t(`title.${kind}`)}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t('close')}</Button>
          {max > 1 && (
            <Button
              variant="main"
              disabledReason={chosen.length === 0 ? t(`chooseFirst.${what}`) : undefined}
              onClick={() => onPick(chosen)}
            >
              {chosen.length === 0 ? t(`takeNone.${what}`) : t(`take.${what}`, { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      <Row gap={3} align="center">
        <SearchBox value={text} onSearch={setText} label={t('search')} />
        <Checkbox
          checked={view === 'mine'}
          onChange={(event) => setView(event.target.checked ? 'mine' : 'all')}
        >
          {t(`mine.${what}`)}
        </Checkbox>
        <UploadButton variant="quiet" onReady={uploaded} />
      </Row>
      <div className={styles.found}>
        {files.isPending && <LoadingLabel label={t('loading')} />}
        {files.isError && found.length === 0 && (
          <ErrorState title={files.error.message} onRetry={() => void files.refetch()} />
        )}
        {files.isSuccess && found.length === 0 && (
          <EmptyState
            title={t(text === '' ? `empty.${what}` : `nothing.${what}`)}
            text={t(text === '' ? `emptyText.${what}` : 'nothingText')}
          />
        )}
        {found.length > 0 && <PickerGrid files={found} chosen={chosen} isMany={max > 1} onChoose={choose} />}
        {files.hasNextPage && (
          <Button busy={files.isFetchingNextPage} onClick={() => void files.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
