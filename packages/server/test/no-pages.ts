import type { PageReader } from '#server/features/crawls/reading/page-reader.ts';

/** For tests that read no foreign page. */
export const NO_PAGES: PageReader = {
  read: () => Promise.reject(new Error('This test reads no pages.')),
  discover: () => Promise.reject(new Error('This test reads no sections.')),
  readList: () => Promise.reject(new Error('This test reads no lists.')),
};

/** For lists of calls that nobody makes. */
export const NO_FOREIGN_PAGES = {
  pages: NO_PAGES,
  extraction: {
    extract: () => Promise.reject(new Error('This test reads no pages.')),
    suggest: () => Promise.reject(new Error('This test reads no pages.')),
    tryField: () => Promise.reject(new Error('This test reads no pages.')),
    select: () => Promise.reject(new Error('This test reads no pages.')),
    showSafely: () => Promise.reject(new Error('This test shows no pages.')),
    opml: () => Promise.reject(new Error('This test reads no files of feeds.')),
  },
};
