import { templateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import { describe, expect, it } from 'vitest';
import { type ListFormat, readList } from './read-list.ts';

const rules = {
  url: 'https://vidu.example/muc/',
  max: 10,
  urlPattern: '',
  now: new Date('2026-11-20T10:00:00Z'),
  timeZone: 'Asia/Ho_Chi_Minh',
};
const { list: NO_LIST } = templateDefinition.parse({ fields: {} });
const TIME = '2026-11-20T08:44:00.000Z';

function read(text: string, more: { format?: ListFormat; list?: object; rules?: object } = {}) {
  const { format = 'AUTO' } = more;
  return readList(
    { bytes: Buffer.from(text), contentType: '', format, list: { ...NO_LIST, ...more.list } },
    { ...rules, ...more.rules },
  );
}

const RSS = `\n<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Báo Ví Dụ</title>
<item><title><![CDATA[Mở hội &amp; đua thuyền]]></title><link>/tin/1.html</link><description><![CDATA[<a href="/tin/1.html"><img src="/anh/1.jpg"></a>Người xem &quot;đông&quot; hai bờ.]]></description><pubDate>Fri, 20 Nov 2026 15:44:00 +0700</pubDate><dc:creator>Minh Khuê</dc:creator><category>Văn hóa</category></item>
<item><title>Tin hai</title><link>https://vidu.example/tin/2.html</link><pubDate>20/11/2026 15:44</pubDate><media:content url="https://vidu.example/anh/2.jpg" medium="image"/></item>
<item><title>Không có đường dẫn</title></item><item><title>Lệnh</title><link>javascript:alert(1)</link></item></channel></rss>`;

describe('readList of a feed', () => {
  it('reads RSS with texts in HTML, and leaves out items without an address', () => {
    expect(read(RSS)?.items).toEqual([
      {
        url: 'https://vidu.example/tin/1.html',
        title: 'Mở hội & đua thuyền',
        sapo: 'Người xem "đông" hai bờ.',
        publishedTime: TIME,
        author: 'Minh Khuê',
        picture: 'https://vidu.example/anh/1.jpg',
        categories: ['Văn hóa'],
      },
      expect.objectContaining({ publishedTime: TIME, picture: 'https://vidu.example/anh/2.jpg' }),
    ]);
  });

  it('reads Atom and JSON Feed', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><title type="html">A &lt;b&gt;b&lt;/b&gt;</title><link rel="alternate" href="/1.html"/><published>${TIME}</published><author><name>X Y</name></author><summary>S</summary><category term="c"/></entry></feed>`;
    expect(read(atom)?.items).toMatchObject([
      { title: 'A b', sapo: 'S', author: 'X Y', publishedTime: TIME, categories: ['c'] },
    ]);
    const json = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'T',
      items: [{ id: '1', url: '/1.html', title: 't', summary: 's', date_published: TIME, image: '/i.jpg' }],
    };
    expect(read(JSON.stringify(json))?.items).toMatchObject([
      { title: 't', sapo: 's', publishedTime: TIME, picture: 'https://vidu.example/i.jpg' },
    ]);
  });

  it('takes as many as are asked for, each address once, and only those that the pattern wants', () => {
    const item = (at: number) =>
      `<item><title>T</title><link>https://vidu.example/tin/${at}.html</link></item>`;
    const feed = (items: string) => `<rss version="2.0"><channel><title>T</title>${items}</channel></rss>`;
    const many = read(feed(Array.from({ length: 10_000 }, (_, at) => item(at)).join('')));
    expect(many?.items).toHaveLength(10);
    expect(many?.isTruncated).toBe(true);
    expect(read(feed(item(1) + item(2) + item(1)))?.items).toHaveLength(2);
    expect(read(feed(item(1) + item(22)), { rules: { urlPattern: '/tin/\\d\\.html$' } })?.items).toHaveLength(
      1,
    );
  });

  it('is undefined where the text is no feed', () => {
    expect(read('<html><body>Bảo trì</body></html>', { format: 'RSS' })).toBeUndefined();
    expect(read('', { format: 'RSS' })).toBeUndefined();
  });
});

