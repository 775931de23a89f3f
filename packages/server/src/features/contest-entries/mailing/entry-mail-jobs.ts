import { LINK_DAYS } from '@toasoan/contract/features/contest-entries/entry-limits.ts';
import type { ReasonCode } from '@toasoan/contract/features/submissions/submission-states.ts';
import { REASON_TEXTS } from '@toasoan/contract/features/submissions/submission-texts.ts';
import { LANGUAGES, type Language } from '@toasoan/contract/vocabulary/language.ts';
import * as z from 'zod/mini';
import type { LinkTokens } from '#server/core/auth/link-token.ts';
import { hashToken, newRandomId } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { type JobContext, type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { MAIL_ATTEMPTS, type Mailer, MailRefused } from '#server/core/mail/mail.ts';
import type { SubmissionRow } from '#server/features/submissions/public.ts';
import { codeOf, linkSecretOf } from '../access/entry-code.ts';
import { findCode } from '../access/entry-code-store.ts';
import { insertLink, isLinkKnown } from '../access/entry-link-store.ts';
import { languageOfWork } from '../drafts/entry-draft-store.ts';
import { composeEntryMail, type EntryMailSubject } from './compose-entry-mail.ts';
import { findMailContest, findMailWork } from './entry-mail-view.ts';

const CODE_MAIL = 'entry.codeMail';
const WORK_MAIL = 'entry.workMail';
const DAY_MS = 86_400_000;

export interface EntryMailDependencies {
  readonly mailer: Mailer;
  readonly tokens: LinkTokens;
  /** The address of the intake, with the base address of its calls. */
  readonly intakeBase: string;
}

const codeMail = z.strictObject({ projectId: z.string(), id: z.string() });
const workMail = z.strictObject({
  projectId: z.string(),
  submissionId: z.string(),
  about: z.enum(['RECEIPT', 'MENDED', 'FIX']),
  language: z.enum(LANGUAGES),
  /** The secret of the link is derived from it. */
  nonce: z.string(),
});

/** In the transaction that stores the code. */
export async function addCodeMail(tx: Db, projectId: string, id: string): Promise<void> {
  await addJob(tx, { kind: CODE_MAIL, key: `${CODE_MAIL}:${id}`, payload: { projectId, id } });
}

type Work = Pick<SubmissionRow, 'project_id' | 'id'>;

export async function addReceiptMail(
  tx: Db,
  work: Work,
  { language, isMended }: { readonly language: Language; readonly isMended: boolean },
): Promise<void> {
  await addWorkMail(tx, work, isMended ? 'MENDED' : 'RECEIPT', language);
}

/** The author of a work is asked to mend it, in the language in which they wrote. */
export async function addFixMail(tx: Db, work: Work): Promise<void> {
  await addWorkMail(tx, work, 'FIX', (await languageOfWork(tx, work.project_id, work.id)) ?? 'vi');
}

async function addWorkMail(tx: Db, { project_id, id }: Work, about: EntryMailSubject, language: Language) {
  const payload = { projectId: project_id, submissionId: id, about, language, nonce: newRandomId() };
  await addJob(tx, { kind: WORK_MAIL, payload });
}

export function entryMailJobs(deps: EntryMailDependencies): readonly JobHandler[] {
  const { mailer, tokens, intakeBase } = deps;

  async function send(
    { about, language, messageKey }: Mailing,
    { contestId, projectId, email, ...facts }: Facts,
    { db, log }: JobContext,
  ): Promise<void> {
    const contest = await findMailContest(db, projectId, contestId);
    if (contest === undefined) return;
    const named = language === 'en' && contest.title_en !== '' ? contest.title_en : contest.title;
    const url = `${intakeBase}/intake/v1/${projectId}/contests/${contest.code}#${facts.secret}`;
    const composed = composeEntryMail(about, { ...facts, contest: named, site: contest.site, url }, language);
    try {
      await mailer.send({ ...composed, to: { name: facts.name, address: email }, messageKey });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      log.warn({ entryMail: messageKey, reason: error.message }, 'mail refused permanently');
    }
  }

  return [
    longJob({
      kind: CODE_MAIL,
      payload: codeMail,
      attempts: MAIL_ATTEMPTS,
      run: async ({ projectId, id }, context) => {
        const row = await findCode(context.db, projectId, id);
        if (row === undefined || row.used_time !== null || row.expire_time <= context.now()) return undefined;
        await send(
          {
            about: row.purpose === 'ENTRY' ? 'CODE' : row.purpose,
            language: row.language,
            messageKey: `entry-code-${id}`,
          },
          {
            ...NO_WORK,
            ...{ projectId, contestId: row.contest_id, email: row.email, until: row.expire_time },
            ...{ code: codeOf(tokens, row.nonce), secret: linkSecretOf(tokens, row.nonce) },
          },
          context,
        );
        return undefined;
      },
    }),
    longJob({
      kind: WORK_MAIL,
      payload: workMail,
      attempts: MAIL_ATTEMPTS,
      run: async ({ projectId, submissionId, about, language, nonce }, context) => {
        const { db, now } = context;
        const work = await findMailWork(db, projectId, submissionId);
        if (work === undefined || (about === 'FIX' && work.state !== 'NEEDS_FIX')) return undefined;
        const { contest_id, email, email_key, number, title, reason_code, reason_text } = work;
        const secret = linkSecretOf(tokens, nonce);
        if (!(await isLinkKnown(db, projectId, hashToken(secret))))
          await insertLink(db, {
            ...{ project_id: projectId, contest_id, email, email_key, token: secret },
            expireTime: new Date(now().getTime() + LINK_DAYS * DAY_MS),
          });
        const reason = REASON_TEXTS[reason_code as ReasonCode]?.[language] ?? '';
        await send(
          { about, language, messageKey: `entry-${about}-${submissionId}-${nonce}` },
          {
            ...{ projectId, contestId: contest_id, email, name: work.full_name, number, title, secret },
            ...{ code: '', until: work.fix_until, words: [reason, reason_text].filter(Boolean).join('\n') },
          },
          context,
        );
        return undefined;
      },
    }),
  ];
}

interface Mailing {
  readonly about: EntryMailSubject;
  readonly language: Language;
  readonly messageKey: string;
}

interface Facts {
  readonly projectId: string;
  readonly contestId: string;
  readonly email: string;
  readonly name: string;
  readonly number: string;
  readonly title: string;
  readonly code: string;
  readonly until: Date | null;
  readonly words: string;
  readonly secret: string;
}

const NO_WORK = { name: '', number: '', title: '', words: '' } as const;
