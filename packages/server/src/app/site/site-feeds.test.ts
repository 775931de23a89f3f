import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { startTestServer } from '#test/test-server.ts';
import { readSiteFeed } from './site-feeds.ts';

const server = await startTestServer();
let room: Newsroom;
let host: string;
beforeEach(async () => {
  room = await aNewsroom(server);
  host = `bao-${room.projectId}.example`;
  await server.db
    .updateTable('projects')
    .set({ domains: [host], languages: ['vi', 'en'] })
    .where('id', '=', room.projectId)
    .execute();
  await expect.poll(async () => (await open('/')).statusCode).toBe(200);
});
const open = async (url: string) => await server.app.inject({ method: 'GET', url, headers: { host } });

describe('at the host of a site', () => {
  it('robots.txt, sitemaps and feeds stand at the addresses that they name themselves', async () => {
    const post = await room.postIn('PUBLISHED', room.author, { title: 'Nước lũ đã rút' });
    await expect.poll(async () => (await open('/index.rss')).body).toContain('Nước lũ đã rút');
    const robots = (await open('/robots.txt')).body;
    const named = [...robots.matchAll(/^Sitemap: https:\/\/[^/]+(.+)$/gm)].map(([, path]) => path ?? '');
    expect(named).toEqual(['/sitemap.xml', '/sitemap-news.xml']);
    const maps = (await open('/sitemap.xml')).body;
    const parts = [...maps.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
    for (const path of [...named, ...parts]) {
      const map = await open(path);
      expect([path, map.statusCode, map.headers['content-type']]).toEqual([
        path,
        200,
        'application/xml; charset=utf-8',
      ]);
    }
    expect((await open('/sitemap-news.xml')).body).toContain(`https://${host}/${post.slug}`);
  });

  it('a feed is kept, answers a second question with 304, and names itself', async () => {
    const feed = await open('/index.atom');
    expect(feed.body).toContain(`href="https://${host}/index.atom"`);
    const { etag } = feed.headers;
    const again = await server.app.inject({
      method: 'GET',
      url: '/index.atom',
      headers: { host, 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await open('/en.rss')).body).toContain(`href="https://${host}/en.rss"`);
  });

  test.each(['/ads.txt', '/chuyen-muc/khong-co.rss', '/fr.rss', '/sitemap-1.xml', '/index.csv'])(
    '%s is not found, in the frame of the site',
    async (path) => {
      const page = await open(path);
      expect([page.statusCode, page.body.includes('Không tìm thấy trang này')]).toEqual([404, true]);
    },
  );
});

describe('the head of a page', () => {
  it('names its feed and its address in every language of the site', async () => {
    const { headers } = room.admin;
    await server.ask(categoryEndpoints.create, {
      headers,
      body: { title: 'Văn hóa', names: { en: 'Culture' } },
    });
    const page = async (path: string) => {
      const { body } = await open(path);
      return { body, canonical: /rel="canonical" href="([^"]+)"/.exec(body)?.[1] };
    };
    await expect.poll(async () => (await open('/chuyen-muc/van-hoa')).statusCode).toBe(200);
    const vi = await page('/chuyen-muc/van-hoa');
    expect(vi.body).toContain('title="Văn hóa - ');
    expect(vi.body).toContain('href="/chuyen-muc/van-hoa.rss"');
    expect(vi.body).toContain(`hreflang="en" href="https://${host}/en/chuyen-muc/van-hoa"`);
    expect(vi.body).toContain(`hreflang="x-default" href="https://${host}/chuyen-muc/van-hoa"`);
    const en = await page('/en/chuyen-muc/van-hoa');
    expect(en.canonical).toBe(`https://${host}/en/chuyen-muc/van-hoa`);
    expect(en.body).toContain('<h1>Culture</h1>');
    expect((await page('/en/su-kien')).canonical).toBe(`https://${host}/en/su-kien`);
    expect((await page('/su-kien?month=2026-01')).canonical).toBeUndefined();
  });
});

test('a slug is no feed, and a folder of another kind has none', () => {
  const site = { languages: ['vi', 'en'], defaultLang: 'vi' };
  const paths = ['/bai-viet', '/tac-gia/an-7.rss', '/vi.rss', '/chuyen-muc/a/b.rss', '/constructor'];
  for (const path of paths) expect([path, readSiteFeed(path, site)]).toEqual([path, undefined]);
});
