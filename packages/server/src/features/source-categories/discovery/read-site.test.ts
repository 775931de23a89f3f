import { expect, test } from 'vitest';
import type { ReadSection } from './found-sections.ts';
import { type DiscoverSections, type FetchSitePage, type NoPage, readSite } from './read-site.ts';

const HOST = 'bao-vi-du.example';
const source = {
  home_url: `https://${HOST}/`,
  domains: [HOST],
  user_agent: '',
  robots_respect: true,
  rate_seconds: 10,
};

type Page = readonly Partial<ReadSection>[] | NoPage;

/** A site that has these pages by their paths; each request takes some seconds of the clock. */
function siteOf(pages: Readonly<Record<string, Page>>, secondsEach = 0) {
  const asked: string[] = [];
  const times: number[] = [];
  let time = 0;
  const fetchPage: FetchSitePage = async (_, address, withinMs) => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    times.push(withinMs);
    time += secondsEach * 1_000;
    const page = pages[pathname] ?? 'UNREADABLE';
    return typeof page === 'string'
      ? page
      : { contentType: 'text/html', body: Buffer.from(pathname), url: address };
  };
  const discover: DiscoverSections = async ({ body }) => {
    const page = pages[body.toString()] ?? [];
    if (typeof page === 'string') return [];
    return page.map((one) => ({ title: '', url: '', rssUrl: '', parentTitle: '', ...one }));
  };
  return { asked, times, reader: { fetchPage, discover, now: () => new Date(time) } };
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
    unread: [],
  });
  // The other index of feeds is for sites without this one.
  expect(asked).toEqual(['/', '/rss', '/sitemap.xml']);
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
  expect(await readSite(source, reader)).toMatchObject({ sections: [] });
});

test.each(['BUSY', 'FORBIDDEN', 'UNREADABLE'] as const)(
  'a site whose front page is %s is not read',
  async (why) => {
    const { reader, asked } = siteOf({ '/': why, '/rss': [] });
    expect(await readSite(source, reader)).toBe(why);
    expect(asked).toEqual(['/']);
  },
);

test('without an index of feeds at its first address, the second is asked for', async () => {
  const { reader } = siteOf({ '/': [], '/rss.html': [] });
  expect(await readSite(source, reader)).toMatchObject({
    pages: [`https://${HOST}/`, `https://${HOST}/rss.html`],
  });
});

test('pages whose turn comes too late are named, and each is asked for in what is left of the time', async () => {
  const { reader, times } = siteOf({ '/': [], '/rss': [], '/sitemap.xml': 'BUSY' }, 5);
  expect(await readSite(source, reader)).toMatchObject({ unread: [`https://${HOST}/sitemap.xml`] });
  expect(times).toEqual([13_000, 8_000, 3_000]);
});
