import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { MEDIA_VIEWS } from '@toasoan/contract/features/media/media-list.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { ContextMenu } from '#web/ui/menu/context-menu.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { TemplateMenu } from '../describing/template-menu.tsx';
import { FolderPane } from '../folders/folder-pane.tsx';
import { PlaceSelect } from '../folders/place-select.tsx';
import { type LibraryPlaces, type Place, ROOT_PLACE } from '../folders/places.ts';
import { mediaByIds, mediaCounts, mediaKeys } from '../media-queries.ts';
import { SpaceBar, SpaceWarning } from '../space/space-bar.tsx';
import { DropZone } from '../upload/dropping/drop-zone.tsx';
import { UploadButton } from '../upload/upload-button.tsx';
import { MediaBulkBar } from './bulk/media-bulk-bar.tsx';
import { type BulkWork, useBulkWork } from './bulk/use-bulk-work.ts';
import { MediaPanel } from './details/media-panel.tsx';
import { fileName } from './file-words.ts';
import { LibraryFilters } from './filters/library-filters.tsx';
import type { FocusRequest } from './grid/media-grid.tsx';
import { LibraryFilesView } from './library-files-view.tsx';
import styles from './library-page.module.css';
import { LibraryLook, LibraryTools } from './library-tools.tsx';
import { MediaPreview } from './preview/media-preview.tsx';
import { mediaColumns } from './table/media-columns.tsx';
import { useFileActions } from './use-file-actions.tsx';
import { useLibraryFiles } from './use-library-files.ts';
import { type LibraryAddress, useLibraryPage } from './use-library-page.ts';
import { useOpenFile } from './use-open-file.ts';

const REFETCH_MS = 2_000;
/** The most ids that one call accepts. */
const MOST = 100;

