import { masked, NO_PAYROLL, type Payroll } from '@toasoan/contract/features/accounts/payroll.ts';
import { sql } from 'kysely';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';

/** Sealed for this account and purpose alone: a box moved to another row does not open. */
export const payrollOwner = (userId: string): string => `payroll:${userId}`;

/** Of many accounts, by id. @throws SECRET_UNREADABLE when a key is not known. */
export async function findPayrolls(
  db: Db,
  userIds: readonly string[],
  secretBox: SecretBox,
): Promise<ReadonlyMap<string, Payroll>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('account_payrolls')
    .select(['user_id', 'box', 'key_id'])
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(rows.map((row) => [row.user_id, opened(row, secretBox)]));
}

/** Which of these accounts have an account number; one whose details cannot be opened has none that can be paid. */
export async function accountsWithBank(
  db: Db,
  userIds: readonly string[],
  secretBox: SecretBox,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('account_payrolls')
    .select(['user_id', 'box', 'key_id'])
    .where('user_id', 'in', userIds)
    .execute();
  const known = rows.filter((row) => {
    try {
      return opened(row, secretBox).bankAccount !== '';
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  });
  return new Set(known.map(({ user_id }) => user_id));
}

/** @throws SECRET_UNREADABLE when the key is not known. */
export async function findPayroll(db: Db, userId: string, secretBox: SecretBox): Promise<Payroll> {
  const row = await db
    .selectFrom('account_payrolls')
    .select(['user_id', 'box', 'key_id'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? NO_PAYROLL : opened(row, secretBox);
}

interface SealedPayroll {
  readonly user_id: string;
  readonly box: Buffer;
  readonly key_id: string;
}

function opened({ user_id, box, key_id }: SealedPayroll, secretBox: SecretBox): Payroll {
  const text = secretBox.open({ box, keyId: key_id }, payrollOwner(user_id));
  return { ...NO_PAYROLL, ...(JSON.parse(text) as Partial<Payroll>) };
}

export async function maskedPayroll(db: Db, userId: string, secretBox: SecretBox): Promise<Payroll> {
  const payroll = await findPayroll(db, userId, secretBox);
  return {
    taxCode: masked(payroll.taxCode),
    bankAccount: masked(payroll.bankAccount),
    bankName: payroll.bankName,
    idNumber: masked(payroll.idNumber),
  };
}

/** The caller holds the account. */
export async function savePayroll(
  db: Db,
  {
    userId,
    projectId,
    payroll,
  }: { readonly userId: string; readonly projectId: string; readonly payroll: Payroll },
  secretBox: SecretBox,
): Promise<void> {
  if (Object.values(payroll).every((value) => value === '')) {
    await db.deleteFrom('account_payrolls').where('user_id', '=', userId).execute();
    return;
  }
  const { box, keyId } = secretBox.seal(JSON.stringify(payroll), payrollOwner(userId));
  const columns = { project_id: projectId, box, key_id: keyId };
  await db
    .insertInto('account_payrolls')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

/** Whether any payment details are stored, readable or not. */
export async function hasPayroll(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_payrolls')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of deleted accounts that nobody owes anything; an account that was merged keeps its own for the way back. */
export async function removeSettledPayrolls(
  db: Db,
  projectId: string,
  isOwed: (db: Db, userId: string) => Promise<boolean>,
): Promise<void> {
  const gone = await db
    .selectFrom('account_payrolls as payrolls')
    .innerJoin('users', 'users.id', 'payrolls.user_id')
    .select('payrolls.user_id')
    .where('payrolls.project_id', '=', projectId)
    .where('users.deleted_time', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_merges')
            .select('account_merges.id')
            .whereRef('account_merges.from_id', '=', 'payrolls.user_id')
            .where('account_merges.undone_time', 'is', null),
        ),
      ),
    )
    .execute();
  for (const { user_id } of gone) if (!(await isOwed(db, user_id))) await removePayrollOfPerson(db, user_id);
}

/** Of this account alone. */
export async function removePayroll(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('account_payrolls').where('user_id', '=', userId).execute();
}

/** Nobody is paid any more, so nothing personal stays, nor of the accounts that were merged into it. */
export async function removePayrollOfPerson(db: Db, userId: string): Promise<void> {
  await sql`
    WITH RECURSIVE gone AS (
      SELECT ${userId}::bigint AS id
      UNION
      SELECT from_id FROM account_merges JOIN gone ON into_id = gone.id WHERE undone_time IS NULL
    )
    DELETE FROM account_payrolls WHERE user_id IN (SELECT id FROM gone)`.execute(db);
}
