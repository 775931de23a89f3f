import { useQuery } from '@tanstack/react-query';
import type { MediaCollection, MediaFolder } from '@toasoan/contract/features/media/media-folder.ts';
import { Folder, FolderPlus, Images, Library } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import type { Option } from '#web/ui/select/option.ts';
import { treeOptions } from '#web/ui/select/tree-options.ts';
import { collectionList, folderList } from './folder-queries.ts';
import { folderRows } from './folder-tree.ts';
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

interface PlaceChoices {
  readonly options: readonly Option[];
  readonly value: string;
  readonly choose: (value: string | null) => void;
  /** What can be done with the chosen place, and new places. */
  readonly actions: readonly MenuItem[];
  readonly dialogs: ReactNode;
}

/** Folders and collections to choose from, without the pane. */
export function usePlaceChoices({ folderId, collectionId, go }: LibraryPlaces): PlaceChoices {
  const { t } = useTranslation('folders');
  const projectId = useProjectId();
  const folders = useQuery(folderList(projectId)).data ?? [];
  const collections = useQuery(collectionList(projectId)).data ?? [];
  const folderActions = useFolderActions(folders, () => go({}));
  const collectionActions = useCollectionActions(() => go({}));
  const row = folderRows(folders).find(({ folder }) => folder.id === folderId);
  const collection = collections.find(({ id }) => id === collectionId);
  const additions: readonly MenuItem[] = [
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
  ];
  return {
    options: [
      { value: ALL, label: t('all'), icon: <Images size={16} /> },
      { value: ROOT_PLACE, label: t('none') },
      ...folderOptions(folders),
      ...collectionOptions(collections),
    ],
    value: collectionId === undefined ? (folderId ?? ALL) : `${OF_COLLECTION}${collectionId}`,
    choose: (value) => go(placeOf(value)),
    actions: [
      ...(row ? folderActions.items(row.folder, row.level) : []),
      ...(collection ? collectionActions.items(collection) : []),
      ...(folderActions.mayAdd ? additions : []),
    ],
    dialogs: (
      <>
        {folderActions.dialog}
        {collectionActions.dialog}
      </>
    ),
  };
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
