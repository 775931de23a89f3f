import { toHtmlAttributes } from '@toasoan/contract/article/html-attributes.ts';
import { linkAddress } from '@toasoan/contract/article/link-address.ts';
import {
  ARTICLE_MARKS,
  ARTICLE_NODES,
  MARK_NAMES,
  NODE_NAMES,
  type NodeRule,
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
  ...MARK_NAMES.map((name) => ARTICLE_MARKS[name].html),
  ...['h2', 'h3', 'h4'],
]);
const LINK = toHtmlAttributes(ARTICLE_MARKS.link.attrs, { href: 'x', newTab: true, nofollow: true });
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: Object.keys(LINK),
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};

/** Every tag and attribute that is not one of the table's own. */
function strangers(html: string): string[] {
  const found: string[] = [];
  new Parser({
    onopentag(name, attributes) {
      if (!TAGS.has(name)) found.push(name);
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

/** A sanitiser that knows nothing of our reader; it finds nothing to take out. */
function bySomeoneElse(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TAGS],
    allowedAttributes: Object.fromEntries(
      Object.entries(ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    selfClosing: [],
  });
}

const entities = (html: string) => html.replaceAll('&nbsp;', '\u00A0').replaceAll('&quot;', '"');

test.each(HOSTILE_HTML)('%j leaves nothing that acts', (html) => {
  const once = renderArticle(readArticle(html).document);
  expect(strangers(once)).toEqual([]);
  expect(entities(bySomeoneElse(once).replace(/<\/(?:br|hr)>/g, ''))).toBe(entities(once));
  expect(renderArticle(readArticle(once).document)).toBe(once);
});

test('every article comes back from its HTML unchanged', () => {
  fc.assert(
    fc.property(anyArticle, (document) => {
      const html = renderArticle(document);
      expect(strangers(html)).toEqual([]);
      expect(readArticle(html).document).toEqual(document);
    }),
    { numRuns: 150 },
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

test('any soup of tags becomes an article that stays as it is', () => {
  fc.assert(
    fc.property(fc.array(PIECES, { maxLength: 40 }), fc.boolean(), (pieces, asLines) => {
      const { document } = readArticle(pieces.join(''), asLines ? { blankLines: 'paragraphs' } : {});
      const html = renderArticle(document);
      expect(strangers(html)).toEqual([]);
      expect(readArticle(html).document).toEqual(document);
    }),
    { numRuns: 500 },
  );
});
