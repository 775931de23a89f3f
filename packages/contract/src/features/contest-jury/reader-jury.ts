import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { readerFields } from '../../core/reader-fields.ts';
import { LANGUAGES } from '../../vocabulary/language.ts';
import { juryRound, juryStripQuery, scoreSave, turnLater, turnLeft } from './jury-room.ts';

const secret = z.string({ error: 'type' }).check(z.regex(/^tsn_[A-Za-z0-9_-]{43}$/, { error: 'pattern' }));

/** The secret of the mailed link. */
const linked = { ...readerFields, token: secret };
export const juryCodeAsk = z.strictObject({
  ...linked,
  lang: z._default(z.enum(LANGUAGES, { error: 'choice' }), 'vi'),
});
export const juryCodeUse = z.strictObject({
  ...linked,
  code: z.string({ error: 'type' }).check(z.regex(/^\d{6}$/, { error: 'pattern' })),
});

/** The secret that a right code gives. */
const held = { ...readerFields, token: secret };
const ofTurn = { ...held, turnId: contentId };
export const juryHeld = z.strictObject(held);
export const juryStripAsk = z.strictObject({ ...held, ...juryStripQuery.shape });
export const juryTurnAsk = z.strictObject(ofTurn);
export const juryTurnScore = z.strictObject({ ...ofTurn, ...scoreSave.shape });
export const juryTurnLater = z.strictObject({ ...ofTurn, ...turnLater.shape });
export const juryTurnLeave = z.strictObject({ ...ofTurn, ...turnLeft.shape });

/** Where the juror is, and what waits: nothing of anybody else is in it. */
export const juryHall = z.object({
  contest: z.object({ title: z.string(), titleEn: z.string() }),
  juror: z.object({ name: z.string() }),
  rounds: z.array(juryRound),
});
export type JuryHall = z.output<typeof juryHall>;

export const juryOpened = z.object({ token: z.string(), hall: juryHall });
