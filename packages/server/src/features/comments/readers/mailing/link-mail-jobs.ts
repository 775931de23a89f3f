import * as z from 'zod/mini';
import type { LinkTokens } from '#server/core/auth/link-token.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { type Ending, type JobContext, type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { MAIL_ATTEMPTS, type Mailer, MailRefused } from '#server/core/mail/mail.ts';
import { dropErasure } from '../erasure-store.ts';
import { composeLinkMail } from './compose-link-mail.ts';
import { findLinkToMail, hasComments } from './link-mail-view.ts';
import { type LinkPurpose, openMailedLink } from './mailed-link.ts';

const LINK_MAIL_JOB = 'comment.linkMail';

export interface LinkMailDependencies {
  readonly mailer: Mailer;
  readonly tokens: LinkTokens;
  readonly secretBox: SecretBox;
  /** The address of the intake, with the base address of its calls. */
  readonly intakeBase: string;
}

const linkMail = z.strictObject({ purpose: z.enum(['CONFIRM', 'ERASE']), id: z.string() });
type LinkMail = z.output<typeof linkMail>;

/** In the transaction that stores the link. */
export async function addLinkMail(tx: Db, purpose: LinkPurpose, id: string): Promise<void> {
  await addJob(tx, {
    kind: LINK_MAIL_JOB,
    payload: { purpose, id },
    key: `${LINK_MAIL_JOB}:${purpose}:${id}`,
  });
}

export function linkMailJobs(deps: LinkMailDependencies): readonly JobHandler[] {
  return [
    longJob({
      kind: LINK_MAIL_JOB,
      payload: linkMail,
      attempts: MAIL_ATTEMPTS,
      run: (mail, context) => sendLinkMail(deps, mail, context),
    }),
  ];
}

const PAGES: Readonly<Record<LinkPurpose, string>> = { CONFIRM: 'confirm', ERASE: 'erase' };

/** An address that never commented gets no mail, and nobody learns from the answer whether it did. */
async function sendLinkMail(
  { mailer, tokens, secretBox, intakeBase }: LinkMailDependencies,
  { purpose, id }: LinkMail,
  { db, log, now }: JobContext,
): Promise<Ending | undefined> {
  const link = await findLinkToMail(db, purpose, id, now());
  if (link === undefined) return undefined;
  const { projectId, projectName: site, expires } = link;
  if (purpose === 'ERASE' && !(await hasComments(db, projectId, link.senderKey)))
    return async (tx) => await dropErasure(tx, projectId, id);
  const { secrets, name, email, language } = openMailedLink({ secretBox, tokens }, purpose, link.sealed);
  const secret = secrets.find((one) => hashToken(one).equals(link.hash));
  if (secret === undefined) return undefined;
  const url = `${intakeBase}/intake/v1/${projectId}/comments/${PAGES[purpose]}#${secret}`;
  const composed = composeLinkMail({ language, purpose, name, site, url, expires });
  try {
    await mailer.send({
      ...composed,
      messageKey: `${LINK_MAIL_JOB}-${purpose}-${id}`,
      to: { name, address: email },
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ linkMailId: id, reason: error.message }, 'mail refused permanently');
  }
  return undefined;
}
