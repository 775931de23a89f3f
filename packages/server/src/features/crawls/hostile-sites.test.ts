import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { startTestServer } from '#test/test-server.ts';
import { aCrawlWorld, type CrawlWorld } from './test-support/a-crawl-world.ts';
import { articlePage, feedOf, says } from './test-support/a-foreign-site.ts';
import { hostileAnswers, manyEntities } from './test-support/hostile-answers.ts';

const server = await startTestServer();
const HOSTILE = hostileAnswers();
/** For sites that never come to an end: the test need not wait as long as the product does. */
const SHORT = { totalMs: 1_500, headersMs: 400 };
const REBINDING = 'doi-dia-chi.bao-doi.test';
/** Each case has a paper of its own, whose hostile pages are on a host of their own. */
const paperOf = (name: string | number) => `bao-${name}.test`;
const ENDLESS = new Set(
  HOSTILE.flatMap(({ log }, at) =>
    log.some(([, detail]) => detail === 'slow') ? [`xau.${paperOf(at)}`] : [],
  ),
);
const NAMES = [...HOSTILE.keys(), 'doi', 'no'];
const PUBLIC = { address: '93.184.216.34', family: 4 };
const LOOPBACK = { address: '127.0.0.1', family: 4 };

/** The rebinding name leads to the public once, and to this machine from then on. */
let answersOfName = 0;
const safeFetch = createSafeFetch({
  allowedHosts: NAMES.flatMap((name) => [paperOf(name), `xau.${paperOf(name)}`]),
  find: async (host) => {
    if (host !== REBINDING) return [LOOPBACK];
    answersOfName += 1;
    return answersOfName === 1 ? [PUBLIC] : [LOOPBACK];
  },
});

let world: CrawlWorld;
let port = '';
beforeAll(async () => {
  world = await aCrawlWorld(server, () => ({
    safeFetch: {
      ...safeFetch,
      fetch: (url, request) =>
        safeFetch.fetch(url, { ...request, ...(ENDLESS.has(new URL(url).hostname) && SHORT) }),
    },
  }));
  ({ port } = new URL(world.site.base));
});
afterAll(() => world.close());

const baseOf = (name: string) => `http://${paperOf(name)}:${port}`;

/** Runs a source whose feed names a hostile page and then an honest one. */
async function runOver(name: string, hostile: string) {
  const { answers } = world.site;
  const base = baseOf(name);
  const good = `${base}/tot-${name}.html`;
  const entry = (url: string) => ({ path: url, title: 'Cà phê vào vụ' });
  answers.set(`/rss-${name}`, says(feedOf('', [hostile, good].map(entry)), { 'content-type': 'text/xml' }));
  answers.set(`/tot-${name}.html`, says(articlePage({ title: 'Cà phê vào vụ, thiếu người hái' })));
  const id = await world.aSource({ homeUrl: base, listUrls: [`${base}/rss-${name}`] });
  return { good, run: await world.run(id) };
}

it.each(HOSTILE.map((hostile, at) => ({ ...hostile, at })))(
  'a page with $what ends with a line in the log, and the next page is read',
  async ({ at, answer, log }) => {
    world.site.answers.set(`/xau-${at}.html`, answer);
    const url = `http://xau.${paperOf(at)}:${port}/xau-${at}.html`;
    const { good, run } = await runOver(String(at), url);
    expect(['OK', 'PARTIAL']).toContain(run.state);
    const line = run.lines.find((one) => one.url === url);
    expect(log.map(([event, detail]) => `${event} ${detail}`)).toContain(
      `${line?.event} ${log.some(([, detail]) => detail !== '') ? line?.detail : ''}`,
    );
    expect(line?.isProblem).toBe(true);
    expect(run.lines.at(-1)).toMatchObject({ event: 'PAGE_READ', url: good });
    expect(world.site.asked).not.toContain('/bi-mat');
  },
);

it('a name that leads to this machine after it was checked is refused, and the next page is read', async () => {
  const url = `http://${REBINDING}/bi-mat`;
  await safeFetch.check(url);
  const { good, run } = await runOver('doi', url);
  expect(run.lines).toContainEqual(expect.objectContaining({ event: 'PAGE_FAILED', url, detail: 'private' }));
  expect(run.lines.at(-1)).toMatchObject({ event: 'PAGE_READ', url: good });
  expect(world.site.asked).not.toContain('/bi-mat');
});

it('a feed whose entities stand for a billion words ends with a line in the log', async () => {
  world.site.answers.set('/rss-no', says(manyEntities(), { 'content-type': 'text/xml' }));
  const url = `${baseOf('no')}/rss-no`;
  const run = await world.run(await world.aSource({ homeUrl: baseOf('no'), listUrls: [url] }));
  expect(run).toMatchObject({ found: 0, stored: 0 });
  expect(run.lines).toContainEqual(expect.objectContaining({ url, isProblem: true }));
});
