import type { AccessDays } from '@toasoan/contract/features/users/sign-in-limits.ts';
import type { StaffField } from '@toasoan/contract/features/users/staff-fields.ts';
import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import { userCreate } from '@toasoan/contract/features/users/user-account.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import { inTheirOrder } from './permission-order.ts';
import type { Person } from './person.ts';
import { projectRightsInput, type RightsValues } from './preview/rights-proposal.ts';
import { projectRightsOf } from './project-rights.ts';

/** The values of the account form. */
export interface UserValues extends RightsValues, AccessDays, Readonly<Record<StaffField, string>> {
  readonly accountType: AccountType;
  readonly displayName: string;
  /** Empty: derived from the e-mail or the name. Never changed later. */
  readonly username: string;
  readonly email: string;
  readonly mobile: string;
  readonly avatar: ImageRef | null;
  readonly status: Status;
  readonly force2FA: boolean;
  /** The owner of a new account chooses the password by a link; otherwise it is given here. */
  readonly byLink: boolean;
  readonly password: string;
}

/** A new account belongs to the current project. */
export function blankValues(projectId: string): UserValues {
  return {
    accountType: 'user',
    displayName: '',
    username: '',
    email: '',
    mobile: '',
    staffTitle: '',
    department: '',
    employeeCode: '',
    phoneExt: '',
    note: '',
    accessFrom: '',
    accessTo: '',
    force2FA: false,
    avatar: null,
    role: 'AUTHOR',
    projects: projectId === '' ? [] : [projectId],
    permissionGrants: [],
    permissionDenials: [],
    projectRights: [],
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
    staffTitle: person.staffTitle,
    department: person.department,
    employeeCode: person.employeeCode,
    phoneExt: person.phoneExt,
    note: person.note ?? '',
    accessFrom: person.accessFrom,
    accessTo: person.accessTo,
    force2FA: person.force2FA,
    avatar: person.avatarPicture,
    role,
    status,
    projects: person.projects.map(({ projectId }) => projectId),
    permissionGrants: inTheirOrder(person.permissionGrants),
    permissionDenials: inTheirOrder(person.permissionDenials),
    projectRights: projectRightsOf(person),
    byLink: true,
    password: '',
  };
}

/** What both save calls accept. */
function commonInput(values: UserValues) {
  return {
    displayName: values.displayName,
    mobile: values.mobile,
    role: values.role,
    projects: [...values.projects],
    permissionGrants: [...values.permissionGrants],
    permissionDenials: [...values.permissionDenials],
    status: values.status,
    email: values.email.trim(),
    ...(values.accountType === 'user' && staffInputOf(values)),
  };
}

/** Whatever was typed for a staff account before another kind was chosen stays out. */
function staffInputOf(values: UserValues) {
  const { staffTitle, department, employeeCode, phoneExt, note, accessFrom, accessTo, force2FA } = values;
  return { staffTitle, department, employeeCode, phoneExt, note, accessFrom, accessTo, force2FA };
}

/** The fields that differ from the account: nothing else is sent, so nothing else can be reverted. */
export function changedInput(values: UserValues, person: Person) {
  const before: object = commonInput(valuesOf(person));
  const isSame = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(before[key as keyof typeof before]);
  const changed = Object.entries(commonInput(values)).filter((entry) => !isSame(entry));
  const projectRights = projectRightsInput(person, values);
  const avatarId = values.avatar?.mediaId ?? null;
  return {
    ...(Object.fromEntries(changed) as Partial<ReturnType<typeof commonInput>>),
    ...(projectRights.length > 0 && { projectRights }),
    ...(avatarId !== (person.avatarPicture?.mediaId ?? null) && { avatarId }),
  };
}

export function createInput(values: UserValues) {
  const { accountType } = values;
  const projectRights = projectRightsInput(undefined, values);
  const username = values.username.trim();
  const { email, ...common } = commonInput(values);
  return {
    ...common,
    ...(email === '' ? {} : { email }),
    ...(projectRights.length > 0 && { projectRights }),
    accountType,
    ...(username === '' ? {} : { username }),
    ...(accountType === 'user' && !values.byLink ? { password: values.password } : {}),
  };
}

/** The server's schema demands a project; only SUPPER_ADMIN would see an account without one. */
export function userProblems(values: UserValues, mayBeNowhere: boolean): readonly Problem[] {
  const problems = schemaProblems(userCreate, createInput(values));
  if (mayBeNowhere || values.projects.length > 0) return problems;
  return [...problems, { field: 'projects', code: 'tooFew', params: { min: 1 } }];
}
