import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import { mayTakeOver } from '@toasoan/contract/features/parser-sources/source-rights.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import type { Db } from '#server/core/db/database.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditItem } from '../audit-item.ts';
import type { ItemRow } from '../item-row.ts';
import { changeItem, firstState, pageColumns } from '../item-store.ts';
import { itemFor } from './accept-item.ts';

/** The stored page of a text, read with the template of now. @throws NOT_FOUND where the page is no longer kept */
export type ReadAgain = (
  db: Db,
  projectId: string,
  pageId: string,
) => Promise<{ readonly page: ExtractedPage; readonly template: { id: string; version: number } | null }>;

interface Reparse {
  readonly now: Date;
  readonly readAgain: ReadAgain;
}

/** An assigned text stays with its person. */
export async function reparseItem(
  call: TransactionCall,
  body: { readonly id: string; readonly version: number | undefined },
  { now, readAgain }: Reparse,
): Promise<ItemRow> {
  const { db, projectId, caller } = call;
  const before = await itemFor(call, 'reparse', body, now);
  const { page, template } = await readAgain(db, projectId, before.page_id);
  const agreement = { agreementState: before.source.agreement_state, validUntil: before.source.valid_until };
  const state = firstState(page, mayTakeOver(agreement, dayIn('Asia/Ho_Chi_Minh', now.getTime())));
  const change = {
    ...pageColumns(page),
    template_id: template?.id ?? null,
    template_version: template?.version ?? null,
    state: state === 'NEW' && before.assignee_id !== null ? ('ASSIGNED' as const) : state,
  };
  const after = await changeItem(db, before, change, { by: caller, now });
  await auditItem(call, 'reparse', { before, after });
  return after;
}
