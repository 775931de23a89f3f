import { parseOpml as parse } from 'feedsmith';

/** A feed, or a site without one, as a list of subscriptions names it; '' for what is not said. */
export interface OutlinedFeed {
  readonly title: string;
  readonly feedUrl: string;
  readonly siteUrl: string;
  /** The site that the feed stands below, where it is named apart. */
  readonly siteTitle: string;
  /** The nearest folder. */
  readonly folder: string;
}

export interface OutlinedFeeds {
  readonly feeds: readonly OutlinedFeed[];
  readonly isTruncated: boolean;
}

/** A list of subscriptions declares nothing; what does may name files and addresses. */
const DECLARATION = /<!(?:DOCTYPE|ENTITY)/i;
/** What breaks off may lack half of its feeds. */
const END = /<\/opml\s*>/i;
const MOST_FEEDS = 5_000;
const MOST_LEVELS = 20;

type Outlines = NonNullable<NonNullable<ReturnType<typeof parse>['body']>['outlines']>;
type Outline = Outlines[number];
type Around = Pick<OutlinedFeed, 'siteUrl' | 'siteTitle' | 'folder'>;

/** The feeds of an OPML file in their order; undefined where the text is none, or declares entities. */
export function parseOpml(text: string): OutlinedFeeds | undefined {
  if (DECLARATION.test(text) || !END.test(text)) return undefined;
  const outlines = read(text);
  if (outlines === undefined) return undefined;
  const feeds: OutlinedFeed[] = [];
  collect(outlines, { siteUrl: '', siteTitle: '', folder: '' }, { feeds, level: 1 });
  return { feeds: feeds.slice(0, MOST_FEEDS), isTruncated: feeds.length > MOST_FEEDS };
}

function read(text: string): Outlines | undefined {
  try {
    return parse(text.trimStart()).body?.outlines ?? [];
  } catch {
    return undefined;
  }
}

interface Collected {
  readonly feeds: OutlinedFeed[];
  readonly level: number;
}

function collect(outlines: Outlines, around: Around, { feeds, level }: Collected): void {
  for (const outline of outlines) {
    if (feeds.length > MOST_FEEDS || level > MOST_LEVELS) return;
    const { xmlUrl = '', htmlUrl = '', outlines: below = [] } = outline;
    const title = titleOf(outline);
    const isSite = xmlUrl === '' && htmlUrl !== '';
    if (xmlUrl !== '') feeds.push({ ...around, title, feedUrl: xmlUrl, siteUrl: htmlUrl || around.siteUrl });
    else if (isSite && below.length === 0)
      feeds.push({ ...around, title, feedUrl: '', siteUrl: htmlUrl, siteTitle: title });
    const inside = isSite ? { ...around, siteUrl: htmlUrl, siteTitle: title } : { ...around, folder: title };
    collect(below, xmlUrl === '' ? inside : around, { feeds, level: level + 1 });
  }
}

const titleOf = ({ title = '', text = '' }: Outline): string => (title || text).trim();
