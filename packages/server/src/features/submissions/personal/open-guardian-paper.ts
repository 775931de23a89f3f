import { writeAudit } from '#server/core/audit/audit-log.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { Call } from '#server/core/http/call.ts';
import type { Download } from '#server/core/http/send-download.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { originalName } from '../files/preview-address.ts';
import type { SubmissionRow } from '../submission-row.ts';
import { findGuardianPaper } from './guardian-paper-view.ts';

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

/** Under the number of the work, and with a row in the log. @throws NOT_FOUND */
export async function openGuardianPaper(
  call: Call,
  storage: Pick<Storage, 'open'>,
  work: SubmissionRow,
): Promise<Download> {
  const paper = await findGuardianPaper(call.db, work);
  const file = paper && (await storage.open(originalName(paper.key)));
  if (paper === undefined || file === undefined) throw new AppError('NOT_FOUND');
  try {
    await writeAudit(call, {
      action: 'submission.openGuardianPaper',
      entity: 'submission',
      entityId: work.id,
      after: { title: work.number, entrantId: work.entrant_id },
    });
  } catch (error) {
    file.content.destroy();
    throw error;
  }
  const fileName = `${work.number}-giay-dong-y.${ENDINGS[paper.mime]}`;
  return { fileName, mediaType: paper.mime, size: file.size, content: file.content };
}
