import { PAGE_RULE_TEXTS } from '@toasoan/contract/features/pages/page-rule-texts.ts';
import { mayKeepPageText, mayPurgePage } from '@toasoan/contract/features/pages/page-rules.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { dropPageUses } from '../media/page-use-store.ts';
import { auditPage } from '../page-audit.ts';
import { readPage } from '../page-detail-view.ts';
import { pageFactsOf } from '../page-record.ts';
import { deletePageRow, holdPages } from '../page-store.ts';

/**
 * Deletes a page in the trash permanently, with its history; the audit log keeps its facts. @throws NOT_FOUND,
 * VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET: PURGE_FORBIDDEN for one that was public.
 */
export async function purgePage(
  call: TransactionCall,
  { id, version }: { readonly id: string; readonly version: number | undefined },
): Promise<void> {
  const { db, projectId, caller } = call;
  const actor = articleActor(caller);
  await holdPages(db, projectId);
  const page = await readPage(db, projectId, id);
  checkVersion(page, version);
  if (!mayKeepPageText(actor)) throw new AppError('FORBIDDEN');
  if (page.state !== 'TRASHED') throw ruleNotMet(PAGE_RULE_TEXTS, 'MOVE_NOT_POSSIBLE');
  if (!mayPurgePage(actor, { ...pageFactsOf(page), everPublished: page.ever_published }))
    throw ruleNotMet(PAGE_RULE_TEXTS, 'PURGE_FORBIDDEN');
  await dropPageUses(db, projectId, id);
  await deletePageRow(db, projectId, id);
  await auditPage(call, 'purge', { before: page, after: page });
  await publishNotice(db, { kind: 'page', projectId, thingId: id });
}
