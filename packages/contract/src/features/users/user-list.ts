import * as z from 'zod/mini';
import { role } from '../../access/roles.ts';
import { contentId } from '../../core/ids.ts';
import { pageQuery, queryBoolean, queryInt, queryList } from '../../core/paging.ts';
import { status } from '../../vocabulary/status.ts';
import { accountType } from './people-search.ts';
import { ACCESS_STATES } from './sign-in-limits.ts';
import { VERIFY_AUTHENTICATOR, VERIFY_NONE } from './user.ts';

const MAX_USER_IDS = 100;

/** `givenName` is the order of Vietnamese staff lists: by the last word of the name first. */
const USER_SORTS = [
  'givenName',
  '-givenName',
  'displayName',
  '-displayName',
  'createTime',
  '-createTime',
  'updateTime',
  '-updateTime',
  'lastSignInTime',
  '-lastSignInTime',
] as const;

export const userListQuery = z.strictObject({
  ...pageQuery,
  accountType: z.optional(queryList(accountType)),
  userIds: z.optional(queryList(contentId, MAX_USER_IDS)),
  role: z.optional(queryList(role)),
  /** Members of one of these, among the projects that the caller knows. */
  projects: z.optional(queryList(contentId, MAX_USER_IDS)),
  status: z.optional(status),
  tick: z.optional(queryBoolean),
  /** Before, within or after the days on which they may sign in. */
  access: z.optional(z.enum(ACCESS_STATES, { error: 'choice' })),
  /** Accounts that must have a second factor. */
  force2FA: z.optional(queryBoolean),
  verifyType: z.optional(queryInt({ min: VERIFY_NONE, max: VERIFY_AUTHENTICATOR })),
  /** `all`, for SUPPER_ADMIN: accounts of every project and of none. */
  scope: z._default(z.enum(['project', 'all'], { error: 'choice' }), 'project'),
  sort: z._default(z.enum(USER_SORTS, { error: 'choice' }), 'givenName'),
});
export type UserListQuery = z.output<typeof userListQuery>;
