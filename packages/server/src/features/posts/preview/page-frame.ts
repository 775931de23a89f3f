import { createHash } from 'node:crypto';
import { EMBED_FRAME_ORIGINS } from '@toasoan/contract/article/embed-providers.ts';
import { Html, html } from '@toasoan/contract/core/html.ts';

/** A reader's page: one column, calm, in the reader's own theme. */
const PAGE_STYLE = `
:root { color-scheme: light dark; --text: #1c1e21; --soft: #5b6168; --line: #d9dce0; --back: #fff; --sunken: #f4f5f6;
  --accent: #a0141e; --note: #fff5d6; --note-text: #6b4a00; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e8eaed; --soft: #a9afb6; --line: #3a3f45; --back: #17191c; --sunken: #202327; --accent: #ff8f8f;
    --note: #3a2f10; --note-text: #ffdf8c; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 17px/1.65 Georgia, "Times New Roman", serif;
  overflow-wrap: anywhere; }
.notice { padding: 10px 16px; background: var(--note); color: var(--note-text); font: 14px/1.5 system-ui, sans-serif;
  text-align: center; }
.notice p { margin: 0; }
.notice nav, .notice ul { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: center; margin: 0; padding: 0;
  list-style: none; }
.notice nav { margin-top: 6px; }
.notice a { display: inline-block; padding: 4px 0; color: inherit; }
.notice a[aria-current] { font-weight: 700; text-decoration: none; border-bottom: 2px solid; }
article ins, article del { --by: #1d6f42; background: color-mix(in srgb, var(--by) 14%, transparent);
  text-decoration: underline 2px var(--by); text-underline-offset: 4px; }
article del { --by: #b3261e; text-decoration: line-through 2px var(--by); }
article :is(ins, del):has(> :is(p, h2, h3, h4, ul, ol, blockquote, pre, hr, table, figure)) { display: block;
  padding-left: 10px; border-left: 4px solid var(--by); background: none; text-decoration: none; }
article del:has(> :is(p, h2, h3, h4, ul, ol, blockquote, pre, hr, table, figure)) { border-left-style: dashed; opacity: .75; }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px 64px; }
.site, .category, .label, .meta, .tags, footer, .button, .hint { font-family: system-ui, sans-serif; }
.site { margin: 0 0 20px; padding-bottom: 12px; border-bottom: 3px double var(--line); font-size: 20px; font-weight: 700; }
.label { display: inline-block; margin: 0 8px 12px 0; padding: 2px 10px; border: 1px solid var(--line);
  border-radius: 4px; background: var(--sunken); font-size: 13px; font-weight: 600; }
.category { margin: 0 0 4px; color: var(--accent); font-size: 14px; font-weight: 700; }
.kicker { margin: 0 0 4px; color: var(--soft); font-size: 17px; font-weight: 700; }
h1 { margin: 0 0 12px; font-size: 34px; line-height: 1.25; }
h2 { margin: 32px 0 8px; font-size: 24px; line-height: 1.35; }
h3 { margin: 24px 0 8px; font-size: 20px; line-height: 1.4; }
p { margin: 0 0 16px; }
.meta { margin: 0 0 16px; color: var(--soft); font-size: 14px; }
.sapo { font-size: 19px; font-weight: 700; }
.authors { font-weight: 700; text-align: right; }
.source { color: var(--soft); font-size: 15px; }
a { color: var(--accent); }
figure { margin: 0 0 20px; }
figure iframe { display: block; width: 100%; height: auto; aspect-ratio: 16 / 9; border: 0; background: var(--sunken); }
figure img, figure video { display: block; width: 100%; height: auto; background: var(--sunken); }
audio { width: 100%; }
.picture-left, .picture-right { max-width: 320px; }
.picture-left { float: left; margin-right: 20px; }
.picture-right { float: right; margin-left: 20px; }
@media (min-width: 784px) { .picture-wide { margin-right: -32px; margin-left: -32px; } .picture-wide figcaption { padding: 6px 32px; } }
.gallery-pictures .picture { float: none; max-width: none; }
cite { font-style: normal; }
.gallery-pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 8px; }
.gallery-slides > .gallery-pictures { grid-auto-columns: 85%; grid-auto-flow: column; grid-template-columns: none;
  overflow-x: auto; scroll-snap-type: x mandatory; }
.gallery-pictures > figure { margin: 0; scroll-snap-align: start; }
.pull-quote { margin: 32px 0; padding-left: 20px; border-left: 4px solid var(--accent); font-size: 22px; font-weight: 700; }
.fact-box { margin: 0 0 20px; padding: 16px; border-radius: 6px; background: var(--sunken); }
.related, .attachment { padding: 10px 0; border: solid var(--line); border-width: 1px 0; font-family: system-ui, sans-serif; }
summary { padding: 12px; background: var(--sunken); cursor: pointer; font: 600 15px/1.5 system-ui, sans-serif; }
.embed-tiktok iframe { max-width: 325px; aspect-ratio: 9 / 16; }
.embed-x iframe { aspect-ratio: 11 / 12; }
.embed-spotify iframe { aspect-ratio: 35 / 22; }
.told { white-space: pre-line; }
.part { clear: both; }
figcaption { padding: 6px 0; color: var(--soft); font: 14px/1.5 system-ui, sans-serif; }
blockquote { margin: 0 0 16px; padding-left: 16px; border-left: 3px solid var(--line); color: var(--soft); }
table { display: block; max-width: 100%; margin: 0 0 20px; overflow-x: auto; border-collapse: collapse;
  font: 15px/1.5 system-ui, sans-serif; }
th, td { padding: 8px 10px; border: 1px solid var(--line); text-align: left; vertical-align: top; }
td p, th p { margin: 0; }
pre { padding: 12px; overflow-x: auto; background: var(--sunken); white-space: pre-wrap; }
.part { margin: 32px 0; padding-top: 8px; border-top: 2px solid var(--line); }
.entry { margin: 0 0 16px; padding-left: 14px; border-left: 3px solid var(--line); }
.entry p { margin: 0 0 6px; white-space: pre-line; }
.options { padding: 0; list-style: none; }
.options li { margin: 0 0 8px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 6px; }
dl { padding: 14px; border: 1px solid var(--line); border-radius: 6px; background: var(--sunken); }
dl div { display: flex; flex-wrap: wrap; gap: 4px 12px; }
dt { min-width: 120px; color: var(--soft); }
dd { margin: 0; font-weight: 700; }
footer { margin-top: 40px; padding-top: 12px; border-top: 1px solid var(--line); color: var(--soft); font-size: 13px; }
footer p { margin: 0 0 4px; }
.alone { max-width: 520px; padding-top: 15vh; }
.alone h1 { font-size: 26px; }
.button { min-height: 44px; padding: 10px 20px; border: 0; border-radius: 6px; background: var(--accent);
  color: var(--back); font-size: 16px; font-weight: 600; cursor: pointer; }
.button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hint { margin-top: 12px; color: var(--soft); font-size: 14px; }
@media (max-width: 560px) { .picture-left, .picture-right { float: none; max-width: none; margin: 0 0 20px; } h1 { font-size: 27px; } body { font-size: 16px; } .sapo { font-size: 17px; } }
`;

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

/**
 * No scripts at all; pictures, films and audio from the own library, frames from the video hosts only; no storage,
 * no indexing, no referrer.
 */
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

/** A complete document around `body`. */
export function pageAround(lang: string, title: string, body: Html): string {
  const head = html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new Html(PAGE_STYLE)}</style>`;
  return `<!doctype html>\n${html`<html lang="${lang}">\n<head>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>`.text}\n`;
}
