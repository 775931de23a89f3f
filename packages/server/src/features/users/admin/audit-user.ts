import { type AuditEntry, type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import type { KnownUser } from './find-user-view.ts';
import { accountOf } from './user-row.ts';

type Verb = 'create' | 'update' | 'tick' | 'delete' | 'resetPassword' | 'resetSecondFactor';

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

/** Every project, whoever acts, and by id: names may change. */
function factsOf({ row, projects }: KnownUser): NonNullable<AuditEntry['before']> {
  const { otherProjects: _, ...account } = accountOf(row, projects, () => true);
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
