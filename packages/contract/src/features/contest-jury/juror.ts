import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { contestCategory } from '../contests/contest-kinds.ts';
import { externalJuror, externalPerson } from './external-juror.ts';
import { jurorState, juryRoundKey } from './jury-kinds.ts';

export const juror = z.object({
  id: z.string(),
  contestId: z.string(),
  /** Null for a juror without an account. */
  userId: z.nullable(z.string()),
  /** Null for a member of staff. */
  external: z.nullable(externalJuror),
  name: z.string(),
  title: z.string(),
  roundKeys: z.array(juryRoundKey),
  /** Empty: all. */
  categories: z.array(contestCategory),
  isChair: z.boolean(),
  /** Works whose authors the juror may not judge, by their numbers. */
  conflictNumbers: z.array(z.string()),
  state: jurorState,
  /** Why the juror was removed. */
  reason: z.string(),
  ...auditFields,
});
export type Juror = z.output<typeof juror>;

const workNumber = z
  .string({ error: 'type' })
  .check(z.regex(/^[A-Z0-9]{2,8}-[A-Z]-\d{5,7}$/, { error: 'pattern' }));

const jurorFields = {
  title: oneLine({ max: 150 }),
  roundKeys: z
    .array(juryRoundKey)
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(2, { error: 'tooMany' })),
  categories: z.array(contestCategory).check(z.maxLength(3, { error: 'tooMany' })),
  isChair: z.boolean({ error: 'type' }),
  conflictNumbers: z.array(workNumber).check(z.maxLength(200, { error: 'tooMany' })),
};

const isOne = ({ userId, external }: { readonly userId?: unknown; readonly external?: unknown }): boolean =>
  userId === undefined || external === undefined;
const isSomebody: typeof isOne = ({ userId, external }) => userId !== undefined || external !== undefined;

/** A member of staff, or somebody without an account: exactly one of the two. */
export const jurorCreate = z
  .strictObject({
    contestId: contentId,
    userId: z.optional(contentId),
    external: z.optional(externalPerson),
    ...jurorFields,
    title: z._default(jurorFields.title, ''),
    categories: z._default(jurorFields.categories, []),
    isChair: z._default(jurorFields.isChair, false),
    conflictNumbers: z._default(jurorFields.conflictNumbers, []),
  })
  .check(
    z.refine(isSomebody, { error: 'required', path: ['userId'] }),
    z.refine(isOne, { error: 'mustBeEmpty', path: ['external'] }),
  );
export type JurorCreate = z.output<typeof jurorCreate>;

export const jurorUpdate = z.strictObject({
  id: contentId,
  version,
  /** Of a juror without an account; another address ends the links. */
  external: z.optional(externalPerson),
  title: z.optional(jurorFields.title),
  roundKeys: z.optional(jurorFields.roundKeys),
  categories: z.optional(jurorFields.categories),
  isChair: z.optional(jurorFields.isChair),
  conflictNumbers: z.optional(jurorFields.conflictNumbers),
});
export type JurorUpdate = z.output<typeof jurorUpdate>;

/** Of a call about the juror's link. */
export const jurorLinkCall = z.strictObject({ version });

export const withReason = z.strictObject({ version, reason: longText({ min: 1, max: 500 }) });
