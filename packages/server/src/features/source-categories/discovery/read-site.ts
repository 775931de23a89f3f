import type { ParserSourceRow } from '#server/features/parser-sources/public.ts';
import { foundSections, type ReadSection } from './found-sections.ts';

/** A page as it was fetched. */
export interface FetchedPage {
  readonly body: Buffer;
  readonly contentType: string;
  /** After redirects. */
  readonly url: string;
}

/** What reads the sections of a site out of one of its pages. */
export type DiscoverSections = (page: FetchedPage) => Promise<readonly ReadSection[]>;

/** Where a source is, and how it wants to be asked. */
export type Site = Pick<
  ParserSourceRow,
  'home_url' | 'domains' | 'user_agent' | 'robots_respect' | 'rate_seconds'
>;

/** BUSY: the turn of the host comes too late, or it wants to be left alone. FORBIDDEN: by its robots.txt. */
export type NoPage = 'BUSY' | 'FORBIDDEN' | 'UNREADABLE';

/** Fetches one page of a source in the turn of its host and as its robots.txt allows, within milliseconds. */
export type FetchSitePage = (
  source: Site,
  address: string,
  withinMs: number,
) => Promise<FetchedPage | NoPage>;

/** Where sites keep an index of their feeds and of their pages; those of one line stand for each other. */
const INDEXES = [['/rss', '/rss.html'], ['/sitemap.xml']];
/** The call has an answer before the console gives up. */
const ALL_MS = 13_000;

interface Reader {
  readonly fetchPage: FetchSitePage;
  readonly discover: DiscoverSections;
  readonly now: () => Date;
}

export interface ReadSite {
  readonly sections: readonly ReadSection[];
  readonly pages: readonly string[];
  /** Addresses for which there was no time between the requests that the host allows. */
  readonly unread: readonly string[];
}

/** The sections that a site shows on its front page and in its indexes; why not, where the front page is not read. */
export async function readSite(
  source: Site,
  { fetchPage, discover, now }: Reader,
): Promise<ReadSite | NoPage> {
  const end = now().getTime() + ALL_MS;
  const pageAt = (address: string) => fetchPage(source, address, end - now().getTime());
  const home = await pageAt(source.home_url);
  if (typeof home === 'string') return home;
  const pages = [home];
  const unread: string[] = [];
  for (const alternatives of INDEXES)
    for (const path of alternatives) {
      const address = new URL(path, home.url).href;
      const page = await pageAt(address);
      if (page === 'BUSY') unread.push(address);
      if (typeof page === 'string') continue;
      pages.push(page);
      break;
    }
  const read = await Promise.all(pages.map(discover));
  return { sections: foundSections(read, source.domains), pages: pages.map(({ url }) => url), unread };
}
