import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import type { ExaminedImage } from '#server/core/images/image-work.ts';
import { partPrefix, posterName } from '#server/core/media/stored-names.ts';
import { writePoster } from '../../library/media-store.ts';
import type { UploadDependencies } from '../upload-needs.ts';
import type { UploadRow } from '../upload-store.ts';
import { type Ending, inspectOrRefuse, lockEndingTarget } from './ending.ts';
import { putContent } from './put-content.ts';

/** A poster for a film, inspected among the parts before it replaces another. */
export function setPoster(deps: UploadDependencies, call: TransactionCall, upload: UploadRow): Ending {
  const { db, projectId, caller } = call;
  const { storage } = deps;
  let image: ExaminedImage | undefined;
  return {
    prepare: async () => {
      const { file_number: number } = await lockEndingTarget(db, upload, caller);
      const whole = { name: `${partPrefix(upload.id)}whole`, mime: 'application/octet-stream' };
      await putContent(db, storage, upload, whole);
      const found = await inspectOrRefuse(deps, whole.name, upload.file_name);
      image = found.image;
      const name = posterName({ key: upload.media_key, number });
      await putContent(db, storage, upload, { name, mime: found.type.mime });
    },
    write: async (tx) => {
      if (image === undefined) throw new Error('A still was set before it was looked into.');
      const target = await lockEndingTarget(tx, upload, caller);
      await writePoster(tx, projectId, target, image);
      await writeAudit(
        { ...call, db: tx },
        {
          action: 'media.update',
          entity: 'media',
          entityId: target.id,
          before: { title: target.title || target.file_name, revision: target.revision },
          after: { title: target.title || target.file_name, revision: target.revision + 1, hasPoster: true },
        },
      );
      return target.id;
    },
  };
}
