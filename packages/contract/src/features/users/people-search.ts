import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { PERMISSIONS, type Permission } from '../../access/permissions.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { pageOf, pageQuery, queryList } from '../../core/paging.ts';
import { ACCOUNT_TYPES } from './user.ts';

export const accountType = z.enum(ACCOUNT_TYPES, { error: 'choice' });
export const permission = z.enum(PERMISSIONS as readonly [Permission, ...Permission[]], { error: 'choice' });

/** A user as pickers show them. */
export const pickedPerson = z.object({
  userId: z.string(),
  /** Of an author who hides the real name: the pen name. */
  displayName: z.string(),
  avatar: z.nullable(z.string()),
  accountType,
  /** Of authors, where they have one. */
  penName: z.optional(z.string()),
});
export type PickedPerson = z.output<typeof pickedPerson>;

export const peopleSearchQuery = z.strictObject({
  ...pageQuery,
  /** Only people who have this permission in the project. */
  may: z.optional(permission),
  accountType: z.optional(queryList(accountType)),
});
export type PeopleSearchQuery = z.output<typeof peopleSearchQuery>;

/** Apart from the administration of accounts: pickers are on many pages. */
export const peopleSearchEndpoint = defineEndpoint({
  method: 'GET',
  path: '/admin/user/search',
  summary: 'Enabled members of the project, for pickers.',
  access: inArea('people-picker'),
  query: peopleSearchQuery,
  data: pageOf(pickedPerson),
});
