import { USER_RULE_TEXTS } from '@toasoan/contract/features/users/user-rule-texts.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';

/**
 * Whoever takes the place of a SUPPER_ADMIN away does so one at a time, so that two who act on each other
 * cannot leave none. @throws RULES_NOT_MET for the last one.
 */
export async function keepOneSuperAdmin(tx: Db, losing: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('super-admins'), 0)`.execute(tx);
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'SUPPER_ADMIN')
    .where('status', '=', 'ENABLE')
    .where('deleted_time', 'is', null)
    .where('id', '!=', losing)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) throw ruleNotMet(USER_RULE_TEXTS, 'LAST_SUPPER_ADMIN');
}
