import { createHash } from 'node:crypto';
import { EMBED_FRAME_ORIGINS } from '@toasoan/contract/article/embed-providers.ts';
import { Html, html } from './html.ts';
import { PAGE_STYLE } from './page-style.ts';

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** No scripts at all; pictures, films and sound of the own library, frames of the video hosts alone; nothing is kept, indexed, or told to other sites. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "img-src 'self'",
    "media-src 'self'",
    `frame-src ${EMBED_FRAME_ORIGINS.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** A whole document around `body`. */
export function pageAround(lang: string, title: string, body: Html): string {
  const head = html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new Html(PAGE_STYLE)}</style>`;
  return `<!doctype html>\n${html`<html lang="${lang}">\n<head>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>`.text}\n`;
}
