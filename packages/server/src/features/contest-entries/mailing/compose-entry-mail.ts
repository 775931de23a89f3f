import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { escapedHtml, MAIL_STYLES, mailPage } from '#server/core/mail/mail-page.ts';
import { formatMailTime } from '#server/core/mail/mail-time.ts';

/** What a mail is about: the code of an author, of a voter or of a juror, a work that came, one that came again, one to be mended. */
export type EntryMailSubject = 'CODE' | CodeAlone | 'RECEIPT' | 'MENDED' | 'FIX';

/** Mails of a code without a link. */
type CodeAlone = 'VOTE' | 'JURY';

interface MailFacts {
  readonly site: string;
  readonly contest: string;
  /** '' before anybody has said it. */
  readonly name: string;
  /** Of the work; '' in the mail with the code. */
  readonly number: string;
  readonly title: string;
  readonly code: string;
  readonly until: Date | null;
  /** Why it is to be mended. */
  readonly words: string;
  readonly url: string;
}

interface MailTexts {
  readonly hello: (name: string) => string;
  readonly subject: Readonly<Record<EntryMailSubject, (facts: MailFacts) => string>>;
  readonly lines: Readonly<Record<EntryMailSubject, (facts: MailFacts) => readonly string[]>>;
  readonly press: Readonly<Record<Exclude<EntryMailSubject, CodeAlone>, string>>;
  readonly care: string;
  /** Of a mail without a link. */
  readonly ignore: string;
  readonly foot: (site: string) => string;
}

const timeIn = (until: Date | null) => (until === null ? '…' : formatMailTime(until));

