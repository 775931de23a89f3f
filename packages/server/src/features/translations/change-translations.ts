import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { TranslationBulk } from '@toasoan/contract/features/translations/translation.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { approveTranslation } from './approving/approve-translation.ts';
import { holdWithSources } from './held-translation-store.ts';
import { runWhatWaits } from './running/start-translations.ts';

/** A bulk call: each translation on its own, as the single calls do it. FORBIDDEN for approvals by others. */
export async function changeTranslations(
  call: TransactionCall,
  { action, ids }: TranslationBulk,
): Promise<BulkResult> {
  const mayApprove = call.caller.permissionsHere.includes('translate.approve');
  // All before the first one changes: two such calls never wait for each other.
  await holdWithSources(call.db, call.projectId, ids);
  return await runBulk(call, ids, async (itemCall, id) => {
    if (action === 'run') await runWhatWaits(itemCall, id);
    else if (mayApprove) await approveTranslation(itemCall, id);
    else throw new AppError('FORBIDDEN');
  });
}
