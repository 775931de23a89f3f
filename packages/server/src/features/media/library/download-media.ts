import { writeAudit } from '#server/core/audit/audit-log.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import type { Download } from '#server/core/http/send-download.ts';
import { originalName } from '#server/core/media/stored-names.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { getMedia } from './media-store.ts';
import { WHOLE_STATES } from './zip/zip-files-view.ts';

/** The original file. @throws NOT_FOUND also for a refused one. */
export async function downloadMedia(call: TransactionCall, id: string, storage: Storage): Promise<Download> {
  const { db, projectId } = call;
  const row = await getMedia(db, projectId, id);
  const states: readonly string[] = WHOLE_STATES;
  if (!states.includes(row.state)) throw new AppError('NOT_FOUND');
  const file = await storage.open(originalName({ key: row.key, number: row.file_number }));
  if (file === undefined) throw new AppError('NOT_FOUND');
  try {
    const after = { title: row.title || row.file_name };
    await writeAudit(call, { action: 'media.download', entity: 'media', entityId: id, after });
  } catch (error) {
    file.content.destroy();
    throw error;
  }
  return { fileName: row.file_name, mediaType: row.mime, size: file.size, content: file.content };
}
