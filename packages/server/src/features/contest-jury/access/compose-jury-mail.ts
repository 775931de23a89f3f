import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { escapedHtml, MAIL_STYLES, mailPage } from '#server/core/mail/mail-page.ts';
import { formatMailTime } from '#server/core/mail/mail-time.ts';

/** An invitation with the link, or a reminder of works that wait. */
export type JuryMailSubject = 'LINK' | 'REMIND';

interface MailFacts {
  readonly site: string;
  readonly contest: string;
  readonly name: string;
  readonly until: Date;
  /** When the round closes; null: not said. */
  readonly dueTime: Date | null;
  readonly url: string;
}

interface MailTexts {
  readonly hello: (name: string) => string;
  readonly subject: Readonly<Record<JuryMailSubject, (facts: MailFacts) => string>>;
  readonly lines: Readonly<Record<JuryMailSubject, (facts: MailFacts) => readonly string[]>>;
  readonly press: string;
  readonly care: string;
  readonly foot: (site: string) => string;
}

const TEXTS: Readonly<Record<Language, MailTexts>> = {
  vi: {
    hello: (name) => `Kính gửi ${name},`,
    subject: {
      LINK: ({ contest }) => `Phòng chấm của Hội đồng Giám khảo – ${contest}`,
      REMIND: ({ contest }) => `Nhắc chấm tác phẩm – ${contest}`,
    },
    lines: {
      LINK: ({ contest, until }) => [
        `Ban Tổ chức ${contest} trân trọng mời quý vị chấm các tác phẩm dự thi.`,
        `Đường dẫn dưới đây là của riêng quý vị. Khi mở, trang gửi một mã sáu chữ số tới chính email này; nhập mã là vào phòng chấm. Đường dẫn dùng đến khi vòng chấm cuối của quý vị kết thúc, muộn nhất ${formatMailTime(until)} (giờ Việt Nam).`,
      ],
      REMIND: ({ contest, dueTime }) => [
        `Quý vị còn tác phẩm chưa chấm của ${contest}.`,
        ...(dueTime === null ? [] : [`Vòng chấm khóa lúc ${formatMailTime(dueTime)} (giờ Việt Nam).`]),
      ],
    },
    press: 'Mở phòng chấm',
    care: 'Đường dẫn này chỉ dành cho quý vị: xin đừng chuyển thư cho người khác. Nếu thư gửi nhầm, hãy bỏ qua.',
    foot: (site) => `Thư tự động từ ${site}, vui lòng không trả lời.`,
  },
  en: {
    hello: (name) => `Dear ${name},`,
    subject: {
      LINK: ({ contest }) => `Your jury room – ${contest}`,
      REMIND: ({ contest }) => `Works are waiting for you – ${contest}`,
    },
    lines: {
      LINK: ({ contest, until }) => [
        `The organisers of ${contest} invite you to judge its works.`,
        `The link below is yours alone. Once opened, the page mails a code of six digits to this address; the code lets you into the jury room. The link works until your last round is over, and no longer than ${formatMailTime(until)} (Vietnam time).`,
      ],
      REMIND: ({ contest, dueTime }) => [
        `Some works of ${contest} still wait for your judgement.`,
        ...(dueTime === null ? [] : [`The round is locked at ${formatMailTime(dueTime)} (Vietnam time).`]),
      ],
    },
    press: 'Open the jury room',
    care: 'This link is for you alone: pass the mail to nobody. If it reached you by mistake, ignore it.',
    foot: (site) => `Sent automatically by ${site}, please do not reply.`,
  },
};

export function composeJuryMail(about: JuryMailSubject, facts: MailFacts, language: Language) {
  const texts = TEXTS[language];
  const subject = texts.subject[about](facts);
  const lines = [texts.hello(facts.name), ...texts.lines[about](facts)];
  const foot = texts.foot(facts.site);
  const press = `<p style="margin:20px 0"><a class="press" href="${escapedHtml(facts.url)}" style="${MAIL_STYLES.press}">${escapedHtml(texts.press)}</a></p>`;
  return {
    subject,
    text: [...lines, `${texts.press}:\n${facts.url}`, texts.care, `--\n${foot}`].join('\n\n'),
    html: mailPage({
      language,
      title: subject,
      body: [
        ...lines.map((line) => `<p class="text" style="${MAIL_STYLES.text}">${escapedHtml(line)}</p>`),
        press,
        `<p class="small" style="${MAIL_STYLES.small}">${escapedHtml(texts.care)}</p>`,
      ].join('\n'),
      foot: escapedHtml(foot),
    }),
  };
}
