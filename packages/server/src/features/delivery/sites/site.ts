import { inLanguage, type PageKind, targetPath } from '@toasoan/contract/article/link-target.ts';
import type { PublicSite, SiteCategory } from '@toasoan/contract/features/delivery/public-site.ts';
import type { TargetAddress } from '#server/features/posts/public.ts';
import type { TextsByKey } from '../translations/translated-fields.ts';

/** A site as every composition needs it; kept in the process until something of it changes. */
export interface Site {
  readonly projectId: string;
  readonly facts: PublicSite;
  readonly categories: ReadonlyMap<string, KnownCategory>;
  /** When something becomes public by the clock alone; null: nothing is known to. */
  readonly nextChange: Date | null;
}

export interface KnownCategory extends SiteCategory {
  readonly perBlock: number;
  readonly rssEnabled: boolean;
  /** Itself and the active ones below it. */
  readonly withBelow: readonly string[];
  /** What translators approved, by language. */
  readonly texts: ReadonlyMap<string, TextsByKey>;
}

/** The language that a page is asked in; undefined for one that the site does not have. */
export function languageOfSite({ facts }: Site, asked: string | undefined): string | undefined {
  if (asked === undefined) return facts.defaultLang;
  return facts.languages.includes(asked) ? asked : undefined;
}

/** The path of a record in a language. */
export function pathIn(site: Site, kind: PageKind, slug: string, lang: string): string {
  return pageIn(site, targetPath(kind, slug), lang);
}

/** The address of a page in a language; one that the site does not have leads to its first one. */
export function pageIn({ facts }: Site, path: string, lang = facts.defaultLang): string {
  return facts.languages.includes(lang) ? inLanguage(path, lang, facts.defaultLang) : path;
}

/** Addresses of links in a text of a language: a record that is written in another one keeps its own. */
export function addressesIn(site: Site, lang: string): TargetAddress {
  return (kind, slug, own) => pathIn(site, kind, slug, own ?? lang);
}

/** The same page in every language of the site. */
export function alternatesOf({ facts }: Site, path: string): { lang: string; path: string }[] {
  const { languages, defaultLang } = facts;
  return languages.length < 2
    ? []
    : languages.map((lang) => ({ lang, path: inLanguage(path, lang, defaultLang) }));
}

/** The whole address of a path; '' while the site has no domain. */
export function addressOn({ facts }: Site, path: string): string {
  const [main] = facts.domains;
  return main === undefined ? '' : `https://${main}${path}`;
}

/** What every path of the site follows: its domain, or its place on the console's own host. */
export function originOf({
  site: { facts },
  publicUrl,
}: {
  readonly site: Site;
  readonly publicUrl: string;
}): string {
  const [main] = facts.domains;
  return main === undefined ? `${publicUrl}/s/${facts.code}` : `https://${main}`;
}

/** A category with all active ones above it, from the root. */
export function breadcrumbOf(site: Site, id: string | null): KnownCategory[] {
  const found: KnownCategory[] = [];
  for (let at = id; at !== null; ) {
    const category = site.categories.get(at);
    if (category === undefined || found.includes(category)) break;
    found.unshift(category);
    at = category.parentId;
  }
  return found;
}
