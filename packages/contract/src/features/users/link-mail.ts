import * as z from 'zod/mini';

const MAIL_PURPOSES = ['invitation', 'password', 'secondFactor'] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

/** `DROPPED`: what it was about had ended before it was sent. */
const LINK_MAIL_STATES = ['QUEUED', 'SENT', 'FAILED', 'DROPPED'] as const;
export type LinkMailState = (typeof LINK_MAIL_STATES)[number];

/** How a link reaches the person: `mail` where the product has a mail server, else whoever made it hands it on. */
export const linkDelivery = z.enum(['mail', 'link'], { error: 'choice' });

export const linkMail = z.object({
  purpose: z.enum(MAIL_PURPOSES),
  state: z.enum(LINK_MAIL_STATES),
  address: z.string(),
  makeTime: z.string(),
  /** When it was sent or given up. */
  endTime: z.nullable(z.string()),
  /** Until when its link can be used. */
  expireTime: z.nullable(z.string()),
  /** What the mail server said when it did not take it; '' for nothing. */
  problem: z.string(),
});
export type LinkMail = z.output<typeof linkMail>;
