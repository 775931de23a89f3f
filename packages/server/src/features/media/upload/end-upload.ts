import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { partPrefix } from '#server/core/media/stored-names.ts';
import { removeParts } from '#server/core/tus/part-content.ts';
import type { Ending } from './ending/ending.ts';
import { replaceFile } from './ending/replace-file.ts';
import { setPoster } from './ending/set-poster.ts';
import { takeIn } from './ending/take-in.ts';
import { dropUpload } from './upload-expiry.ts';
import type { UploadDependencies } from './upload-needs.ts';
import { findUpload, lockUpload, markEnded, type UploadRow } from './upload-store.ts';

/**
 * Ends an upload whose bytes are complete and returns the id of its file. A process may die anywhere in here: the
 * next request repeats it, and the file appears once. @throws RULES_NOT_MET, VERSION_CONFLICT for a file that
 * cannot replace its target: the upload is dropped then.
 */
export async function endUpload(
  deps: UploadDependencies,
  call: TransactionCall,
  upload: UploadRow,
): Promise<string> {
  const { db, projectId } = call;
  const ending = endingOf(deps, call, upload);
  try {
    await ending.prepare();
    const mediaId = await inTransaction(db, (tx) => writeOnce(tx, projectId, upload.id, ending));
    // What cannot be removed now is removed with the row.
    await removeParts(deps.storage, partPrefix(upload.id)).catch((err: unknown) =>
      call.log.warn({ err }, 'upload parts not removed'),
    );
    return mediaId;
  } catch (error) {
    const ended = (await findUpload(db, projectId, upload.id))?.media_id;
    // Another process was faster and has removed the parts.
    if (ended) return ended;
    if (isFinal(error)) await dropUpload(db, deps.storage, projectId, upload.id);
    throw error;
  }
}

function endingOf(deps: UploadDependencies, call: TransactionCall, upload: UploadRow): Ending {
  if (upload.purpose === 'NEW') return takeIn(deps, call, upload);
  return upload.purpose === 'REPLACE' ? replaceFile(deps, call, upload) : setPoster(deps, call, upload);
}

async function writeOnce(tx: Db, projectId: string, uploadId: string, ending: Ending): Promise<string> {
  const row = await lockUpload(tx, projectId, uploadId);
  if (row === undefined || row.is_dropped) throw new AppError('NOT_FOUND');
  if (row.media_id !== null) return row.media_id;
  const mediaId = await ending.write(tx);
  await markEnded(tx, projectId, uploadId, mediaId);
  return mediaId;
}

/** A retry would end the same way. */
function isFinal(error: unknown): boolean {
  return error instanceof AppError && ['RULES_NOT_MET', 'VERSION_CONFLICT', 'NOT_FOUND'].includes(error.code);
}
