import { describe, expect, it } from 'vitest';
import { viewPage } from '../page/page-view.ts';
import { findTags } from './tags.ts';
import { surroundings } from './title-element.ts';

function tagsOf(body: string, head = '') {
  const page = viewPage(
    `<head>${head}</head><body><h1>Hội làng bên sông</h1>${body}</body>`,
    'https://vidu.example/a.html',
  );
  return findTags(page, 'Đời sống', surroundings(page.document, 'Hội làng bên sông'))?.value;
}

describe('findTags', () => {
  it.each([
    '<p>Từ khóa: <a href="/k/1">hội làng</a>, <a href="/k/2">đua thuyền</a></p>',
    '<p>Thẻ: hội làng, đua thuyền</p>',
    '<div><b>Tags</b><a href="/k/1">hội làng</a><a href="/k/2">đua thuyền</a></div>',
    '<div class="post__labels"><a href="/k/1">hội làng</a><a href="/k/2">đua thuyền</a></div>',
    '<div><a href="/the/hoi-lang">hội làng</a><a href="/the/dua-thuyen">đua thuyền</a></div>',
  ])('finds the tags of %s', (body) => {
    expect(tagsOf(body)).toEqual(['hội làng', 'đua thuyền']);
  });

  it('takes no links of an article whose name says of tags', () => {
    const article = `<article class="post tag-x"><p>${'Một đoạn văn dài. '.repeat(30)}<a href="/y">Minh Khuê</a></p></article>`;
    expect(tagsOf(article)).toBeUndefined();
  });

  it('takes the longer list where the page shows only the first tag', () => {
    const stated =
      '<meta property="article:tag" content="hội làng"><meta property="article:tag" content="đua thuyền">';
    expect(tagsOf('<a rel="tag" href="/1">hội làng</a>', stated)).toEqual(['hội làng', 'đua thuyền']);
  });
});
