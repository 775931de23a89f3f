import { MAX_ZIP_BYTES, ZIP_TITLE } from '@toasoan/contract/features/media/endpoints.ts';
import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { startTask } from '#server/features/tasks/public.ts';
import { zippableFiles } from './zip-files-view.ts';

/** Starts building the zip, and logs whose originals were requested; returns the task. */
export async function zipMedia(
  call: TransactionCall,
  { ids }: { readonly ids: readonly string[] },
): Promise<{ taskId: string }> {
  const { db, projectId, caller, language } = call;
  const files = await zippableFiles(db, projectId, ids);
  if (files.length === 0) throw new AppError('NOT_FOUND');
  const bytes = files.reduce((sum, file) => sum + Number(file.size_bytes), 0);
  if (bytes > MAX_ZIP_BYTES) {
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'ZIP_TOO_LARGE', 'ids', { max: MAX_ZIP_BYTES / 1024 ** 3 });
  }
  const taskId = await startTask(db, {
    kind: 'media-zip',
    title: `${ZIP_TITLE[language]} (${files.length})`,
    payload: { ids: files.map(({ id }) => id) },
    userId: caller.userId,
    projectId,
  });
  for (const { id, title, file_name } of files) {
    const after = { title: title || file_name };
    await writeAudit(call, { action: 'media.download', entity: 'media', entityId: id, after });
  }
  return { taskId };
}
