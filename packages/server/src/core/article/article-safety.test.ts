import { embedHtml } from '@toasoan/contract/article/embed-html.ts';
import {
  EMBED_FRAME_ORIGINS,
  embedAddress,
  readEmbedAddress,
} from '@toasoan/contract/article/embed-providers.ts';
import { toHtmlAttributes } from '@toasoan/contract/article/html-attributes.ts';
import { linkAddress } from '@toasoan/contract/article/link-address.ts';
import {
  ARTICLE_MARKS,
  ARTICLE_NODES,
  NODE_NAMES,
  type NodeRule,
  TEXT_MARK_NAMES,
} from '@toasoan/contract/article/node-table.ts';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { expect, test } from 'vitest';
import { anyArticle } from '../../../test/article-arbitrary.ts';
import { HOSTILE_HTML } from '../../../test/hostile-html.ts';
import { readArticle } from './read-article.ts';
import { renderArticle } from './render-article.ts';

const TAGS = new Set([
  ...NODE_NAMES.flatMap((name) => (ARTICLE_NODES[name] as NodeRule).html ?? []).filter(
    (tag) => !tag.includes('{'),
  ),
  ...TEXT_MARK_NAMES.map((name) => ARTICLE_MARKS[name].html),
  ...['h2', 'h3', 'h4', 'figure', 'iframe', 'figcaption', 'picture', 'source', 'img', 'cite'],
  ...['details', 'summary', 'div', 'small'],
]);
const FRAME_NAMES = ['src', 'title', 'width', 'height', 'loading', 'referrerpolicy', 'sandbox', 'allow'];
const LINK = toHtmlAttributes(ARTICLE_MARKS.link.attrs, { href: 'x', newTab: true, nofollow: true });
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: [...Object.keys(LINK), 'download', 'data-target'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  iframe: FRAME_NAMES,
  figure: ['class', 'data-media'],
  div: ['class'],
  aside: ['class'],
  p: ['class', 'data-media', 'data-size'],
  source: ['type', 'srcset', 'sizes'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
};
/** The looks of blocks; nothing else may stand in a class. */
const OWN_LOOK =
  /^(?:picture picture-(?:center|left|right|wide)|embed embed-[a-z]+|gallery gallery-(?:grid|slides)|gallery-pictures|pull-quote|fact-box|related|attachment)$/;
const OWN_PICTURE = /^\/media\/[\w-]{22}\/w\d+\.(?:avif|webp|jpg)$/;

/** Pictures come from the library alone, and figures contain only their id and place. */
function isOwnPicture(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (name === 'figure') {
    return /^[1-9]\d*$/.test(attributes['data-media'] ?? '1');
  }
  const { src = '', srcset = '' } = attributes;
  const addresses = [src, ...srcset.split(', ').map((one) => one.replace(/ \d+w$/, ''))];
  return addresses.every((address) => address === '' || OWN_PICTURE.test(address));
}

/** A frame's attributes are always the same except for the video and its name. */
function isOwnFrame({ src = '', title, ...rest }: Readonly<Record<string, string>>): boolean {
  const video = readEmbedAddress(src);
  if (video === undefined || title === undefined) return false;
  const [details] = embedHtml({ ...video })?.content ?? [];
  const [, frame] = typeof details === 'object' ? details.content : [];
  if (typeof frame !== 'object') return false;
  const { src: _, title: __, ...own } = frame.attributes;
  return embedAddress(video.provider, video.id) === src && JSON.stringify(rest) === JSON.stringify(own);
}

function isOwn(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (attributes.class !== undefined && !OWN_LOOK.test(attributes.class)) return false;
  if (name === 'iframe') return isOwnFrame(attributes);
  return !['figure', 'img', 'source'].includes(name) || isOwnPicture(name, attributes);
}

/** Every tag and attribute outside the node table. */
function strangers(html: string): string[] {
  const found: string[] = [];
  new Parser({
    onopentag(name, attributes) {
      if (!TAGS.has(name)) found.push(name);
      if (!isOwn(name, attributes)) found.push(JSON.stringify(attributes));
      for (const [key, value] of Object.entries(attributes)) {
        if (ATTRIBUTES[name]?.includes(key) !== true) found.push(`${name}.${key}`);
        if (key === 'href' && linkAddress(value) !== value) found.push(value);
      }
    },
    oncomment: () => found.push('comment'),
    onprocessinginstruction: () => found.push('instruction'),
  }).end(html);
  return found;
}

/** An independent sanitiser; it finds nothing to remove. */
function bySomeoneElse(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TAGS],
    allowedAttributes: Object.fromEntries(
      Object.entries(ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedIframeHostnames: EMBED_FRAME_ORIGINS.map((origin) => new URL(origin).hostname),
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    selfClosing: [],
  });
}

const entities = (html: string) => html.replaceAll('&nbsp;', '\u00A0').replaceAll('&quot;', '"');

test.each(HOSTILE_HTML)('%j leaves nothing executable', (html) => {
  const once = renderArticle(readArticle(html).document);
  expect(strangers(once)).toEqual([]);
  expect(entities(bySomeoneElse(once).replace(/<\/(?:br|hr|img|source)>/g, ''))).toBe(entities(once));
  expect(renderArticle(readArticle(once).document)).toBe(once);
});

test('every article survives a round trip through its HTML', () => {
  fc.assert(
    fc.property(anyArticle, (document) => {
      const html = renderArticle(document);
      expect(strangers(html)).toEqual([]);
      expect(readArticle(html).document).toEqual(document);
    }),
    { seed: 20_251_120, numRuns: 150 },
  );
});

const PIECES = fc.oneof(
  fc
    .constantFrom(
      ...[
        'p',
        'div',
        'ul',
        'ol',
        'li',
        'table',
        'tr',
        'td',
        'th',
        'blockquote',
        'b',
        'a href="https://a.vn"',
        'h1',
        'h3',
      ],
      ...[
        'pre',
        'code',
        'span',
        'br',
        'hr',
        'img src=x',
        'script',
        'svg',
        'iframe',
        'iframe src="https://youtu.be/dQw4w9WgXcQ" title=x',
        'figure',
        'figure class="picture picture-left x" data-media=7',
        'img src="/media/AbCdEfGhIjKlMnOpQrStUv/w1280.jpg" alt=x width=2',
        'cite',
        'figcaption',
        'caption',
        'select',
        'form',
        'q',
      ],
    )
    .chain((tag) => fc.constantFrom(`<${tag}>`, `</${tag.split(' ')[0] ?? ''}>`)),
  fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\n\n',
    '&nbsp;',
    '<',
    '<!--',
    '-->',
    '&lt;',
    '<a href="javascript:x">',
    '\u00A0',
    '</',
  ),
  fc.string({ maxLength: 6 }),
);

test('any soup of tags becomes a stable article', () => {
  fc.assert(
    fc.property(fc.array(PIECES, { maxLength: 40 }), fc.boolean(), (pieces, asLines) => {
      const { document } = readArticle(pieces.join(''), asLines ? { blankLines: 'paragraphs' } : {});
      const html = renderArticle(document);
      expect(strangers(html)).toEqual([]);
      expect(readArticle(html).document).toEqual(document);
    }),
    { seed: 20_251_120, numRuns: 500 },
  );
});
