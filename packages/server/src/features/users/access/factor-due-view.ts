import { isFactorDue } from '#server/core/auth/second-factor-due.ts';
import type { Db } from '#server/core/db/database.ts';
import type { UserRow } from '../admin/user-row.ts';

/** True while the rules of the sign-in open only the set-up of a second factor to a person. */
export async function owesSecondFactor(
  db: Db,
  person: Pick<UserRow, 'role' | 'verify_type' | 'force_factor' | 'create_time'>,
  now = new Date(),
): Promise<boolean> {
  const rules = await db
    .selectFrom('sign_in_rules')
    .select(['factor_since', 'grace_days'])
    .executeTakeFirst();
  return isFactorDue(
    { ...person, factor_since: rules?.factor_since ?? null, grace_days: rules?.grace_days ?? null },
    now,
  );
}
