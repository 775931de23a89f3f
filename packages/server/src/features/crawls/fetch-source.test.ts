import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { sourceCategoryEndpoints } from '@toasoan/contract/features/source-categories/endpoints.ts';
import { sourceLinkEndpoints } from '@toasoan/contract/features/source-links/endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aCrawlWorld, type CrawlWorld } from './test-support/a-crawl-world.ts';
import { articlePage, feedOf, says } from './test-support/a-foreign-site.ts';

const server = await startTestServer();
let world: CrawlWorld;
beforeAll(async () => {
  world = await aCrawlWorld(server);
});
afterAll(() => world.close());

const ARTICLES = [
  { path: '/ca-phe.html', title: 'Cà phê vào vụ: hợp tác xã lo nhân công hái' },
  { path: '/mua-lon.html', title: 'Mưa lớn dồn dập ở vùng núi phía bắc trong hai ngày' },
];
beforeEach(async () => {
  await server.db.deleteFrom('crawled_items').where('project_id', '=', world.projectId).execute();
  await server.db.deleteFrom('parser_sources').where('project_id', '=', world.projectId).execute();
  await server.db.deleteFrom('crawl_hosts').execute();
  await sql`DELETE FROM jobs WHERE kind LIKE 'crawl%'`.execute(server.db);
  const { answers, asked, base } = world.site;
  asked.length = 0;
  answers.clear();
  answers.set('/rss', says(feedOf(base, ARTICLES), { 'content-type': 'application/rss+xml', etag: '"1"' }));
  for (const [at, { path, title }] of ARTICLES.entries())
    answers.set(path, says(articlePage(at === 0 ? { title } : { title, paragraphs: RAIN })));
});
const RAIN = Array.from(
  { length: 4 },
  (_, at) =>
    `Đợt mưa thứ ${at + 1} kéo dài sáu giờ, nước suối dâng nhanh, ba bản phải dời tạm lên trường học ở trên đồi.`,
);

const detail = (id: string) =>
  server.ask(parserSourceEndpoints.detail, { headers: world.headers, params: { id } });
const events = (run: Awaited<ReturnType<CrawlWorld['run']>>) => run.lines.map(({ event }) => event);

describe('a run', () => {
  it('reads the feed and brings each article into the queue once', async () => {
    const id = await world.aSource();
    const run = await world.run(id);
    expect(run).toMatchObject({ state: 'OK', found: 2, fresh: 2, planned: 2, done: 2, stored: 2, failed: 0 });
    const items = await world.items(id);
    expect(items.map(({ title }) => title).sort()).toEqual(ARTICLES.map(({ title }) => title).sort());
    expect(items[0]).toMatchObject({ publishedTime: '2026-11-20T08:44:00.000Z', state: 'NEW' });
    expect(await detail(id)).toMatchObject({ lastOk: true, todayCount: 2, alarm: null });
  });

  it('asks for changes only, and fetches no page twice', async () => {
    const { site } = world;
    const id = await world.aSource();
    await world.run(id);
    site.answers.set('/rss', (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"1"';
      says(isKnown ? '' : feedOf(site.base, ARTICLES), {}, isKnown ? 304 : 200)(request, response);
    });
    const run = await world.run(id);
    expect(events(run)).toEqual(['LIST_UNCHANGED']);
    expect(site.asked.filter((path) => path.endsWith('.html'))).toHaveLength(2);
  });

  it('takes addresses that only count visits for one page', async () => {
    const { site } = world;
    const [first] = ARTICLES;
    const twice = [first, { path: `${first?.path}?utm_source=rss`, title: 'Như trên' }].filter(
      (one) => one !== undefined,
    );
    site.answers.set('/rss', says(feedOf(site.base, twice)));
    const id = await world.aSource();
    expect(await world.run(id)).toMatchObject({ fresh: 1, stored: 1 });
  });

  it('leaves alone what robots.txt forbids, and says so', async () => {
    const { site } = world;
    site.answers.set(
      '/robots.txt',
      says('User-agent: *\nDisallow: /ca-phe.html', { 'content-type': 'text/plain' }),
    );
    const id = await world.aSource();
    const run = await world.run(id);
    expect(run).toMatchObject({ state: 'PARTIAL', stored: 1, failed: 1 });
    expect(events(run)).toContain('ROBOTS_FORBIDS');
    expect(site.asked).not.toContain('/ca-phe.html');
  });

  it('leaves a host alone that is overloaded, and comes back later', async () => {
    const { site } = world;
    site.answers.set('/rss', says('', { 'retry-after': '600' }, 503));
    const id = await world.aSource();
    expect(await world.run(id)).toMatchObject({ state: 'FAILED' });
    site.asked.length = 0;
    const run = await world.run(id);
    expect(events(run)).toContain('HOST_BUSY');
    expect(site.asked).not.toContain('/rss');
  });

  it('keeps a text of a source without an agreement apart', async () => {
    const id = await world.aSource({ agreementState: 'NONE' });
    await world.run(id);
    expect(await world.items(id)).toEqual([]);
    expect(await world.items(id, 'unlicensed')).toHaveLength(2);
  });

  it('puts a page without an article among those that were not parsed', async () => {
    world.site.answers.set('/ca-phe.html', says('<html><body><p>Trang đang bảo trì.</p></body></html>'));
    const id = await world.aSource();
    await world.run(id);
    expect(await world.items(id, 'failed')).toHaveLength(1);
  });

  it('fetches no page of another site that a list names', async () => {
    const { site } = world;
    site.answers.set('/rss', says(feedOf('http://noi-khac.test', ARTICLES)));
    const id = await world.aSource();
    expect(await world.run(id)).toMatchObject({ found: 0, fresh: 0 });
  });
});

