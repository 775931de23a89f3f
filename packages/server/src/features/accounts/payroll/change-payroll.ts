import type { Payroll, PayrollChange } from '@toasoan/contract/features/accounts/payroll.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { type AccountDependencies, getAccountRow, holdAccountRow } from '../account-detail-view.ts';
import { writeNextVersion } from '../account-store.ts';
import { findPayroll, savePayroll } from './payroll-store.ts';

/** In full, which the log remembers: who looked, at whose, and no value. @throws NOT_FOUND. */
export async function showPayroll(
  call: TransactionCall,
  id: string,
  { secretBox }: AccountDependencies,
): Promise<Payroll> {
  const row = await getAccountRow(call, id);
  if (row.kind !== 'author') throw new AppError('NOT_FOUND');
  const payroll = await findPayroll(call.db, id, secretBox);
  // Sealed with the current key from now on.
  await savePayroll(call.db, { userId: id, projectId: row.project_id, payroll }, secretBox);
  await writeAudit(call, {
    action: 'user.showPayroll',
    entity: 'user',
    entityId: id,
    after: { displayName: row.display_name, payrollFields: filled(payroll) },
  });
  return payroll;
}

/** @throws NOT_FOUND, VERSION_CONFLICT. */
export async function changePayroll(
  call: TransactionCall,
  { userId, version, ...change }: PayrollChange,
  { secretBox, now }: AccountDependencies,
): Promise<void> {
  const row = await holdAccountRow(call, userId);
  if (row.kind !== 'author') throw new AppError('NOT_FOUND');
  checkVersion(row, version);
  const before = await findPayroll(call.db, userId, secretBox);
  const payroll = { ...before };
  for (const key of KEYS) payroll[key] = change[key] ?? before[key];
  const changed = KEYS.filter((key) => before[key] !== payroll[key]);
  if (changed.length === 0) return;
  await savePayroll(call.db, { userId, projectId: row.project_id, payroll }, secretBox);
  await writeNextVersion(call.db, userId, { by: call.caller, now: now() });
  await writeAudit(call, {
    action: 'user.savePayroll',
    entity: 'user',
    entityId: userId,
    after: { displayName: row.display_name, payrollFields: changed },
  });
}

const KEYS = ['taxCode', 'bankAccount', 'bankName', 'idNumber'] as const;

function filled(payroll: Payroll): string[] {
  return KEYS.filter((key) => payroll[key] !== '');
}
