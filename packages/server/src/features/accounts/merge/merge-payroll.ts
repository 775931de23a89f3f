import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { findPayroll, hasPayroll, removePayroll, savePayroll } from '../payroll/payroll-store.ts';

interface Pair {
  readonly fromId: string;
  readonly intoId: string;
}

/** What a merge does to payment details: the same person is paid to one account number. */
export async function payrollOfMerge(
  db: Db,
  { fromId, intoId }: Pair,
): Promise<'none' | 'taken' | 'ownStays'> {
  if (!(await hasPayroll(db, fromId))) return 'none';
  return (await hasPayroll(db, intoId)) ? 'ownStays' : 'taken';
}

/**
 * The account that stays gets the details where it has none; those of the other one stay sealed for the way back.
 * @returns whether it got them. @throws SECRET_UNREADABLE.
 */
export async function takePayroll(
  db: Db,
  { fromId, intoId, projectId }: Pair & { readonly projectId: string },
  secretBox: SecretBox,
): Promise<boolean> {
  if ((await payrollOfMerge(db, { fromId, intoId })) !== 'taken') return false;
  const payroll = await findPayroll(db, fromId, secretBox);
  await savePayroll(db, { userId: intoId, projectId, payroll }, secretBox);
  return true;
}

/** Takes the details away again, unless somebody changed them since. @throws SECRET_UNREADABLE. */
export async function givePayrollBack(db: Db, { fromId, intoId }: Pair, secretBox: SecretBox): Promise<void> {
  const [own, taken] = [await findPayroll(db, fromId, secretBox), await findPayroll(db, intoId, secretBox)];
  if (JSON.stringify(own) === JSON.stringify(taken)) await removePayroll(db, intoId);
}