/** Polls files that are being processed until their result is known. */
function useWatchProcessing(near: readonly MediaRow[]): void {
  const projectId = useProjectId();
  const client = useQueryClient();
  const ids = near
    .filter(({ state }) => state === 'PROCESSING')
    .slice(0, MOST)
    .map(({ id }) => id);
  const { data, dataUpdatedAt } = useQuery({
    ...mediaByIds(projectId, ids),
    refetchInterval: REFETCH_MS,
    staleTime: 0,
  });
  const isThrough = ids.length > 0 && data?.some(({ state }) => state !== 'PROCESSING') === true;
  const showAgain = useEffectEvent(() => {
    for (const what of ['list', 'counts', 'detail'])
      void invalidate(client, { queryKey: mediaKeys(projectId, what) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer counts, until the list shows it too.
  useEffect(() => {
    if (isThrough) showAgain();
  }, [isThrough, dataUpdatedAt]);
}

/** Beside a menu of 260 px, the folder pane leaves the grid three columns. */
const BELOW_PANE = '(max-width: 1099.98px)';
const BELOW_PANE_AND_PANEL = '(max-width: 1699.98px)';
const WAITING_VIEWS: readonly string[] = ['expiring', 'FAILED'];

export function MediaLibraryPage() {
  const { t } = useTranslation(['library', 'media']);
  const page = useLibraryPage();
  const files = useLibraryFiles(page);
  const counts = useQuery(mediaCounts(useProjectId())).data;
  const work = useBulkWork(page, files);
  const places = usePlaces(page.address, work, useMay('media.editOwn'));
  const openFile = useOpenFile(page, files);
  const narrow = useMedia(openFile.id === undefined ? BELOW_PANE : BELOW_PANE_AND_PANEL);
  const isPhone = useMedia(BELOW_CARDS);
  const [previewed, setPreviewed] = useState<number>();
  const [request, setRequest] = useState<FocusRequest>();
  const [menu, setMenu] = useState<{ file: MediaRow; index: number; at: { x: number; y: number } }>();
  const openDetails = (id: string) => page.address.change({ open: id });
  const actions = useFileActions(openDetails);
  const columns = mediaColumns(t, page.address, dayIn(NEWSROOM_ZONE, useNow()));
  useWatchProcessing(files.near);

  function remove(ids: readonly string[]) {
    const known = new Map(files.loaded().map((file) => [file.id, file]));
    const [only] = ids.length === 1 ? ids : [];
    const file = only === undefined ? undefined : known.get(only);
    if (file) actions.remove(file);
    else actions.removeMany(ids, known, work.remove);
  }
  function preview(file: Pick<MediaRow, 'id'>) {
    const index = files.loaded().findIndex(({ id }) => id === file.id);
    if (index >= 0) setPreviewed(index);
  }
  /** The focus returns to the file that was open. */
  function showDetails(id: string | undefined) {
    page.address.change({ open: id ?? null });
    if (id === undefined && openFile.index >= 0) setRequest({ index: openFile.index });
  }
  function closePreview() {
    if (previewed !== undefined) setRequest({ index: previewed });
    setPreviewed(undefined);
  }
  return (
    <ListPage page={page} onEdit={(file) => openDetails(file.id)}>
      <div className={styles.beside}>
        <div className={styles.main}>
          <ListHeading title={t('title')} total={counts?.all}>
            <LibraryLook page={page} />
            <UploadButton folderId={places.uploadTo} beside={<TemplateMenu variant="main" />} />
          </ListHeading>
          <DropZone folderId={places.uploadTo} />
          <SpaceWarning />
          <ListCard>
            <ListTabs
              page={page}
              tabs={MEDIA_VIEWS.map((view) => ({
                view,
                label: t(`view.${view}`),
                count: counts?.[view],
                waits: WAITING_VIEWS.includes(view) && (counts?.[view] ?? 0) > 0,
              }))}
            />
            <div className={styles.body}>
              {!narrow && (
                <div className={styles.pane}>
                  <FolderPane places={places} total={counts?.all} />
                  <SpaceBar />
                </div>
              )}
              <div className={styles.files}>
                {narrow && !isPhone && <PlaceSelect places={places} />}
                <LibraryFilters
                  page={page}
                  tools={<LibraryTools page={page} places={places} columns={columns} />}
                />
                <LibraryFilesView
                  page={page}
                  files={files}
                  columns={columns}
                  request={request}
                  openIndex={openFile.index}
                  onFocused={openFile.follow}
                  rowActions={(file) => actions.items(file, () => preview(file))}
                  onPreview={setPreviewed}
                  onDelete={remove}
                  onMenu={(index, at) => {
                    const file = files.at(index);
                    if (file) setMenu({ file, index, at });
                  }}
                />
              </div>
            </div>
          </ListCard>
          <MediaBulkBar page={page} work={work} onRemove={remove} />
        </div>
        {openFile.id !== undefined && (
          <MediaPanel
            open={openFile.id}
            place={openFile.place}
            actions={actions}
            onOpen={showDetails}
            onPreview={preview}
          />
        )}
      </div>
      {previewed !== undefined && (
        <MediaPreview
          files={files}
          index={previewed}
          actions={actions}
          onIndex={setPreviewed}
          onOpen={(file) => {
            closePreview();
            openDetails(file.id);
          }}
          onClose={closePreview}
        />
      )}
      {menu && (
        <ContextMenu
          label={fileName(menu.file)}
          items={actions.items(menu.file, () => setPreviewed(menu.index))}
          at={menu.at}
          onClose={() => setMenu(undefined)}
        />
      )}
      {actions.dialog}
    </ListPage>
  );
}

/** Opens a folder or a collection, and moves files there by dropping them. */
function usePlaces(address: LibraryAddress, work: BulkWork, mayPut: boolean): LibraryPlaces {
  const changes = (place: Place) => ({
    folderId: place.folderId ?? null,
    collectionId: place.collectionId ?? null,
  });
  const { folderId } = address.query;
  return {
    folderId,
    uploadTo: folderId === ROOT_PLACE ? undefined : folderId,
    collectionId: address.query.collectionId,
    go: (place) => address.change(changes(place)),
    href: (place) => address.href(changes(place)),
    ...(mayPut && {
      onDropInFolder: (ids, into) => work.run({ action: 'setFolder', ids: [...ids], folderId: into }),
      onDropInCollection: (ids, collectionId) =>
        work.run({ action: 'addToCollection', ids: [...ids], collectionId }),
    }),
  };
}
