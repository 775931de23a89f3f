import type { ProjectColor, WorkflowMode } from '@toasoan/contract/features/projects/project.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { Db } from '#server/core/db/database.ts';

/** A project as far as people's rights depend on it. */
export interface ProjectFacts {
  readonly projectId: string;
  readonly code: string;
  readonly name: string;
  readonly color: ProjectColor;
  readonly status: Status;
  readonly workflowMode: WorkflowMode;
}

/** A project of a person, with what the membership gives and takes there. */
export interface Membership extends ProjectFacts {
  readonly permissionGrants: string[];
  readonly permissionDenials: string[];
}

/** Archived projects give no rights. */
export function isLiving({ status }: Pick<ProjectFacts, 'status'>): boolean {
  return status === 'ENABLE';
}

const FACTS = [
  'id as projectId',
  'code',
  'name',
  'color',
  'status',
  'workflow_mode as workflowMode',
] as const;

export async function findProjectFacts(db: Db, ids: readonly string[]): Promise<ProjectFacts[]> {
  if (ids.length === 0) return [];
  return await db.selectFrom('projects').select(FACTS).where('id', 'in', ids).orderBy('id').execute();
}

export async function findLivingProjects(db: Db): Promise<ProjectFacts[]> {
  return await db.selectFrom('projects').select(FACTS).where('status', '=', 'ENABLE').orderBy('id').execute();
}

/** The projects of each person, including archived ones. */
export async function findMemberships(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Membership[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('project_members as m')
    .innerJoin('projects', 'projects.id', 'm.project_id')
    .select(FACTS)
    .select([
      'm.user_id',
      'm.permission_grants as permissionGrants',
      'm.permission_denials as permissionDenials',
    ])
    .where('m.user_id', 'in', userIds)
    .orderBy('projects.id')
    .execute();
  const people = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map([...people].map(([id, of]) => [id, of.map(({ user_id: _, ...membership }) => membership)]));
}

export async function findMembershipsOf(db: Db, userId: string): Promise<readonly Membership[]> {
  return (await findMemberships(db, [userId])).get(userId) ?? [];
}
