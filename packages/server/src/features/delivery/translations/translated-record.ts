import type { PageHead, TranslatedLink } from '@toasoan/contract/features/delivery/public-fields.ts';
import { staticPagePath } from '../pages/static-page-path.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { pathIn, type Site } from '../sites/site.ts';
import { findGroup, type TranslatedPage, type TranslatedRow } from './translated-view.ts';

export interface Translated {
  /** The original, where the record is a translation and readers can open that. */
  readonly translationOf: TranslatedLink | null;
  /** The other translations, in the order of the site's languages. */
  readonly translations: TranslatedLink[];
  readonly alternates: PageHead['alternates'];
  readonly originalId: string;
}

/** What the page of a record says of its other languages. Nothing that readers cannot open is named. */
export async function translatedRecord(
  reading: SiteReading,
  kind: TranslatedPage,
  id: string,
): Promise<Translated> {
  const { site } = reading;
  const { originalId, rows } = await findGroup(reading, kind, id);
  if (kind !== 'page') reading.shows(shownKey.translated(kind, originalId));
  const others = inOrder(site, rows).filter((row) => row.id !== id);
  const link = (row: TranslatedRow): TranslatedLink => ({
    id: row.id,
    lang: row.lang,
    path: pathOfTranslated(site, kind, row),
    title: row.title,
  });
  const original = others.find((row) => row.id === originalId);
  return {
    originalId,
    translationOf: original === undefined ? null : link(original),
    translations: others.filter((row) => row !== original).map(link),
    alternates: alternatesOfGroup(site, kind, rows, id),
  };
}

/** Where a record of a group is on its site. */
function pathOfTranslated(site: Site, kind: TranslatedPage, { slug, lang }: TranslatedRow): string {
  return kind === 'page' ? staticPagePath(site, { path: `/${slug}`, lang }) : pathIn(site, kind, slug, lang);
}

/**
 * The listed records of a group as alternates of one of them: itself among them, one in each language of the site.
 * None for a record that stands alone, or that lists do not name.
 */
export function alternatesOfGroup(
  site: Site,
  kind: TranslatedPage,
  rows: readonly TranslatedRow[],
  id: string,
): { lang: string; path: string }[] {
  const listed = inOrder(site, rows).filter(({ isListed }) => isListed);
  const own = listed.find((row) => row.id === id);
  if (own === undefined) return [];
  const named = new Map(listed.map((row) => [row.lang, row.lang === own.lang ? own : row]));
  return named.size < 2
    ? []
    : [...named.values()].map((row) => ({ lang: row.lang, path: pathOfTranslated(site, kind, row) }));
}

/** By the languages of the site; what is in another language has no address of its own there. */
function inOrder({ facts }: Site, rows: readonly TranslatedRow[]): TranslatedRow[] {
  return facts.languages.flatMap((lang) => rows.filter((row) => row.lang === lang));
}
