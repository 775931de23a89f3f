import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PublicSite } from '@toasoan/contract/features/delivery/public-site.ts';
import { directionOf } from '@toasoan/contract/features/projects/project-languages.ts';
import { textsFor } from '../text/site-texts.ts';
import type { Zone } from '../text/times.ts';
import type { SiteTexts } from '../text/vi.ts';

/** Addresses of the built files. */
export interface SiteAssets {
  readonly css: string;
  /** '' where none is built. */
  readonly js: string;
  /** Faces that the first lines need. */
  readonly fonts: readonly string[];
}

/** Where and for whom a page is rendered. */
export interface SiteView extends Zone {
  readonly site: PublicSite;
  readonly t: SiteTexts;
  readonly now: number;
  /** Before every path of the site: '' at its own domain. */
  readonly base: string;
  /** The page's own path within the site, without query. */
  readonly path: string;
  readonly assets: SiteAssets;
  /** Where readers' calls go, `https://…/api/intake/v1`. */
  readonly intake: string;
  /** The page has no origin of its own: nothing that needs one is offered. */
  readonly isSandboxed: boolean;
  /** Above everything, in a preview; empty where the bar stands outside of the page. */
  readonly bar?: Html | undefined;
  /** The page stands in a frame: its links open beside it. */
  readonly isFramed?: boolean | undefined;
}

export type ViewInput = Omit<SiteView, 't' | 'timezone'>;

export function siteView(input: ViewInput): SiteView {
  return { ...input, t: textsFor(input.lang), timezone: input.site.timezone };
}

/** The address of a path of the site; an outer address stays as it is. */
export function hrefOf({ base }: Pick<SiteView, 'base'>, path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? `${base}${path}` : path;
}

/** The home of a language: the site's default one has no prefix. */
export function homeOf({ site, lang }: Pick<SiteView, 'site' | 'lang'>): string {
  return lang === site.defaultLang || !site.languages.includes(lang) ? '/' : `/${lang}`;
}

/** What the site calls a language of its own. */
export function nameOfLanguage({ site }: Pick<SiteView, 'site'>, lang: string): string {
  return site.languageSettings.find((one) => one.lang === lang)?.name ?? lang;
}

/** Attributes of a part in another language than the page around it. */
export function spoken(view: Pick<SiteView, 'lang'>, lang: string): Html | false {
  if (lang === view.lang) return false;
  const isTurned = directionOf(lang) !== directionOf(view.lang);
  return html` lang="${lang}"${isTurned && html` dir="${directionOf(lang)}"`}`;
}

/** A number that is written from the left, such as a telephone's: on pages from the right it keeps its order. */
export function fromLeft({ lang }: Pick<SiteView, 'lang'>, text: string): string {
  return directionOf(lang) === 'rtl' && text !== '' ? `\u2066${text}\u2069` : text;
}

/** Where a page of a language begins: `/en`, or '' for the site's default language. */
export function prefixOf(view: Pick<SiteView, 'site' | 'lang'>): string {
  const home = homeOf(view);
  return home === '/' ? '' : home;
}

/** The path of the site's own feed, without its ending. */
export function feedOfSite(view: Pick<SiteView, 'site' | 'lang'>): string {
  return prefixOf(view) || '/index';
}

/** Addresses that staff or readers wrote may only be of the web. */
export function outerHref(address: string): string | undefined {
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(address) ? address : undefined;
}
