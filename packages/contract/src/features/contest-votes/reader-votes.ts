import * as z from 'zod/mini';
import { readerEmail, readerFields } from '../../core/reader-fields.ts';
import { oneLine } from '../../core/text.ts';
import { LANGUAGES } from '../../vocabulary/language.ts';
import { contestCode } from '../contest-entries/entry.ts';
import { voteKind } from './vote-kinds.ts';

const voterToken = z
  .string({ error: 'type' })
  .check(z.regex(/^tsn_[A-Za-z0-9_-]{43}$/, { error: 'pattern' }));
/** `HV25-A-00123`: what readers know a work by. */
const workNumber = z
  .string({ error: 'type' })
  .check(z.regex(/^[A-Z0-9]{2,12}-[A-Z]-\d{1,9}$/, { error: 'pattern' }));

export const voteCodeAsk = z.strictObject({
  ...readerFields,
  contest: contestCode,
  email: readerEmail,
  lang: z._default(z.enum(LANGUAGES, { error: 'choice' }), 'vi'),
});
export const voteCodeUse = z.strictObject({
  ...readerFields,
  contest: contestCode,
  email: readerEmail,
  name: oneLine({ max: 80 }),
  code: z.string({ error: 'type' }).check(z.regex(/^\d{6}$/, { error: 'pattern' })),
});
export const voteHeld = z.strictObject({ ...readerFields, token: voterToken });
export const voteCast = z.strictObject({
  ...readerFields,
  token: voterToken,
  work: workNumber,
  /** False: taken back. */
  on: z.boolean({ error: 'type' }),
});
export const voteShare = z.strictObject({ ...readerFields, token: voterToken, work: workNumber });

/** What a voter did so far, by numbers of works. */
export const voterState = z.object({
  isOpen: z.boolean(),
  votes: z.array(z.object({ work: z.string(), kind: voteKind, isStruck: z.boolean() })),
});
export type VoterState = z.output<typeof voterState>;

/** The work after it: valid votes of all, and whether the own one stands. */
export const voteCounted = z.object({
  work: z.string(),
  votes: z.number(),
  shares: z.number(),
  on: z.boolean(),
});
export type VoteCounted = z.output<typeof voteCounted>;
