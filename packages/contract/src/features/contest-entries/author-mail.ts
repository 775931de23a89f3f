import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkIds, bulkResult } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import type { Language } from '../../vocabulary/language.ts';

/** So many mails a contest sends to authors within an hour. */
export const MOST_MAILS_AN_HOUR = 500;

/** What stands for what the mail of each author says. */
export const MAIL_WORDS = ['hoten', 'maso', 'tacpham', 'cuocthi'] as const;
export type MailWord = (typeof MAIL_WORDS)[number];

const WORD = /\{([^{}\n]{1,40})\}/gu;
const isWord = (word: string): word is MailWord => MAIL_WORDS.some((one) => one === word);

/** Words in braces that stand for nothing. */
export function unknownWords(text: string): string[] {
  return [...text.matchAll(WORD)].map(([, word = '']) => word).filter((word) => !isWord(word));
}

export function filledWords(text: string, values: Readonly<Record<MailWord, string>>): string {
  return text.replace(WORD, (whole, word: string) => (isWord(word) ? values[word] : whole));
}

const authorMail = z.strictObject({
  contestId: contentId,
  ids: bulkIds,
  subject: oneLine({ min: 1, max: 150 }),
  text: longText({ min: 1, max: 5_000 }),
});
export type AuthorMail = z.output<typeof authorMail>;

export const authorMailEndpoints = {
  send: defineEndpoint({
    method: 'POST',
    path: '/admin/submission-mail/send',
    summary: 'Mail the authors of works, in words of the office; each work reports for itself.',
    access: inArea('submissions', 'contest.check'),
    body: authorMail,
    data: bulkResult,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
};

/** What happened, what was kept, what to do. */
export const AUTHOR_MAIL_TEXTS = {
  MAIL_OFF: {
    vi: 'Sản phẩm chưa nối máy chủ thư (SMTP_URL) nên chưa gửi được email. Chưa thư nào được gửi.',
    en: 'The product has no mail server (SMTP_URL), so nothing can be mailed. No mail was sent.',
  },
  MAILS_TOO_MANY: {
    vi: 'Cuộc thi gửi nhiều nhất {most} thư một giờ, giờ này còn {left}. Chưa thư nào được gửi; hãy chọn ít hơn hoặc đợi.',
    en: 'A contest sends {most} mails an hour at most, and {left} are left now. No mail was sent; choose fewer works or wait.',
  },
  MAIL_WORD_UNKNOWN: {
    vi: 'Từ “{word}” trong ngoặc nhọn không thay được bằng gì. Chưa thư nào được gửi; hãy dùng các từ có sẵn.',
    en: 'The word “{word}” in braces stands for nothing. No mail was sent; use the words offered.',
  },
  AUTHOR_ERASED: {
    vi: 'Dữ liệu của tác giả đã được xóa nên không gửi được thư.',
    en: 'The data of the author was erased, so nothing can be mailed.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
