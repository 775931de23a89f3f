import * as z from 'zod/mini';
import { readerEmail } from '../../core/reader-fields.ts';
import { oneLine } from '../../core/text.ts';
import { LANGUAGES } from '../../vocabulary/language.ts';

/**
 * The newest link of an external juror. WAITING: its mail is on its way. REFUSED: the mail server does not take the
 * mail. OPENED: the juror came in by it. OVER: its time, or the juror's last round.
 */
export const JURY_LINK_STATES = ['WAITING', 'REFUSED', 'SENT', 'OPENED', 'OVER', 'REVOKED'] as const;
export type JuryLinkState = (typeof JURY_LINK_STATES)[number];

/** The longest that a link works; it ends with the juror's last round. */
export const JURY_LINK_DAYS = 90;
export const JURY_CODE_MINUTES = 10;
export const JURY_SESSION_HOURS = 12;

const language = z.enum(LANGUAGES, { error: 'choice' });

export const juryLink = z.object({
  state: z.enum(JURY_LINK_STATES),
  sentTime: z.nullable(z.string()),
  openTime: z.nullable(z.string()),
  expireTime: z.string(),
});
export type JuryLink = z.output<typeof juryLink>;

/** Somebody without an account. Only those who manage the jury see the address. */
export const externalJuror = z.object({
  email: z.string(),
  /** Of the mails. */
  language,
  link: z.nullable(juryLink),
});
export type ExternalJuror = z.output<typeof externalJuror>;

export const externalPerson = z.strictObject({
  name: oneLine({ min: 1, max: 120 }),
  email: readerEmail,
  language: z._default(language, 'vi'),
});
export type ExternalPerson = z.output<typeof externalPerson>;
