import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { escapedHtml, MAIL_STYLES, mailPage } from '#server/core/mail/mail-page.ts';
import { formatMailTime } from '#server/core/mail/mail-time.ts';
import type { LinkPurpose } from './mailed-link.ts';

interface LinkTexts {
  readonly subject: (site: string) => string;
  readonly lead: (site: string) => string;
  readonly press: string;
  readonly care: string;
}

interface MailTexts {
  readonly hello: (name: string) => string;
  readonly valid: (time: string) => string;
  readonly why: (site: string) => string;
  readonly purposes: Readonly<Record<LinkPurpose, LinkTexts>>;
}

const TEXTS: Readonly<Record<Language, MailTexts>> = {
  vi: {
    hello: (name) => (name === '' ? 'Chào bạn,' : `Chào ${name},`),
    valid: (time) => `Liên kết dùng được một lần, đến ${time} (giờ Việt Nam).`,
    why: (site) => `Thư tự động từ ${site}, vui lòng không trả lời.`,
    purposes: {
      CONFIRM: {
        subject: (site) => `Xác nhận bình luận của bạn trên ${site}`,
        lead: (site) =>
          `Bạn vừa viết bình luận trên ${site}. Hãy xác nhận e-mail để bình luận được gửi tới tòa soạn.`,
        press: 'Xác nhận e-mail',
        care: 'Nếu không phải bạn viết, hãy bỏ qua thư này: không có gì được đăng.',
      },
      ERASE: {
        subject: (site) => `Xóa bình luận của bạn trên ${site}`,
        lead: (site) =>
          `Có người, có lẽ là bạn, vừa yêu cầu xóa mọi bình luận đã gửi bằng e-mail này trên ${site}.`,
        press: 'Xem và xóa',
        care: 'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này: không có gì bị xóa.',
      },
    },
  },
  en: {
    hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    valid: (time) => `The link works once, until ${time} (Vietnam time).`,
    why: (site) => `Sent automatically by ${site}, please do not reply.`,
    purposes: {
      CONFIRM: {
        subject: (site) => `Confirm your comment on ${site}`,
        lead: (site) => `You have just commented on ${site}. Confirm your e-mail to send it to the newsroom.`,
        press: 'Confirm my e-mail',
        care: 'If it was not you, ignore this mail: nothing will be shown.',
      },
      ERASE: {
        subject: (site) => `Erase your comments on ${site}`,
        lead: (site) =>
          `Somebody, probably you, has just asked to erase all comments sent with this e-mail on ${site}.`,
        press: 'Look and erase',
        care: 'If it was not you, ignore this mail: nothing will be erased.',
      },
    },
  },
};

interface LinkMailToCompose {
  readonly language: Language;
  readonly purpose: LinkPurpose;
  readonly name: string;
  readonly site: string;
  readonly url: string;
  readonly expires: Date;
}

export function composeLinkMail({ language, purpose, name, site, url, expires }: LinkMailToCompose): {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
} {
  const { hello, valid, why, purposes } = TEXTS[language];
  const { subject, lead, press, care } = purposes[purpose];
  const lines = [hello(name), lead(site)];
  const facts = [valid(formatMailTime(expires)), care];
  return {
    subject: subject(site),
    text: [...lines, `${press}:\n${url}`, ...facts, `--\n${why(site)}`].join('\n\n'),
    html: mailPage({
      language,
      title: subject(site),
      body: [
        ...lines.map((line) => `<p class="text" style="${MAIL_STYLES.text}">${escapedHtml(line)}</p>`),
        `<p style="margin:20px 0"><a class="press" href="${escapedHtml(url)}" style="${MAIL_STYLES.press}">${escapedHtml(press)}</a></p>`,
        ...[...facts, url].map(
          (line) => `<p class="small" style="${MAIL_STYLES.small}">${escapedHtml(line)}</p>`,
        ),
      ].join('\n'),
      foot: escapedHtml(why(site)),
    }),
  };
}
