import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Folder, FolderOpen, FolderX, Images, Library, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { collectionList, folderList } from './folder-queries.ts';
import { folderRows } from './folder-tree.ts';
import styles from './folders.module.css';
import { PlaceLink } from './place-link.tsx';
import { type LibraryPlaces, ROOT_PLACE } from './places.ts';
import { useCollectionActions } from './use-collection-actions.tsx';
import { useFolderActions } from './use-folder-actions.tsx';

interface FolderPaneProps {
  readonly places: LibraryPlaces;
  /** Everything outside the trash. */
  readonly total: number | undefined;
}

/** The folder tree with the collections below it; files can be dropped on each entry. */
export function FolderPane({ places, total }: FolderPaneProps) {
  const { t } = useTranslation('folders');
  const projectId = useProjectId();
  const folders = useQuery(folderList(projectId)).data ?? [];
  const collections = useQuery(collectionList(projectId)).data ?? [];
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { folderId, collectionId, go, href, onDropInFolder, onDropInCollection } = places;
  const folderActions = useFolderActions(folders, (folder) => folder.id === folderId && go({}));
  const collectionActions = useCollectionActions(({ id }) => id === collectionId && go({}));

  function toggle(id: string) {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  }
  return (
    <nav className={styles.pane} aria-label={t('label')}>
      <ul className={styles.list}>
        <li>
          <PlaceLink
            label={t('all')}
            icon={<Images size={16} aria-hidden />}
            href={href({})}
            current={folderId === undefined && collectionId === undefined}
            count={total}
            onGo={() => go({})}
          />
        </li>
        <li>
          <PlaceLink
            label={t('none')}
            icon={<FolderX size={16} aria-hidden />}
            href={href({ folderId: ROOT_PLACE })}
            current={folderId === ROOT_PLACE}
            onGo={() => go({ folderId: ROOT_PLACE })}
            onDrop={onDropInFolder && ((ids) => onDropInFolder(ids, null))}
          />
        </li>
      </ul>
      <div className={styles.heading}>
        <h2>{t('folders')}</h2>
        {folderActions.mayAdd && (
          <IconButton
            size="compact"
            icon={<Plus size={16} />}
            label={t('new.title')}
            onClick={folderActions.add}
          />
        )}
      </div>
      {folders.length === 0 && <p className={styles.none}>{t('folders.empty')}</p>}
      <ul className={styles.list}>
        {folderRows(folders, closed).map(({ folder, level, hasChildren, count }) => {
          const isOpen = !closed.has(folder.id);
          return (
            <li key={folder.id}>
              <PlaceLink
                label={folder.title}
                icon={
                  folder.id === folderId ? (
                    <FolderOpen size={16} aria-hidden />
                  ) : (
                    <Folder size={16} aria-hidden />
                  )
                }
                href={href({ folderId: folder.id })}
                current={folder.id === folderId}
                count={count}
                level={level}
                toggle={
                  hasChildren && (
                    <button
                      type="button"
                      className={styles.toggle}
                      aria-expanded={isOpen}
                      aria-label={t(isOpen ? 'close' : 'open', { title: folder.title })}
                      onClick={() => toggle(folder.id)}
                    >
                      <ChevronRight
                        size={14}
                        className={classNames(styles.arrow, isOpen && styles.opened)}
                        aria-hidden
                      />
                    </button>
                  )
                }
                actions={folderActions.items(folder, level)}
                onGo={() => go({ folderId: folder.id })}
                onDrop={onDropInFolder && ((ids) => onDropInFolder(ids, folder.id))}
              />
            </li>
          );
        })}
      </ul>
      <div className={styles.heading}>
        <h2>{t('collections')}</h2>
        {collectionActions.mayAdd && (
          <IconButton
            size="compact"
            icon={<Plus size={16} />}
            label={t('collection.new')}
            onClick={collectionActions.add}
          />
        )}
      </div>
      {collections.length === 0 && <p className={styles.none}>{t('collections.empty')}</p>}
      <ul className={styles.list}>
        {collections.map((collection) => (
          <li key={collection.id}>
            <PlaceLink
              label={collection.title}
              icon={<Library size={16} aria-hidden />}
              href={href({ collectionId: collection.id })}
              current={collection.id === collectionId}
              count={collection.mediaCount}
              actions={collectionActions.items(collection)}
              onGo={() => go({ collectionId: collection.id })}
              onDrop={onDropInCollection && ((ids) => onDropInCollection(ids, collection.id))}
            />
          </li>
        ))}
      </ul>
      {folderActions.dialog}
      {collectionActions.dialog}
    </nav>
  );
}
