import * as z from 'zod/mini';

/** Refused mails are reported for this long. */
export const REFUSED_HOURS = 24;

/** Mails that the mail server refused. */
export const mailTrouble = z.object({
  /** Failed mails that will be retried. */
  waiting: z.number(),
  /** The planned time of the oldest of them. */
  waitingSince: z.nullable(z.string()),
  /** The result of the last try of the newest of them. */
  problem: z.string(),
  /** Mails refused permanently within the last hours, and the newest of them. */
  refused: z.number(),
  newest: z.array(z.object({ address: z.string(), problem: z.string(), time: z.string() })),
});
export type MailTrouble = z.output<typeof mailTrouble>;
