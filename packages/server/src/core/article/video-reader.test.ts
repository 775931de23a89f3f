import { describe, expect, test } from 'vitest';
import { readArticle } from './read-article.ts';
import { renderArticle } from './render-article.ts';

const read = (html: string) => renderArticle(readArticle(html).document);

describe('videos of listed sites', () => {
  const video = (attrs: object, ...after: object[]) => ({
    document: {
      type: 'doc',
      content: [{ type: 'embed', attrs: { title: '', caption: '', ...attrs } }, ...after],
    },
    notes: [],
  });
  const youtube = { provider: 'youtube', id: 'dQw4w9WgXcQ' };

  test.each([
    [
      'a copied frame',
      '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" allowfullscreen></iframe>',
    ],
    ['one without a scheme', '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'],
    [
      'one that is loaded late',
      '<iframe src="about:blank" data-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    ],
    [
      'an old object',
      '<object><param name=movie><embed src="http://www.youtube.com/v/dQw4w9WgXcQ"></object>',
    ],
    [
      'one in boxes, with words for old browsers',
      '<div><p><iframe src="https://youtu.be/dQw4w9WgXcQ">no frames</iframe></p></div>',
    ],
  ])('%s stays a video', (_, html) => {
    expect(readArticle(html)).toEqual(video(youtube));
  });

  test('title and caption are kept, with marks and blocks of the caption as plain text', () => {
    const html =
      '<figure><div><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Lúa  chín"></iframe></div>' +
      '<figcaption>Ngu<b>ồn</b>:<br><a href="https://a.vn">Báo</a> <p>N.A.</p></figcaption></figure>sau';
    const after = { type: 'paragraph', content: [{ type: 'text', text: 'sau' }] };
    expect(readArticle(html)).toEqual(
      video({ ...youtube, title: 'Lúa chín', caption: 'Nguồn: Báo N.A.' }, after),
    );
  });

  test('too long words are cut', () => {
    const html = `<figure><iframe src="https://youtu.be/dQw4w9WgXcQ" title="${'a'.repeat(300)}"></iframe><figcaption>${'𡨸'.repeat(600)}`;
    expect(readArticle(html)).toEqual(
      video({ ...youtube, title: 'a'.repeat(200), caption: '𡨸'.repeat(500) }),
    );
  });

  test('a caption belongs to the element right before it in the same figure', () => {
    const frame = '<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>';
    const plain = read(frame);
    expect(read(`${frame}a<figcaption>b</figcaption>`)).toBe(`${plain}<p>a</p><p>b</p>`);
    expect(read(`<figure>${frame}</figure><figure><figcaption>b</figcaption></figure>`)).toBe(
      `${plain}<p>b</p>`,
    );
    expect(read(`<figcaption>b</figcaption>${frame}`)).toBe(`<p>b</p>${plain}`);
  });

  test('a video inside a text splits it', () => {
    const frame = '<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>';
    expect(read(`<h2>a${frame}b</h2>`)).toBe(`<h2>a</h2>${read(frame)}<p>b</p>`);
    expect(read(`<table><tr>${frame}<td>b</table>`)).toBe(
      `${read(frame)}${read('<table><tr><td>b</table>')}`,
    );
  });
});
