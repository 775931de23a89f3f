import type { UserAccount } from '@toasoan/contract/features/users/user-account.ts';
import { type AuditEntry, type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';

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

/** Projects by id: their names may change. */
function factsOf(account: UserAccount): NonNullable<AuditEntry['before']> {
  return { ...account, projects: account.projects.map(({ projectId }) => projectId) };
}