const TEXTS: Readonly<Record<Language, MailTexts>> = {
  vi: {
    hello: (name) => (name === '' ? 'Chào bạn,' : `Chào ${name},`),
    subject: {
      CODE: ({ code, contest }) => `${code} là mã dự thi ${contest}`,
      VOTE: ({ code, contest }) => `${code} là mã bình chọn ${contest}`,
      JURY: ({ code, contest }) => `${code} là mã vào phòng chấm ${contest}`,
      RECEIPT: ({ number, contest }) => `Đã nhận tác phẩm ${number} – ${contest}`,
      MENDED: ({ number, contest }) => `Đã nhận bản bổ sung của ${number} – ${contest}`,
      FIX: ({ number, contest }) => `Tác phẩm ${number} cần bổ sung – ${contest}`,
    },
    lines: {
      CODE: ({ code, contest, until }) => [
        `Mã dự thi ${contest} của bạn là:`,
        code,
        `Mã dùng được một lần, đến ${timeIn(until)} (giờ Việt Nam). Muốn làm tiếp trên máy khác, hãy mở liên kết dưới đây ở máy đó: bản nháp và các tác phẩm đã gửi nằm ở đó.`,
      ],
      VOTE: ({ code, contest, until }) => [
        `Mã bình chọn ${contest} của bạn là:`,
        code,
        `Hãy nhập mã vào trang bình chọn trước ${timeIn(until)} (giờ Việt Nam). Mã dùng được một lần; mỗi người một phiếu cho mỗi tác phẩm.`,
      ],
      JURY: ({ code, contest, until }) => [
        `Mã vào phòng chấm ${contest} của quý vị là:`,
        code,
        `Hãy nhập mã vào trang vừa mở trước ${timeIn(until)} (giờ Việt Nam). Mã dùng được một lần, cùng với đường dẫn riêng của quý vị.`,
      ],
      RECEIPT: ({ number, title, contest }) => [
        `Ban Tổ chức ${contest} đã nhận tác phẩm “${title}”. Mã số dự thi:`,
        number,
        'Hãy giữ thư này. Liên kết dưới đây cho biết tác phẩm đang ở bước nào, và cho rút tác phẩm khi chưa ai kiểm tra.',
      ],
      MENDED: ({ number, title }) => [
        `Bản bổ sung của tác phẩm “${title}” đã tới Ban Tổ chức. Mã số dự thi không đổi:`,
        number,
      ],
      FIX: ({ number, title, words, until }) => [
        `Ban Tổ chức đã xem tác phẩm “${title}” (${number}) và cần bạn bổ sung:`,
        ...words.split(/\n+/).filter(Boolean),
        `Hãy mở liên kết dưới đây, sửa và gửi lại trước ${timeIn(until)} (giờ Việt Nam). Quá hạn, tác phẩm không được xét.`,
      ],
    },
    press: {
      CODE: 'Mở bài dự thi của tôi',
      RECEIPT: 'Xem tác phẩm của tôi',
      MENDED: 'Xem tác phẩm của tôi',
      FIX: 'Bổ sung tác phẩm',
    },
    care: 'Liên kết này mở được bài dự thi của bạn: đừng chuyển thư cho người khác. Nếu không phải bạn gửi, hãy bỏ qua thư này.',
    ignore: 'Đừng đưa mã cho người khác. Nếu không phải bạn xin mã, hãy bỏ qua thư này.',
    foot: (site) => `Thư tự động từ ${site}, vui lòng không trả lời.`,
  },
  en: {
    hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    subject: {
      CODE: ({ code, contest }) => `${code} is your code for ${contest}`,
      VOTE: ({ code, contest }) => `${code} is your code to vote in ${contest}`,
      JURY: ({ code, contest }) => `${code} is your code for the jury room of ${contest}`,
      RECEIPT: ({ number, contest }) => `Your work ${number} has arrived – ${contest}`,
      MENDED: ({ number, contest }) => `Your changes to ${number} have arrived – ${contest}`,
      FIX: ({ number, contest }) => `Your work ${number} needs something – ${contest}`,
    },
    lines: {
      CODE: ({ code, contest, until }) => [
        `Your code for ${contest} is:`,
        code,
        `It works once, until ${timeIn(until)} (Vietnam time). To go on with another machine, open the link below there: it has your draft and the works you have sent.`,
      ],
      VOTE: ({ code, contest, until }) => [
        `Your code to vote in ${contest} is:`,
        code,
        `Enter it on the page of the votes before ${timeIn(until)} (Vietnam time). It works once; each person has one vote for each work.`,
      ],
      JURY: ({ code, contest, until }) => [
        `Your code for the jury room of ${contest} is:`,
        code,
        `Enter it on the page that you opened before ${timeIn(until)} (Vietnam time). It works once, together with your personal link.`,
      ],
      RECEIPT: ({ number, title, contest }) => [
        `The organisers of ${contest} have received “${title}”. Its number is:`,
        number,
        'Keep this mail. The link below shows where your work stands, and lets you withdraw it before anybody has checked it.',
      ],
      MENDED: ({ number, title }) => [
        `Your changes to “${title}” have reached the organisers. Its number is still:`,
        number,
      ],
      FIX: ({ number, title, words, until }) => [
        `The organisers have looked at “${title}” (${number}) and ask you to complete it:`,
        ...words.split(/\n+/).filter(Boolean),
        `Open the link below, put it right and send it again before ${timeIn(until)} (Vietnam time). After that the work is not considered.`,
      ],
    },
    press: {
      CODE: 'Open my entries',
      RECEIPT: 'See my works',
      MENDED: 'See my works',
      FIX: 'Complete my work',
    },
    care: 'This link opens your entries: pass the mail to nobody. If it was not you, ignore it.',
    ignore: 'Give the code to nobody. If you did not ask for it, ignore this mail.',
    foot: (site) => `Sent automatically by ${site}, please do not reply.`,
  },
};

export function composeEntryMail(about: EntryMailSubject, facts: MailFacts, language: Language) {
  const texts = TEXTS[language];
  const subject = texts.subject[about](facts);
  const lines = [texts.hello(facts.name), ...texts.lines[about](facts)];
  const press = about === 'VOTE' || about === 'JURY' ? undefined : texts.press[about];
  const care = press === undefined ? texts.ignore : texts.care;
  const foot = texts.foot(facts.site);
  return {
    subject,
    text: [...lines, ...(press === undefined ? [] : [`${press}:\n${facts.url}`]), care, `--\n${foot}`].join(
      '\n\n',
    ),
    html: mailPage({
      language,
      title: subject,
      body: [
        ...lines.map((line) => `<p class="text" style="${MAIL_STYLES.text}">${escapedHtml(line)}</p>`),
        ...(press === undefined ? [] : [linkTo(facts.url, press)]),
        `<p class="small" style="${MAIL_STYLES.small}">${escapedHtml(care)}</p>`,
      ].join('\n'),
      foot: escapedHtml(foot),
    }),
  };
}

function linkTo(url: string, press: string): string {
  return `<p style="margin:20px 0"><a class="press" href="${escapedHtml(url)}" style="${MAIL_STYLES.press}">${escapedHtml(press)}</a></p>`;
}
