import * as z from 'zod/mini';
import { MAX_BULK } from '../../core/bulk.ts';
import { contentId } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { HIGHEST_COEFFICIENT, ROYALTY_GROUPS } from '../../vocabulary/royalty-groups.ts';
import { termRef } from '../posts/post.ts';
import { decimal, PAY_STATES, payState, qualityGrade, royaltyGroup } from '../posts/royalty/royalty.ts';
import { royaltyPeriod } from '../posts/royalty/royalty-period.ts';
import { postState } from '../posts/workflow/post-states.ts';

/** `work` is a post, `correction` a difference for a post of a closed month. */
export const SHEET_KINDS = ['work', 'correction'] as const;
const sheetKind = z.enum(SHEET_KINDS, { error: 'choice' });
const SORTS = ['publishedTime', '-publishedTime', 'amount', '-amount'] as const;

/** An account or a name, as `personKey` gives it. */
export const personFilter = z.pipe(
  oneLine({ min: 1, max: 130 }),
  z.string().check(z.regex(/^(account:[1-9]\d{0,17}|name:.+)$/, { error: 'pattern' })),
);

const sheetFilters = {
  period: royaltyPeriod,
  person: z.optional(personFilter),
  group: z.optional(queryList(royaltyGroup, ROYALTY_GROUPS.length)),
  state: z.optional(queryList(payState, PAY_STATES.length)),
  kind: z.optional(sheetKind),
  /** The main category. */
  categoryId: z.optional(contentId),
};

/** `text`: words of the title, without regard to marks. */
export const sheetListQuery = z.strictObject({
  ...pageQuery,
  ...sheetFilters,
  sort: z._default(z.enum(SORTS, { error: 'choice' }), 'publishedTime'),
});
export type SheetListQuery = z.output<typeof sheetListQuery>;

export const sheetSumsQuery = z.strictObject({
  happy: pageQuery.happy,
  text: pageQuery.text,
  ...sheetFilters,
});
export type SheetFilters = z.output<typeof sheetSumsQuery>;

/** `unpayable`: who gets something, but has no account number in the list for the bank. */
export const PEOPLE_VIEWS = ['all', 'unpayable'] as const;

/** People of the month by name; `text` finds them by name. */
export const sheetPeopleQuery = z.strictObject({
  ...pageQuery,
  period: royaltyPeriod,
  view: z._default(z.enum(PEOPLE_VIEWS, { error: 'choice' }), 'all'),
});
export type SheetPeopleQuery = z.output<typeof sheetPeopleQuery>;

/** A row of the sheet: `post-12`, `correction-3`. */
const sheetRowId = z
  .string({ error: 'type' })
  .check(z.regex(/^(post|correction)-[1-9]\d{0,17}$/, { error: 'pattern' }));

export const sheetRow = z.object({
  id: z.string(),
  kind: sheetKind,
  /** Null for a post that is gone for good. */
  postId: z.nullable(z.string()),
  title: z.string(),
  postState: z.nullable(postState),
  publishedTime: z.nullable(z.string()),
  mainCategory: z.nullable(termRef),
  /** The byline as printed. */
  authors: z.array(z.string()),
  /** Null for a post that nobody has set, and for a correction. */
  royaltyGroup: z.nullable(royaltyGroup),
  coefficient: z.nullable(z.number()),
  unitValue: z.nullable(z.number()),
  qualityGrade: z.nullable(qualityGrade),
  payState,
  /** In đồng: what the row pays; 0 while it is UNSET, and for NONE. */
  amount: z.number(),
  payees: z.array(
    z.object({
      accountId: z.optional(z.string()),
      name: z.string(),
      /** Null in a correction. */
      share: z.nullable(z.number()),
      amount: z.number(),
    }),
  ),
  /** Why it pays nothing, or why it is corrected. */
  reason: z.string(),
  /** Of a correction: the closed month. Of a post that another month pays: its month of publication. */
  fromPeriod: z.nullable(z.string()),
  /** Of the royalty or the correction; 0: there is none yet. */
  version: z.number(),
});
export type SheetRow = z.output<typeof sheetRow>;

export const sheetPerson = z.object({
  /** As `person` filters by it. */
  person: z.string(),
  accountId: z.nullable(z.string()),
  name: z.string(),
  works: z.number(),
  corrections: z.number(),
  /** PROPOSED, APPROVED and PAID together. */
  amount: z.number(),
  /** Of it, what nobody has approved yet. */
  proposed: z.number(),
  /** An account number is known, of the account or of the author whose login it is; false for a name alone. */
  hasPayroll: z.boolean(),
  /** A login that no author of the project has: payment details are an author's. */
  isLogin: z.boolean(),
});
export type SheetPerson = z.output<typeof sheetPerson>;

const sheetIds = z
  .array(sheetRowId)
  .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MAX_BULK, { error: 'tooMany' }));
const onRows = { period: royaltyPeriod, ids: sheetIds };

/** Each row answers for itself. */
export const sheetBulk = z.discriminatedUnion('action', [
  /**
   * Posts that nobody has set: the group of their genre, the byline as payees in even shares. Rows that are UNSET but
   * filled in keep what they have.
   */
  z.strictObject({ action: z.literal('propose'), ...onRows, coefficient: decimal(0, HIGHEST_COEFFICIENT) }),
  /** PROPOSED → APPROVED. */
  z.strictObject({ action: z.literal('approve'), ...onRows }),
  /** APPROVED → PROPOSED. */
  z.strictObject({ action: z.literal('withdraw'), ...onRows }),
  /** Posts that pay nothing. */
  z.strictObject({
    action: z.literal('none'),
    ...onRows,
    reason: oneLine({ min: 3, max: 500 }),
  }),
]);
export type SheetBulk = z.output<typeof sheetBulk>;
