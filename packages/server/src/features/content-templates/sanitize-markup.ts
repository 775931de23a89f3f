import sanitizeHtml from 'sanitize-html';

const TAGS = [
  ...[
    'a',
    'abbr',
    'article',
    'aside',
    'b',
    'blockquote',
    'br',
    'caption',
    'cite',
    'code',
    'dd',
    'div',
    'dl',
    'dt',
  ],
  ...[
    'em',
    'figcaption',
    'figure',
    'footer',
    'h2',
    'h3',
    'h4',
    'h5',
    'header',
    'hr',
    'i',
    'img',
    'li',
    'nav',
    'ol',
  ],
  ...[
    'p',
    'picture',
    'section',
    'small',
    'source',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
  ],
  ...['th', 'thead', 'time', 'tr', 'u', 'ul'],
];

/** HTML of a block without scripts, styles, forms, frames and event handlers; links of other sites do not see the page. */
export function sanitizeMarkup(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      '*': ['class', 'lang', 'dir', 'title', 'role', 'aria-label', 'aria-hidden'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      source: ['srcset', 'sizes', 'media', 'type'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      time: ['datetime'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'], source: ['https'] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
      }),
    },
  });
}
