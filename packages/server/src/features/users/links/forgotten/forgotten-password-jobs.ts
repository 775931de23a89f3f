import * as z from 'zod/mini';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { LinkTokens } from '#server/core/auth/link-token.ts';
import { type JobContext, type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { findAccountByEmail } from '../../user-store.ts';
import { mailForgottenLink } from '../mailing/queue-account-mail.ts';
import { FORGOTTEN_PASSWORD_JOB, type ForgottenPassword } from './ask-for-password-link.ts';

export function forgottenPasswordJobs({ tokens }: { readonly tokens: LinkTokens }): readonly JobHandler[] {
  return [
    shortJob({
      kind: FORGOTTEN_PASSWORD_JOB,
      payload: z.strictObject({ emailKey: z.string(), address: z.string(), requestId: z.string() }),
      run: async (asked, context) => await answerAsked(asked, tokens, context),
    }),
  ];
}

/** Mails a link to an account that may sign in; to nobody else. */
async function answerAsked(
  { emailKey, address, requestId }: ForgottenPassword,
  tokens: LinkTokens,
  { db: tx, now }: JobContext,
): Promise<void> {
  const account = await findAccountByEmail(tx, emailKey);
  const isMailed = account !== undefined && account.status === 'ENABLE' && account.account_type === 'user';
  if (isMailed) await mailForgottenLink(tx, { userId: account.id, askedFrom: address, now: now() }, tokens);
  await writeAudit(
    { db: tx, projectId: '', address, requestId },
    {
      action: 'user.forgotPassword',
      entity: 'user',
      ...(account !== undefined && { entityId: account.id }),
      after: { email: emailKey, known: account !== undefined, isMailed },
    },
  );
}
