import type { ItemTarget } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditItem } from '../audit-item.ts';
import type { ItemRow } from '../item-row.ts';
import { changeItem } from '../item-store.ts';
import { itemFor } from './accept-item.ts';
import { assigneeColumns, targetColumns } from './item-target.ts';

interface Assignment {
  readonly id: string;
  readonly version: number | undefined;
  readonly assigneeId: string | null;
}

/** Who gets the draft. @throws INVALID_INPUT for a person who may not write here */
export async function assignItem(
  call: TransactionCall,
  { assigneeId, ...body }: Assignment,
  now: Date,
): Promise<ItemRow> {
  const { db, projectId, caller } = call;
  const before = await itemFor(call, 'assign', body, now);
  const columns = await assigneeColumns(db, projectId, assigneeId);
  const state = assigneeId === null ? ('NEW' as const) : ('ASSIGNED' as const);
  const after = await changeItem(db, before, { state, ...columns }, { by: caller, now });
  await auditItem(call, 'assign', { before, after });
  return after;
}

/** Where a text would go, before anybody takes it over. */
export async function setTarget(
  call: TransactionCall,
  body: Omit<ItemTarget, 'version'> & { readonly version: number | undefined },
  now: Date,
): Promise<ItemRow> {
  const before = await itemFor(call, 'target', body, now);
  const columns = await targetColumns(call.db, call.projectId, body);
  const after = await changeItem(call.db, before, columns, { by: call.caller, now });
  await auditItem(call, 'target', { before, after });
  return after;
}
