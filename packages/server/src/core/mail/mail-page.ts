import type { Language } from '@toasoan/contract/vocabulary/language.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}

const FONT = "'Segoe UI',Roboto,Arial,sans-serif";

/** Inline, since not every mail program reads style sheets; the classes of the same names serve the dark theme. */
export const MAIL_STYLES = {
  text: `margin:0 0 8px;font:15px/22px ${FONT};color:#1f2430`,
  small: `margin:0 0 6px;font:13px/19px ${FONT};color:#5b6474;overflow-wrap:anywhere`,
  link: 'color:#1d4ed8',
  press: `display:inline-block;padding:10px 20px;border-radius:6px;background:#1d4ed8;font:600 15px/20px ${FONT};color:#ffffff;text-decoration:none`,
} as const;

const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #14171d !important; }
  .card { background: #1d212a !important; border-color: #343b48 !important; }
  .text { color: #e8ebf1 !important; }
  .small { color: #aab3c2 !important; }
  .link { color: #9db8ff !important; }
  .press { background: #3b66e8 !important; }
  .line { border-color: #343b48 !important; }
}`;

interface MailPage {
  readonly language: Language;
  readonly title: string;
  /** HTML. */
  readonly body: string;
  /** HTML of the footer. */
  readonly foot: string;
}

/** A mail that mail programs understand: tables, light and dark, and no external resources. */
export function mailPage({ language, title, body, foot }: MailPage): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapedHtml(title)}</title><style>${DARK}
</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#f2f4f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #dfe3ea;border-radius:8px;border-collapse:separate">
<tr><td style="padding:24px;text-align:left">
${body}
<p class="small line" style="margin:20px 0 0;padding-top:12px;border-top:1px solid #dfe3ea;font:13px/19px ${FONT};color:#5b6474">${foot}</p>
</td></tr></table></td></tr></table></body></html>`;
}
