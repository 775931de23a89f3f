import type { MailPurpose } from '@toasoan/contract/features/users/link-mail.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { escapedHtml, MAIL_STYLES, mailPage } from '#server/core/mail/mail-page.ts';
import { formatMailTime } from '#server/core/mail/mail-time.ts';
import type { QueuedAccountMail } from './account-mail-view.ts';

interface PurposeTexts {
  readonly subject: string;
  readonly lead: (by: string) => string;
  readonly press: string;
  /** What to know, and what to do about an unexpected mail. */
  readonly care: string;
}

interface AccountMailTexts {
  readonly hello: (name: string) => string;
  readonly signInAs: (address: string) => string;
  readonly valid: (time: string) => string;
  readonly reason: (words: string) => string;
  readonly why: string;
  readonly purposes: Readonly<Record<MailPurpose, PurposeTexts>>;
}

const ACCOUNT_MAIL_TEXTS: Readonly<Record<Language, AccountMailTexts>> = {
  vi: {
    hello: (name) => `Chào ${name},`,
    signInAs: (address) => `Email đăng nhập của bạn: ${address}`,
    valid: (time) =>
      `Liên kết dùng được một lần, đến ${time} (giờ Việt Nam). Đừng chuyển liên kết này cho ai khác.`,
    reason: (words) => `Lý do: ${words}`,
    why: 'Thư tự động từ Tòa Soạn, vui lòng không trả lời.',
    purposes: {
      invitation: {
        subject: 'Lời mời vào Tòa Soạn',
        lead: (by) => `${by} đã tạo tài khoản cho bạn trong Tòa Soạn. Hãy chọn mật khẩu để bắt đầu.`,
        press: 'Chọn mật khẩu',
        care: 'Nếu không chờ lời mời này, bạn có thể bỏ qua thư.',
      },
      password: {
        subject: 'Đặt mật khẩu mới cho Tòa Soạn',
        lead: (by) => `${by} đã gửi cho bạn liên kết để chọn mật khẩu mới.`,
        press: 'Chọn mật khẩu mới',
        care: 'Mật khẩu cũ, nếu có, còn dùng được đến khi bạn chọn mật khẩu mới. Nếu bạn không nhờ việc này, hãy báo cho quản trị viên.',
      },
      forgotten: {
        subject: 'Đặt lại mật khẩu Tòa Soạn',
        lead: (address) =>
          `Có người, có lẽ là bạn, vừa báo quên mật khẩu của tài khoản này từ địa chỉ mạng ${address}.`,
        press: 'Chọn mật khẩu mới',
        care: 'Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu cũ vẫn dùng được, không ai đăng nhập được nếu không mở thư. Xác thực hai lớp, nếu đang bật, vẫn cần ở lần đăng nhập sau.',
      },
      secondFactor: {
        subject: 'Xác thực hai lớp của bạn đã được tắt',
        lead: (by) =>
          `${by} đã tắt xác thực hai lớp của tài khoản bạn. Từ nay chỉ cần mật khẩu để đăng nhập, đến khi bạn bật lại.`,
        press: 'Đăng nhập và bật lại',
        care: 'Nếu bạn không nhờ việc này, hãy báo ngay cho quản trị viên.',
      },
      emailChanged: {
        subject: 'Email đăng nhập của bạn đã được đổi',
        lead: (by) =>
          [
            by === ''
              ? 'Email đăng nhập của tài khoản bạn vừa được đổi tại trang hồ sơ cá nhân.'
              : `${by} đã đổi email đăng nhập của tài khoản bạn.`,
            'Từ nay địa chỉ nhận thư này không còn dùng để đăng nhập.',
          ].join(' '),
        press: 'Mở trang đăng nhập',
        care: 'Mật khẩu vẫn như cũ. Nếu bạn không đổi và cũng không nhờ ai đổi, hãy báo ngay cho quản trị viên: người có địa chỉ mới có thể đặt lại mật khẩu.',
      },
    },
  },
  en: {
    hello: (name) => `Hello ${name},`,
    signInAs: (address) => `You sign in with: ${address}`,
    valid: (time) =>
      `The link works once, until ${time} (Vietnam time). Please do not pass it on to anybody.`,
    reason: (words) => `Reason: ${words}`,
    why: 'Sent automatically by Tòa Soạn, please do not reply.',
    purposes: {
      invitation: {
        subject: 'Invitation to Tòa Soạn',
        lead: (by) => `${by} has made an account for you in Tòa Soạn. Choose a password to begin.`,
        press: 'Choose a password',
        care: 'If you do not expect this invitation, you may ignore this mail.',
      },
      password: {
        subject: 'A new password for Tòa Soạn',
        lead: (by) => `${by} has sent you a link to choose a new password.`,
        press: 'Choose a new password',
        care: 'Your old password, if there is one, works until you choose a new one. If you have not asked for this, tell an administrator.',
      },
      forgotten: {
        subject: 'Reset your password for Tòa Soạn',
        lead: (address) =>
          `Somebody, probably you, has just reported the password of this account as forgotten, from the network address ${address}.`,
        press: 'Choose a new password',
        care: 'If it was not you, ignore this mail: your old password still works, and nobody gets in without opening the mail. Two-factor sign-in, if it is on, is asked for as before.',
      },
      secondFactor: {
        subject: 'Your two-factor sign-in was turned off',
        lead: (by) =>
          `${by} has turned off the two-factor sign-in of your account. A password is enough to sign in until you turn it on again.`,
        press: 'Sign in and turn it on again',
        care: 'If you have not asked for this, tell an administrator at once.',
      },
      emailChanged: {
        subject: 'The e-mail you sign in with was changed',
        lead: (by) =>
          [
            by === ''
              ? 'The e-mail you sign in with was changed on the profile page.'
              : `${by} has changed the e-mail you sign in with.`,
            'The address of this mail does not sign you in any more.',
          ].join(' '),
        press: 'Open the sign-in page',
        care: 'Your password is the same. If you neither changed it nor asked somebody to, tell an administrator at once: whoever has the new address can reset the password.',
      },
    },
  },
};

