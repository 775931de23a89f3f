import type { AccountDetail } from '@toasoan/contract/features/accounts/account.ts';
import { checkAccount } from '@toasoan/contract/features/accounts/checks/check-account.ts';
import {
  type AnyProfile,
  accountKind,
  type ProfileKind,
} from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { PickedPerson } from '@toasoan/contract/features/users/people-search.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { avatarOf } from '#server/features/users/public.ts';
import { accountsIn } from './list/account-list-view.ts';
import { type AccountColumnsRow, accountFieldsOf } from './list/account-row.ts';
import { findSimilarAccounts } from './list/similar-accounts-view.ts';
import { findOpenMerges } from './merge/merge-store.ts';
import { maskedPayroll } from './payroll/payroll-store.ts';
import { findProfileFiles, withoutCredit } from './profile/profile-files-store.ts';
import { profileOf } from './profile/profile-store.ts';
import { projectName } from './profile/profile-view.ts';
import { type AccountReferences, countsByEntity } from './references/account-references.ts';

export interface AccountDependencies {
  readonly secretBox: SecretBox;
  readonly now: () => Date;
  /** Everything that names accounts. */
  readonly references: readonly AccountReferences[];
}

export type AccountReader = Pick<TransactionCall, 'db' | 'projectId' | 'caller'>;

/** The row of an account of the project. @throws NOT_FOUND, also for people who sign in. */
export async function getAccountRow(
  { db, projectId }: Pick<AccountReader, 'db' | 'projectId'>,
  id: string,
): Promise<AccountColumnsRow> {
  const row = await accountsIn(db, projectId).where('users.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** The same, held until the transaction ends. @throws NOT_FOUND. */
export async function holdAccountRow(
  { db, projectId }: Pick<AccountReader, 'db' | 'projectId'>,
  id: string,
): Promise<AccountColumnsRow> {
  const row = await accountsIn(db, projectId).where('users.id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

export async function readAccount(
  reader: AccountReader,
  id: string,
  { secretBox, references }: AccountDependencies,
): Promise<AccountDetail> {
  const { db, projectId, caller } = reader;
  const row = await getAccountRow(reader, id);
  const { kind } = row;
  const profile = profileOf(row);
  const isHome = row.project_id === projectId;
  const files = await findProfileFiles(db, { projectId: row.project_id, kind, profile });
  const facts = {
    hasPicture: row.avatar_id !== null || profile.coverId !== null,
    withoutCredit: withoutCredit(profile, files),
  };
  const names = [row.display_name, row.pen_name];
  const uses = await countsByEntity(references, db, { projectId, userId: id });
  const maySeePayroll = kind === 'author' && caller.permissionsHere.includes('account.payroll');
  return {
    ...accountFieldsOf(row),
    username: row.username,
    email: row.email,
    mobile: row.mobile,
    publishedTime: row.published_time?.toISOString() ?? null,
    tickReason: row.tick_reason,
    homeProject: isHome ? null : { projectId: row.project_id, name: await projectName(db, row.project_id) },
    profile,
    people: await findPeople(db, projectId, { kind, profile }),
    parts: kind === 'destination' ? await findParts(db, id) : [],
    files,
    checks: [...checkAccount(kind, profile, facts)],
    payroll: maySeePayroll ? await maskedPayroll(db, id, secretBox) : null,
    similar: await findSimilarAccounts(db, projectId, { kind, names, exceptId: id }, references),
    merges: await findOpenMerges(db, projectId, id),
    useCount: Object.values(uses).reduce((sum, count) => sum + count, 0),
  };
}

const PICKED = ['users.id', 'display_name', 'avatar_key', 'account_type'] as const;

interface Picked {
  readonly id: string;
  readonly display_name: string;
  readonly avatar_key: string | null;
  readonly account_type: PickedPerson['accountType'];
}

function pickedOf(row: Picked): PickedPerson {
  return {
    userId: row.id,
    displayName: row.display_name,
    avatar: avatarOf(row.avatar_key),
    accountType: row.account_type,
  };
}

/** Deleted accounts are left out: the form shows their place as empty. */
async function findPeople(
  db: Db,
  projectId: string,
  { kind, profile }: { readonly kind: ProfileKind; readonly profile: AnyProfile },
): Promise<PickedPerson[]> {
  const ids = accountKind(kind)
    .accountsOf(profile)
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .innerJoin('project_members', 'project_members.user_id', 'users.id')
    .select(PICKED)
    .where('project_members.project_id', '=', projectId)
    .where('users.id', 'in', ids)
    .where('deleted_time', 'is', null)
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(pickedOf));
}

async function findParts(db: Db, userId: string): Promise<PickedPerson[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('account_profiles', 'account_profiles.user_id', 'users.id')
    .select(PICKED)
    .where('parent_id', '=', userId)
    .where('is_gone', '=', false)
    .orderBy('users.display_name')
    .limit(100)
    .execute();
  return rows.map(pickedOf);
}
