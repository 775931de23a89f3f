import { describe, expect, it } from 'vitest';
import { viewPage } from '../page/page-view.ts';
import { findCover, heroPicture } from './cover.ts';
import { surroundings } from './title-element.ts';

const TITLE = 'Cầu phao Bến Dụ đóng ba đêm để thay neo';

function coverOf(below: string, shared = '') {
  const head = shared === '' ? '' : `<meta property="og:image" content="${shared}">`;
  const page = viewPage(
    `<head>${head}</head><body><h1>${TITLE}</h1>${below}</body>`,
    'https://vidu.example/a.html',
  );
  const root = page.document.querySelector('#text') ?? undefined;
  const hero = heroPicture(page, surroundings(page.document, TITLE), root);
  return findCover(page, [], hero)?.value;
}

describe('the cover', () => {
  it('is the picture above the text before the one for sharing', () => {
    const below =
      '<figure><img src="/cau-phao.jpg"><figcaption>Cầu phao.</figcaption></figure><div id="text"><p>Một đoạn.</p></div>';
    expect(coverOf(below, '/anh-chia-se.jpg')).toMatchObject({
      url: 'https://vidu.example/cau-phao.jpg',
      caption: 'Cầu phao.',
    });
  });

  it.each([
    '<div id="text"><div class="leadpic"><img src="/cau-phao.jpg"></div><p>Một đoạn.</p></div>',
    '<div id="text"><div class="post-featured-image"><a href="/cau-phao.jpg"><img src="/cau-phao.jpg"></a></div><p>Một đoạn.</p></div>',
    '<figure><amp-img src="/cau-phao.jpg"></amp-img></figure><div id="text"><p>Một đoạn.</p></div>',
  ])('is the picture above the text in %s', (below) => {
    expect(coverOf(below)?.url).toBe('https://vidu.example/cau-phao.jpg');
  });

  it('is no portrait of the author', () => {
    const below = '<p><img class="avatar__photo" src="/mk.png"></p><div id="text"><p>Một đoạn.</p></div>';
    expect(coverOf(below, '/anh-chia-se.jpg')?.url).toBe('https://vidu.example/anh-chia-se.jpg');
  });

  it('has the words below it in the box of the picture', () => {
    const below =
      '<div class="featured"><div class="thumb"><img src="/cau-phao.jpg"></div><p class="caption">Cầu phao.</p></div><div id="text"><p>Một đoạn.</p></div>';
    expect(coverOf(below)?.caption).toBe('Cầu phao.');
  });

  it('has its address for sharing where only the mark of the size differs', () => {
    const below = '<img src="/cache/9f3a71_L.jpg"><div id="text"><p>Một đoạn.</p></div>';
    expect(coverOf(below, '/cache/9f3a71_M.jpg')?.url).toBe('https://vidu.example/cache/9f3a71_M.jpg');
  });

  it.each([
    ['/img/share.png', undefined],
    ['/assets/quochuy.png', undefined],
    ['/2026/share-cau-phao.jpg', 'https://vidu.example/2026/share-cau-phao.jpg'],
  ])('is what %s is worth for sharing', (shared, url) => {
    expect(coverOf('<div id="text"><p>Một đoạn.</p></div>', shared)?.url).toBe(url);
  });
});
