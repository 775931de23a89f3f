import { Html, html } from '@toasoan/contract/core/html.ts';
import type { PageHead } from '@toasoan/contract/features/delivery/public-fields.ts';
import { directionOf } from '@toasoan/contract/features/projects/project-languages.ts';
import { type MetaFacts, pageMeta } from '../head/page-meta.ts';
import { siteColors } from '../parts/accent.ts';
import { masthead } from './masthead.ts';
import { siteFoot } from './site-foot.ts';
import { feedOfSite, hrefOf, type SiteView } from './site-view.ts';

/** Sets the reader's own theme and text size before anything is drawn; the policy names it by its hash. */
export const FIRST_SCRIPT =
  "try{for(const n of['theme','text']){const v=localStorage.getItem('site-'+n);if(v)document.documentElement.dataset[n]=v}}catch{}";

export interface PageParts {
  readonly head: PageHead;
  readonly body: Html;
  readonly kind?: MetaFacts['kind'];
  readonly published?: string | undefined;
  readonly updated?: string | undefined;
  readonly structured?: readonly Html[];
  /** Paths of the categories above the page. */
  readonly above?: readonly string[];
  readonly isHome?: boolean;
  /** Without menu, search and foot: nothing of the site but its name, and no address of the page leaves it. */
  readonly isBare?: boolean;
  /** The path of the page's own feed, without its ending. */
  readonly feed?: string | undefined;
}

/** A whole page of a site. */
export function siteDocument(view: SiteView, page: PageParts): string {
  const { site, lang, t, assets } = view;
  const { head, kind = 'website', published, updated } = page;
  const title = page.isHome ? head.title : `${head.title} - ${site.name}`;
  const scripts =
    assets.js && html`<script>${new Html(FIRST_SCRIPT)}</script><script src="${assets.js}" defer></script>`;
  return `<!doctype html>\n${
    html`<html lang="${lang}"${directionOf(lang) === 'rtl' && html` dir="rtl"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${assets.css}"><style>${new Html(siteColors(site))}</style>
${assets.fonts.map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
${scripts}${!page.isBare && clickScript(view)}${view.isFramed && html`<base target="_blank">`}
<meta name="color-scheme" content="light dark">${page.isBare && html`<meta name="referrer" content="no-referrer">`}
${pageMeta(view, { head, kind, published, updated })}${feedLinks(view, page)}
${page.structured ?? []}</head>
<body><a class="skip" href="#content">${t.skip}</a>${view.bar}
${page.isBare ? bareHead(view) : masthead(view, { alternates: head.alternates, ...(page.above && { above: page.above }), ...(page.isHome && { isHome: true }) })}
<main id="content">${page.body}</main>
${!page.isBare && siteFoot(view)}</body></html>`.text
  }\n`;
}

function bareHead({ site }: SiteView): Html {
  return html`<header><div class="wrap"><p class="label">${site.name}</p></div></header>`;
}

/** What readers of feeds find by the address of a page. */
function feedLinks(view: SiteView, { head, feed }: PageParts): readonly Html[] {
  const link = (title: string, stem: string) =>
    html`<link rel="alternate" type="application/rss+xml" title="${title}" href="${hrefOf(view, `${stem}.rss`)}">`;
  return [
    link(view.site.name, feedOfSite(view)),
    ...(feed === undefined ? [] : [link(`${head.title} - ${view.site.name}`, feed)]),
  ];
}

/** Counts clicks on the links of keywords and on logos. A page without an origin may not call it. */
function clickScript({ isSandboxed, intake, site }: SiteView): Html | false {
  return (
    !isSandboxed && html`<script src="${intake}/clicks.js" data-project="${site.projectId}" async></script>`
  );
}
