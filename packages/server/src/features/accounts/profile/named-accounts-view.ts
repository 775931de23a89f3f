import {
  type AnyProfile,
  accountKind,
  type NamedAccount,
  type ProfileKind,
} from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';

interface Naming {
  readonly projectId: string;
  readonly kind: ProfileKind;
  readonly before: AnyProfile | undefined;
  readonly after: AnyProfile;
}

/** Accounts that are newly named have to be members of the project and of a kind that fits. @throws INVALID_INPUT. */
export async function checkNamedAccounts(db: Db, { projectId, kind, before, after }: Naming): Promise<void> {
  const of = accountKind(kind);
  const known = new Set((before ? of.accountsOf(before) : []).map(({ id }) => id));
  const added = of.accountsOf(after).filter(({ id }) => !known.has(id));
  if (added.length === 0) return;
  const rows = await db
    .selectFrom('users')
    .select(['id', 'account_type'])
    .where('deleted_time', 'is', null)
    .where(
      'id',
      'in',
      added.map(({ id }) => id),
    )
    .where('id', 'in', (eb) =>
      eb.selectFrom('project_members').select('user_id').where('project_id', '=', projectId),
    )
    .execute();
  const typeOf = new Map(rows.map(({ id, account_type }) => [id, account_type]));
  const fits = ({ id, kinds }: NamedAccount) => kinds.some((one) => one === typeOf.get(id));
  const wrong = added.filter((one) => !fits(one));
  if (wrong.length === 0) return;
  throw new AppError('INVALID_INPUT', {
    fields: wrong.map(({ field }) => ({ field: `profile.${field}`, code: 'unknownReference' })),
  });
}
