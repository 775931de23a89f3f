import { createReadStream } from 'node:fs';
import { stat, truncate } from 'node:fs/promises';
import { typeOfName } from '@toasoan/contract/features/media/file-types.ts';
import { fileBytes, type ReadableFiles } from '../upload/inspection/file-bytes.ts';
import {
  type InspectedFile,
  type InspectionDependencies,
  inspectFile,
} from '../upload/inspection/inspect-file.ts';
import { MediaRefused } from '../upload/inspection/media-refused.ts';
import { type PictureExtent, pictureExtent } from '../upload/inspection/picture-end.ts';
import { editFile } from '../upload/stripping/edited.ts';

/** Files of this machine, named by their paths. */
const HERE: ReadableFiles = {
  sizeOf: async (path) => (await stat(path)).size,
  open: async (path, range) => ({
    size: (await stat(path)).size,
    content: createReadStream(path, range && { start: range.first, end: range.last }),
  }),
};

/** Inspects and strips a copy on this machine like an uploaded file. @throws MediaRefused */
export async function lookIntoFile(
  deps: Pick<InspectionDependencies, 'scratch' | 'images'>,
  path: string,
  fileName: string,
): Promise<InspectedFile> {
  const { extent, ...found } = await examineFile(deps, path, fileName);
  await editFile(path, found.words.edits);
  if (extent) await truncate(path, extent.end);
  return found;
}

/** Inspects a file of this machine and leaves it as it is. @throws MediaRefused */
export async function examineFile(
  deps: Pick<InspectionDependencies, 'scratch' | 'images'>,
  path: string,
  fileName: string,
): Promise<InspectedFile & { readonly extent: PictureExtent | undefined }> {
  const named = typeOfName(fileName);
  if (named === undefined) throw new MediaRefused('TYPE_NOT_ALLOWED');
  const found = await inspectFile({ ...deps, storage: HERE }, path, fileName);
  if (found.type.kind !== named.kind) throw new MediaRefused('TYPE_LIES');
  const extent = found.image && (await pictureExtent(await fileBytes(HERE, path)));
  return { ...found, extent };
}
