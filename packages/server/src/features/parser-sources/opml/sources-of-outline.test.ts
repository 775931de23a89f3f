import { expect, test } from 'vitest';
import { type KnownSource, type OutlinedFeed, sourcesOfOutline } from './sources-of-outline.ts';

const feed = (changes: Partial<OutlinedFeed>): OutlinedFeed => ({
  title: 'Tin mới',
  feedUrl: 'https://a.example/rss',
  siteUrl: '',
  siteTitle: '',
  folder: '',
  ...changes,
});
const of = (feeds: readonly OutlinedFeed[], known: readonly KnownSource[] = []) =>
  sourcesOfOutline(feeds, known);

test('feeds of one site become one source, with or without www', () => {
  const sources = of([
    feed({ siteUrl: 'https://www.a.example/', folder: 'Báo A' }),
    feed({ feedUrl: 'https://a.example/the-thao.rss', title: 'Thể thao', folder: 'Báo A' }),
  ]);
  expect(sources).toMatchObject([
    {
      host: 'a.example',
      title: 'Báo A',
      homeUrl: 'https://www.a.example/',
      feeds: ['https://a.example/rss', 'https://a.example/the-thao.rss'],
      fate: 'NEW',
    },
  ]);
});

test.each([
  ['the site, where it is named', [feed({ siteTitle: 'Báo Mẫu' })], 'Báo Mẫu'],
  ['its only feed', [feed({})], 'Tin mới'],
  [
    'its host, where the folder holds other sites too',
    [
      feed({ folder: 'Báo' }),
      feed({ folder: 'Báo', feedUrl: 'https://a.example/2' }),
      feed({ folder: 'Báo', feedUrl: 'https://b.example/rss' }),
    ],
    'a.example',
  ],
])('a source is named after %s', (_, feeds, title) => {
  expect(of(feeds)[0]?.title).toBe(title);
});

test('two sources of one name get their hosts beside it', () => {
  const known = [{ id: '7', title: 'tin mới', domains: ['c.example'] }];
  const titles = of([feed({}), feed({ feedUrl: 'https://b.example/rss' })], known).map(({ title }) => title);
  expect(titles).toEqual(['Tin mới (a.example)', 'Tin mới (b.example)']);
});

test('a site below the domain of a source is known', () => {
  const known = [{ id: '7', title: 'Báo A', domains: ['www.a.example'] }];
  expect(of([feed({ feedUrl: 'https://kinh-te.a.example/rss' })], known)).toMatchObject([
    { fate: 'KNOWN', source: { id: '7', title: 'Báo A' } },
  ]);
});

test('a feed on a host of its own brings it along, once; what another source has is left out', () => {
  const shared = 'https://feeds.example/';
  const site = (name: string, feedUrl: string) => feed({ siteUrl: `https://${name}.example/`, feedUrl });
  const [a, b] = of([site('a', `${shared}a`), site('b', `${shared}b`)]);
  expect(a).toMatchObject({ feeds: [`${shared}a`], domains: ['a.example', 'feeds.example'], leftOut: 0 });
  expect(b).toMatchObject({ feeds: [], domains: ['b.example'], leftOut: 1, fate: 'NEW' });
});

test('a source takes twenty feeds', () => {
  const many = Array.from({ length: 23 }, (_, at) => feed({ feedUrl: `https://a.example/${at}.rss` }));
  expect(of(many)).toMatchObject([{ leftOut: 3, fate: 'NEW' }]);
});

test.each([
  'http://127.0.0.1/rss',
  'http://[::1]/rss',
  'http://169.254.169.254/latest/meta-data',
  'http://localhost/rss',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'không phải địa chỉ',
  'https://user:secret@a.example/rss',
])('%s is refused', (feedUrl) => {
  expect(of([feed({ feedUrl })])).toMatchObject([{ fate: 'REFUSED' }]);
});
