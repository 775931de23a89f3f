import { LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import * as z from 'zod/mini';
import type { LinkTokens } from '#server/core/auth/link-token.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { type JobContext, type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { MAIL_ATTEMPTS, type Mailer, MailRefused } from '#server/core/mail/mail.ts';
import { composeDataRequestMail, MAIL_SUBJECTS } from './compose-data-request-mail.ts';
import { findConfirmLink, projectName } from './confirm-link-store.ts';
import { dataRequestNumber } from './data-request-number.ts';
import { getDataRequest } from './data-request-store.ts';
import { openRequester } from './requester-contact.ts';

const MAIL_JOB = 'dataRequest.mail';

interface MailDependencies {
  readonly mailer: Mailer;
  readonly tokens: LinkTokens;
  readonly secretBox: SecretBox;
  /** The address of the intake, with the base address of its calls. */
  readonly intakeBase: string;
}

const mail = z.strictObject({
  projectId: z.string(),
  id: z.string(),
  language: z.enum(LANGUAGES),
  about: z.enum(MAIL_SUBJECTS),
  /** Why more time is needed. */
  reason: z._default(z.string(), ''),
});

/** In the transaction that makes the mail true. */
export async function addAnswerMail(db: Db, payload: z.input<typeof mail>): Promise<void> {
  const { id, about } = payload;
  await addJob(db, { kind: MAIL_JOB, payload, key: `${MAIL_JOB}:${about}:${id}` });
}

/** The name from which the secret of a request's link is derived. */
export const linkName = (nonce: string) => `data request ${nonce}`;

export function dataRequestMailJobs(deps: MailDependencies): readonly JobHandler[] {
  return [
    longJob({
      kind: MAIL_JOB,
      payload: mail,
      attempts: MAIL_ATTEMPTS,
      run: async (payload, context) => {
        await send(deps, payload, context);
        return undefined;
      },
    }),
  ];
}

async function send(
  { mailer, tokens, secretBox, intakeBase }: MailDependencies,
  { projectId, id, language, about, reason }: z.output<typeof mail>,
  { db, log, now }: JobContext,
): Promise<void> {
  const row = await getDataRequest(db, projectId, id);
  const { email } = openRequester(secretBox, row);
  if (email === '') return;
  const link = about === 'LINK' ? await linkOf() : undefined;
  if (about === 'LINK' && link === undefined) return;
  const site = await projectName(db, projectId);
  const facts = {
    number: dataRequestNumber(row),
    name: row.requester_name,
    site,
    due: row.due_time,
    words: about === 'ANSWER' ? row.answer : reason,
    link,
  };
  try {
    await mailer.send({
      ...composeDataRequestMail(about, facts, language),
      to: { name: row.requester_name, address: email },
      messageKey: `data-request-${about}-${id}`,
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ dataRequestId: id, reason: error.message }, 'mail refused permanently');
  }

  /** The secret is derived again; it stands behind the #, which no server, proxy or log sees. */
  async function linkOf() {
    const stored = await findConfirmLink(db, projectId, id, now());
    if (stored === undefined) return undefined;
    const secret = tokens
      .candidates(linkName(stored.nonce))
      .find((one) => hashToken(one).equals(stored.secret_hash));
    if (secret === undefined) return undefined;
    const url = `${intakeBase}/intake/v1/${projectId}/forms/data-request-email#${secret}`;
    return { url, expires: stored.expire_time };
  }
}
