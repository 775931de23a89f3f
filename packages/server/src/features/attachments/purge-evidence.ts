import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { fileFacts } from './attachment-answer.ts';
import { type AttachmentRow, deleteFile, findOldEvidence } from './attachment-store.ts';

/** Kinds of cases that keep their files for the project's months; others forget them with their person. */
export type EvidenceOwner = 'takedown' | 'correctionRequest';

/** How the log names a case. */
export type CaseTitles = Readonly<
  Record<EvidenceOwner, (db: Db, projectId: string, id: string) => Promise<string>>
>;

/** Removes files of ended cases whose time in the project is over; each has its line in the log. */
export async function purgeEvidence(db: Db, titles: CaseTitles): Promise<void> {
  let removed: number;
  do {
    removed = await inTransaction(db, async (tx) => {
      const files = await findOldEvidence(tx);
      for (const file of files) await purge(tx, file, titles);
      return files.length;
    });
  } while (removed > 0);
}

async function purge(tx: Db, file: AttachmentRow, titles: CaseTitles): Promise<void> {
  const owner = file.takedown_id === null ? 'correctionRequest' : 'takedown';
  const entityId = file.takedown_id ?? file.correction_request_id ?? '';
  const title = await titles[owner](tx, file.project_id, entityId);
  await deleteFile(tx, file);
  await writeAudit(
    { db: tx, projectId: file.project_id, address: '', requestId: 'housekeeping' },
    { action: `${owner}.purgeFile`, entity: owner, entityId, before: fileFacts(title, file) },
  );
}
