import { SIGN_IN_LIMITS } from '@toasoan/contract/features/users/sign-in-limits.ts';
import { STAFF_FIELDS } from '@toasoan/contract/features/users/staff-fields.ts';
import { type AuditEntry, type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import { changedFields, type Facts } from '#server/core/audit/changed-fields.ts';
import type { KnownUser } from './find-user-view.ts';
import { accountOf } from './user-row.ts';

type Verb =
  | 'create'
  | 'update'
  | 'tick'
  | 'delete'
  | 'resetPassword'
  | 'resetSecondFactor'
  | 'signOut'
  | 'unlock';

interface States {
  readonly before?: KnownUser | undefined;
  readonly after?: KnownUser | undefined;
  /** Further facts, beside the new state. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

export async function auditUser(
  source: AuditSource,
  verb: Verb,
  userId: string,
  { before, after, facts }: States,
): Promise<void> {
  await writeAudit(source, {
    action: `user.${verb}`,
    entity: 'user',
    entityId: userId,
    before: before && factsOf(before),
    after: (after ?? facts) && { ...(after && factsOf(after)), ...facts },
  });
}

/** Suspending an account and lifting that are events of their own, beside whatever else changes with them. */
export async function auditUserUpdate(
  source: AuditSource,
  userId: string,
  {
    before,
    after,
    facts,
  }: {
    readonly before: KnownUser;
    readonly after: KnownUser;
    /** Of the profile. */
    readonly facts?: { readonly before: Facts; readonly after: Facts } | undefined;
  },
): Promise<void> {
  const was = { ...factsOf(before), ...facts?.before };
  const is = { ...factsOf(after), ...facts?.after };
  const { status } = before.account;
  const { displayName } = after.account;
  const entry = { entity: 'user', entityId: userId } as const;
  if (status !== after.account.status)
    await writeAudit(source, {
      ...entry,
      action: after.account.status === 'DISABLED' ? 'user.suspend' : 'user.resume',
      before: { displayName, status },
      after: { displayName, status: after.account.status },
    });
  const rest = { ...is, status };
  if (status === after.account.status || differs(was, rest))
    await writeAudit(source, { ...entry, action: 'user.update', before: was, after: rest });
}

/** Apart from what every save changes. */
function differs(one: Facts, other: Facts): boolean {
  const marks = ['version', 'updateTime', 'updatedBy'];
  const { before } = changedFields(one, other);
  return Object.keys(before ?? {}).some((field) => !marks.includes(field));
}

/** Other kinds of account have none of these. */
const NOT_STAFF = Object.fromEntries([...STAFF_FIELDS, ...SIGN_IN_LIMITS].map((field) => [field, undefined]));

/** Every project, whoever acts, and by id: names may change. */
function factsOf({ row, projects }: KnownUser): NonNullable<AuditEntry['before']> {
  const { otherProjects: _, ...all } = accountOf(row, projects, {
    isKnown: () => true,
    seesNote: true,
  });
  const isStaff = row.account_type === 'user';
  const account = isStaff ? all : { ...all, ...NOT_STAFF };
  return {
    ...account,
    projects: account.projects.map(({ projectId }) => projectId),
    projectRights: account.projects
      .filter(({ permissionGrants: given, permissionDenials: taken }) => given.length + taken.length > 0)
      .map(({ projectId, permissionGrants, permissionDenials }) => ({
        projectId,
        permissionGrants,
        permissionDenials,
      })),
  };
}
