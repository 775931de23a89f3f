import { expect, test } from 'vitest';
import { FetchRefused } from '#server/core/safe-fetch/fetch-refused.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import type { ReadSection } from './found-sections.ts';
import { type DiscoverSections, readSite } from './read-site.ts';

const HOST = 'bao-vi-du.example';
const source = { home_url: `https://${HOST}/`, domains: [HOST], user_agent: '' };

/** A site that has these pages by their paths. */
function siteOf(pages: Readonly<Record<string, readonly Partial<ReadSection>[]>>) {
  const asked: string[] = [];
  const safeFetch: Pick<SafeFetch, 'fetch'> = {
    async fetch(address) {
      asked.push(address);
      const { pathname } = new URL(address);
      if (pathname === '/rss.html') throw new FetchRefused('slow', 'no answer');
      const status = pages[pathname] === undefined ? 404 : 200;
      return { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(pathname), url: address };
    },
  };
  const discover: DiscoverSections = async ({ body }) =>
    (pages[body.toString()] ?? []).map((one) => ({
      title: '',
      url: '',
      rssUrl: '',
      parentTitle: '',
      ...one,
    }));
  return { asked, reader: { safeFetch, discover } };
}

test('menu, index of feeds and sitemap together give each section once, with all that they say', async () => {
  const { reader, asked } = siteOf({
    '/': [
      { title: 'Kinh tế', url: `https://${HOST}/kinh-te` },
      { title: 'Đầu tư', url: `https://${HOST}/kinh-te/dau-tu`, parentTitle: 'Kinh tế' },
    ],
    '/rss': [
      { title: 'Kinh tế', rssUrl: `https://${HOST}/rss/kinh-te.rss` },
      { title: 'Thể thao', rssUrl: `https://${HOST}/rss/the-thao.rss` },
    ],
    '/sitemap.xml': [{ title: 'Kinh te', url: `https://www.${HOST}/kinh-te/` }],
  });
  expect(await readSite(source, reader)).toEqual({
    pages: [`https://${HOST}/`, `https://${HOST}/rss`, `https://${HOST}/sitemap.xml`],
    sections: [
      {
        title: 'Kinh tế',
        url: `https://${HOST}/kinh-te`,
        rssUrl: `https://${HOST}/rss/kinh-te.rss`,
        parentTitle: '',
      },
      { title: 'Đầu tư', url: `https://${HOST}/kinh-te/dau-tu`, rssUrl: '', parentTitle: 'Kinh tế' },
      {
        title: 'Thể thao',
        url: `https://${HOST}/rss/the-thao.rss`,
        rssUrl: `https://${HOST}/rss/the-thao.rss`,
        parentTitle: '',
      },
    ],
  });
  expect(asked).toHaveLength(4);
});

test('what is no section of the site is left out', async () => {
  const { reader } = siteOf({
    '/': [
      { title: '', url: `https://${HOST}/khong-ten` },
      { title: 'Mạng xã hội', url: 'https://khac.example/bao-vi-du' },
      { title: 'Cuộn lên', url: 'javascript:void(0)' },
      { title: 'x'.repeat(200), url: `https://${HOST}/dai` },
    ],
  });
  expect((await readSite(source, reader))?.sections).toEqual([]);
});

test('a site whose front page has no answer is not read', async () => {
  expect(await readSite(source, siteOf({}).reader)).toBeUndefined();
});