describe('readList of a sitemap', () => {
  const entry = (name: string, day: number) =>
    `<url><loc>https://vidu.example/${name}.html</loc><lastmod>2026-11-${day}</lastmod></url>`;

  it('keeps the newest, whatever their order', () => {
    const text = `<?xml version="1.0"?><urlset>${entry('a', 10)}${entry('b', 19)}${entry('c', 12)}</urlset>`;
    const list = read(text, { rules: { max: 2 } });
    expect(list?.items.map(({ url }) => url)).toEqual([
      'https://vidu.example/b.html',
      'https://vidu.example/c.html',
    ]);
    expect(list).toMatchObject({ isTruncated: true });
    expect(list?.items[0]?.publishedTime).toBeNull();
  });

  it('reads titles and times of a news sitemap', () => {
    const text = `<urlset xmlns:news="n" xmlns:image="i"><url><loc>https://vidu.example/1.html</loc><news:news><news:publication><news:name>Báo Ví Dụ</news:name></news:publication><news:publication_date>${TIME}</news:publication_date><news:title><![CDATA[Một & hai]]></news:title><news:keywords>hội, thuyền</news:keywords></news:news><image:image><image:loc>https://vidu.example/1.jpg</image:loc></image:image></url></urlset>`;
    expect(read(text)?.items).toMatchObject([
      {
        title: 'Một & hai',
        publishedTime: TIME,
        picture: 'https://vidu.example/1.jpg',
        categories: ['hội', 'thuyền'],
      },
    ]);
  });

  it('names the sitemaps of an index, the newest first', () => {
    const text = `<sitemapindex><sitemap><loc>/s1.xml</loc><lastmod>2026-10-01</lastmod></sitemap><sitemap><loc>/s2.xml</loc><lastmod>2026-11-01</lastmod></sitemap></sitemapindex>`;
    expect(read(text)).toMatchObject({
      items: [],
      sitemaps: ['https://vidu.example/s2.xml', 'https://vidu.example/s1.xml'],
    });
  });

  it('keeps what stands before a fault', () => {
    expect(read(`<urlset>${entry('a', 10)}<url><loc>&boom;`)).toMatchObject({
      items: [{ url: 'https://vidu.example/a.html' }],
      isTruncated: true,
    });
  });
});

describe('readList of a page and of an answer', () => {
  const PAGE = `<body><nav><a href="/muc">Một chuyên mục dài lắm của báo</a></nav><div class="item"><a class="thumb" href="/tin/1.html"><img data-src="/1.jpg"></a><h3><a href="/tin/1.html">Mở hội đua thuyền</a></h3><span class="date">15:44 20/11/2026</span><p>Người xem đứng kín hai bên bờ sông từ sáng sớm.</p></div><a class="next" href="?trang=2">Sau</a></body>`;

  it('reads items as the template says, and the address of the next page', () => {
    const list = read(PAGE, { list: { itemSelector: '.item', nextSelector: 'a.next' } });
    expect(list).toMatchObject({
      items: [
        {
          url: 'https://vidu.example/tin/1.html',
          title: 'Mở hội đua thuyền',
          sapo: 'Người xem đứng kín hai bên bờ sông từ sáng sớm.',
          publishedTime: TIME,
          picture: 'https://vidu.example/1.jpg',
        },
      ],
      next: 'https://vidu.example/muc/?trang=2',
    });
  });

  it('takes links that read like titles where no template says anything', () => {
    const links = '<a href="/a.html">Một tiêu đề đủ dài để là tin</a><a href="/b">Ngắn</a>';
    expect(read(`<body><nav>${links}</nav>${links}</body>`)?.items.map(({ url }) => url)).toEqual([
      'https://vidu.example/a.html',
    ]);
  });

  it('reads an answer of a program by its paths, or its longest list', () => {
    const answer = JSON.stringify({
      data: {
        total: 1,
        list: [
          { slug: '/tin/1.html', title: 'Mở hội', sapo: 'S', publish_time: 1795164240, thumb: '/1.jpg' },
        ],
      },
    });
    const expected = [{ url: 'https://vidu.example/tin/1.html', title: 'Mở hội', publishedTime: TIME }];
    expect(read(answer)?.items).toMatchObject(expected);
    expect(
      read(answer, { list: { itemSelector: '$.data.list[*]', linkSelector: '$.slug' } })?.items,
    ).toMatchObject(expected);
  });
});
