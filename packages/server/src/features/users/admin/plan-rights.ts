import type { Role } from '@toasoan/contract/access/roles.ts';
import type { UserField, UserRights } from '@toasoan/contract/features/users/user-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { findProjectFacts, isLiving, type ProjectFacts } from '../memberships-view.ts';
import { aboveYou } from './above-you.ts';
import { type KnownUser, projectsKnownTo, type UserReader } from './find-user-view.ts';

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

/**
 * An account's rights after a change. A caller below SUPPER_ADMIN knows some of the memberships and decides about
 * those alone: the others stay. @throws INVALID_INPUT, ABOVE_YOU.
 */
export async function planRights(
  reader: UserReader,
  user: KnownUser,
  proposal: RightsProposal,
): Promise<RightsPlan> {
  const before = rightsOf(user);
  const known = user.account.projects.map(({ projectId }) => projectId);
  const hidden = user.projects.filter(({ projectId }) => !known.includes(projectId));
  const wanted = proposal.projects ?? known;
  const after = {
    role: proposal.role ?? before.role,
    permissionGrants: proposal.permissionGrants ?? before.permissionGrants,
    permissionDenials: proposal.permissionDenials ?? before.permissionDenials,
    projects: [...(await wantedProjects(reader, wanted)), ...hidden.filter(isLiving)],
  };
  const changed: Readonly<Record<string, boolean>> = {
    role: after.role !== before.role,
    projects: !isSameSet(known, wanted),
    permissionGrants: !isSameSet(before.permissionGrants, after.permissionGrants),
    permissionDenials: !isSameSet(before.permissionDenials, after.permissionDenials),
  };
  const fields = (['role', 'projects', 'permissionGrants', 'permissionDenials'] as const).filter(
    (field) => changed[field],
  );
  return { before, after, fields, memberOf: [...wanted, ...hidden.map(({ projectId }) => projectId)] };
}

/** Active projects, as rights depend on them. @throws INVALID_INPUT, ABOVE_YOU for a project that is not the caller's. */
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
  // To others an unknown, an archived and a foreign project are the same, whether or not the person belongs to it.
  const isKnown = await projectsKnownTo(reader);
  const shared = known.filter(isKnown);
  if (shared.length < new Set(ids).size) throw aboveYou('PROJECT_NOT_YOURS', 'projects');
  return shared;
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
