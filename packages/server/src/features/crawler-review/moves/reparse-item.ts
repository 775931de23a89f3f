import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import { mayTakeOver } from '@toasoan/contract/features/parser-sources/source-rights.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { auditItem } from '../audit-item.ts';
import type { ItemRow } from '../item-row.ts';
import { changeItem, firstState, pageColumns } from '../item-store.ts';
import { getItem } from '../item-view.ts';
import { itemFor } from './accept-item.ts';

/** A stored page, read with the template of a moment. */
export interface PageReading {
  readonly page: ExtractedPage;
  readonly template: { readonly id: string; readonly version: number } | null;
}

/** The stored page of a text, read with the template of now. @throws NOT_FOUND where the page is no longer kept */
export type ReadAgain = (db: Db, projectId: string, pageId: string) => Promise<PageReading>;

interface OfProject {
  readonly db: Db;
  readonly projectId: string;
}

/** Reads the page of a text; slow, so before any transaction. A refusal is returned: each text has its own. */
export async function readItemAgain(
  { db, projectId }: OfProject,
  id: string,
  { now, readAgain }: { readonly now: Date; readonly readAgain: ReadAgain },
): Promise<PageReading | AppError> {
  try {
    const { page_id: pageId } = await getItem(db, projectId, id, now);
    return await readAgain(db, projectId, pageId);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

type Changing = AuditSource & { readonly caller: Actor & NonNullable<AuditSource['caller']> };

/**
 * Gives a text the words of its page as they were read again; an assigned text stays with its person.
 * @throws what the reading was refused by, and as `itemFor`
 */
export async function reparseItem(
  call: Changing,
  body: { readonly id: string; readonly version: number | undefined },
  { now, reading }: { readonly now: Date; readonly reading: PageReading | AppError },
): Promise<ItemRow> {
  const before = await itemFor(call, 'reparse', body, now);
  if (reading instanceof AppError) throw reading;
  const { page, template } = reading;
  const agreement = { agreementState: before.source.agreement_state, validUntil: before.source.valid_until };
  const state = firstState(page, mayTakeOver(agreement, dayIn('Asia/Ho_Chi_Minh', now.getTime())));
  const change = {
    ...pageColumns(page),
    template_id: template?.id ?? null,
    template_version: template?.version ?? null,
    state: state === 'NEW' && before.assignee_id !== null ? ('ASSIGNED' as const) : state,
  };
  const after = await changeItem(call.db, before, change, { by: call.caller, now });
  await auditItem(call, 'reparse', { before, after });
  return after;
}
