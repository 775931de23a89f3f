import { expect, test } from 'vitest';
import { parseOpml } from './parse-opml.ts';

const opml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>
  <opml version="2.0"><head><title>Danh sách</title></head><body>${body}</body></opml>`;

test('feeds come with their folder and their site, in the order of the file', () => {
  const file = opml(`
    <outline text="Báo địa phương">
      <outline type="rss" text="Tin &amp; ảnh" xmlUrl="https://a.example/rss?muc=1&amp;trang=2" htmlUrl="https://a.example/"/>
    </outline>
    <outline text="Báo Mẫu" htmlUrl="https://mau.example/">
      <outline type="rss" text="Kinh tế" xmlUrl="https://mau.example/kinh-te.rss"/>
    </outline>
    <outline text="Cổng tỉnh" htmlUrl="https://tinh.example/"/>`);
  const none = { siteTitle: '', folder: '' };
  expect(parseOpml(`\n${file}`)).toEqual({
    feeds: [
      {
        ...none,
        title: 'Tin & ảnh',
        feedUrl: 'https://a.example/rss?muc=1&trang=2',
        siteUrl: 'https://a.example/',
        folder: 'Báo địa phương',
      },
      {
        ...none,
        title: 'Kinh tế',
        feedUrl: 'https://mau.example/kinh-te.rss',
        siteUrl: 'https://mau.example/',
        siteTitle: 'Báo Mẫu',
      },
      { ...none, title: 'Cổng tỉnh', feedUrl: '', siteUrl: 'https://tinh.example/', siteTitle: 'Cổng tỉnh' },
    ],
    isTruncated: false,
  });
});

test('a list without feeds is an empty one', () => {
  expect(parseOpml(opml(''))).toEqual({ feeds: [], isTruncated: false });
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><html><body>Trang</body></html>'],
  ['a feed', '<rss version="2.0"><channel><title>Báo</title></channel></rss>'],
  ['a file that breaks off', opml('<outline text="a" xmlUrl="https://a.example/"/>').slice(0, -12)],
  [
    'an entity of a file of the machine',
    `<!DOCTYPE opml [<!ENTITY x SYSTEM "file:///etc/passwd">]>${opml('<outline text="&x;" xmlUrl="https://a.example/"/>')}`,
  ],
  [
    'entities that stand for a billion words',
    `<?xml version="1.0"?><!DOCTYPE opml [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><opml><body><outline text="&b;"/></body></opml>`,
  ],
])('%s is no list of feeds', (_, text) => {
  expect(parseOpml(text)).toBeUndefined();
});

test('a file with very many feeds is cut, and says so', () => {
  const many = Array.from(
    { length: 5_001 },
    (_, at) => `<outline text="${at}" xmlUrl="https://a.example/${at}"/>`,
  );
  const read = parseOpml(opml(many.join('')));
  expect([read?.feeds.length, read?.isTruncated]).toEqual([5_000, true]);
});

test('folders inside each other without an end are left', () => {
  const deep = `${'<outline text="t">'.repeat(400)}<outline text="x" xmlUrl="https://a.example/x"/>${'</outline>'.repeat(400)}`;
  expect(parseOpml(opml(deep))?.feeds ?? []).toEqual([]);
});
