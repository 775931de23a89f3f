import type { PageReader } from '#server/features/crawls/reading/page-reader.ts';

/** For tests that read no foreign page. */
export const NO_PAGES: PageReader = {
  read: () => Promise.reject(new Error('This test reads no pages.')),
  discover: () => Promise.reject(new Error('This test reads no sections.')),
  readList: () => Promise.reject(new Error('This test reads no lists.')),
};
