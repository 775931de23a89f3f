import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aForeignSite, type ForeignSite, OTHER_HOST, says } from '../test-support/a-foreign-site.ts';
import { fetchSitePages } from './fetch-site-page.ts';

const server = await startTestServer();
let site: ForeignSite;
let waits: number[];
beforeAll(async () => {
  site = await aForeignSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await server.db.deleteFrom('crawl_hosts').execute();
  site.answers.clear();
  site.asked.length = 0;
  site.answers.set('/', says('<html><body>Trang chủ</body></html>'));
  waits = [];
});

const fetchHome = (withinMs = 13_000, changes: object = {}) => {
  const fetchPage = fetchSitePages({
    safeFetch: site.safeFetch,
    userAgent: 'ToaSoan/1 (test)',
    now: () => new Date(),
    wait: async (ms) => void waits.push(ms),
  })(server.db);
  const source = {
    home_url: site.base,
    domains: [site.host],
    user_agent: '',
    robots_respect: true,
    rate_seconds: 10,
    ...changes,
  };
  return fetchPage(source, `${site.base}/`, withinMs);
};

test('a page comes under the name of the product, after robots.txt was asked for', async () => {
  const names: unknown[] = [];
  site.answers.set('/', (request, response) => {
    names.push(request.headers['user-agent']);
    says('Trang chủ')(request, response);
  });
  expect(await fetchHome()).toMatchObject({ url: `${site.base}/`, contentType: 'text/html; charset=utf-8' });
  expect(site.asked).toEqual(['/robots.txt', '/']);
  expect(names).toEqual(['ToaSoan/1 (test)']);
});

test('what robots.txt forbids is not fetched, unless the source says that it need not be heeded', async () => {
  site.answers.set('/robots.txt', says('User-agent: *\nDisallow: /'));
  expect(await fetchHome()).toBe('FORBIDDEN');
  expect(site.asked).toEqual(['/robots.txt']);
  expect(await fetchHome(13_000, { robots_respect: false })).toMatchObject({ url: `${site.base}/` });
});

test('a second page waits for the turn of the host', async () => {
  await fetchHome();
  expect(await fetchHome()).toMatchObject({ url: `${site.base}/` });
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThan(8_000);
});

test('a turn that comes too late is given back, and the page is left', async () => {
  await fetchHome();
  site.asked.length = 0;
  expect(await fetchHome(6_000)).toBe('BUSY');
  expect(await fetchHome(1_000)).toBe('BUSY');
  expect(site.asked).toEqual([]);
  await fetchHome();
  expect(waits[0]).toBeLessThan(10_000);
});

test('a host that wants to be left alone is', async () => {
  site.answers.set('/', says('', { 'retry-after': '600' }, 503));
  expect(await fetchHome()).toBe('UNREADABLE');
  site.asked.length = 0;
  expect(await fetchHome()).toBe('BUSY');
  expect(site.asked).toEqual([]);
});

test('a page that redirects to another site is none of the source', async () => {
  site.answers.set('/', (_, response) => {
    const location = `${site.base.replace(site.host, OTHER_HOST)}/khac`;
    response.writeHead(302, { location }).end();
  });
  site.answers.set('/khac', says('Trang khác'));
  expect(await fetchHome()).toBe('UNREADABLE');
});
