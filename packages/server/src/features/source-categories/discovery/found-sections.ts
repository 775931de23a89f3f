import { cleanOneLine, countCodePoints } from '@toasoan/contract/core/text.ts';
import { addressKey, isOnDomain } from '@toasoan/contract/features/source-categories/section-rules.ts';
import { MAX_SECTIONS } from '@toasoan/contract/features/source-categories/source-category.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

/** A section as one page of the site names it. */
export interface ReadSection {
  readonly title: string;
  /** '' where only its feed is known. */
  readonly url: string;
  readonly rssUrl: string;
  /** '' at the top. */
  readonly parentTitle: string;
}

const MAX_TITLE = 120;
const MAX_ADDRESS = 2_000;

/**
 * What several pages of a site say of its sections, each once: a menu knows addresses, an index of feeds the feeds, and
 * both the names. Addresses of other sites are left out.
 */
export function foundSections(
  pages: readonly (readonly ReadSection[])[],
  domains: readonly string[],
): ReadSection[] {
  const found = new Map<string, ReadSection>();
  const keyOfTitle = new Map<string, string>();
  for (const section of pages.flat().map((one) => cleaned(one, domains))) {
    if (section === undefined) continue;
    const key = section.url === '' ? keyOfTitle.get(nameKey(section)) : addressKey(section.url);
    const known = key === undefined ? undefined : found.get(key);
    const place = key ?? addressKey(section.rssUrl);
    found.set(place, known === undefined ? section : joined(known, section));
    if (!keyOfTitle.has(nameKey(section))) keyOfTitle.set(nameKey(section), place);
  }
  return [...found.values()]
    .map((section) => ({ ...section, url: section.url || section.rssUrl }))
    .slice(0, MAX_SECTIONS);
}

const nameKey = ({ title }: ReadSection) => foldVietnamese(title);

/** The first page that names a section is right; later ones fill what it does not say. */
const joined = (known: ReadSection, more: ReadSection): ReadSection => ({
  title: known.title,
  url: known.url || more.url,
  rssUrl: known.rssUrl || more.rssUrl,
  parentTitle: known.parentTitle || more.parentTitle,
});

/** Undefined for what is no section of the site: pages are foreign texts. */
function cleaned(section: ReadSection, domains: readonly string[]): ReadSection | undefined {
  const title = cleanOneLine(section.title);
  const own = (address: string) =>
    address.length <= MAX_ADDRESS && isOnDomain(address, domains) ? address : '';
  const [url, rssUrl] = [own(section.url), own(section.rssUrl)];
  if (title === '' || countCodePoints(title) > MAX_TITLE || (url === '' && rssUrl === '')) return undefined;
  const parentTitle = cleanOneLine(section.parentTitle);
  return { title, url, rssUrl, parentTitle: countCodePoints(parentTitle) > MAX_TITLE ? '' : parentTitle };
}
