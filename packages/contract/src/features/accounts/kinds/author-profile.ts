import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { oneLine } from '../../../core/text.ts';
import { day } from '../../../vocabulary/day.ts';
import { ROYALTY_GROUPS } from '../../../vocabulary/royalty-groups.ts';
import { PLAIN_SHARED, sharedFields, yesOrNo } from './profile-parts.ts';

export const AUTHOR_KINDS = ['STAFF', 'CTV', 'AGENCY', 'GUEST'] as const;
export const ORGANIZATION_TYPES = ['INDIVIDUAL', 'ORGANIZATION'] as const;

const dayOrNone = z.union([z.literal(''), day]);

export const authorProfile = z.strictObject({
  ...sharedFields,
  /** Readers see it; unique in the project. '' where the account's name is printed. */
  penName: oneLine({ max: 120 }),
  /** ORGANIZATION: a house byline such as "Ban Thời sự". */
  organizationType: z.enum(ORGANIZATION_TYPES, { error: 'choice' }),
  authorKind: z.enum(AUTHOR_KINDS, { error: 'choice' }),
  /** The login of the same person. */
  linkedUserId: z.nullable(contentId),
  pressCardNo: oneLine({ max: 40 }),
  pressCardExpiry: dayOrNone,
  joinedDate: dayOrNone,
  /** Proposed for the works that carry this byline; '': the group of their genre. */
  royaltyGroup: z.union([z.literal(''), z.enum(ROYALTY_GROUPS, { error: 'choice' })], { error: 'choice' }),
  /** Pickers and readers see the pen name alone. */
  hideRealName: yesOrNo,
});
export type AuthorProfile = z.output<typeof authorProfile>;

export const PLAIN_AUTHOR: AuthorProfile = {
  ...PLAIN_SHARED,
  penName: '',
  organizationType: 'INDIVIDUAL',
  authorKind: 'STAFF',
  linkedUserId: null,
  pressCardNo: '',
  pressCardExpiry: '',
  joinedDate: '',
  royaltyGroup: '',
  hideRealName: false,
};
