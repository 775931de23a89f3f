import type { ProjectRights } from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/roles.ts';
import { USER_RULE_TEXTS } from '@toasoan/contract/features/users/user-rule-texts.ts';
import type { UserField, UserRights } from '@toasoan/contract/features/users/user-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { findProjectFacts, isLiving, type Membership } from '../memberships-view.ts';
import { aboveYou } from './above-you.ts';
import { type KnownUser, projectsKnownTo, type UserReader } from './find-user-view.ts';

export interface RightsProposal {
  readonly role?: Role | undefined;
  readonly projects?: readonly string[] | undefined;
  readonly permissionGrants?: readonly string[] | undefined;
  readonly permissionDenials?: readonly string[] | undefined;
  readonly projectRights?: readonly RightsInProject[] | undefined;
}

/** What one membership gives and takes. */
export interface RightsInProject extends ProjectRights {
  readonly projectId: string;
}

export interface RightsPlan {
  readonly before: UserRights;
  readonly after: UserRights;
  /** Which of them really change. */
  readonly fields: readonly UserField[];
  /** Every membership afterwards, including archived projects. */
  readonly memberOf: readonly RightsInProject[];
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
 * those alone: the others stay. @throws INVALID_INPUT, ABOVE_YOU, RULES_NOT_MET.
 */
export async function planRights(
  reader: UserReader,
  user: KnownUser,
  proposal: RightsProposal,
): Promise<RightsPlan> {
  const before = rightsOf(user);
  const known = user.account.projects;
  const hidden = user.projects.filter((project) => !known.some((one) => isSame(one, project)));
  const wanted =
    proposal.projects === undefined ? known : await wantedProjects(reader, proposal.projects, known);
  const projects = withRights(wanted, proposal.projectRights ?? []);
  const after = {
    role: proposal.role ?? before.role,
    permissionGrants: proposal.permissionGrants ?? before.permissionGrants,
    permissionDenials: proposal.permissionDenials ?? before.permissionDenials,
    projects: [...projects, ...hidden].filter(isLiving),
  };
  const ids = (list: readonly Membership[]) => list.map(({ projectId }) => projectId);
  const isChanged = (project: Membership) => {
    const was = wanted.find((one) => isSame(one, project));
    return !LISTS.every((list) => isSameSet(was?.[list] ?? [], project[list]));
  };
  const changed: Readonly<Record<string, boolean>> = {
    role: after.role !== before.role,
    projects: !isSameSet(ids(known), ids(projects)),
    permissionGrants: !isSameSet(before.permissionGrants, after.permissionGrants),
    permissionDenials: !isSameSet(before.permissionDenials, after.permissionDenials),
    projectRights: projects.some(isChanged),
  };
  const fields = FIELDS.filter((field) => changed[field]);
  return { before, after, fields, memberOf: [...projects, ...hidden] };
}

const FIELDS = ['role', 'projects', 'permissionGrants', 'permissionDenials', 'projectRights'] as const;
const LISTS = ['permissionGrants', 'permissionDenials'] as const;

/** @throws RULES_NOT_MET for a project that the account does not belong to. */
export function withRights(
  projects: readonly Membership[],
  rights: readonly RightsInProject[],
): readonly Membership[] {
  const outside = rights.some((one) => !projects.some((project) => isSame(project, one)));
  if (outside) throw ruleNotMet(USER_RULE_TEXTS, 'NOT_IN_PROJECT', 'projectRights');
  return projects.map((project) => {
    const own = rights.find((one) => isSame(one, project)) ?? project;
    const { permissionGrants, permissionDenials } = own;
    return {
      ...project,
      permissionGrants: [...permissionGrants],
      permissionDenials: [...permissionDenials],
    };
  });
}

function isSame(one: { readonly projectId: string }, other: { readonly projectId: string }): boolean {
  return one.projectId === other.projectId;
}

/** The named projects, with what the account already has there. @throws INVALID_INPUT, ABOVE_YOU. */
export async function wantedProjects(
  reader: UserReader,
  ids: readonly string[],
  before: readonly Membership[] = [],
): Promise<Membership[]> {
  const known = await findProjectFacts(reader.db, ids);
  if (reader.caller.role === 'SUPPER_ADMIN') {
    const existing = new Set(known.map(({ projectId }) => projectId));
    const unknown = ids.findIndex((id) => !existing.has(id));
    if (unknown >= 0)
      throw new AppError('INVALID_INPUT', {
        fields: [{ field: `projects.${unknown}`, code: 'unknownReference' }],
      });
  } else {
    // To others an unknown, an archived and a foreign project are the same, whether or not the person belongs to it.
    const isKnown = await projectsKnownTo(reader);
    if (!ids.every((id) => isKnown({ projectId: id }))) throw aboveYou('PROJECT_NOT_YOURS', 'projects');
  }
  return known.map(
    (project) =>
      before.find((one) => isSame(one, project)) ?? {
        ...project,
        permissionGrants: [],
        permissionDenials: [],
      },
  );
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
