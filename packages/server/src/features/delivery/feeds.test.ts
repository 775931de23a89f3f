import { type Ask, DeliveryError, deliveryClient } from '@toasoan/contract/features/delivery/client.ts';
import { SaxesParser } from 'saxes';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../posts/test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
let domain: string;
let categorySlug: string;

const ask: Ask = async (url) => {
  const response = await server.app.inject({ url });
  return { json: async () => response.json() };
};
const client = deliveryClient(ask, '/api');

beforeEach(async () => {
  room = await aNewsroom(server);
  const site = await client.site({ site: room.projectId });
  domain = site.domains[0] ?? '';
  categorySlug = site.categories[0]?.path.split('/').at(-1) ?? '';
});

async function file(path: string) {
  const { statusCode, body, headers } = await server.app.inject({
    url: `/api/public/v1/${room.projectId}/${path}`,
  });
  return { status: statusCode, body, type: String(headers['content-type']) };
}

/** Texts by the names of their elements, read strictly. @throws for XML that is not well formed */
function textsOf(xml: string): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    open.push(name);
    found.set(name, [...(found.get(name) ?? []), '']);
  });
  parser.on('text', (text) => {
    const texts = found.get(open.at(-1) ?? '');
    if (texts) texts[texts.length - 1] += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return found;
}

const NASTY = 'Giá <xăng> & "dầu" ]]> tăng';

describe('the feeds of a site', () => {
  it('say the same posts as RSS, Atom and JSON, whatever stands in their headlines', async () => {
    const post = await room.postIn('PUBLISHED', room.author, { title: NASTY });
    const address = `https://${domain}/${post.slug}`;
    const rss = await file('feed/rss');
    expect([rss.status, rss.type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(textsOf(rss.body).get('title')?.at(-1)).toBe(NASTY);
    expect(textsOf(rss.body).get('link')?.at(-1)).toBe(address);
    expect(textsOf(rss.body).get('dc:creator')).toEqual(['Thu Hà']);
    expect(textsOf(rss.body).get('pubDate')?.[0]).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0700$/);
    const atom = textsOf((await file('feed/atom')).body);
    expect([atom.get('title')?.at(-1), atom.get('entry')?.length]).toEqual([NASTY, 1]);
    const json = JSON.parse((await file('feed/json')).body) as { version: string; items: object[] };
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(json.items).toMatchObject([{ id: `post-${post.id}`, title: NASTY, url: address }]);
  });

  it('leave out a post that is not for feeds, in categories and tags too', async () => {
    const tagIds = [await room.tag('xăng dầu')];
    const shown = await room.postIn('PUBLISHED', room.author, { tagIds });
    await room.postIn('PUBLISHED', room.author, { tagIds, inRss: false });
    for (const path of ['feed/rss', `category/${categorySlug}/feed/rss`, 'tag/xang-dau/feed/rss'])
      expect([path, textsOf((await file(path)).body).get('guid')]).toEqual([path, [`post-${shown.id}`]]);
    await server.db
      .updateTable('categories')
      .set({ rss_enabled: false })
      .where('id', '=', room.categoryId)
      .execute();
    await expect.poll(async () => (await file(`category/${categorySlug}/feed/rss`)).status).toBe(404);
  });
});

describe('the sitemaps of a site', () => {
  it('name the pages, the posts of each month and the news of two days', async () => {
    const fresh = await room.postIn('PUBLISHED', room.author);
    const old = await room.postIn('PUBLISHED', room.author);
    const hidden = await room.postIn('PUBLISHED', room.author, { noindex: true });
    await server.db
      .updateTable('posts')
      .set({ published_time: new Date('2025-03-05T02:00:00Z') })
      .where('id', '=', old.id)
      .execute();
    const locations = async (path: string) => textsOf((await file(path)).body).get('loc') ?? [];
    await expect.poll(() => locations('sitemap')).toContain(`https://${domain}/sitemap-2025-03.xml`);
    expect(await locations('sitemap')).toContain(`https://${domain}/sitemap-pages.xml`);
    expect(await locations('sitemap/2025-03')).toEqual([`https://${domain}/${old.slug}`]);
    expect(await locations('sitemap/news')).toEqual([`https://${domain}/${fresh.slug}`]);
    expect(await locations('sitemap/pages')).toContain(`https://${domain}/chuyen-muc/${categorySlug}`);
    const all = (await Promise.all(['pages', 'news', '2025-03'].map((part) => file(`sitemap/${part}`)))).map(
      ({ body }) => body,
    );
    expect(all.join().includes(hidden.slug)).toBe(false);
  });

  it('are named by robots.txt, and ads.txt is there only where the project has one', async () => {
    expect((await file('robots')).body).toContain(`Sitemap: https://${domain}/sitemap.xml`);
    expect((await file('ads')).status).toBe(404);
  });
});

it('the calendar of a site is read by programs', async () => {
  const { status, type, body } = await file('calendar');
  expect([status, type, body.startsWith('BEGIN:VCALENDAR')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    true,
  ]);
});

describe('oEmbed', () => {
  it('describes a public post by its address on the site, and nothing else', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const draft = await room.postIn('DRAFT', room.author);
    const oembed = async (url: string) => await file(`oembed?url=${encodeURIComponent(url)}`);
    const { status, body } = await oembed(`https://${domain}/${post.slug}`);
    expect([status, JSON.parse(body)]).toMatchObject([
      200,
      { version: '1.0', type: 'link', title: post.title },
    ]);
    const others = [
      `https://${domain}/${draft.slug}`,
      `https://khac.example/${post.slug}`,
      'khong phai dia chi',
      `https://${domain}`,
    ];
    for (const url of others) expect([url, (await oembed(url)).status]).toEqual([url, 404]);
  });
});

describe('the typed client', () => {
  it('gives the data of an answer and throws its failure', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const { page } = await client.post({ site: room.projectId, slug: post.slug });
    expect(page?.title).toBe(post.title);
    expect((await client.search({ site: room.projectId, q: post.title, limit: 5 })).posts).toHaveLength(1);
    const unknown = client.post({ site: room.projectId, slug: 'khong-co' });
    await expect(unknown).rejects.toBeInstanceOf(DeliveryError);
    await expect(unknown).rejects.toMatchObject({ failure: { code: 'NOT_FOUND' } });
  });
});

it('the public API describes itself, and only itself', async () => {
  const response = await server.app.inject({ url: '/api/public/v1/openapi.json' });
  const { paths } = response.json<{ paths: Readonly<Record<string, object>> }>();
  expect(Object.keys(paths)).toContain('/public/v1/{site}/post/{slug}');
  expect(Object.keys(paths).filter((path) => !path.startsWith('/public/v1/'))).toEqual([]);
});