describe('after failures', () => {
  it('a source pauses after three runs in a row, is not planned again, and people hear of it', async () => {
    world.site.answers.set('/rss', says('', {}, 404));
    const id = await world.aSource();
    for (const _ of [1, 2, 3]) await world.run(id);
    expect(await detail(id)).toMatchObject({
      pausedReason: 'FAILED_RUNS',
      alarm: 'PAUSED',
      nextRunTime: null,
    });
    const { rows } = await sql<{ kind: string }>`
      SELECT kind FROM notifications WHERE detail->>'requestId' = ${id}`.execute(server.db);
    expect(rows[0]?.kind).toBe('sourcePaused');
  });

  it('people hear once that a source brings nothing new', async () => {
    world.site.answers.set('/rss', says(feedOf(world.site.base, [])));
    const id = await world.aSource({ idleHours: 6 });
    const later = new Date(Date.now() + 7 * 3_600_000);
    for (const _ of [1, 2]) await world.run(id, later);
    const { rows } = await sql<{ kind: string }>`
      SELECT kind FROM notifications WHERE detail->>'requestId' = ${id}`.execute(server.db);
    expect(rows.map(({ kind }) => kind).filter((kind) => kind === 'sourceIdle').length).toBeGreaterThan(0);
  });
});

describe('a section with a link', () => {
  it('sends its texts to our category, and takes them over as drafts where the link says so', async () => {
    const { headers, site } = world;
    const id = await world.aSource({ listUrls: [] });
    const section = await server.ask(sourceCategoryEndpoints.create, {
      headers,
      body: { sourceId: id, title: 'Kinh tế', url: `${site.base}/kinh-te`, rssUrl: `${site.base}/rss` },
    });
    const category = await server.ask(categoryEndpoints.create, {
      headers,
      body: { title: 'Kinh tế nông thôn' },
    });
    await server.ask(sourceLinkEndpoints.create, {
      headers,
      body: { sourceId: id, sourceCategoryId: section.id, targetId: category.id, autoAction: 'DRAFT' },
    });
    await world.run(id);
    const accepted = await world.items(id, 'accepted' as 'new');
    expect(accepted.map(({ targetCategory, postId }) => [targetCategory?.id, postId !== null])).toEqual([
      [category.id, true],
      [category.id, true],
    ]);
  });
});
