import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { SiteMenu } from '@toasoan/contract/features/delivery/public-site.ts';
import { homeOf, hrefOf, outerHref, prefixOf, type SiteView } from './site-view.ts';

export interface MenuLink {
  readonly id: string;
  readonly parentId: string | null;
  readonly title: string;
  /** '' for a heading. */
  readonly href: string;
  readonly opensNewTab: boolean;
  readonly isNofollow: boolean;
  readonly badge: string;
  readonly activeMatch: 'EXACT' | 'PREFIX' | 'CONTAINS';
}

/**
 * The menu of a place in the page's language; undefined where nobody arranged one. A link to the front page leads to
 * that of the language, also in a menu that was made in another one.
 */
export function menuAt(
  { site, lang }: SiteView,
  position: SiteMenu['position'],
): readonly MenuLink[] | undefined {
  const here = site.menus?.filter((menu) => menu.position === position) ?? [];
  const found = here.find((menu) => menu.lang === lang) ?? here.find((menu) => menu.lang === '');
  return found?.items.map((item) => (item.href === '/' ? { ...item, href: homeOf({ site, lang }) } : item));
}

/** Those directly below one; null: the top of the menu. */
export function childrenOf(items: readonly MenuLink[], id: string | null): readonly MenuLink[] {
  return items.filter(({ parentId }) => parentId === id);
}

/** What a telephone shows of the menu: its own, or the main one. */
export function phoneMenu(view: SiteView): readonly MenuLink[] {
  return menuAt(view, 'MOBILE') ?? mainMenu(view);
}

/** Arranged by the newsroom, or made of the categories. */
export function mainMenu(view: SiteView): readonly MenuLink[] {
  return menuAt(view, 'MAIN') ?? [homeLink(view), ...categoryLinks(view)];
}

function homeLink(view: SiteView): MenuLink {
  return { ...PLAIN, id: 'home', title: view.t.home, href: prefixOf(view) || '/', activeMatch: 'EXACT' };
}

const PLAIN = { parentId: null, opensNewTab: false, isNofollow: false, badge: '' } as const;

function categoryLinks(view: SiteView): MenuLink[] {
  const { site, lang } = view;
  const shown = site.categories.filter(({ showInMenu }) => showInMenu);
  const ids = new Set(shown.map(({ id }) => id));
  return shown
    .filter(({ parentId }) => parentId === null || ids.has(parentId))
    .map(({ id, parentId, title, names, path }) => ({
      ...PLAIN,
      id,
      parentId,
      title: names[lang] || title,
      href: `${prefixOf(view)}${path}`,
      activeMatch: 'PREFIX',
    }));
}

/**
 * Paths of which one is the page's own: its address, and the categories above an article. Every path begins with that
 * of the front page, so it is active on its own page alone.
 */
export function isActive(view: SiteView, { href, activeMatch }: MenuLink, paths: readonly string[]): boolean {
  if (href === '') return false;
  const isHome = href.replace(/\/$/, '') === prefixOf(view);
  return paths.some((path) => {
    if (isHome) return path.replace(/\/$/, '') === prefixOf(view);
    if (activeMatch === 'EXACT') return path === href;
    if (activeMatch === 'CONTAINS') return path.includes(href);
    return path === href || path.startsWith(`${href.replace(/\/$/, '')}/`);
  });
}

export function menuLink(view: SiteView, item: MenuLink, isHere = false): Html {
  const href = item.href && outerHref(item.href);
  const badge = item.badge !== '' && html` <span class="badge">${item.badge}</span>`;
  if (!href) return html`<span>${item.title}${badge}</span>`;
  const rel = [item.opensNewTab && 'noopener', item.isNofollow && 'nofollow'].filter(Boolean).join(' ');
  return html`<a href="${hrefOf(view, href)}"${item.opensNewTab && html` target="_blank"`}${
    rel && html` rel="${rel}"`
  }${isHere && html` aria-current="true"`}>${item.title}${badge}</a>`;
}