interface AccountMailToCompose extends QueuedAccountMail {
  /** Undefined for a mail without a link. */
  readonly link: { readonly url: string; readonly expires: Date } | undefined;
  readonly publicUrl: string;
}

interface ComposedAccountMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function composeAccountMail(mail: AccountMailToCompose): ComposedAccountMail {
  const texts = ACCOUNT_MAIL_TEXTS[mail.language];
  const { subject, lead, press, care } = texts.purposes[mail.purpose];
  const url = mail.link?.url ?? `${mail.publicUrl}/login`;
  const facts = [
    ...(mail.reason === '' ? [] : [texts.reason(mail.reason)]),
    ...(mail.link === undefined ? [] : [texts.valid(formatMailTime(mail.link.expires))]),
    ...(mail.purpose === 'emailChanged' ? [] : [texts.signInAs(mail.address)]),
    care,
  ];
  const [hello, said] = [texts.hello(mail.displayName), lead(mail.askedBy)];
  return {
    subject,
    text: [hello, said, `${press}:\n${url}`, ...facts, `--\n${texts.why}`].join('\n\n'),
    html: mailPage({
      language: mail.language,
      title: subject,
      body: [
        ...[hello, said].map(
          (line) => `<p class="text" style="${MAIL_STYLES.text}">${escapedHtml(line)}</p>`,
        ),
        `<p style="margin:20px 0"><a class="press" href="${escapedHtml(url)}" style="${MAIL_STYLES.press}">${escapedHtml(press)}</a></p>`,
        ...facts.map((line) => `<p class="small" style="${MAIL_STYLES.small}">${escapedHtml(line)}</p>`),
        `<p class="small" style="${MAIL_STYLES.small}">${escapedHtml(url)}</p>`,
      ].join('\n'),
      foot: escapedHtml(texts.why),
    }),
  };
}
