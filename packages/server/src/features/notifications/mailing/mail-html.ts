import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { escapedHtml, MAIL_STYLES, mailPage } from '#server/core/mail/mail-page.ts';

/** One event, in words. */
export interface MailLine {
  readonly project: string;
  readonly title: string;
  /** "Thu Hà đã trả lại bài" */
  readonly done: string;
  /** A reason or the text of a note; '' for none. */
  readonly text: string;
  /** The next action; '' where it is obvious. */
  readonly next: string;
  readonly time: string;
  readonly url: string;
}

/** The content of a mail, independent of its form. */
export interface MailParts {
  readonly hello: string;
  readonly lead: string;
  readonly lines: readonly MailLine[];
  /** '' where all are listed. */
  readonly more: string;
  readonly open: string;
  readonly why: string;
  readonly settings: string;
  readonly settingsUrl: string;
  readonly consoleUrl: string;
}

export function htmlOfMail(parts: MailParts, title: string, language: Language): string {
  return mailPage({
    language,
    title,
    body: [
      textLine(parts.hello),
      textLine(parts.lead),
      ...parts.lines.map((line) => blockOf(line, parts.open)),
      ...(parts.more === ''
        ? []
        : [`<p class="text" style="${MAIL_STYLES.text}">${linkTo(parts.consoleUrl, parts.more)}</p>`]),
    ].join('\n'),
    foot: `${escapedHtml(parts.why)}<br>${linkTo(parts.settingsUrl, parts.settings)}`,
  });
}

function textLine(text: string): string {
  return `<p class="text" style="${MAIL_STYLES.text}">${escapedHtml(text)}</p>`;
}

function linkTo(url: string, text: string): string {
  return `<a class="link" href="${escapedHtml(url)}" style="${MAIL_STYLES.link}">${escapedHtml(text)}</a>`;
}

function blockOf({ project, title, done, text, next, time, url }: MailLine, open: string): string {
  const words =
    text === ''
      ? ''
      : `<p class="text line" style="${MAIL_STYLES.text};padding-left:10px;border-left:3px solid #c9d2e0;white-space:pre-line">${escapedHtml(text)}</p>`;
  return `<div class="line" style="padding:12px 0 4px;border-top:1px solid #dfe3ea">
<p class="text" style="${MAIL_STYLES.text};margin:0;font-weight:600">${linkTo(url, title)}</p>
<p class="small" style="${MAIL_STYLES.small}">${escapedHtml(done)} · ${escapedHtml(project)} · ${escapedHtml(time)}</p>
${words}${next === '' ? '' : textLine(next)}
<p class="small" style="${MAIL_STYLES.small}">${linkTo(url, open)}</p>
</div>`;
}
