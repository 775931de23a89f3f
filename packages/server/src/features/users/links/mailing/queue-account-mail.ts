import type { LinkTokens } from '#server/core/auth/link-token.ts';
import type { Db } from '#server/core/db/database.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { FORGOTTEN_VALID_MS, LINK_VALID_MS } from '../new-password-link.ts';
import { addPasswordLink, savePasswordLink } from '../password-link-store.ts';
import { insertAccountMail } from './account-mail-store.ts';

/** With the mail's id, the key of the job that sends it. */
export const ACCOUNT_MAIL_JOB = 'account.mail';

interface LinkToMail {
  readonly userId: string;
  readonly purpose: 'invitation' | 'password';
  readonly askedBy: string;
  readonly reason?: string | undefined;
  readonly now: Date;
}

/** Creates a link that only the mail contains: its secret is derived again when the mail is sent. */
export async function mailPasswordLink(
  tx: Db,
  { userId, purpose, askedBy, reason, now }: LinkToMail,
  tokens: LinkTokens,
): Promise<{ readonly expiresAt: string }> {
  const expires = new Date(now.getTime() + LINK_VALID_MS);
  const { id, messageKey } = await insertAccountMail(tx, { userId, purpose, askedBy, reason, expires });
  await savePasswordLink(tx, userId, { secret: tokens.make(messageKey), now, expires });
  await addSendJob(tx, id);
  return { expiresAt: expires.toISOString() };
}

interface ForgottenLink {
  readonly userId: string;
  /** The network address of whoever asked; the mail names it. */
  readonly askedFrom: string;
  readonly now: Date;
}

/** A link that a person asked for without being signed in; other links stay valid beside it. */
export async function mailForgottenLink(
  tx: Db,
  { userId, askedFrom, now }: ForgottenLink,
  tokens: LinkTokens,
): Promise<void> {
  const expires = new Date(now.getTime() + FORGOTTEN_VALID_MS);
  const mail = { userId, purpose: 'forgotten', askedBy: askedFrom, expires } as const;
  const { id, messageKey } = await insertAccountMail(tx, mail);
  await addPasswordLink(tx, userId, { secret: tokens.make(messageKey), now, expires });
  await addSendJob(tx, id);
}

/** Informs a person that somebody turned off their second factor. */
export async function mailSecondFactorReset(
  tx: Db,
  mail: Pick<LinkToMail, 'userId' | 'askedBy' | 'reason'>,
): Promise<void> {
  const { id } = await insertAccountMail(tx, { ...mail, purpose: 'secondFactor', expires: null });
  await addSendJob(tx, id);
}

/** Informs a person at their former address that the one they sign in with was changed; `askedBy` '' by themselves. */
export async function mailEmailChange(
  tx: Db,
  mail: Pick<LinkToMail, 'userId' | 'askedBy'> & { readonly address: string },
): Promise<void> {
  const { id } = await insertAccountMail(tx, { ...mail, purpose: 'emailChanged', expires: null });
  await addSendJob(tx, id);
}

async function addSendJob(tx: Db, mailId: string): Promise<void> {
  await addJob(tx, { kind: ACCOUNT_MAIL_JOB, payload: { mailId }, key: `${ACCOUNT_MAIL_JOB}:${mailId}` });
}
