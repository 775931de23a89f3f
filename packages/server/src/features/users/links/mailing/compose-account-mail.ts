import { escapedHtml, MAIL_STYLES, mailPage } from '#server/core/mail/mail-page.ts';
import { formatMailTime } from '#server/core/mail/mail-time.ts';
import { ACCOUNT_MAIL_TEXTS } from './account-mail-texts.ts';
import type { QueuedAccountMail } from './account-mail-view.ts';

interface AccountMailToCompose extends QueuedAccountMail {
  /** Undefined for a mail that only says something. */
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
    ...(mail.link === undefined ? [] : [texts.valid(formatMailTime(mail.link.expires))]),
    texts.signInAs(mail.address),
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
