import { createHash } from 'node:crypto';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { escapedHtml } from '#server/core/mail/mail-page.ts';

/** The head and the foot of a newspaper around a bare page: its name above, what else readers can ask for below. */
const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c252e, #f4f6f8); --quiet: light-dark(#556572, #9facb8);
  --line: light-dark(#e1e5e9, #36424f); --accent: light-dark(#0958b3, #8cc4fa); }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: light-dark(#fff, #1c252e); color: var(--ink);
  font: 1rem/1.55 'Be Vietnam Pro', 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif; }
header, main, footer { box-sizing: border-box; width: 100%; max-width: 48rem; margin-inline: auto; padding-inline: 1rem; }
body > div { flex: 1 0 auto; }
main { flex: 1 0 auto; padding: 1rem 0; }
h1 { padding-inline: 1rem; }
header { padding-block: 1.25rem .75rem; border-bottom: 3px double var(--ink); }
.paper { font: 700 1.5rem/1.25 'Source Serif 4', 'Noto Serif', Georgia, 'Times New Roman', serif; color: inherit; text-decoration: none; }
a.paper:hover { text-decoration: underline; }
h1 { margin: 0; font: 700 2rem/1.25 'Source Serif 4', 'Noto Serif', Georgia, 'Times New Roman', serif; }
footer { margin-block-start: 2rem; padding-block: 1rem 2rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .875rem; }
footer ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0; padding: 0; list-style: none; }
a { color: var(--accent); text-underline-offset: .2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
noscript { display: block; box-sizing: border-box; max-width: 48rem; margin-inline: auto; padding: 1rem; }
`;

/** The one style sheet that the policy of the pages lets in. */
export const FRAME_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

const LINKS: readonly (readonly [string, Readonly<Record<Language, string>>])[] = [
  ['forms/correction-request', { vi: 'Yêu cầu cải chính', en: 'Ask for a correction' }],
  ['forms/data-request', { vi: 'Yêu cầu về dữ liệu cá nhân', en: 'Personal data request' }],
  ['comments/erase', { vi: 'Xóa bình luận của tôi', en: 'Erase my comments' }],
];
const FOR_READERS = { vi: 'Dành cho bạn đọc', en: 'For readers' };
const NO_SCRIPT = {
  vi: 'Trang này cần JavaScript. Hãy bật JavaScript, hoặc gửi thư tới tòa soạn.',
  en: 'This page needs JavaScript. Turn it on, or write to the newsroom.',
};

interface Framed {
  readonly language: Language;
  readonly title: string;
  readonly project: { readonly name: string; readonly domains: readonly string[] };
  /** Of the page, below the project's address: `forms/data-request`. */
  readonly place: string;
  /** HTML. */
  readonly body: string;
  /** The name of the paper alone is beside it. */
  readonly isBare: boolean;
}

export function framedPage({ language, title, project, place, body, isBare }: Framed): string {
  const name = escapedHtml(project.name);
  const [home] = project.domains;
  const paper =
    home === undefined || isBare
      ? `<span class="paper">${name}</span>`
      : `<a class="paper" href="https://${escapedHtml(home)}/">${name}</a>`;
  const links = LINKS.map(([path, text]) => {
    const current = path === place ? ' aria-current="page"' : '';
    return `<li><a href="../${path}"${current}>${text[language]}</a></li>`;
  });
  const foot = `<footer><nav aria-label="${FOR_READERS[language]}"><ul>${links.join('')}</ul></nav></footer>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapedHtml(title)} – ${name}</title><style>${STYLE}</style></head>
<body><header>${paper}</header>
${body}<noscript>${NO_SCRIPT[language]}</noscript>
${isBare ? '' : foot}</body></html>`;
}
