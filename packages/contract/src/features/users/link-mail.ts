import * as z from 'zod/mini';

const MAIL_PURPOSES = ['invitation', 'password', 'forgotten', 'secondFactor', 'emailChanged'] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

/** `DROPPED`: the link was obsolete before the mail was sent. */
const LINK_MAIL_STATES = ['QUEUED', 'SENT', 'FAILED', 'DROPPED'] as const;
export type LinkMailState = (typeof LINK_MAIL_STATES)[number];

/** How a link reaches the user: `mail` if the product has a mail server, otherwise its creator hands it over. */
export const linkDelivery = z.enum(['mail', 'link'], { error: 'choice' });

export const linkMail = z.object({
  purpose: z.enum(MAIL_PURPOSES),
  state: z.enum(LINK_MAIL_STATES),
  address: z.string(),
  makeTime: z.string(),
  /** When it was sent or given up. */
  endTime: z.nullable(z.string()),
  /** The expiry of its link. */
  expireTime: z.nullable(z.string()),
  /** The mail server's message when it refused the mail; '' for none. */
  problem: z.string(),
});
export type LinkMail = z.output<typeof linkMail>;
