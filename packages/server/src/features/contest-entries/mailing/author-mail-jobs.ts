import { filledWords } from '@toasoan/contract/features/contest-entries/author-mail.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import * as z from 'zod/mini';
import { newRandomId } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { MAIL_ATTEMPTS, type Mailer, MailRefused } from '#server/core/mail/mail.ts';
import { escapedHtml, MAIL_STYLES, mailPage } from '#server/core/mail/mail-page.ts';
import type { SubmissionRow } from '#server/features/submissions/public.ts';
import { languageOfWork } from '../drafts/entry-draft-store.ts';
import { findMailContest, findMailWork } from './entry-mail-view.ts';

const AUTHOR_MAIL = 'entry.authorMail';

const payload = z.strictObject({
  projectId: z.string(),
  submissionId: z.string(),
  /** With its words in braces: names come in when it is sent. */
  subject: z.string(),
  text: z.string(),
  nonce: z.string(),
});

export async function addAuthorMail(
  tx: Db,
  { project_id, id }: SubmissionRow,
  words: { readonly subject: string; readonly text: string },
): Promise<void> {
  const said = { projectId: project_id, submissionId: id, ...words, nonce: newRandomId() };
  await addJob(tx, { kind: AUTHOR_MAIL, payload: said });
}

const FEET: Readonly<Record<Language, (site: string, number: string) => string>> = {
  vi: (site, number) => `Thư của Ban Tổ chức về tác phẩm ${number}, gửi từ ${site}.`,
  en: (site, number) => `From the organisers about your work ${number}, sent by ${site}.`,
};

export function authorMailJobs(mailer: Mailer): readonly JobHandler[] {
  return [
    longJob({
      kind: AUTHOR_MAIL,
      payload,
      attempts: MAIL_ATTEMPTS,
      run: async ({ projectId, submissionId, nonce, ...words }, { db, log }) => {
        const work = await findMailWork(db, projectId, submissionId);
        const contest = work && (await findMailContest(db, projectId, work.contest_id));
        if (work === undefined || contest === undefined) return undefined;
        const language = (await languageOfWork(db, projectId, submissionId)) ?? 'vi';
        const values = {
          ...{ hoten: work.full_name, maso: work.number, tacpham: work.title, cuocthi: contest.title },
        };
        const messageKey = `entry-author-${submissionId}-${nonce}`;
        const subject = filledWords(words.subject, values);
        const lines = filledWords(words.text, values).split(/\n+/).filter(Boolean);
        const foot = FEET[language](contest.site, work.number);
        try {
          await mailer.send({
            ...{ subject, messageKey, to: { name: work.full_name, address: work.email } },
            text: [...lines, `--\n${foot}`].join('\n\n'),
            html: mailPage({
              language,
              title: subject,
              body: lines.map(lineOf).join('\n'),
              foot: escapedHtml(foot),
            }),
          });
        } catch (error) {
          if (!(error instanceof MailRefused)) throw error;
          log.warn({ authorMail: messageKey, reason: error.message }, 'mail refused permanently');
        }
        return undefined;
      },
    }),
  ];
}

const lineOf = (line: string) => `<p class="text" style="${MAIL_STYLES.text}">${escapedHtml(line)}</p>`;
