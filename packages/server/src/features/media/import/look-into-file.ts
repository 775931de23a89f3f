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
import { pictureExtent } from '../upload/inspection/picture-end.ts';
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
  const named = typeOfName(fileName);
  if (named === undefined) throw new MediaRefused('TYPE_NOT_ALLOWED');
  const found = await inspectFile({ ...deps, storage: HERE }, path, fileName);
  if (found.type.kind !== named.kind) throw new MediaRefused('TYPE_LIES');
  await editFile(path, found.words.edits);
  const extent = found.image && (await pictureExtent(await fileBytes(HERE, path)));
  if (extent) await truncate(path, extent.end);
  return found;
}
