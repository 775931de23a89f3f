import { requestNumber } from '@toasoan/contract/features/posts/correction/request-number.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import * as z from 'zod/mini';
import { type Ending, type JobContext, type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { MAIL_ATTEMPTS, type Mailer, MailRefused } from '#server/core/mail/mail.ts';
import { escapedHtml, MAIL_STYLES, mailPage } from '#server/core/mail/mail-page.ts';
import { getRequest } from './correction-request-store.ts';

export const ANSWER_MAIL_JOB = 'correctionRequest.answer';

const TEXTS: Readonly<
  Record<
    Language,
    { subject: (number: string) => string; hello: (name: string) => string; lead: string; foot: string }
  >
> = {
  vi: {
    subject: (number) => `Trả lời yêu cầu cải chính ${number}`,
    hello: (name) => `Kính gửi ${name},`,
    lead: 'Tòa soạn trả lời yêu cầu cải chính của ông/bà như sau:',
    foot: 'Thư tự động từ Tòa Soạn. Nếu chưa đồng ý, ông/bà có thể gửi yêu cầu mới và nêu số yêu cầu này.',
  },
  en: {
    subject: (number) => `Answer to your correction request ${number}`,
    hello: (name) => `Dear ${name},`,
    lead: 'The newsroom answers your request for a correction:',
    foot: 'Sent automatically by Tòa Soạn. If you do not agree, send a new request and name this number.',
  },
};

/** The answer to a request, mailed to the requester. */
export function answerMailJobs({ mailer }: { readonly mailer: Mailer }): readonly JobHandler[] {
  return [
    longJob({
      kind: ANSWER_MAIL_JOB,
      payload: z.strictObject({ projectId: z.string(), id: z.string(), language: z.enum(['vi', 'en']) }),
      attempts: MAIL_ATTEMPTS,
      run: (payload, context) => sendAnswer(mailer, payload, context),
    }),
  ];
}

async function sendAnswer(
  mailer: Mailer,
  {
    projectId,
    id,
    language,
  }: { readonly projectId: string; readonly id: string; readonly language: Language },
  { db, log }: JobContext,
): Promise<Ending | undefined> {
  const row = await getRequest(db, projectId, id);
  const texts = TEXTS[language];
  const subject = texts.subject(requestNumber(row));
  const hello = texts.hello(row.requester_name);
  const paragraphs = [hello, texts.lead, ...row.answer.split(/\n+/)];
  const body = paragraphs.map(
    (text) => `<p class="text" style="${MAIL_STYLES.text}">${escapedHtml(text)}</p>`,
  );
  try {
    await mailer.send({
      to: { name: row.requester_name, address: row.requester_email },
      subject,
      text: [...paragraphs, texts.foot].join('\n\n'),
      html: mailPage({ language, title: subject, body: body.join('\n'), foot: escapedHtml(texts.foot) }),
      messageKey: `correction-request-${id}`,
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ correctionRequestId: id, reason: error.message }, 'mail refused permanently');
  }
  return undefined;
}
