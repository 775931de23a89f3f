import { writeFile } from 'node:fs/promises';
import { lookIntoFile } from '#server/features/media/public.ts';
import { filmName } from '#server/features/submissions/public.ts';
import type { EntryDependencies } from '../entry-dependencies.ts';

/** Nothing decodes films here: a plain field stands where a picture would. */
const PLAIN =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAJCAMAAAAM9FwAAAAAA1BMVEUrND1wICs9AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgGKQAAACZAAGVGD0UAAAAAElFTkSuQmCC';

const EXTENSIONS: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

type Dependencies = Pick<EntryDependencies, 'storage' | 'scratch' | 'images'>;

/**
 * Stores the film at `path` without the words in it, and leaves a plain poster there instead. False: a kind of film that
 * browsers do not play. @throws MediaRefused for a damaged one
 */
export async function filmPreview(
  deps: Dependencies,
  path: string,
  { key, mime }: { readonly key: string; readonly mime: string },
): Promise<boolean> {
  const extension = EXTENSIONS[mime];
  if (extension === undefined) return false;
  await lookIntoFile(deps, path, `film.${extension}`);
  await deps.storage.putFile(filmName(key), path, { mime });
  await writeFile(path, Buffer.from(PLAIN, 'base64'));
  return true;
}
