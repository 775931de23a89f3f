import { describe, expect, it } from 'vitest';
import { viewPage } from '../page/page-view.ts';
import { findCategory } from './category.ts';
import { surroundings } from './title-element.ts';

const TITLE = 'Cầu phao Bến Dụ đóng ba đêm để thay neo';
const MENU =
  '<div class="bar"><a href="/">Trang chủ</a><a href="/gioi-thieu">Giới thiệu</a><a href="/van-ban">Văn bản</a></div>';

function categoryOf(above: string, below = '', head = '') {
  const page = viewPage(
    `<head>${head}</head><body>${MENU}${above}<h1>${TITLE}</h1>${below}<p>Một đoạn văn.</p></body>`,
    'https://vidu.example/tin/cau-phao.html',
  );
  return findCategory(page, TITLE, surroundings(page.document, TITLE))?.value;
}

describe('findCategory', () => {
  it('is the nearest section of the path where the page says one above it', () => {
    const path = '<p class="crumbs"><a href="/x">Xã hội</a> › <a href="/a">Đời sống</a></p>';
    expect(categoryOf(path, '', '<meta property="article:section" content="Xã hội">')).toBe('Đời sống');
  });

  it('is no title of an article of the same section', () => {
    const others = '<div class="same-category-stream"><h3><a href="/b">Nhà văn hóa cũ mở lại</a></h3></div>';
    expect(categoryOf('', others)).toBeUndefined();
  });

  it.each([
    [
      'the last link of a path',
      '<p><a href="/">Trang chủ</a> / <a href="/tin">Tin tức</a> / <a href="/a">Đời sống</a></p>',
    ],
    [
      'a section between the front page and a name of all news',
      '<p><a href="/">Trang chủ</a> / <a href="/a">Đời sống</a> / <a href="/tin">Tin tức</a></p>',
    ],
    [
      'what ends a path without a link',
      '<p><a href="/">Trang chủ</a> &gt; <a href="/tin">Tin tức</a> &gt; <span>Đời sống</span></p>',
    ],
    [
      'the last part of a list of crumbs',
      '<ol class="breadcrumb"><li><a href="/">Trang chủ</a></li><li class="active">Đời sống</li></ol>',
    ],
    [
      'the last section of a path that ends in a name of all pages',
      '<ol class="breadcrumb"><li><a href="/tin">Tin tức</a></li><li><a href="/a">Đời sống</a></li><li>Chi tiết</li></ol>',
    ],
    [
      'the end of a short list that begins with the front page',
      '<nav><ul><li><a href="/">Trang chủ</a></li><li><a href="/x">Xã hội</a></li><li><a href="/a">Đời sống</a></li></ul></nav>',
    ],
    [
      'the end of a short box of links that begins with the front page',
      '<div class="bc"><a href="/">Trang chủ</a><a href="/x">Xã hội</a><a href="/a">Đời sống</a></div>',
    ],
    ['the only link of a list above the title', '<ul class="bc"><li><a href="/a">Đời sống</a></li></ul>'],
    ['a link above the title', '<p><a class="pill" href="/a">Đời sống</a></p>'],
  ])('is %s', (_what, above) => {
    expect(categoryOf(above)).toBe('Đời sống');
  });

  it.each([
    ['says its label', '<p>Chuyên mục: <a href="/a">Đời sống</a></p>'],
    [
      'leads to a section',
      '<ul><li><a href="/tac-gia/1">Minh Khuê</a></li><li><a href="/chuyen-muc/a">Đời sống</a></li></ul>',
    ],
  ])('is the link below the title that %s', (_what, below) => {
    expect(categoryOf('', below)).toBe('Đời sống');
  });

  it('is a name of all news where nothing else is named', () => {
    expect(categoryOf('<a class="catname" href="/tin">Tin tức</a>')).toBe('Tin tức');
    expect(
      categoryOf('<a class="catname" href="/tin">Tin tức</a><a class="catname" href="/a">Đời sống</a>'),
    ).toBe('Đời sống');
  });

  it.each([
    '<ul><li><a href="/b">Nhà văn hóa cũ mở lại</a></li></ul>',
    '<div><h2><a href="/b">Nhà văn hóa cũ mở lại rồi</a></h2></div>',
  ])('is no title of another article above: %s', (above) => {
    expect(categoryOf(above)).toBeUndefined();
  });

  it('is none where there is only a menu, and never the site', () => {
    expect(categoryOf('')).toBeUndefined();
    const named = '<meta property="og:site_name" content="Báo Ví Dụ">';
    expect(categoryOf('<div class="category"><a href="/bao">Báo Ví Dụ</a></div>', '', named)).toBeUndefined();
  });

  it('is no link of the text where the front page, title and text are in one box', () => {
    const page = viewPage(
      `<body><div><a href="/">Trang chủ</a><h1>${TITLE}</h1><p>Theo <a href="/x">Ban quản lý bến</a>.</p></div></body>`,
      'https://vidu.example/tin/cau-phao.html',
    );
    expect(findCategory(page, TITLE, surroundings(page.document, TITLE))).toBeUndefined();
  });

  it('is of several sections the one that the path ends in', () => {
    const linked = (sections: string) =>
      `<script type="application/ld+json">{"@type":"NewsArticle","headline":"x","articleSection":${sections}}</script>`;
    const path = '<p class="breadcrumb"><a href="/t">Thể thao</a> › <a href="/c">Cờ vua</a></p>';
    expect(categoryOf(path, '', linked('["Cờ vua","Thể thao"]'))).toBe('Cờ vua');
    expect(categoryOf('', '', linked('["Thể thao","Cờ vua"]'))).toBe('Cờ vua');
  });
});
