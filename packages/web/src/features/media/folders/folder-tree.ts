import type { MediaFolder } from '@toasoan/contract/features/media/media-folder.ts';

export interface FolderRow {
  readonly folder: MediaFolder;
  /** 1 at the top. */
  readonly level: number;
  readonly hasChildren: boolean;
  /** Files in the folder and its subfolders. */
  readonly count: number;
}

/** The folders in tree order without the subfolders of closed ones. */
export function folderRows(
  folders: readonly MediaFolder[],
  closed: ReadonlySet<string> = new Set(),
): readonly FolderRow[] {
  const children = Map.groupBy(folders, ({ parentId }) => parentId);
  function countOf(folder: MediaFolder): number {
    return (children.get(folder.id) ?? []).reduce((sum, child) => sum + countOf(child), folder.mediaCount);
  }
  function below(parentId: string | null, level: number): FolderRow[] {
    return (children.get(parentId) ?? []).flatMap((folder) => [
      { folder, level, hasChildren: children.has(folder.id), count: countOf(folder) },
      ...(closed.has(folder.id) ? [] : below(folder.id, level + 1)),
    ]);
  }
  return below(null, 1);
}

/** Whether a target is not allowed for a folder: itself or one of its subfolders. */
export function withBelow(folders: readonly MediaFolder[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  // Parents come before their children.
  for (const folder of folders)
    if (folder.parentId !== null && found.has(folder.parentId)) found.add(folder.id);
  return found;
}
