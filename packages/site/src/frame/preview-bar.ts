import { Html, html } from '@toasoan/contract/core/html.ts';
import {
  SUGGESTION_READINGS,
  type SuggestionReading,
} from '@toasoan/contract/features/posts/preview/suggestion-reading.ts';
import { directionOf } from '@toasoan/contract/features/projects/project-languages.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { siteColors } from '../parts/accent.ts';
import { filled, textsFor } from '../text/site-texts.ts';
import { momentOf } from '../text/times.ts';
import { type IconName, icon } from './icon.ts';
import type { SiteView } from './site-view.ts';

const WIDTH_ICONS = { WINDOW: 'computer', TABLET: 'tablet', PHONE: 'phone' } as const satisfies Readonly<
  Record<string, IconName>
>;
type Width = keyof typeof WIDTH_ICONS;
const WIDTHS = Object.keys(WIDTH_ICONS) as Width[];

export interface BarFacts {
  /** Of the person who looks: the page keeps its own. */
  readonly language: Language;
  /** The name of its state. */
  readonly state: string;
  readonly version: number;
  readonly savedTime: string | null;
  readonly sharedBy: string;
  /** Null: this was the only time. */
  readonly until: string | null;
  /** Null: there is nothing to choose, or the page cannot be asked for again. */
  readonly reading: SuggestionReading | null;
  readonly width: Width | null;
}

/** What is looked at, for how long, and other ways to look at it. It needs no script. */
export function previewBar({ timezone }: Pick<SiteView, 'timezone'>, facts: BarFacts): Html {
  const { language, state, version, savedTime, sharedBy, until, reading, width } = facts;
  const t = textsFor(language);
  const zone = { lang: language, timezone };
  const known = [
    filled(t.previewVersion, { n: version }),
    savedTime !== null && momentOf(savedTime, zone),
    filled(t.previewSharedBy, { name: sharedBy }),
  ];
  const end = until === null ? t.previewOnce : filled(t.previewUntil, { time: momentOf(until, zone) });
  return html`<aside class="preview-bar" lang="${language}" aria-label="${t.preview}"><span class="mark">${t.preview}</span><strong>${state}</strong><span class="soft">${known.filter(Boolean).join(' · ')}</span><span class="until soft">${t.previewKeep} ${end}</span>${
    reading !== null &&
    choices('readings', t.reading, SUGGESTION_READINGS, reading, (one) => ({
      href: addressWith(one, width),
      name: t[`reading${one}`],
    }))
  }${
    width !== null &&
    choices('widths', t.width, WIDTHS, width, (one) => ({
      href: addressWith(reading, one),
      name: t[`width${one}`],
      sign: WIDTH_ICONS[one],
    }))
  }${
    // Whoever passes on what is read must know that it is nobody's decision yet.
    reading !== null && reading !== 'STANDS' && html`<p class="reads" role="note">${t[`reads${reading}`]}</p>`
  }</aside>`;
}

interface Choice {
  readonly href: string;
  readonly name: string;
  readonly sign?: IconName;
}

function choices<One extends string>(
  kind: 'readings' | 'widths',
  label: string,
  all: readonly One[],
  here: One,
  choiceOf: (one: One) => Choice,
): Html {
  return html`<nav class="${kind}" aria-label="${label}">${all.map((one) => {
    const { href, name, sign } = choiceOf(one);
    return html`<a href="${href}"${one === here && html` aria-current="true"`}${sign && html` aria-label="${name}" title="${name}"`}>${sign ? icon(sign) : name}</a>`;
  })}</nav>`;
}

/** The same address, asked in another way. */
function addressWith(reading: string | null, width: string | null): string {
  const query = new URLSearchParams({
    ...(reading !== null && { text: reading.toLowerCase() }),
    ...(width !== null && { width: width.toLowerCase() }),
  });
  return `?${query}`;
}

/** A page of a site at the width of another device, below its bar. */
export function pageInFrame(
  { site, assets, lang }: Pick<SiteView, 'site' | 'assets' | 'lang'>,
  { bar, width, page }: { readonly bar: Html; readonly width: Width; readonly page: string },
): string {
  const name = textsFor(lang)[`width${width}`];
  return `<!doctype html>\n${
    html`<html lang="${lang}"${directionOf(lang) === 'rtl' && html` dir="rtl"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>${textsFor(lang).preview} - ${site.name}</title>
<link rel="stylesheet" href="${assets.css}"><style>${new Html(siteColors(site))}</style><meta name="color-scheme" content="light dark"></head>
<body class="preview-desk">${bar}<main><iframe class="is-${width.toLowerCase()}" title="${name}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${page}"></iframe></main></body></html>`
      .text
  }\n`;
}
