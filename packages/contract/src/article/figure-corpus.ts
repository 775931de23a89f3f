import type { ArticleCase } from './article-case.ts';
import type { ArticleAttributes, ArticleNode } from './article-node.ts';

const KEY = 'AbCdEfGhIjKlMnOpQrStUv';
const p = (text: string): ArticleNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const figure = (attrs: ArticleAttributes): ArticleNode => ({
  type: 'figure',
  attrs: {
    mediaId: '12',
    key: KEY,
    width: 1600,
    height: 900,
    alt: '',
    caption: '',
    credit: '',
    align: 'center',
    ...attrs,
  },
});

const srcset = (format: string) =>
  [320, 640, 1280, 1920].map((width) => `/media/${KEY}/w${width}.${format} ${width}w`).join(', ');
function pictureHtml(sizes: string, alt: string, size = ' width="1600" height="900"'): string {
  return (
    `<picture><source type="image/avif" srcset="${srcset('avif')}" sizes="${sizes}">` +
    `<source type="image/webp" srcset="${srcset('webp')}" sizes="${sizes}">` +
    `<img src="/media/${KEY}/w1280.jpg" srcset="${srcset('jpg')}" sizes="${sizes}" alt="${alt}"${size} ` +
    'loading="lazy" decoding="async"></picture>'
  );
}
const cropped = (format: string) => srcset(format).replaceAll('/w', '/4x3-');
const CENTER = '(min-width: 48rem) 44rem, 100vw';
const BESIDE = '(min-width: 48rem) 20rem, 100vw';

/** Pictures of the library in an article, in both forms. */
export const FIGURE_CASES: readonly ArticleCase[] = [
  {
    name: 'a picture with all its words',
    document: {
      type: 'doc',
      content: [
        p('trước'),
        figure({ alt: 'Ruộng "bậc thang"', caption: 'Mù Cang Chải & <Yên Bái>', credit: 'Thu Hà/TTXVN' }),
        p('sau'),
      ],
    },
    html:
      '<p>trước</p><figure class="picture picture-center" data-media="12">' +
      `${pictureHtml(CENTER, 'Ruộng &quot;bậc thang&quot;')}<figcaption>Mù Cang Chải &amp; &lt;Yên Bái&gt; ` +
      '<cite>Ảnh: Thu Hà/TTXVN</cite></figcaption></figure><p>sau</p>',
  },
  {
    name: 'pictures without words, one of a size that nobody knows',
    document: { type: 'doc', content: [figure({}), figure({ width: 0, height: 0, align: 'wide' })] },
    html:
      `<figure class="picture picture-center" data-media="12">${pictureHtml(CENTER, '')}</figure>` +
      `<figure class="picture picture-wide" data-media="12">${pictureHtml('100vw', '', '')}</figure>`,
  },
  {
    name: 'a picture cropped to a ratio keeps the size of the whole',
    document: { type: 'doc', content: [figure({ ratio: '4x3', alt: 'Chợ Vinh' })] },
    html:
      '<figure class="picture picture-center" data-media="12" data-size="1600x900">' +
      `<picture><source type="image/avif" srcset="${cropped('avif')}" sizes="${CENTER}">` +
      `<source type="image/webp" srcset="${cropped('webp')}" sizes="${CENTER}">` +
      `<img src="/media/${KEY}/4x3-1280.jpg" srcset="${cropped('jpg')}" sizes="${CENTER}" alt="Chợ Vinh" ` +
      'width="1280" height="960" loading="lazy" decoding="async"></picture></figure>',
  },
  {
    name: 'pictures with a caption or a credit alone, in a quote and in an item',
    document: {
      type: 'doc',
      content: [
        { type: 'blockquote', content: [figure({ caption: 'Chợ Vinh', align: 'left' })] },
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [p('xem'), figure({ credit: 'Báo Nghệ An', align: 'right' })] },
          ],
        },
      ],
    },
    html:
      `<blockquote><figure class="picture picture-left" data-media="12">${pictureHtml(BESIDE, '')}` +
      '<figcaption>Chợ Vinh</figcaption></figure></blockquote>' +
      `<ul><li><p>xem</p><figure class="picture picture-right" data-media="12">${pictureHtml(BESIDE, '')}` +
      '<figcaption><cite>Ảnh: Báo Nghệ An</cite></figcaption></figure></li></ul>',
  },
];
