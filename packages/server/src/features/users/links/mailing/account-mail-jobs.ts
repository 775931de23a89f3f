import * as z from 'zod/mini';
import type { LinkTokens } from '#server/core/auth/link-token.ts';
import { hashToken } from '#server/core/auth/token.ts';
import { type Ending, type JobContext, type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { MAIL_ATTEMPTS, type Mailer, MailRefused } from '#server/core/mail/mail.ts';
import { endAccountMail } from './account-mail-store.ts';
import { findLiveLink, findQueuedAccountMail, type QueuedAccountMail } from './account-mail-view.ts';
import { composeAccountMail } from './compose-account-mail.ts';
import { ACCOUNT_MAIL_JOB } from './queue-account-mail.ts';

export interface AccountMailDependencies {
  readonly mailer: Mailer;
  /** The console's public address. */
  readonly publicUrl: string;
  readonly tokens: LinkTokens;
}

export function accountMailJobs(deps: AccountMailDependencies): readonly JobHandler[] {
  return [
    longJob({
      kind: ACCOUNT_MAIL_JOB,
      payload: z.strictObject({ mailId: z.string() }),
      attempts: MAIL_ATTEMPTS,
      run: ({ mailId }, context) => sendAccountMail(deps, mailId, context),
      giveUp: async ({ mailId }, { db, error }) =>
        await endAccountMail(db, mailId, { state: 'FAILED', error }),
    }),
  ];
}

/** Nobody gets a link that is used, replaced or too old, and closed accounts get no mail. */
async function sendAccountMail(
  { mailer, publicUrl, tokens }: AccountMailDependencies,
  mailId: string,
  { db, log, now }: JobContext,
): Promise<Ending | undefined> {
  const mail = await findQueuedAccountMail(db, mailId);
  const link = mail && (await linkOf(mail));
  if (mail === undefined || link === 'gone') {
    return async (tx) => await endAccountMail(tx, mailId, { state: 'DROPPED' });
  }
  const { displayName, address, messageKey } = mail;
  const composed = composeAccountMail({ ...mail, link, publicUrl });
  try {
    await mailer.send({ ...composed, messageKey, to: { name: displayName, address } });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ accountMailId: mailId, reason: error.message }, 'mail refused permanently');
    return async (tx) => await endAccountMail(tx, mailId, { state: 'FAILED', error: error.message });
  }
  return async (tx) => await endAccountMail(tx, mailId, { state: 'SENT' });

  async function linkOf({ userId, purpose, messageKey }: QueuedAccountMail) {
    if (purpose === 'secondFactor' || purpose === 'emailChanged') return undefined;
    const secrets = tokens.candidates(messageKey);
    const live = await findLiveLink(db, userId, secrets.map(hashToken), now());
    const secret = secrets.find((one) => live !== undefined && hashToken(one).equals(live.hash));
    if (live === undefined || secret === undefined) return 'gone';
    return { url: `${publicUrl}/login/set-password#${secret}`, expires: live.expires };
  }
}
