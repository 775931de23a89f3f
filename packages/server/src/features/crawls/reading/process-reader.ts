import {
  type ExtractionProcess,
  ExtractionRefused,
  type FetchedPage,
} from '#server/features/extraction/public.ts';
import {
  type FoundSection,
  type PageReader,
  PageUnreadable,
  type ReadList,
  type ServedPage,
} from './page-reader.ts';

const REASONS = { TOOK_TOO_LONG: 'TOO_LONG', TOO_LARGE: 'TOO_LARGE', UNREADABLE: 'CRASHED' } as const;

/** Pages of other sites, read by the process that has neither secrets nor a network. */
export function processReader(pages: ExtractionProcess): PageReader {
  return {
    read: async ([first, ...further], { template, timezone, fetchTime }) => {
      if (first === undefined) throw new PageUnreadable('CRASHED', 'an article without a page');
      const { page, nextPage, singlePage } = await refusable(
        pages.extract({
          pages: [fetched(first), ...further.map(fetched)],
          fetchedTime: fetchTime,
          timeZone: timezone,
          ...(template && { template }),
        }),
      );
      return { page, nextPages: nextPage === null ? [] : [nextPage], singlePage };
    },
    readList: async (page, { mode, template, apiPaths, timezone, fetchTime, most }): Promise<ReadList> => {
      const list = { ...template.list, itemSelector: apiPaths.items, linkSelector: apiPaths.url };
      const result = await refusable(
        pages.list({
          page: fetched(page),
          // A feed's address may serve a page that names it, and the other way round.
          format: mode === 'RSS' ? 'AUTO' : mode,
          template: mode === 'API' ? { ...template, list } : template,
          fetchedTime: fetchTime,
          timeZone: timezone,
          max: most,
        }),
      );
      if (result === null) throw new PageUnreadable('NOT_A_LIST', 'no list of the kind');
      return {
        entries: result.items.map(({ url, title, publishedTime }) => ({ url, title, time: publishedTime })),
        further: [...(result.next === null ? [] : [result.next]), ...result.sitemaps],
        isTruncated: result.isTruncated,
      };
    },
    discover: async (page): Promise<readonly FoundSection[]> => {
      const { sections, feeds } = await refusable(pages.discover({ pages: [fetched(page)] }));
      const titles = new Map(sections.map(({ url, title }) => [url, title]));
      return [
        ...sections.map(({ title, url, rssUrl, parentUrl }) => ({
          title,
          url,
          rssUrl: rssUrl ?? '',
          parentTitle: titles.get(parentUrl ?? '') ?? '',
        })),
        ...feeds.map(({ title, url }) => ({ title, url: '', rssUrl: url, parentTitle: '' })),
      ];
    },
  };
}

function fetched({ url, contentType, body }: ServedPage): FetchedPage {
  return { url, contentType, bytes: body };
}

async function refusable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ExtractionRefused)
      throw new PageUnreadable(REASONS[error.reason], error.message, { cause: error });
    throw error;
  }
}
