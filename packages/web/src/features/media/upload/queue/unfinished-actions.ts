import { discardUpload } from '#web/core/api/api.ts';
import { startUploads } from './start-uploads.ts';
import { dropUnfinished, type NotTheSame, useUnfinished } from './unfinished-store.ts';
import { forgetUpload, isSameFile, type Unfinished } from './upload-memory.ts';
import { UPLOAD_PATH } from './upload-metadata.ts';

/** Goes on with the files that are the same as before, and says which are not. */
export async function goOnWith(files: readonly File[]): Promise<void> {
  const refused: NotTheSame[] = [];
  for (const file of files) {
    const name = file.name.normalize('NFC');
    const namesakes = useUnfinished.getState().items.filter(({ fileName }) => fileName === name);
    const same = await firstSame(namesakes, file);
    if (same) {
      dropUnfinished(same.uploadId);
      startUploads([file], { resumes: same });
    } else refused.push({ fileName: name, isNamesake: namesakes.length > 0 });
  }
  useUnfinished.setState({ refused });
}

async function firstSame(items: readonly Unfinished[], file: File): Promise<Unfinished | undefined> {
  for (const one of items) if (await isSameFile(one, file)) return one;
  return undefined;
}

/** Removes what was sent, here and on the server. */
export async function discardUnfinished({ uploadId, projectId }: Unfinished): Promise<void> {
  dropUnfinished(uploadId);
  await forgetUpload(uploadId);
  await discardUpload({ path: UPLOAD_PATH, projectId, uploadId });
}
