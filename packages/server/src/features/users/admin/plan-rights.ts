import type { Role } from '@toasoan/contract/access/roles.ts';
import type { UserField, UserRights } from '@toasoan/contract/features/users/user-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { findMembershipsOf, findProjectFacts, type ProjectFacts } from '../memberships-view.ts';
import type { KnownUser, UserReader } from './find-user-view.ts';

export interface RightsProposal {
  readonly role?: Role | undefined;
  readonly projects?: readonly string[] | undefined;
  readonly permissionGrants?: readonly string[] | undefined;
  readonly permissionDenials?: readonly string[] | undefined;
}

export interface RightsPlan {
  readonly before: UserRights;
  readonly after: UserRights;
  /** Which of the four really change. */
  readonly fields: readonly UserField[];
  /** Every membership afterwards, including archived projects. */
  readonly memberOf: readonly string[];
}

export function rightsOf({ row, projects }: KnownUser): UserRights {
  return {
    role: row.role,
    permissionGrants: row.permission_grants,
    permissionDenials: row.permission_denials,
    projects: projects.filter(isLiving),
  };
}

/** An account's rights after a change. @throws INVALID_INPUT for an unknown project. */
export async function planRights(
  reader: UserReader,
  user: KnownUser,
  proposal: RightsProposal,
): Promise<RightsPlan> {
  const before = rightsOf(user);
  const wanted = proposal.projects ?? user.projects.map(({ projectId }) => projectId);
  const after = {
    role: proposal.role ?? before.role,
    permissionGrants: proposal.permissionGrants ?? before.permissionGrants,
    permissionDenials: proposal.permissionDenials ?? before.permissionDenials,
    projects: await wantedProjects(reader, wanted),
  };
  const changed: Readonly<Record<string, boolean>> = {
    role: after.role !== before.role,
    projects: !isSameSet(
      user.projects.map(({ projectId }) => projectId),
      wanted,
    ),
    permissionGrants: !isSameSet(before.permissionGrants, after.permissionGrants),
    permissionDenials: !isSameSet(before.permissionDenials, after.permissionDenials),
  };
  const fields = (['role', 'projects', 'permissionGrants', 'permissionDenials'] as const).filter(
    (field) => changed[field],
  );
  return { before, after, fields, memberOf: [...wanted, ...(await hiddenMemberships(reader, user))] };
}

/** Active projects, as rights depend on them. */
export async function wantedProjects(reader: UserReader, ids: readonly string[]): Promise<ProjectFacts[]> {
  const known = await findProjectFacts(reader.db, ids);
  if (reader.caller.role === 'SUPPER_ADMIN') {
    const existing = new Set(known.map(({ projectId }) => projectId));
    const unknown = ids.findIndex((id) => !existing.has(id));
    if (unknown >= 0)
      throw new AppError('INVALID_INPUT', {
        fields: [{ field: `projects.${unknown}`, code: 'unknownReference' }],
      });
    return known.filter(isLiving);
  }
  // Nobody but SUPPER_ADMIN can add an unknown or archived project: the rules refuse it without saying which it
  // is.
  return ids.map((id) => known.find((one) => one.projectId === id && isLiving(one)) ?? nobodys(id));
}

function nobodys(projectId: string): ProjectFacts {
  return { projectId, code: '', name: '', color: 'slate', status: 'ENABLE', workflowMode: 'THREE_STEP' };
}

/** Archived projects are unknown to others than SUPPER_ADMIN; their changes keep them. */
async function hiddenMemberships(reader: UserReader, { row }: KnownUser): Promise<string[]> {
  if (reader.caller.role === 'SUPPER_ADMIN') return [];
  const all = await findMembershipsOf(reader.db, row.id);
  return all.filter((project) => !isLiving(project)).map(({ projectId }) => projectId);
}

function isLiving({ status }: ProjectFacts): boolean {
  return status === 'ENABLE';
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
