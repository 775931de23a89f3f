import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { escapedHtml, MAIL_STYLES, mailPage } from '#server/core/mail/mail-page.ts';
import { formatMailTime } from '#server/core/mail/mail-time.ts';

/** What a mail to a requester is about. */
export const MAIL_SUBJECTS = ['LINK', 'ANSWER', 'EXTENSION'] as const;
export type MailSubject = (typeof MAIL_SUBJECTS)[number];

interface MailFacts {
  readonly number: string;
  readonly name: string;
  readonly site: string;
  readonly due: Date;
  /** The answer, or the reason of the extension. */
  readonly words: string;
  readonly link?: { readonly url: string; readonly expires: Date } | undefined;
}

interface MailTexts {
  readonly subject: Readonly<Record<MailSubject, (facts: MailFacts) => string>>;
  readonly hello: (name: string) => string;
  readonly lines: Readonly<Record<MailSubject, (facts: MailFacts) => readonly string[]>>;
  readonly press: string;
  readonly valid: (time: string) => string;
  readonly foot: (site: string) => string;
}

const TEXTS: Readonly<Record<Language, MailTexts>> = {
  vi: {
    subject: {
      LINK: ({ number }) => `Đã nhận yêu cầu dữ liệu cá nhân ${number}`,
      ANSWER: ({ number }) => `Trả lời yêu cầu dữ liệu cá nhân ${number}`,
      EXTENSION: ({ number }) => `Gia hạn xử lý yêu cầu dữ liệu cá nhân ${number}`,
    },
    hello: (name) => `Kính gửi ${name},`,
    lines: {
      LINK: ({ number, site, due }) => [
        `${site} đã nhận yêu cầu ${number} và sẽ trả lời trước ${formatMailTime(due)} (giờ Việt Nam).`,
        'Tòa soạn xác minh người yêu cầu, tra dữ liệu đang giữ, thực hiện và trả lời tới email này. Nếu phải gia hạn, tòa soạn báo lý do, và chỉ gia hạn một lần.',
        'Để tòa soạn biết email này là của ông/bà, hãy bấm nút dưới đây. Nếu không phải ông/bà yêu cầu, hãy bỏ qua thư này.',
      ],
      ANSWER: ({ words }) => [
        'Tòa soạn trả lời yêu cầu về dữ liệu cá nhân của ông/bà như sau:',
        ...words.split(/\n+/),
      ],
      EXTENSION: ({ number, due, words }) => [
        `Tòa soạn cần thêm thời gian cho yêu cầu ${number} và sẽ trả lời trước ${formatMailTime(due)} (giờ Việt Nam).`,
        ...words.split(/\n+/),
      ],
    },
    press: 'Xác nhận email',
    valid: (time) => `Liên kết dùng được một lần, đến ${time} (giờ Việt Nam).`,
    foot: (site) => `Thư tự động từ ${site}, vui lòng không trả lời.`,
  },
  en: {
    subject: {
      LINK: ({ number }) => `Your personal data request ${number} has arrived`,
      ANSWER: ({ number }) => `Answer to your personal data request ${number}`,
      EXTENSION: ({ number }) => `More time for your personal data request ${number}`,
    },
    hello: (name) => `Dear ${name},`,
    lines: {
      LINK: ({ number, site, due }) => [
        `${site} has received request ${number} and answers before ${formatMailTime(due)} (Vietnam time).`,
        'The newsroom verifies who asks, looks up what it holds, carries the request out and answers to this e-mail. If it needs more time, it tells you why, and only once.',
        'Press the button below to show that this e-mail is yours. If it was not you who asked, ignore this mail.',
      ],
      ANSWER: ({ words }) => ['The newsroom answers your personal data request:', ...words.split(/\n+/)],
      EXTENSION: ({ number, due, words }) => [
        `The newsroom needs more time for request ${number} and answers before ${formatMailTime(due)} (Vietnam time).`,
        ...words.split(/\n+/),
      ],
    },
    press: 'Confirm my e-mail',
    valid: (time) => `The link works once, until ${time} (Vietnam time).`,
    foot: (site) => `Sent automatically by ${site}, please do not reply.`,
  },
};

export function composeDataRequestMail(about: MailSubject, facts: MailFacts, language: Language) {
  const texts = TEXTS[language];
  const { link } = facts;
  const subject = texts.subject[about](facts);
  const lines = [texts.hello(facts.name), ...texts.lines[about](facts)];
  const valid = link === undefined ? [] : [texts.valid(formatMailTime(link.expires))];
  const body = [
    ...lines.map((line) => `<p class="text" style="${MAIL_STYLES.text}">${escapedHtml(line)}</p>`),
    ...(link === undefined
      ? []
      : [
          `<p style="margin:20px 0"><a class="press" href="${escapedHtml(link.url)}" style="${MAIL_STYLES.press}">${escapedHtml(texts.press)}</a></p>`,
        ]),
    ...valid.map((line) => `<p class="small" style="${MAIL_STYLES.small}">${escapedHtml(line)}</p>`),
  ];
  const foot = texts.foot(facts.site);
  return {
    subject,
    text: [
      ...lines,
      ...(link === undefined ? [] : [`${texts.press}:\n${link.url}`]),
      ...valid,
      `--\n${foot}`,
    ].join('\n\n'),
    html: mailPage({ language, title: subject, body: body.join('\n'), foot: escapedHtml(foot) }),
  };
}
