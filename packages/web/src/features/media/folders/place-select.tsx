import { useQuery } from '@tanstack/react-query';
import type { MediaCollection, MediaFolder } from '@toasoan/contract/features/media/media-folder.ts';
import { Ellipsis, Folder, FolderPlus, Images, Library } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { Select } from '#web/ui/select/select.tsx';
import { treeOptions } from '#web/ui/select/tree-options.ts';
import { collectionList, folderList } from './folder-queries.ts';
import { folderRows } from './folder-tree.ts';
import styles from './folders.module.css';
import { type LibraryPlaces, type Place, ROOT_PLACE } from './places.ts';
import { useCollectionActions } from './use-collection-actions.tsx';
import { useFolderActions } from './use-folder-actions.tsx';

const ALL = 'all';
const OF_COLLECTION = 'collection ';

function placeOf(value: string | null): Place {
  if (value === null || value === ALL) return {};
  return value.startsWith(OF_COLLECTION)
    ? { collectionId: value.slice(OF_COLLECTION.length) }
    : { folderId: value };
}

/** Folders and collections for narrow windows: the same places and actions as the pane. */
export function PlaceSelect({ places }: { readonly places: LibraryPlaces }) {
  const { t } = useTranslation('folders');
  const projectId = useProjectId();
  const folders = useQuery(folderList(projectId)).data ?? [];
  const collections = useQuery(collectionList(projectId)).data ?? [];
  const { folderId, collectionId, go } = places;
  const folderActions = useFolderActions(folders, () => go({}));
  const collectionActions = useCollectionActions(() => go({}));
  const row = folderRows(folders).find(({ folder }) => folder.id === folderId);
  const collection = collections.find(({ id }) => id === collectionId);
  const value = collectionId === undefined ? (folderId ?? ALL) : `${OF_COLLECTION}${collectionId}`;
  return (
    <div className={styles.narrow}>
      <Select
        label={t('label')}
        options={[
          { value: ALL, label: t('all'), icon: <Images size={16} /> },
          { value: ROOT_PLACE, label: t('none') },
          ...folderOptions(folders),
          ...collectionOptions(collections),
        ]}
        value={value}
        onChange={(next) => go(placeOf(next))}
      />
      <MenuButton
        label={t('actions')}
        align="end"
        items={[
          ...(row ? folderActions.items(row.folder, row.level) : []),
          ...(collection ? collectionActions.items(collection) : []),
          ...(folderActions.mayAdd
            ? [
                {
                  key: 'addFolder',
                  label: t('new.title'),
                  icon: <FolderPlus size={16} />,
                  startsGroup: row !== undefined || collection !== undefined,
                  onSelect: folderActions.add,
                },
                {
                  key: 'addCollection',
                  label: t('collection.new'),
                  icon: <Library size={16} />,
                  onSelect: collectionActions.add,
                },
              ]
            : []),
        ]}
      >
        {(trigger) => (
          <IconButton
            {...trigger}
            variant="plain"
            size="large"
            icon={<Ellipsis size={18} />}
            label={t('actions')}
          />
        )}
      </MenuButton>
      {folderActions.dialog}
      {collectionActions.dialog}
    </div>
  );
}

function folderOptions(folders: readonly MediaFolder[]): readonly Option[] {
  return treeOptions(folders).map((option) => ({ ...option, icon: <Folder size={16} /> }));
}

function collectionOptions(collections: readonly MediaCollection[]): readonly Option[] {
  return collections.map(({ id, title }) => ({
    value: `${OF_COLLECTION}${id}`,
    label: title,
    icon: <Library size={16} />,
  }));
}
