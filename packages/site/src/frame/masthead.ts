import { type Html, html } from '@toasoan/contract/core/html.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { longDayOf } from '../text/times.ts';
import { icon } from './icon.ts';
import { isActive, type MenuLink, mainMenu, menuAt, menuLink } from './menu.ts';
import { homeOf, hrefOf, prefixOf, type SiteView } from './site-view.ts';

/** Names of languages in themselves. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  vi: 'Tiếng Việt',
  en: 'English',
  fr: 'Français',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  ja: '日本語',
  km: 'ខ្មែរ',
  ko: '한국어',
  ru: 'Русский',
  lo: 'ລາວ',
  th: 'ไทย',
  zh: '中文',
};

/** What the head of a page knows of its page. */
export interface Placed {
  /** The same page in other languages; the home of a language where there is none. */
  readonly alternates: readonly { readonly lang: string; readonly path: string }[];
  /** Paths of the categories above it. */
  readonly above?: readonly string[];
  /** The page of a paper is named in its h1 on the home page only. */
  readonly isHome?: boolean;
}

export function masthead(view: SiteView, placed: Placed): Html {
  return html`${topline(view, placed)}<header class="masthead"><div class="wrap">${paperName(view, placed)}
${searchBox(view)}<div class="phone-links"><a href="${hrefOf(view, `${prefixOf(view)}/tim-kiem`)}" aria-label="${view.t.search}">${icon('search')}</a><a href="#sections" aria-label="${view.t.menu}">${icon('menu')}</a></div></div></header>
${menuBar(view, placed)}`;
}

function topline(view: SiteView, { alternates }: Placed): Html {
  const { site, lang, t, now } = view;
  const today = new Date(now).toISOString();
  const pathOf = (one: string) =>
    alternates.find((alternate) => alternate.lang === one)?.path ?? homeOf({ site, lang: one });
  const others = site.languages.length < 2 ? [] : site.languages;
  return html`<div class="topline"><div class="wrap"><time datetime="${today}" data-today>${longDayOf(today, view)}</time>
<ul>${(menuAt(view, 'TOP') ?? []).map((item) => html`<li>${menuLink(view, item)}</li>`)}${others.map(
    (one) =>
      html`<li><a href="${hrefOf(view, pathOf(one))}" lang="${one}" hreflang="${one}"${
        one === lang && html` aria-current="true"`
      }>${LANGUAGE_NAMES[one] ?? one}</a></li>`,
  )}<li><button class="theme-switch" type="button" data-theme-switch hidden>${icon('theme')}<span class="hidden-label">${t.theme}</span></button></li></ul></div></div>`;
}

export function logoOf({ site }: SiteView): Html {
  if (site.logo === null)
    return html`<span class="paper-mark" aria-hidden="true">${[...site.name][0] ?? ''}</span>`;
  return html`<img src="${imageRefAddress(site.logo)}" width="44" height="44" alt="">`;
}

function paperName(view: SiteView, { isHome = false }: Placed): Html {
  const name = html`<a class="paper-name" href="${hrefOf(view, homeOf(view))}">${logoOf(view)}<span>${view.site.name}</span></a>`;
  return isHome ? html`<h1>${name}</h1>` : name;
}

export function searchBox(view: SiteView, text = ''): Html {
  const { t } = view;
  return html`<form class="search-box" role="search" action="${hrefOf(view, `${prefixOf(view)}/tim-kiem`)}">
<button type="submit" aria-label="${t.search}">${icon('search')}</button>
<input type="search" name="q" value="${text}" placeholder="${t.searchHint}" aria-label="${t.searchHint}" maxlength="200" autocomplete="off"></form>`;
}

function menuBar(view: SiteView, { above = [] }: Placed): Html {
  const items = mainMenu(view);
  const tops = items.filter(({ parentId }) => parentId === null);
  const paths = [view.path, ...above];
  return html`<nav class="main-menu" aria-label="${view.t.menu}"><div class="wrap">
<ul class="items">${tops.map((item) => html`<li>${menuLink(view, item, isActive(item, paths))}</li>`)}</ul>
<details class="more-menu"><summary>${view.t.more} ${icon('down')}</summary><div class="panel">${tree(view, items)}</div></details></div></nav>`;
}

/** The whole menu to its second level. */
export function tree(view: SiteView, items: readonly MenuLink[]): Html {
  const below = (id: string) => items.filter(({ parentId }) => parentId === id);
  return html`<ul class="tree">${items
    .filter(({ parentId }) => parentId === null)
    .map((item) => {
      const children = below(item.id);
      return html`<li>${menuLink(view, item)}${
        children.length > 0 &&
        html`<ul>${children.map((child) => html`<li>${menuLink(view, child)}</li>`)}</ul>`
      }</li>`;
    })}</ul>`;
}
