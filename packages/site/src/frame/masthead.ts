import { type Html, html } from '@toasoan/contract/core/html.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { filled } from '../text/site-texts.ts';
import { longDayOf } from '../text/times.ts';
import { icon } from './icon.ts';
import { childrenOf, isActive, type MenuLink, mainMenu, menuAt, menuLink } from './menu.ts';
import { homeOf, hrefOf, nameOfLanguage, prefixOf, type SiteView, spoken } from './site-view.ts';

/** More than these do not fit beside each other. */
const MOST_BESIDE = 3;

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
  return html`<header>${topline(view, placed)}<div class="masthead"><div class="wrap">${paperName(view, placed)}
${searchBox(view)}<div class="phone-links"><a href="${hrefOf(view, `${prefixOf(view)}/tim-kiem`)}" aria-label="${view.t.search}">${icon('search')}</a><a href="#sections" aria-label="${view.t.menu}">${icon('menu')}</a></div></div></div></header>
${menuBar(view, placed)}`;
}

function topline(view: SiteView, { alternates }: Placed): Html {
  const { site, t, now } = view;
  const today = new Date(now).toISOString();
  const links = site.languages.length < 2 ? [] : languageLinks(view, alternates);
  const isMenu = links.length > MOST_BESIDE;
  return html`<div class="topline"><div class="wrap"><time datetime="${today}" data-today>${longDayOf(today, view)}</time>
<ul>${(menuAt(view, 'TOP') ?? []).map((item) => html`<li>${menuLink(view, item)}</li>`)}${
    !isMenu && links
  }<li><button class="theme-switch" type="button" data-theme-switch hidden>${icon('theme')}<span class="hidden-label">${t.theme}</span></button></li></ul>${
    isMenu &&
    html`<details class="languages" name="menu"><summary aria-label="${t.languages}: ${nameOfLanguage(view, view.lang)}">${nameOfLanguage(view, view.lang)} ${icon('down')}</summary><ul>${links}</ul></details>`
  }</div></div>`;
}

/** The same page in each language, or the home of a language that does not have it. */
function languageLinks(view: SiteView, alternates: Placed['alternates']): readonly Html[] {
  const { site, lang } = view;
  const pathOf = (one: string) =>
    alternates.find((alternate) => alternate.lang === one)?.path ??
    (one === lang ? view.path : homeOf({ site, lang: one }));
  return site.languages.map(
    (one) =>
      html`<li><a href="${hrefOf(view, pathOf(one))}"${spoken(view, one) || html` lang="${one}"`} hreflang="${one}"${
        one === lang && html` aria-current="true"`
      }>${nameOfLanguage(view, one)}</a></li>`,
  );
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

/** One in the head of every page; a second one on a page has a name of its own. */
export function searchBox(view: SiteView, text = '', name = view.t.search): Html {
  const { t } = view;
  return html`<form class="search-box" role="search" aria-label="${name}" action="${hrefOf(view, `${prefixOf(view)}/tim-kiem`)}">
<button type="submit" aria-label="${t.search}">${icon('search')}</button>
<input type="search" name="q" value="${text}" placeholder="${t.searchHint}" aria-label="${t.searchHint}" maxlength="200" autocomplete="off"></form>`;
}

function menuBar(view: SiteView, { above = [] }: Placed): Html {
  const items = mainMenu(view);
  const paths = [view.path, ...above];
  return html`<nav class="main-menu" aria-label="${view.t.menu}"><div class="wrap">
<ul class="items">${childrenOf(items, null).map((item) => topItem(view, items, item, isActive(view, item, paths)))}</ul>
<details class="more-menu" name="menu"><summary>${view.t.more} ${icon('down')}</summary><div class="panel">${tree(view, items)}</div></details></div></nav>`;
}

/** What is below it opens by a key or a press, also without a script; one opens at a time. */
function topItem(view: SiteView, items: readonly MenuLink[], item: MenuLink, isHere: boolean): Html {
  const link = menuLink(view, item, isHere);
  if (childrenOf(items, item.id).length === 0) return html`<li>${link}</li>`;
  return html`<li class="opens">${link}<details name="menu"><summary aria-label="${filled(view.t.below, { name: item.title })}">${icon('down')}</summary>
<div class="panel">${tree(view, items, item.id)}</div></details></li>`;
}

/** A menu to its third level. */
export function tree(view: SiteView, items: readonly MenuLink[], parentId: string | null = null): Html {
  return html`<ul class="tree">${branches(view, items, parentId)}</ul>`;
}

function branches(view: SiteView, items: readonly MenuLink[], parentId: string | null): readonly Html[] {
  return childrenOf(items, parentId).map((item) => {
    const below = branches(view, items, item.id);
    return html`<li>${menuLink(view, item)}${below.length > 0 && html`<ul>${below}</ul>`}</li>`;
  });
}
