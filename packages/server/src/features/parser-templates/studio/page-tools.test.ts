import { expect, it } from 'vitest';
import { ExtractionRefused, PLAIN_DEFINITION } from '#server/features/extraction/public.ts';
import { NO_FOREIGN_PAGES } from '#test/no-pages.ts';
import { type PageProcess, type ServedPage, tryField } from './page-tools.ts';

const page = (name: string, bytes = 100): ServedPage => ({
  url: `https://vidu.example/${name}`,
  contentType: 'text/html',
  body: new Uint8Array(bytes),
  fetchTime: new Date('2026-11-20T03:00:00Z'),
  timezone: 'Asia/Ho_Chi_Minh',
  sourceTitle: 'Báo Ví Dụ',
});
const selectors = [{ kind: 'CSS', expr: 'h1', attr: '', take: 'FIRST', transform: [] }] as const;
const TRIED = {
  field: 'title',
  template: PLAIN_DEFINITION,
  selectors: selectors.map((selector) => ({ ...selector, transform: [] })),
} as const;

/** Answers with the address of each page, and gives up on every task that holds a bad one. */
function aProcess() {
  const sizes: number[] = [];
  const process: PageProcess = {
    ...NO_FOREIGN_PAGES.extraction,
    tryField: async ({ pages }) => {
      sizes.push(pages.length);
      if (pages.some(({ page: { url } }) => url.endsWith('/bad'))) throw new ExtractionRefused('TOO_LARGE');
      return pages.map(({ page: { url } }) => [url]);
    },
  };
  return { process, sizes };
}

it('many pages are read in few tasks, each page once', async () => {
  const { process, sizes } = aProcess();
  const pages = Array.from({ length: 30 }, (_, index) => page(`${index}`));
  const results = await tryField(process, pages, TRIED);
  expect(sizes).toEqual([12, 12, 6]);
  expect(results.map((values) => values?.[0])).toEqual(pages.map(({ url }) => url));
});

it('large pages go by themselves', async () => {
  const { process, sizes } = aProcess();
  await tryField(process, [page('a', 3_000_000), page('b', 3_000_000), page('c', 1_000)], TRIED);
  expect(sizes).toEqual([1, 2]);
});

it('a page that cannot be read leaves the others as they are', async () => {
  const { process } = aProcess();
  const results = await tryField(process, [page('a'), page('bad'), page('b')], TRIED);
  expect(results).toEqual([['https://vidu.example/a'], undefined, ['https://vidu.example/b']]);
});

it('pages that are left when the time is up have no result', async () => {
  const { process } = aProcess();
  const ends = [false, true];
  const isTimeUp = () => ends.shift() ?? true;
  const pages = Array.from({ length: 30 }, (_, index) => page(`${index}`));
  expect(await tryField(process, pages, TRIED, isTimeUp)).toHaveLength(12);
});
