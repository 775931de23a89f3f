import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { contestCategory } from '../contests/contest-kinds.ts';
import { jurorState, juryRoundKey } from './jury-kinds.ts';

export const juror = z.object({
  id: z.string(),
  contestId: z.string(),
  userId: z.string(),
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

export const jurorCreate = z.strictObject({
  contestId: contentId,
  userId: contentId,
  ...jurorFields,
  title: z._default(jurorFields.title, ''),
  categories: z._default(jurorFields.categories, []),
  isChair: z._default(jurorFields.isChair, false),
  conflictNumbers: z._default(jurorFields.conflictNumbers, []),
});
export type JurorCreate = z.output<typeof jurorCreate>;

export const jurorUpdate = z.strictObject({
  id: contentId,
  version,
  title: z.optional(jurorFields.title),
  roundKeys: z.optional(jurorFields.roundKeys),
  categories: z.optional(jurorFields.categories),
  isChair: z.optional(jurorFields.isChair),
  conflictNumbers: z.optional(jurorFields.conflictNumbers),
});
export type JurorUpdate = z.output<typeof jurorUpdate>;

export const withReason = z.strictObject({ version, reason: longText({ min: 1, max: 500 }) });
