import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import type { ParserSource } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import type { FetchMode } from '@toasoan/contract/features/parser-sources/source-schedule.ts';

/** A page as it was served. */
export interface ServedPage {
  readonly url: string;
  readonly contentType: string;
  readonly body: Buffer;
}

/** How an article is read. */
export interface ReadOptions {
  /** Null: by what pages say of themselves. */
  readonly template: TemplateDefinition | null;
  readonly timezone: string;
  /** Times such as "two hours ago" count from it. */
  readonly fetchTime: Date;
}

/** An entry of a feed, a sitemap or a list. */
export interface ListedPage {
  readonly url: string;
  readonly title: string;
  readonly time: string | null;
}

export interface ReadList {
  readonly entries: readonly ListedPage[];
  /** The next page of a list, or further sitemaps of an index; newest first. */
  readonly further: readonly string[];
  /** There are more entries than were read. */
  readonly isTruncated: boolean;
}

/** How a list is read. */
export interface ListOptions {
  readonly mode: FetchMode;
  /** Where a page lists articles, and which addresses are some. */
  readonly template: TemplateDefinition;
  readonly apiPaths: ParserSource['apiPaths'];
  readonly timezone: string;
  readonly fetchTime: Date;
  /** The most entries, the newest of them. */
  readonly most: number;
}

/** A section of a site as one of its pages names it; '' for what is not said. */
export interface FoundSection {
  readonly title: string;
  readonly url: string;
  readonly rssUrl: string;
  readonly parentTitle: string;
}

/** Reads foreign pages apart from the product: in a process without secrets and network, within bounds. */
export interface PageReader {
  /** The parts of one article, first page first. @throws PageUnreadable */
  read(pages: readonly ServedPage[], options: ReadOptions): Promise<ReadPage>;
  /** @throws PageUnreadable */
  readList(page: ServedPage, options: ListOptions): Promise<ReadList>;
  /** The sections that a page names. @throws PageUnreadable */
  discover(page: ServedPage): Promise<readonly FoundSection[]>;
}

export interface ReadPage {
  readonly page: ExtractedPage;
  /** Addresses of parts that were not given. */
  readonly nextPages: readonly string[];
  /** Address of the page with the whole article, which was not given; null where there is none. */
  readonly singlePage: string | null;
}

/** A page that cannot be read within its bounds. */
export class PageUnreadable extends Error {
  override readonly name = 'PageUnreadable';
  readonly reason: 'TOO_LONG' | 'TOO_LARGE' | 'CRASHED' | 'NOT_A_LIST';

  constructor(reason: PageUnreadable['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
