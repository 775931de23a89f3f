import type { ArticleCase } from './article-case.ts';
import type { ArticleMark, ArticleNode } from './article-node.ts';
import { figureHtml } from './figure-html.ts';
import type { HtmlPart } from './html-part.ts';

const KEY = 'AbCdEfGhIjKlMnOpQrStUv';
const text = (words: string, ...marks: ArticleMark[]): ArticleNode =>
  marks.length === 0 ? { type: 'text', text: words } : { type: 'text', marks, text: words };
const p = (words: string): ArticleNode => ({ type: 'paragraph', content: [text(words)] });
const LINK: ArticleMark = {
  type: 'link',
  attrs: { href: '/van-hoa/tranh-dong-ho', newTab: false, nofollow: false },
};

const picture = (mediaId: string, caption: string): ArticleNode => ({
  type: 'figure',
  attrs: {
    mediaId,
    key: KEY,
    width: 1600,
    height: 900,
    alt: '',
    caption,
    credit: '',
    align: 'center',
  },
});

function written(part: HtmlPart | string): string {
  if (typeof part === 'string') return part;
  const attributes = Object.entries(part.attributes).map(([name, value]) => ` ${name}="${value}"`);
  const start = `<${part.tag}${attributes.join('')}>`;
  const isVoid = part.tag === 'img' || part.tag === 'source';
  return isVoid ? start : `${start}${part.content.map(written).join('')}</${part.tag}>`;
}

/** Pictures have cases of their own. */
function pictureHtml(node: ArticleNode): string {
  const part = figureHtml(node.attrs);
  return part === undefined ? '' : written(part);
}

const ONE = picture('12', 'Tranh phơi trên bàn gỗ');
const TWO = picture('13', '');

/** Galleries, boxes, related articles and files in an article, in both forms. */
export const BLOCK_CASES: readonly ArticleCase[] = [
  {
    name: 'pictures beside each other with a caption about all of them',
    document: {
      type: 'doc',
      content: [
        p('trước'),
        { type: 'gallery', attrs: { layout: 'grid', caption: 'Chợ tranh & phố' }, content: [ONE, TWO] },
        p('sau'),
      ],
    },
    html:
      '<p>trước</p><figure class="gallery gallery-grid"><div class="gallery-pictures">' +
      `${pictureHtml(ONE)}${pictureHtml(TWO)}</div><figcaption>Chợ tranh &amp; phố</figcaption></figure><p>sau</p>`,
  },
  {
    name: 'pictures one after the other without a common caption',
    document: {
      type: 'doc',
      content: [{ type: 'gallery', attrs: { layout: 'slides', caption: '' }, content: [ONE] }],
    },
    html: `<figure class="gallery gallery-slides"><div class="gallery-pictures">${pictureHtml(ONE)}</div></figure>`,
  },
  {
    name: 'a pull quote and a box with a heading and a list',
    document: {
      type: 'doc',
      content: [
        { type: 'pullQuote', content: [p('Làm nghề này phải biết chờ.'), p('Ông Mộc')] },
        {
          type: 'factBox',
          content: [
            { type: 'heading', attrs: { level: 3 }, content: [text('Làng tranh Đông Hồ')] },
            { type: 'bulletList', content: [{ type: 'listItem', content: [p('Ba gia đình')] }] },
          ],
        },
      ],
    },
    html:
      '<aside class="pull-quote"><p>Làm nghề này phải biết chờ.</p><p>Ông Mộc</p></aside>' +
      '<aside class="fact-box"><h3>Làng tranh Đông Hồ</h3><ul><li><p>Ba gia đình</p></li></ul></aside>',
  },
  {
    name: 'a line that leads to a related article',
    document: { type: 'doc', content: [{ type: 'related', content: [text('Mùa tranh Tết', LINK)] }] },
    html: '<p class="related"><a href="/van-hoa/tranh-dong-ho">Mùa tranh Tết</a></p>',
  },
  {
    name: 'a file to download',
    document: {
      type: 'doc',
      content: [
        p('trước'),
        {
          type: 'attachment',
          attrs: {
            mediaId: '5',
            key: KEY,
            extension: 'pdf',
            sizeBytes: 1_240_000,
            name: 'Kế hoạch 2026.pdf',
          },
        },
        p('sau'),
      ],
    },
    html:
      `<p>trước</p><p class="attachment" data-media="5" data-size="1240000"><a href="/media/${KEY}/file.pdf" ` +
      'download="Kế hoạch 2026.pdf">Kế hoạch 2026.pdf</a> <small>PDF, 1,2 MB</small></p><p>sau</p>',
  },
];
