import * as z from 'zod/mini';
import type { LinkTokens } from '#server/core/auth/link-token.ts';
import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { type JobContext, type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { MAIL_ATTEMPTS, type Mailer, MailRefused } from '#server/core/mail/mail.ts';
import { noticeJury } from '../notice-jury.ts';
import { composeJuryMail, type JuryMailSubject } from './compose-jury-mail.ts';
import { findMailedLink, keepLinkSecret, type MailedLink, markLink } from './jury-link-store.ts';

const LINK_MAIL = 'jury.linkMail';
const REMIND_MAIL = 'jury.remindMail';

export interface JuryMailDependencies {
  readonly mailer: Mailer;
  readonly tokens: LinkTokens;
  /** The address of the intake, with the base address of its calls. */
  readonly intakeBase: string;
}

const linkMail = z.strictObject({ projectId: z.string(), id: z.string() });
const remindMail = z.strictObject({
  projectId: z.string(),
  /** Of the link. */
  id: z.string(),
  dueTime: z.nullable(z.string()),
});

/** In the transaction that makes the link. */
export async function addLinkMail(tx: Db, projectId: string, id: string): Promise<void> {
  await addJob(tx, { kind: LINK_MAIL, key: `${LINK_MAIL}:${id}`, payload: { projectId, id } });
}

/** A juror who is reminded again before the mail has left gets one mail. */
export async function addRemindMail(
  tx: Db,
  { projectId, linkId: id, dueTime }: { projectId: string; linkId: string; dueTime: Date | null },
): Promise<void> {
  const payload = { projectId, id, dueTime: dueTime?.toISOString() ?? null };
  await addJob(tx, { kind: REMIND_MAIL, key: `${REMIND_MAIL}:${id}`, payload });
}

const nameOf = ({ nonce }: MailedLink) => `jury link ${nonce}`;

/** The secret that a mail has carried before; a first mail gets one of the present key. */
function secretOf(tokens: LinkTokens, link: MailedLink): string {
  const { token_hash: hash } = link;
  const known = tokens.candidates(nameOf(link)).find((secret) => hash?.equals(hashToken(secret)));
  return known ?? tokens.make(nameOf(link));
}

export function juryMailJobs({ mailer, tokens, intakeBase }: JuryMailDependencies): readonly JobHandler[] {
  /** @returns whether the mail server took it. */
  async function send(
    link: MailedLink,
    { about, projectId, dueTime, messageKey }: Mailing,
    { db, log }: JobContext,
  ): Promise<boolean> {
    const secret = secretOf(tokens, link);
    await keepLinkSecret(db, projectId, { id: link.id, secret });
    const { language, name, email, site, code, title, title_en, expire_time: until } = link;
    const contest = language === 'en' && title_en !== '' ? title_en : title;
    const url = `${intakeBase}/intake/v1/${projectId}/juries/${code}#${secret}`;
    const composed = composeJuryMail(about, { site, contest, name, until, dueTime, url }, language);
    try {
      await mailer.send({ ...composed, to: { name, address: email }, messageKey });
      return true;
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      log.warn({ juryMail: messageKey, reason: error.message }, 'mail refused permanently');
      return false;
    }
  }

  return [
    longJob({
      kind: LINK_MAIL,
      payload: linkMail,
      attempts: MAIL_ATTEMPTS,
      run: async ({ projectId, id }, context) => {
        const { db, now } = context;
        const link = await findMailedLink(db, projectId, id, now());
        if (link === undefined) return undefined;
        const mailing = { about: 'LINK', projectId, dueTime: null, messageKey: `jury-link-${id}` } as const;
        const isTaken = await send(link, mailing, context);
        await markLink(db, projectId, id, isTaken ? { sent_time: now() } : { refused_time: now() });
        await noticeJury({ db, projectId });
        return undefined;
      },
      giveUp: async ({ projectId, id }, { db }) => markLink(db, projectId, id, { refused_time: new Date() }),
    }),
    longJob({
      kind: REMIND_MAIL,
      payload: remindMail,
      attempts: MAIL_ATTEMPTS,
      run: async ({ projectId, id, dueTime }, context) => {
        const link = await findMailedLink(context.db, projectId, id, context.now());
        if (link === undefined) return undefined;
        await send(
          link,
          {
            ...{ about: 'REMIND', projectId, messageKey: `jury-remind-${context.jobId}` },
            dueTime: dueTime === null ? null : new Date(dueTime),
          },
          context,
        );
        return undefined;
      },
    }),
  ];
}

interface Mailing {
  readonly about: JuryMailSubject;
  readonly projectId: string;
  readonly dueTime: Date | null;
  readonly messageKey: string;
}
