import type {
  GlossaryBulk,
  GlossaryCreate,
  GlossaryMove,
  GlossaryUpdate,
} from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import type { Caller } from '#server/core/auth/caller.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditedEntry, type EntryRow } from './entry-row.ts';
import {
  type Beginning,
  holdEntry,
  insertEntry,
  moveEntry,
  notMet,
  removeEntry,
  updateEntry,
} from './entry-store.ts';
import { recordChanges } from './history/change-store.ts';

export const auditEntry = auditOf('glossaryEntry', auditedEntry);

type EditingCaller = Pick<Caller, 'role' | 'permissionsHere'>;
export const mayApprove = ({ permissionsHere }: EditingCaller): boolean =>
  permissionsHere.includes('translate.approve');

/** @throws RULES_NOT_MET, FORBIDDEN for an approval by somebody who may not */
export async function createEntry(
  call: TransactionCall,
  body: GlossaryCreate,
  origin: Beginning['origin'] = 'PERSON',
): Promise<EntryRow> {
  const { db, projectId, caller } = call;
  if (body.approve && !mayApprove(caller)) throw new AppError('FORBIDDEN');
  checkMatching(body.matchMode, caller);
  const state = body.approve ? 'APPROVED' : 'PROPOSED';
  const after = await insertEntry(db, projectId, body, { by: caller, state, origin });
  await recordChanges(db, 'CREATE', [{ after }], { by: caller });
  await auditEntry(call, 'create', { after });
  return after;
}

/** @throws RULES_NOT_MET, VERSION_CONFLICT */
export async function changeEntry(call: TransactionCall, body: GlossaryUpdate): Promise<EntryRow> {
  const { db, projectId, caller } = call;
  const before = await holdEntry(db, projectId, body.id);
  checkVersion(before, body.version);
  checkState(before, caller);
  const { id: _, version: __, ...change } = body;
  // Also other changes of an expression: whoever edits it must be able to say what it does.
  checkMatching(change.matchMode ?? before.match_mode, caller);
  const after = await updateEntry(db, before, change, caller);
  await recordChanges(db, 'UPDATE', [{ before, after }], { by: caller });
  await auditEntry(call, 'update', { before, after });
  return after;
}

/** @throws VERSION_CONFLICT, RULES_NOT_MET: NOT_APPROVED_YET */
export async function transitionEntry(call: TransactionCall, move: GlossaryMove): Promise<EntryRow> {
  const before = await holdEntry(call.db, call.projectId, move.id);
  checkVersion(before, move.version);
  return await moveHeld(call, before, move.to);
}

async function moveHeld(call: TransactionCall, before: EntryRow, to: GlossaryMove['to']): Promise<EntryRow> {
  if (before.state === to) return before;
  if (before.state === 'PROPOSED' && to === 'DISABLED') throw notMet('NOT_APPROVED_YET', 'id');
  const after = await moveEntry(call.db, before, to, call.caller);
  await recordChanges(call.db, to === 'APPROVED' ? 'APPROVE' : 'DISABLE', [{ before, after }], {
    by: call.caller,
  });
  await auditEntry(call, to === 'APPROVED' ? 'approve' : 'disable', { before, after });
  return after;
}

/** @throws VERSION_CONFLICT, RULES_NOT_MET: APPROVER_NEEDED */
export async function deleteEntry(call: TransactionCall, id: string, version?: number): Promise<void> {
  const before = await holdEntry(call.db, call.projectId, id);
  checkVersion(before, version);
  checkState(before, call.caller);
  await removeEntry(call.db, before);
  await recordChanges(call.db, 'DELETE', [{ before }], { by: call.caller });
  await auditEntry(call, 'delete', { before });
}

/** One entry of a bulk call. @throws FORBIDDEN for moves by somebody who may not approve */
export async function changeOne(
  call: TransactionCall,
  id: string,
  action: GlossaryBulk['action'],
): Promise<void> {
  if (action === 'delete') return await deleteEntry(call, id);
  if (!mayApprove(call.caller)) throw new AppError('FORBIDDEN');
  const before = await holdEntry(call.db, call.projectId, id);
  await moveHeld(call, before, action === 'approve' ? 'APPROVED' : 'DISABLED');
}

/** Editors change proposals alone. */
function checkState(before: EntryRow, caller: EditingCaller): void {
  if (before.state !== 'PROPOSED' && !mayApprove(caller)) throw notMet('APPROVER_NEEDED', 'id');
}

function checkMatching(mode: string | undefined, { role }: EditingCaller): void {
  if (mode === 'REGEX' && role !== 'SUPPER_ADMIN') throw notMet('REGEX_NOT_ALLOWED', 'matchMode');
}
