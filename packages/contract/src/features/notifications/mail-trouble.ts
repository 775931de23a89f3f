import * as z from 'zod/mini';

/** Refusals are told for so long. */
export const REFUSED_HOURS = 24;

/** What the mail server did not take. */
export const mailTrouble = z.object({
  /** Mails that were tried and are tried again. */
  waiting: z.number(),
  /** When the oldest of them was to be sent. */
  waitingSince: z.nullable(z.string()),
  /** What the last try of the newest of them came to. */
  problem: z.string(),
  /** Mails refused for good within the last hours, and the newest of them. */
  refused: z.number(),
  newest: z.array(z.object({ address: z.string(), problem: z.string(), time: z.string() })),
});
export type MailTrouble = z.output<typeof mailTrouble>;
