import type { EndpointAccess } from '../core/endpoint.ts';
import { AREA_RULES, type AreaRule } from './area-rules.ts';
import {
  isHeld,
  type Permission,
  type PermissionHolder,
  type PermissionReason,
  reasonOfPermission,
  rolesWith,
} from './permissions.ts';
import type { ProjectOfRights } from './rights.ts';
import { EVERYONE, type Role } from './role-names.ts';

export interface WhyPerson extends PermissionHolder {
  readonly status: 'ENABLE' | 'DISABLED';
  /** Today is within the days on which the account may sign in. */
  readonly isInAccessDays: boolean;
  /** The call in question is refused until the password is changed. */
  readonly mustChangePassword: boolean;
  /** The call in question is refused until a second factor that is due is set up. */
  readonly mustSetUpSecondFactor: boolean;
}

export interface WhyProject extends ProjectOfRights {
  readonly status: 'ENABLE' | 'DISABLED';
  readonly isMember: boolean;
}

export interface WhyQuestion {
  readonly access: EndpointAccess;
  readonly person: WhyPerson;
  /** 'unknown' for an id without a project. */
  readonly project: WhyProject | 'none' | 'unknown';
}

export type WhyCode =
  | PermissionReason
  | 'NO_SIGN_IN_NEEDED'
  | 'ANY_SESSION'
  | 'OPEN_TO_EVERYONE'
  | 'ROLE_LISTED'
  | 'ACCOUNT_DISABLED'
  | 'OUTSIDE_ACCESS_DAYS'
  | 'PASSWORD_CHANGE'
  | 'SECOND_FACTOR'
  | 'PROJECT_REQUIRED'
  | 'PROJECT_UNKNOWN'
  | 'PROJECT_ARCHIVED'
  | 'NOT_A_MEMBER'
  | 'ROLE_NOT_LISTED'
  | 'NOT_IN_THIS_PROJECT'
  // About one post, after everything above.
  | 'POST_ALLOWED'
  | 'POST_STATE'
  | 'POST_OWN'
  | 'POST_NOT_OWN'
  | 'POST_LOCKED';

/** The one deciding rule, as data; `params` fill the placeholders of its text. */
export interface WhyAnswer {
  readonly allowed: boolean;
  readonly code: WhyCode;
  readonly params: {
    readonly role: Role;
    /** The roles that the rule names. */
    readonly roles: readonly Role[];
    readonly permission: Permission | '';
    readonly projectId: string;
  };
}

/** Checks in the server's order and stops at the deciding rule. */
export function why(question: WhyQuestion): WhyAnswer {
  const { access, person } = question;
  if (access.token === 'none' || access.token === 'reader' || access.token === 'key')
    return answer(question, true, 'NO_SIGN_IN_NEEDED');
  if (person.status !== 'ENABLE') return answer(question, false, 'ACCOUNT_DISABLED');
  if (!person.isInAccessDays) return answer(question, false, 'OUTSIDE_ACCESS_DAYS');
  if (access.token === 'any') return answer(question, true, 'ANY_SESSION');
  if (person.mustChangePassword) return answer(question, false, 'PASSWORD_CHANGE');
  if (person.mustSetUpSecondFactor) return answer(question, false, 'SECOND_FACTOR');
  const rule: AreaRule = AREA_RULES[access.area];
  return (
    refusalOfProject(question, rule) ??
    refusalOfArea(question, rule) ??
    answerOfPermissions(question, rule, access.permissions)
  );
}

/** Why a person has a permission in a project they may work in, or has it not. */
export function reasonInProject(permission: Permission, person: WhyPerson, project: WhyProject): WhyAnswer {
  const reason = reasonOfPermission(permission, person, project);
  const question = { access: { token: 'any' }, person, project } as const;
  return answer(question, isHeld(reason), reason, rolesWith(permission), permission);
}

function refusalOfProject(question: WhyQuestion, rule: AreaRule): WhyAnswer | undefined {
  const { project, person } = question;
  if (!rule.needProject || project === 'none') return undefined;
  if (project === 'unknown') return answer(question, false, 'PROJECT_UNKNOWN');
  if (person.role !== 'SUPPER_ADMIN' && !project.isMember) return answer(question, false, 'NOT_A_MEMBER');
  return project.status === 'ENABLE' ? undefined : answer(question, false, 'PROJECT_ARCHIVED');
}

function refusalOfArea(question: WhyQuestion, rule: AreaRule): WhyAnswer | undefined {
  const { role } = question.person;
  const isListed =
    rule.authorityRole === 'any' ? rule.roles.includes(role) : rule.roles.every((one) => one === role);
  if (rule.roles.length > 0 && !isListed) return answer(question, false, 'ROLE_NOT_LISTED', rule.roles);
  const projectId = usableProject(question)?.projectId ?? '';
  if (rule.needProject && projectId === '') return answer(question, false, 'PROJECT_REQUIRED');
  const isOutside = rule.listProject.length > 0 && !rule.listProject.includes(projectId);
  return isOutside || rule.hideForProjects.includes(projectId)
    ? answer(question, false, 'NOT_IN_THIS_PROJECT')
    : undefined;
}

/** The first missing permission decides; if none is missing, the one that does not come from the role. */
function answerOfPermissions(
  question: WhyQuestion,
  rule: AreaRule,
  wanted: readonly Permission[],
): WhyAnswer {
  const judge = (permission: Permission) => ({
    permission,
    reason: reasonOfPermission(permission, question.person, usableProject(question)),
  });
  const ofArea = rule.authority.map(judge);
  const held = ofArea.filter(({ reason }) => isHeld(reason));
  // One of the area's permissions is enough in the mode any.
  const counted = rule.authorityType === 'any' && held.length > 0 ? held.slice(0, 1) : ofArea;
  const judged = [...counted, ...wanted.map(judge)];
  const deciding =
    judged.find(({ reason }) => !isHeld(reason)) ??
    judged.find(({ reason }) => reason !== 'PERMISSION_BY_ROLE') ??
    judged.at(-1);
  if (deciding === undefined) return answerOfRole(question, rule);
  const { permission, reason } = deciding;
  return answer(question, isHeld(reason), reason, rolesWith(permission), permission);
}

function answerOfRole(question: WhyQuestion, { roles }: AreaRule): WhyAnswer {
  const isForAll = roles.length === 0 || EVERYONE.every((role) => roles.includes(role));
  return isForAll ? answer(question, true, 'OPEN_TO_EVERYONE') : answer(question, true, 'ROLE_LISTED', roles);
}

/** The project as the server sees it: another user's or an archived project counts as none. */
function usableProject({ project, person }: WhyQuestion): WhyProject | undefined {
  if (project === 'none' || project === 'unknown' || project.status !== 'ENABLE') return undefined;
  return project.isMember || person.role === 'SUPPER_ADMIN' ? project : undefined;
}

function answer(
  { person, project }: WhyQuestion,
  allowed: boolean,
  code: WhyCode,
  roles: readonly Role[] = [],
  permission: Permission | '' = '',
): WhyAnswer {
  const projectId = typeof project === 'string' ? '' : project.projectId;
  return { allowed, code, params: { role: person.role, roles, permission, projectId } };
}
