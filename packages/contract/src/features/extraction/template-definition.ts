import * as z from 'zod/mini';
import { oneLine } from '../../core/text.ts';
import { listOf, wholeNumber } from '../accounts/kinds/profile-parts.ts';

/** What is taken from the page of an article. */
export const PAGE_FIELDS = [
  'title',
  'sapo',
  'content',
  'author',
  'publishedTime',
  'category',
  'tags',
  'cover',
  'coverCaption',
  'keywords',
  'sourceName',
] as const;
export type PageField = (typeof PAGE_FIELDS)[number];

/** Without these a page is no article. */
export const REQUIRED_FIELDS = ['title', 'content', 'publishedTime'] as const satisfies readonly PageField[];

/**
 * How one value is found: CSS and XPATH name elements, META the name or property of a `meta`, JSONLD a path such as
 * `$.author.name` in the article's linked data, REGEX an expression over the page's source (first group, else all).
 */
export const SELECTOR_KINDS = ['CSS', 'XPATH', 'META', 'JSONLD', 'REGEX'] as const;
export const selectorKind = z.enum(SELECTOR_KINDS, { error: 'choice' });
export type SelectorKind = z.output<typeof selectorKind>;

/** Which of the values that a selector finds: the first, all of them, or all as one text. */
export const TAKES = ['FIRST', 'ALL', 'JOIN'] as const;
/** What is done to a value afterwards, in this order. */
export const TRANSFORMS = ['STRIP_PREFIX', 'LAST_PART', 'FIRST_PART', 'SENTENCE_CASE'] as const;

const expression = oneLine({ min: 1, max: 500 });
const shortExpression = oneLine({ max: 500 });
const expressions = (max: number) => listOf(expression, max);

export const fieldSelector = z.strictObject({
  kind: selectorKind,
  expr: expression,
  /** Of the found element; '': its text (of `content` its inside). */
  attr: z._default(oneLine({ max: 60 }), ''),
  take: z._default(z.enum(TAKES, { error: 'choice' }), 'FIRST'),
  transform: z._default(listOf(z.enum(TRANSFORMS, { error: 'choice' }), 4), []),
});
export type FieldSelector = z.output<typeof fieldSelector>;

/** Tried in order until one gives a value. */
const fallbacks = z._default(listOf(fieldSelector, 8), []);

/** All that a version of a parser template says about the pages of its sources. */
export const templateDefinition = z.strictObject({
  /** RE2 expression that addresses of articles match; '': every address. */
  urlPattern: z._default(shortExpression, ''),
  list: z._default(
    z.strictObject({
      itemSelector: z._default(shortExpression, ''),
      linkSelector: z._default(shortExpression, ''),
      linkAttr: z._default(oneLine({ max: 60 }), 'href'),
      nextSelector: z._default(shortExpression, ''),
      maxPages: z._default(wholeNumber(1, 5), 1),
    }),
    { itemSelector: '', linkSelector: '', linkAttr: 'href', nextSelector: '', maxPages: 1 },
  ),
  fields: z.strictObject({
    title: fallbacks,
    sapo: fallbacks,
    content: fallbacks,
    author: fallbacks,
    publishedTime: fallbacks,
    category: fallbacks,
    tags: fallbacks,
    cover: fallbacks,
    coverCaption: fallbacks,
    keywords: fallbacks,
    sourceName: fallbacks,
  }),
  /** Such as `HH:mm DD/MM/YYYY`, tried in order before what the product knows by itself. */
  dateFormats: z._default(expressions(10), []),
  /** CSS: leaves out the elements, or keeps only what is in them. */
  removeSelectors: z._default(expressions(60), []),
  unwrapSelectors: z._default(expressions(30), []),
  /** Names of elements that clean-up must not drop, such as `table`. */
  keepTags: z._default(listOf(oneLine({ min: 1, max: 20 }), 20), []),
  /** CSS of the link to the article's next page; '': it has one page. */
  nextPageSelector: z._default(shortExpression, ''),
  /**
   * The link to the article's whole text on one page, which is read in place of its parts: CSS, or a path where
   * `isXpath`, which may also end in an attribute; '': there is none.
   */
  singlePageSelector: z._default(shortExpression, ''),
  /** CSS of captions inside figures of the body; '': as the product finds them. */
  captionSelector: z._default(shortExpression, ''),
  /** RE2 expression whose first group is who made a picture, such as `(?:Ảnh|Nguồn)\s*:\s*(.+)$`. */
  creditPattern: z._default(shortExpression, ''),
  /** Texts replaced in the page's source before it is read. */
  replace: z._default(
    listOf(z.strictObject({ find: expression, put: z._default(oneLine({ max: 500 }), '') }), 20),
    [],
  ),
  minTitleLength: z._default(wholeNumber(0, 200), 4),
  minBodyChars: z._default(wholeNumber(0, 10_000), 300),
  mustContain: z._default(expressions(20), []),
  mustNotContain: z._default(expressions(20), []),
  /** CSS: the page shows no whole article without payment, or is a film. */
  paywallSelector: z._default(shortExpression, ''),
  videoSelector: z._default(shortExpression, ''),
});
export type TemplateDefinition = z.output<typeof templateDefinition>;

/** Whether a selector that may be either is an XPath: no CSS selector begins like one. */
export const isXpath = (selector: string): boolean => /^(?:\.?\/|\(|concat\()/.test(selector);

/** As output: checked when it was written. */
export const storedDefinition = z.custom<TemplateDefinition>(
  (value) => typeof value === 'object' && value !== null,
);
