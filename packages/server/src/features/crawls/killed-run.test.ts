import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { startTestServer } from '#test/test-server.ts';
import { aCrawlWorld, type CrawlWorld } from './test-support/a-crawl-world.ts';
import { articlePage, feedOf, says } from './test-support/a-foreign-site.ts';

const server = await startTestServer();
const PAGES = [1, 2, 3, 4];
const nameOf = (when: string) => when.replaceAll(' ', '-');
const safeFetch = createSafeFetch({
  allowedHosts: ['before the request', 'inside the transaction'].map((when) => `${nameOf(when)}.test`),
  find: async () => [{ address: '127.0.0.1', family: 4 }],
});
/** A run that failed is tried again after a while. */
const LATER_MS = 3_600_000;

/** Where the run ends as if its process did: nothing after it happens, and an open transaction rolls back. */
let dies: { readonly when: 'before the request' | 'inside the transaction'; readonly at: string } | undefined;
const dieAt = (when: NonNullable<typeof dies>['when'], url: string) => {
  if (dies?.when === when && url.endsWith(dies.at)) throw new Error('The process has ended.');
};

let world: CrawlWorld;
beforeAll(async () => {
  world = await aCrawlWorld(server, ({ place }) => ({
    safeFetch: {
      ...safeFetch,
      fetch: async (url, request) => {
        dieAt('before the request', url);
        return await safeFetch.fetch(url, request);
      },
    },
    place: async (tx, placed) => {
      const target = await place(tx, placed);
      dieAt('inside the transaction', placed.from.url);
      return target;
    },
  }));
});
afterAll(() => world.close());

it.each([
  { when: 'before the request', words: 'between two pages', asked: 1 },
  { when: 'inside the transaction', words: 'inside the transaction of a page', asked: 2 },
] as const)(
  'a run that dies $words goes on where it was: nothing is lost or doubled',
  async ({ when, asked }) => {
    const { site } = world;
    const name = nameOf(when);
    const pathOf = (page: number) => `/${name}-${page}.html`;
    const titleOf = (page: number) => `Tin số ${page} về mùa hái cà phê`;
    const entries = PAGES.map((page) => ({ path: pathOf(page), title: titleOf(page) }));
    const base = site.base.replace('bao-vi-du', name);
    site.answers.set(`/rss-${name}`, says(feedOf(base, entries), { 'content-type': 'text/xml' }));
    for (const page of PAGES) site.answers.set(pathOf(page), says(articlePage({ title: titleOf(page) })));
    const id = await world.aSource({ homeUrl: base, listUrls: [`${base}/rss-${name}`] });

    dies = { when, at: pathOf(3) };
    expect(await world.run(id)).toMatchObject({ state: 'RUNNING', fresh: 4, done: 2, stored: 2 });
    dies = undefined;
    const run = await world.run(id, new Date(Date.now() + LATER_MS));

    expect(run).toMatchObject({ state: 'OK', found: 4, fresh: 4, planned: 4, done: 4, stored: 4, failed: 0 });
    // Stories show the texts of other sources too.
    const own = (await world.items(id)).filter(({ source }) => source.id === id);
    const titles = own.map(({ title }) => title);
    expect(titles.sort()).toEqual(PAGES.map(titleOf));
    const read = run.lines.filter(({ event }) => event === 'PAGE_READ').map(({ url }) => url);
    expect(read).toEqual(PAGES.map((page) => `${base}${pathOf(page)}`));
    const times = PAGES.map((page) => site.asked.filter((path) => path === pathOf(page)).length);
    expect(times).toEqual([1, 1, asked, 1]);
  },
);
