import { FetchRefused } from '#server/core/safe-fetch/fetch-refused.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
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

/** Where sites keep an index of their feeds and of their pages. */
const INDEXES = ['/rss', '/rss.html', '/sitemap.xml'];
/** The call has an answer before the console gives up. */
const HOME_MS = 6_000;
const INDEX_MS = 5_000;
const MAX_BYTES = 3 * 1024 * 1024;

interface Reader {
  readonly safeFetch: Pick<SafeFetch, 'fetch'>;
  readonly discover: DiscoverSections;
}

interface ReadSite {
  readonly sections: readonly ReadSection[];
  readonly pages: readonly string[];
}

/** The sections that a site shows on its front page and in its indexes; undefined where the front page has no answer. */
export async function readSite(
  source: Pick<ParserSourceRow, 'home_url' | 'domains' | 'user_agent'>,
  { safeFetch, discover }: Reader,
): Promise<ReadSite | undefined> {
  const home = await pageAt(source.home_url, HOME_MS, source.user_agent, safeFetch);
  if (home === undefined) return undefined;
  const indexes = await Promise.all(
    INDEXES.map((path) => pageAt(new URL(path, home.url).href, INDEX_MS, source.user_agent, safeFetch)),
  );
  const pages = [home, ...indexes.filter((page) => page !== undefined)];
  const read = await Promise.all(pages.map(discover));
  return { sections: foundSections(read, source.domains), pages: pages.map(({ url }) => url) };
}

async function pageAt(
  address: string,
  totalMs: number,
  userAgent: string,
  safeFetch: Reader['safeFetch'],
): Promise<FetchedPage | undefined> {
  try {
    const { status, headers, body, url } = await safeFetch.fetch(address, {
      totalMs,
      maxBytes: MAX_BYTES,
      cutsBody: true,
      ...(userAgent !== '' && { headers: { 'user-agent': userAgent } }),
    });
    if (status !== 200) return undefined;
    return { body, contentType: headers['content-type'] ?? '', url };
  } catch (error) {
    if (error instanceof FetchRefused) return undefined;
    throw error;
  }
}
