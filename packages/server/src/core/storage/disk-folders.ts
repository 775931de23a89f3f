import { mkdir, open, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Creates a folder below `root`, which must exist: the folder of an unmounted disk is not created. */
export async function makeFolder(root: string, folder: string): Promise<void> {
  if (folder === root) return;
  await makeFolder(root, dirname(folder));
  await mkdir(folder).catch(ignore('EEXIST'));
}

/** Ensures that a file moved into the folder survives a power failure. */
export async function keepFolder(root: string, folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (folder !== root) await keepFolder(root, dirname(folder));
}

/** Removes the folder and its parents, as far as they are empty. */
export async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  if (folder === root) return;
  try {
    await rmdir(folder);
  } catch (error) {
    return ignore('ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR')(error);
  }
  await removeEmptyFolders(root, dirname(folder));
}

/** For `catch`: these codes are no error here. */
export function ignore(...codes: readonly string[]): (error: unknown) => void {
  return (error) => {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  };
}
