import { PERMISSIONS, type Permission } from '@toasoan/contract/access/permissions.ts';
import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import { userCreate } from '@toasoan/contract/features/users/user-account.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import type { Person } from './person.ts';
import type { RightsValues } from './rehearsal/rights-proposal.ts';

/** What the form of an account holds. */
export interface UserValues extends RightsValues {
  readonly accountType: AccountType;
  readonly displayName: string;
  /** Empty: made from the e-mail or the name. Never changed later. */
  readonly username: string;
  readonly email: string;
  readonly mobile: string;
  readonly avatar: ImageRef | null;
  readonly status: Status;
  /** A new account's owner chooses the password by a link; else it is given here. */
  readonly byLink: boolean;
  readonly password: string;
}

/** A new account belongs to the project one works in. */
export function blankValues(projectId: string): UserValues {
  return {
    accountType: 'user',
    displayName: '',
    username: '',
    email: '',
    mobile: '',
    avatar: null,
    role: 'AUTHOR',
    projects: projectId === '' ? [] : [projectId],
    permissionGrants: [],
    permissionDenials: [],
    status: 'ENABLE',
    byLink: true,
    password: '',
  };
}

export function valuesOf(person: Person): UserValues {
  const { accountType, displayName, username, email, mobile, role, status } = person;
  return {
    accountType,
    displayName,
    username,
    email,
    mobile,
    avatar: person.avatarPicture,
    role,
    status,
    projects: person.projects.map(({ projectId }) => projectId),
    permissionGrants: inTheirOrder(person.permissionGrants),
    permissionDenials: inTheirOrder(person.permissionDenials),
    byLink: true,
    password: '',
  };
}

/** One order for every list, so that giving and taking back leaves nothing changed. */
export function inTheirOrder(permissions: readonly string[]): readonly Permission[] {
  return PERMISSIONS.filter((permission) => permissions.includes(permission));
}

/** What both saving calls take. */
export function commonInput(values: UserValues) {
  return {
    displayName: values.displayName,
    mobile: values.mobile,
    role: values.role,
    projects: [...values.projects],
    permissionGrants: [...values.permissionGrants],
    permissionDenials: [...values.permissionDenials],
    status: values.status,
    email: values.email.trim(),
  };
}

export function createInput(values: UserValues) {
  const { accountType } = values;
  const username = values.username.trim();
  const { email, ...common } = commonInput(values);
  return {
    ...common,
    ...(email === '' ? {} : { email }),
    accountType,
    ...(username === '' ? {} : { username }),
    ...(accountType === 'user' && !values.byLink ? { password: values.password } : {}),
  };
}

/** By the schema of the server; only SUPPER_ADMIN would see somebody who is in no project. */
export function userProblems(values: UserValues, mayBeNowhere: boolean): readonly Problem[] {
  const problems = schemaProblems(userCreate, createInput(values));
  if (mayBeNowhere || values.projects.length > 0) return problems;
  return [...problems, { field: 'projects', code: 'tooFew', params: { min: 1 } }];
}
