import * as z from 'zod/mini';
import { bulkIds } from '../../core/bulk.ts';
import { contentId } from '../../core/ids.ts';
import { pageQuery, queryBoolean, queryList } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { imageRef, picture } from '../../vocabulary/picture.ts';
import { PROVINCE_CODES } from '../../vocabulary/province-codes.ts';
import { status } from '../../vocabulary/status.ts';
import { pickedPerson } from '../users/people-search.ts';
import type { AccountCheck } from './checks/account-checks.ts';
import { type AnyProfile, profileKind } from './kinds/account-kinds.ts';
import { payrollData } from './payroll.ts';

const ACCOUNT_STATES = ['DRAFT', 'PUBLISHED', 'UNPUBLISHED'] as const;
export const accountState = z.enum(ACCOUNT_STATES, { error: 'choice' });
export type AccountState = z.output<typeof accountState>;

/** What an account lacks; lists filter by it. */
export const ACCOUNT_GAPS = ['picture', 'coordinates', 'source', 'login'] as const;
export const accountGap = z.enum(ACCOUNT_GAPS, { error: 'choice' });
export type AccountGap = z.output<typeof accountGap>;

/** The first row of a list; those of the public state stand for kinds with a page for readers. */
export const ACCOUNT_VIEWS = [
  'all',
  'draft',
  'published',
  'unpublished',
  'noPicture',
  'noSource',
  'noCoordinates',
  'disabled',
] as const;
export type AccountView = (typeof ACCOUNT_VIEWS)[number];

/** `name` is the order of Vietnamese lists: by the given name first. */
const SORTS = ['name', '-name', 'updateTime', '-updateTime'] as const;

export const accountListQuery = z.strictObject({
  ...pageQuery,
  kind: profileKind,
  view: z._default(z.enum(ACCOUNT_VIEWS, { error: 'choice' }), 'all'),
  status: z.optional(status),
  tick: z.optional(queryBoolean),
  /** Of the kind's own types, or words. */
  type: z.optional(queryList(oneLine({ min: 1, max: 60 }), 20)),
  provinceCode: z.optional(queryList(z.enum(PROVINCE_CODES, { error: 'choice' }), 34)),
  lacks: z.optional(queryList(accountGap, ACCOUNT_GAPS.length)),
  /** Authors with, or without, a login of their own. */
  isLinked: z.optional(queryBoolean),
  sort: z._default(z.enum(SORTS, { error: 'choice' }), 'name'),
});
export type AccountListQuery = z.output<typeof accountListQuery>;

const linkedUser = z.nullable(z.object({ userId: z.string(), name: z.string() }));

const accountFields = {
  userId: z.string(),
  kind: profileKind,
  displayName: z.string(),
  /** Of authors; '' for others. */
  penName: z.string(),
  /** Of its page on the site; '' for kinds and authors without one. */
  slug: z.string(),
  avatar: z.nullable(z.string()),
  avatarPicture: z.nullable(imageRef),
  type: z.string(),
  provinceCode: z.nullable(z.enum(PROVINCE_CODES)),
  tick: z.boolean(),
  status,
  /** Null for kinds without a page for readers. */
  state: z.nullable(accountState),
  ...auditFields,
};

/** An account as lists show it. */
export const accountRow = z.object({
  ...accountFields,
  /** Posts that name it. */
  postCount: z.number(),
  joinedDate: z.string(),
  linkedUser,
  lacks: z.array(accountGap),
});
export type AccountRow = z.output<typeof accountRow>;

export const accountCounts = z.object({
  all: z.number(),
  draft: z.number(),
  published: z.number(),
  unpublished: z.number(),
  disabled: z.number(),
  noPicture: z.number(),
  noSource: z.number(),
  noCoordinates: z.number(),
});
export type AccountCounts = z.output<typeof accountCounts>;

/** A file that a profile shows, with what the checklist asks of it. */
export const profileFile = z.object({
  mediaId: z.string(),
  title: z.string(),
  picture: z.nullable(picture),
  credit: z.string(),
  lacksCredit: z.boolean(),
});
export type ProfileFile = z.output<typeof profileFile>;

/** A merge that still can be taken back. */
const pastMerge = z.object({
  id: z.string(),
  name: z.string(),
  time: z.string(),
  by: z.string(),
});

/** Another account that may be the same. */
export const similarAccount = z.object({
  userId: z.string(),
  displayName: z.string(),
  penName: z.string(),
  avatar: z.nullable(z.string()),
  postCount: z.number(),
  /** Same pen name but for case: it cannot be used. */
  isTaken: z.boolean(),
});
export type SimilarAccount = z.output<typeof similarAccount>;

export const accountDetail = z.object({
  ...accountFields,
  username: z.string(),
  email: z.string(),
  mobile: z.string(),
  publishedTime: z.nullable(z.string()),
  /** Why the tick was given or taken last. */
  tickReason: z.string(),
  /** Its own project; null: the current one. */
  homeProject: z.nullable(z.object({ projectId: z.string(), name: z.string() })),
  /** The kind's own facts, `ProfileOf[kind]`: checked when they were written. */
  profile: z.custom<AnyProfile>((value) => typeof value === 'object' && value !== null),
  /** The accounts that the profile names. */
  people: z.array(pickedPerson),
  /** Destinations that are part of this one. */
  parts: z.array(pickedPerson),
  files: z.array(profileFile),
  checks: z.array(z.custom<AccountCheck>((value) => typeof value === 'object' && value !== null)),
  /** The last digits alone; null for callers who may not see payroll fields, and for kinds without them. */
  payroll: z.nullable(payrollData),
  similar: z.array(similarAccount),
  merges: z.array(pastMerge),
  useCount: z.number(),
});
export type AccountDetail = z.output<typeof accountDetail>;

export const mergeSides = z.strictObject({ fromId: contentId, intoId: contentId });

const many = { ids: bulkIds };
/** One action on many accounts with a profile; staff is changed one by one. */
export const accountBulk = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('enable'), ...many }),
  z.strictObject({ action: z.literal('disable'), ...many }),
  z.strictObject({ action: z.literal('publish'), ...many }),
  z.strictObject({ action: z.literal('unpublish'), ...many, reason: oneLine({ max: 500 }) }),
  z.strictObject({
    action: z.literal('tick'),
    ...many,
    tick: z.boolean({ error: 'type' }),
    tickReason: z.optional(oneLine({ max: 500 })),
  }),
  /** What names them names the other account from then on, where one is given. */
  z.strictObject({ action: z.literal('delete'), ...many, moveTo: z.optional(contentId) }),
]);
export type AccountBulk = z.output<typeof accountBulk>;
