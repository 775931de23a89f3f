import * as z from 'zod/mini';
import { PERMISSIONS, type Permission } from '../../access/permissions.ts';
import { role } from '../../access/roles.ts';
import { contentId, version } from '../../core/ids.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { imageRef } from '../../vocabulary/picture.ts';
import { status } from '../../vocabulary/status.ts';
import { projectColor, workflowMode } from '../projects/project.ts';
import { accountType, permission } from './people-search.ts';
import {
  areDaysInOrder,
  SIGN_IN_LIMITS,
  type SignInLimit,
  signInLimits,
  signInLimitsInput,
} from './sign-in-limits.ts';
import { STAFF_FIELDS, type StaffField, staffFields, staffInput } from './staff-fields.ts';
import { type AccountType, displayName, email, newPassword } from './user.ts';

const MAX_PROJECTS = 500;

const username = z
  .string({ error: 'type' })
  .check(
    z.minLength(3, { error: 'tooShort' }),
    z.maxLength(50, { error: 'tooLong' }),
    z.regex(/^[a-z0-9._-]+$/, { error: 'pattern' }),
  );
/** In Vietnam or with the country in front; spaces and dots between the digits are dropped; '' clears it. */
const mobile = z.pipe(
  z.pipe(
    oneLine({ max: 40 }),
    z.transform((value: string) => value.replace(/[\s.()-]/g, '')),
  ),
  z.string().check(z.regex(/^(|\+[1-9]\d{6,14}|0\d{8,10})$/, { error: 'pattern' })),
);
const permissionList = z.pipe(
  z.array(permission).check(z.maxLength(PERMISSIONS.length, { error: 'tooMany' })),
  z.transform((list: Permission[]) => [...new Set(list)]),
);
const projectList = z.pipe(
  z.array(contentId).check(z.maxLength(MAX_PROJECTS, { error: 'tooMany' })),
  z.transform((list: string[]) => [...new Set(list)]),
);

/** What one membership gives and takes; projects that are not listed keep theirs. */
const projectRightsList = z
  .array(
    z.strictObject({
      projectId: contentId,
      permissionGrants: permissionList,
      permissionDenials: permissionList,
    }),
  )
  .check(
    z.maxLength(MAX_PROJECTS, { error: 'tooMany' }),
    z.refine((list) => new Set(list.map(({ projectId }) => projectId)).size === list.length, {
      error: 'choice',
    }),
  );

const rights = {
  role: z.optional(role),
  projects: z.optional(projectList),
  permissionGrants: z.optional(permissionList),
  permissionDenials: z.optional(permissionList),
  projectRights: z.optional(projectRightsList),
};

/** `name` and `displayName` are one column; if both are sent, `displayName` wins. */
const fields = {
  displayName: z.optional(displayName),
  name: z.optional(displayName),
  email: z.optional(email),
  mobile: z.optional(mobile),
  ...rights,
  status: z.optional(status),
  ...staffInput,
  ...signInLimitsInput,
};
/**
 * The facts of its kind, for accounts that are no people who sign in: any keys of `ProfileOf` of the feature
 * `accounts`, which checks them.
 */
const profile = z.optional(z.record(z.string(), z.unknown()));
/** A picture of the library of the current project. */
const avatarId = z.optional(z.nullable(contentId));

type FieldOfStaff = StaffField | SignInLimit;
type OfKind = Readonly<Partial<Record<FieldOfStaff, unknown>>> & { readonly accountType: AccountType };

function ofStaffAlone(field: FieldOfStaff) {
  return z.refine<OfKind>((body) => body.accountType === 'user' || body[field] === undefined, {
    error: 'unknownKey',
    path: [field],
  });
}

export const userCreate = z
  .strictObject({
    ...fields,
    username: z.optional(username),
    accountType: z._default(accountType, 'user'),
    role: z._default(role, 'AUTHOR'),
    password: z.optional(newPassword),
    profile,
  })
  .check(
    z.refine(({ displayName, name }) => (displayName ?? name) !== undefined, {
      error: 'required',
      path: ['displayName'],
    }),
    // A user who signs in needs an e-mail.
    z.refine(({ accountType, email }) => accountType !== 'user' || email !== undefined, {
      error: 'required',
      path: ['email'],
    }),
    z.refine(({ accountType, password }) => accountType === 'user' || password === undefined, {
      error: 'unknownKey',
      path: ['password'],
    }),
    z.refine(({ accountType, profile: facts }) => accountType !== 'user' || facts === undefined, {
      error: 'unknownKey',
      path: ['profile'],
    }),
    ...[...STAFF_FIELDS, ...SIGN_IN_LIMITS].map(ofStaffAlone),
    z.refine(areDaysInOrder, { error: 'dayOrder', path: ['accessTo'] }),
  );

/** '' removes the e-mail of an account that does not sign in. */
const emailOrNone = z.union([z.literal(''), email]);

export const userUpdate = z.strictObject({
  userId: contentId,
  version,
  ...fields,
  email: z.optional(emailOrNone),
  avatarId,
  profile,
});
export type UserUpdate = z.output<typeof userUpdate>;

export const rightsProposal = z.strictObject({ userId: contentId, ...rights });

/** An account as the user area shows it. */
export const userAccount = z.object({
  userId: z.string(),
  accountType,
  username: z.string(),
  displayName: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  ...staffFields,
  ...signInLimits,
  /** Address of a small square picture. */
  avatar: z.nullable(z.string()),
  avatarPicture: z.nullable(imageRef),
  role,
  roles: z.array(role),
  permissionGrants: z.array(z.string()),
  permissionDenials: z.array(z.string()),
  /** Effective permissions outside of any project. */
  permissions: z.array(z.string()),
  /** Memberships that the reader shares; SUPPER_ADMIN reads all, archived projects too. */
  projects: z.array(
    z.object({
      projectId: z.string(),
      code: z.string(),
      name: z.string(),
      color: projectColor,
      status,
      workflowMode,
      permissionGrants: z.array(z.string()),
      permissionDenials: z.array(z.string()),
    }),
  ),
  /** How many further active projects the person belongs to; they are not named. */
  otherProjects: z.number(),
  tick: z.boolean(),
  status,
  /** 0 none, 1 authenticator app. */
  verifyType: z.number(),
  mustChangePassword: z.boolean(),
  /** False: no password yet, so the user cannot sign in. */
  hasPassword: z.boolean(),
  lastSignInTime: z.nullable(z.string()),
  ...auditFields,
});
export type UserAccount = z.output<typeof userAccount>;

/** If the user has to choose a password by link, it is mailed, or returned this once as `inviteUrl`. */
export const createdUser = z.extend(userAccount, {
  inviteUrl: z.optional(z.string()),
  inviteMailed: z.optional(z.boolean()),
  inviteExpiresAt: z.optional(z.string()),
});
