import { inLanguage, type PageKind, targetPath } from '@toasoan/contract/article/link-target.ts';
import type { PublicSite, SiteCategory } from '@toasoan/contract/features/delivery/public-site.ts';

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
}

/** The language that a page is asked in; undefined for one that the site does not have. */
export function languageOfSite({ facts }: Site, asked: string | undefined): string | undefined {
  if (asked === undefined) return facts.defaultLang;
  return facts.languages.includes(asked) ? asked : undefined;
}

/** The path of a record that is written in a language. */
export function pathIn({ facts }: Site, kind: PageKind, slug: string, lang: string): string {
  const path = targetPath(kind, slug);
  return facts.languages.includes(lang) ? inLanguage(path, lang, facts.defaultLang) : path;
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
