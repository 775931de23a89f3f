import { describe, expect, it } from 'vitest';
import { viewPage } from '../page/page-view.ts';
import { discoverSections } from './discover-sections.ts';

const front = viewPage(
  `<head><link rel="alternate" type="application/rss+xml" title="Báo Ví Dụ" href="/rss/trang-chu.rss"></head><body><nav class="menu"><ul><li><a href="/">Trang chủ</a></li><li><a href="/the-thao">Thể thao</a><ul><li><a href="/the-thao/bong-da">Bóng đá</a></li></ul></li><li><a href="/van-hoa.html">Văn hóa</a></li><li><a href="https://dulich.vidu.example/">Du lịch</a></li><li><a href="https://facebook.example/vidu">Trang cộng đồng</a></li><li><a href="/lien-he">Liên hệ</a></li></ul></nav><div class="menu-hot"><a href="/tin-mot-bai-20261120.html">Tin một bài</a></div><a href="/sitemap.xml">Sơ đồ trang</a></body>`,
  'https://vidu.example/',
);
const feeds = viewPage(
  '<ul><li><a href="/rss/the-thao.rss">Thể thao</a></li><li><a href="/rss/vh.rss">RSS Văn hóa</a></li></ul>',
  'https://vidu.example/rss',
);

describe('discoverSections', () => {
  it('finds sections in the menu with their parent and their feed, and leaves out what is none', () => {
    const { sections } = discoverSections([front, feeds]);
    expect(sections).toEqual([
      {
        title: 'Thể thao',
        url: 'https://vidu.example/the-thao',
        rssUrl: 'https://vidu.example/rss/the-thao.rss',
        parentUrl: null,
      },
      {
        title: 'Bóng đá',
        url: 'https://vidu.example/the-thao/bong-da',
        rssUrl: null,
        parentUrl: 'https://vidu.example/the-thao',
      },
      {
        title: 'Văn hóa',
        url: 'https://vidu.example/van-hoa.html',
        rssUrl: 'https://vidu.example/rss/vh.rss',
        parentUrl: null,
      },
      { title: 'Du lịch', url: 'https://dulich.vidu.example/', rssUrl: null, parentUrl: null },
    ]);
  });

  it('names feeds of no section and sitemaps apart', () => {
    expect(discoverSections([front])).toMatchObject({
      feeds: [{ title: 'Báo Ví Dụ', url: 'https://vidu.example/rss/trang-chu.rss' }],
      sitemaps: ['https://vidu.example/sitemap.xml'],
    });
  });
});
