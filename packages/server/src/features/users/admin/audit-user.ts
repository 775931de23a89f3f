import type { UserAccount } from '@toasoan/contract/features/users/user-account.ts';
import { type AuditEntry, type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import { changedFields, type Facts } from '#server/core/audit/changed-fields.ts';

type Verb = 'create' | 'update' | 'tick' | 'delete' | 'resetPassword' | 'resetSecondFactor';

interface States {
  readonly before?: UserAccount | undefined;
  readonly after?: UserAccount | undefined;
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
  { before, after }: { readonly before: UserAccount; readonly after: UserAccount },
): Promise<void> {
  const [was, is] = [factsOf(before), factsOf(after)];
  const verb = after.status === 'DISABLED' ? 'suspend' : 'resume';
  const { displayName } = after;
  if (before.status !== after.status)
    await writeAudit(source, {
      action: `user.${verb}`,
      entity: 'user',
      entityId: userId,
      before: { displayName, status: before.status },
      after: { displayName, status: after.status },
    });
  const rest = { ...is, status: before.status };
  if (before.status === after.status || differs(was, rest))
    await writeAudit(source, {
      action: 'user.update',
      entity: 'user',
      entityId: userId,
      before: was,
      after: rest,
    });
}

/** Apart from what every save changes. */
function differs(one: Facts, other: Facts): boolean {
  const marks = ['version', 'updateTime', 'updatedBy'];
  const { before } = changedFields(one, other);
  return Object.keys(before ?? {}).some((field) => !marks.includes(field));
}

/** Projects by id: their names may change. */
function factsOf(account: UserAccount): NonNullable<AuditEntry['before']> {
  return { ...account, projects: account.projects.map(({ projectId }) => projectId) };
}
