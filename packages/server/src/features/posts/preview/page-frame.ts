import { createHash } from 'node:crypto';
import { Html, html } from '@toasoan/contract/core/html.ts';

/** A page that says nothing of a post: a few words in the reader's own theme. */
const PAGE_STYLE = `
:root { color-scheme: light dark; --text: #1c1e21; --soft: #5b6168; --back: #fff; --accent: #a0141e; }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaed; --soft: #a9afb6; --back: #17191c; --accent: #ff8f8f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 17px/1.65 Georgia, "Times New Roman", serif;
  overflow-wrap: anywhere; }
main { max-width: 520px; margin: 0 auto; padding: 15vh 16px 64px; }
h1 { margin: 0 0 12px; font-size: 26px; line-height: 1.25; }
h2 { margin: 32px 0 8px; font-size: 24px; line-height: 1.35; }
p { margin: 0 0 16px; }
button { min-height: 44px; padding: 10px 20px; border: 0; border-radius: 6px; background: var(--accent);
  color: var(--back); font: 600 16px system-ui, sans-serif; cursor: pointer; }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hint { margin-top: 12px; color: var(--soft); font: 14px/1.5 system-ui, sans-serif; }
`;

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** No scripts, no pictures, no frames; no storage, no indexing, no referrer. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** A complete document around `body`. */
export function pageAround(lang: string, title: string, body: Html): string {
  const head = html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new Html(PAGE_STYLE)}</style>`;
  return `<!doctype html>\n${html`<html lang="${lang}">\n<head>\n${head}\n</head>\n<body>\n<main>${body}</main>\n</body>\n</html>`.text}\n`;
}
