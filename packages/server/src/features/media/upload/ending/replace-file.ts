import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { originalName } from '#server/core/media/stored-names.ts';
import { mediaFacts } from '../../library/media-audit.ts';
import { writeMedia } from '../../library/media-store.ts';
import type { InspectedFile } from '../inspection/inspect-file.ts';
import type { UploadDependencies } from '../upload-needs.ts';
import type { UploadRow } from '../upload-store.ts';
import { type Ending, inspectOrRefuse, lockEndingTarget } from './ending.ts';
import { insertMediaFile } from './new-media-store.ts';
import { putContent } from './put-content.ts';
import { replacedColumns } from './replaced-columns.ts';

/**
 * A new file for a row in use: inspected before it becomes visible, so that a page's file is never missing in
 * between, and stays when the new one is refused.
 */
export function replaceFile(deps: UploadDependencies, call: TransactionCall, upload: UploadRow): Ending {
  const { db, projectId, caller } = call;
  let found: (Awaited<ReturnType<typeof putContent>> & { readonly file: InspectedFile }) | undefined;
  return {
    prepare: async () => {
      const name = originalName({ key: upload.media_key, number: upload.file_number });
      const put = await putContent(db, deps.storage, upload, {
        name,
        mime: 'application/octet-stream',
      });
      const file = await inspectOrRefuse(deps, name, upload.file_name);
      if (file.type.kind !== upload.kind) throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_OTHER_KIND', 'filename');
      found = { ...put, file };
    },
    write: async (tx) => {
      if (found === undefined) throw new Error('A file was replaced before its inspection.');
      const target = await lockEndingTarget(tx, upload, caller);
      const before = await mediaFacts(tx, projectId, target);
      const columns = replacedColumns(target, upload, found);
      const record = await writeMedia(tx, projectId, target.id, columns, caller);
      await insertMediaFile(tx, projectId, record, caller);
      const after = await mediaFacts(tx, projectId, record);
      await writeAudit(
        { ...call, db: tx },
        { action: 'media.replace', entity: 'media', entityId: record.id, before, after },
      );
      return record.id;
    },
  };
}
