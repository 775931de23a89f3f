import { ROLES, type Role } from '@toasoan/contract/access/roles.ts';
import { DEFAULT_GRACE_DAYS, type SignInRules } from '@toasoan/contract/features/session/sign-in-rules.ts';
import { VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { CurrentVersion } from '#server/core/db/version-conflict.ts';

type FactorSince = Readonly<Partial<Record<Role, string>>>;

interface KeptRules extends CurrentVersion {
  readonly factor_since: FactorSince;
  readonly grace_days: number;
}

/** Without a row the system has its defaults, as version 1. */
const NONE: KeptRules = {
  factor_since: {},
  grace_days: DEFAULT_GRACE_DAYS,
  version: 1,
  updated_by_name: '',
  update_time: new Date(0),
};

export async function readSignInRules(db: Db): Promise<SignInRules> {
  const kept = (await selectRules(db).executeTakeFirst()) ?? NONE;
  const people = await countPeople(db);
  return {
    version: kept.version,
    factorRoles: rolesIn(kept.factor_since),
    graceDays: kept.grace_days,
    people: ROLES.map((role) => ({ role, ...(people.get(role) ?? { total: 0, withoutFactor: 0 }) })),
  };
}

export function rolesIn(since: FactorSince): Role[] {
  return ROLES.filter((role) => since[role] !== undefined);
}

/** One writer at a time: afterwards the row exists and is locked. */
export async function lockSignInRules(tx: Db): Promise<KeptRules> {
  await tx
    .insertInto('sign_in_rules')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await selectRules(tx).forUpdate().executeTakeFirstOrThrow();
}

export async function writeSignInRules(
  tx: Db,
  { factorSince, graceDays }: { readonly factorSince: FactorSince; readonly graceDays: number },
  { by, now }: { readonly by: { readonly userId: string; readonly displayName: string }; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('sign_in_rules')
    .set((eb) => ({
      factor_since: JSON.stringify(factorSince),
      grace_days: graceDays,
      version: eb('version', '+', 1),
      update_time: now,
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
    }))
    .execute();
}

function selectRules(db: Db) {
  return db
    .selectFrom('sign_in_rules')
    .select(['factor_since', 'grace_days', 'version', 'update_time', 'updated_by_name']);
}

async function countPeople(db: Db) {
  const rows = await db
    .selectFrom('users')
    .select(['role', sql<string>`count(*)`.as('total')])
    .select(sql<string>`count(*) FILTER (WHERE verify_type = ${VERIFY_NONE})`.as('without'))
    .where('account_type', '=', 'user')
    .where('status', '=', 'ENABLE')
    .where('deleted_time', 'is', null)
    .groupBy('role')
    .execute();
  return new Map(
    rows.map(({ role, total, without }) => [role, { total: Number(total), withoutFactor: Number(without) }]),
  );
}
