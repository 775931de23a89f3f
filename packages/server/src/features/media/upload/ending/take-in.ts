import { typeOfName } from '@toasoan/contract/features/media/file-types.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { originalName } from '#server/core/media/stored-names.ts';
import { mediaFacts } from '../../library/media-audit.ts';
import { processMedia } from '../processing/process-media.ts';
import type { UploadDependencies } from '../upload-needs.ts';
import { isFolder, type UploadRow } from '../upload-store.ts';
import type { Ending } from './ending.ts';
import { insertMedia } from './new-media-store.ts';
import { putContent } from './put-content.ts';

/** A new file of the library: there at once, and inspected by a job. */
export function takeIn({ storage }: UploadDependencies, call: TransactionCall, upload: UploadRow): Ending {
  const { db, projectId, caller } = call;
  const type = typeOfName(upload.file_name);
  if (type === undefined) throw new AppError('NOT_FOUND');
  let put: Awaited<ReturnType<typeof putContent>> | undefined;
  return {
    prepare: async () => {
      const name = originalName({ key: upload.media_key, number: upload.file_number });
      put = await putContent(db, storage, upload, { name, mime: type.mime });
    },
    write: async (tx) => {
      if (put === undefined) throw new Error('A file was taken in before it was stored.');
      const { folder_id } = upload;
      const isThere = folder_id !== null && (await isFolder(tx, projectId, folder_id));
      const folderId = isThere ? folder_id : null;
      const record = await insertMedia(tx, projectId, { upload, type, ...put, folderId, by: caller });
      await writeAudit(
        { ...call, db: tx },
        {
          action: 'media.create',
          entity: 'media',
          entityId: record.id,
          after: await mediaFacts(tx, projectId, record),
        },
      );
      await processMedia(tx, projectId, record.id);
      return record.id;
    },
  };
}
