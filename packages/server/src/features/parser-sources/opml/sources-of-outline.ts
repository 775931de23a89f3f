import type { OpmlSource } from '@toasoan/contract/features/parser-sources/opml/opml.ts';
import { parserSourceCreate } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { bareHost, isOfSource } from '@toasoan/contract/features/parser-sources/source-hosts.ts';

/** A feed as an OPML file names it; '' for what is not said. */
export interface OutlinedFeed {
  readonly title: string;
  readonly feedUrl: string;
  readonly siteUrl: string;
  readonly siteTitle: string;
  readonly folder: string;
}

/** Reads an OPML file; undefined where it is none. */
export type ReadOutline = (
  text: string,
) => Promise<{ readonly feeds: readonly OutlinedFeed[]; readonly isTruncated: boolean } | undefined>;

/** A source of the project that may own a host. */
export interface KnownSource {
  readonly id: string;
  readonly title: string;
  readonly domains: readonly string[];
}

export interface OutlinedSource extends OpmlSource {
  readonly domains: readonly string[];
}

const MOST_FEEDS = 20;
const LONGEST_TITLE = 120;

/** The sources that the feeds of a file would become: one for each site, in the order of the file. */
export function sourcesOfOutline(
  feeds: readonly OutlinedFeed[],
  known: readonly KnownSource[],
): OutlinedSource[] {
  const sites = Map.groupBy(feeds, hostOf);
  const foldersOf = (folder: string) =>
    new Set(feeds.filter((feed) => feed.folder === folder).map(hostOf)).size;
  const titles = new Set(known.map(({ title }) => title.toLowerCase()));
  const owned = new Set([...sites.keys(), ...known.flatMap(({ domains }) => domains.map(bareHost))]);
  return [...sites].map(([host, entries]) => {
    const owner = known.find(({ domains }) => isOfSource(`https://${host}/`, domains));
    const named = nameOf(host, entries, foldersOf);
    const title = owner === undefined && titles.has(named.toLowerCase()) ? cut(`${named} (${host})`) : named;
    titles.add(title.toLowerCase());
    const wanted = [...new Set(entries.map(({ feedUrl }) => feedUrl).filter((url) => url !== ''))];
    const domains = [host];
    const taken = wanted.filter((url) => takes(url, domains, owned)).slice(0, MOST_FEEDS);
    const homeUrl = entries.map(({ siteUrl }) => siteUrl).find((url) => isOfSource(url, [host])) ?? '';
    const source = { host, title, homeUrl, feeds: taken, leftOut: wanted.length - taken.length, domains };
    if (owner !== undefined)
      return { ...source, fate: 'KNOWN', source: { id: owner.id, title: owner.title } };
    return { ...source, fate: isPossible(source) ? 'NEW' : 'REFUSED', source: null };
  });
}

/** A feed on a host of its own brings that host with it, unless somebody else has it. */
function takes(url: string, domains: string[], owned: Set<string>): boolean {
  if (isOfSource(url, domains)) return true;
  if (!URL.canParse(url)) return false;
  const host = bareHost(new URL(url).hostname);
  if (owned.has(host)) return false;
  owned.add(host);
  domains.push(host);
  return true;
}

/** Of the site, else of the feed; what is no address stands for itself, and is refused. */
function hostOf({ siteUrl, feedUrl }: OutlinedFeed): string {
  const url = [siteUrl, feedUrl].find((one) => URL.canParse(one) && new URL(one).hostname !== '');
  return url === undefined ? siteUrl || feedUrl : bareHost(new URL(url).hostname);
}

function nameOf(
  host: string,
  entries: readonly OutlinedFeed[],
  foldersOf: (folder: string) => number,
): string {
  const [first, ...others] = entries;
  const site = entries.find(({ siteTitle }) => siteTitle !== '')?.siteTitle ?? '';
  if (site !== '') return cut(site);
  if (first === undefined) return host;
  if (others.length === 0) return cut(first.title || host);
  const { folder } = first;
  const isItsOwn =
    folder !== '' && others.every((other) => other.folder === folder) && foldersOf(folder) === 1;
  return isItsOwn ? cut(folder) : host;
}

const cut = (title: string) => Array.from(title).slice(0, LONGEST_TITLE).join('').trim();

/** What a source is made of, switched off and without an agreement. */
export function createOf({ title, homeUrl, feeds, domains }: Omit<OutlinedSource, 'fate' | 'source'>) {
  return parserSourceCreate.safeParse({
    title,
    homeUrl,
    domains,
    listUrls: feeds,
    fetchMode: 'RSS',
    agreementState: 'NONE',
    status: 'DISABLED',
  });
}

const isPossible = (source: Omit<OutlinedSource, 'fate' | 'source'>): boolean => createOf(source).success;
