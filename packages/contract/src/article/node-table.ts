import { CROP_RATIOS } from '../vocabulary/picture.ts';

/**
 * The nodes and marks of an article. The console builds its editor from this table, the server renders and reads HTML
 * by it, and `checkArticle` refuses everything else.
 */

/** The HTML form of an attribute. An attribute with a default is optional in HTML and in JSON. */
export type AttributeRule =
  | {
      readonly kind: 'integer';
      readonly min: number;
      readonly max: number;
      readonly default: number;
      /** HTML attribute, omitted for the default; absent if the tag itself carries the number. */
      readonly html?: string;
    }
  | { readonly kind: 'address'; readonly html: string }
  /** A record of the project, as `post:12`; absent for none. */
  | { readonly kind: 'target'; readonly html: string }
  /** Only in delivered articles: never stored and never read from HTML. */
  | { readonly kind: 'delivered'; readonly html: string }
  /** One line of text; required without a default. */
  | { readonly kind: 'line'; readonly max: number; readonly default?: '' }
  | {
      /** One of a few words. */
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string;
      /** Absent from a stored article at its default: articles stored before it existed are in the same form. */
      readonly isLeftOut?: true;
    }
  | {
      readonly kind: 'flag';
      readonly default: false;
      /** True if `html` holds `token` or one of `alsoReads`; written with `adds` in `rel`. */
      readonly html: string;
      readonly token: string;
      readonly alsoReads?: readonly string[];
      readonly adds?: string;
    };

export interface NodeRule {
  /** The allowed content: `first` once, then `atLeast` or more of `of`. Absent: a leaf. */
  readonly content?: {
    readonly first?: string;
    readonly of: readonly string[];
    readonly atLeast: 0 | 1;
  };
  /** A textblock holds text and inline nodes; `plain` keeps its white space and allows no marks. */
  readonly textblock?: 'rich' | 'plain';
  readonly inline?: boolean;
  readonly attrs?: Readonly<Record<string, AttributeRule>>;
  /**
   * Tags from the outside in; `{name}` takes an attribute's value. Absent for the document, text, and a node whose HTML
   * is more than tags: a video's is `embedHtml`, a picture's `figureHtml`, a gallery's `galleryHtml`, a file's
   * `attachmentHtml`.
   */
  readonly html?: readonly string[];
  /** The class of the outermost tag; the tag is read as this node only with it. */
  readonly class?: string;
  /** Other tags that are read as this node, each with the attributes it implies. */
  readonly alsoReads?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Blocks that any container may hold; a table, a gallery and a box are allowed only at the top level. */
const FLOW = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'embed',
  'figure',
] as const;
const TOP_LEVEL = ['table', 'gallery', 'pullQuote', 'factBox', 'related', 'attachment'] as const;
const RICH_TEXT = { of: ['text', 'hardBreak'], atLeast: 0 } as const;
const CELL_ATTRS = {
  colspan: { kind: 'integer', min: 1, max: 100, default: 1, html: 'colspan' },
  rowspan: { kind: 'integer', min: 1, max: 2000, default: 1, html: 'rowspan' },
} as const;

export const ARTICLE_NODES = {
  doc: { content: { of: [...FLOW, ...TOP_LEVEL], atLeast: 1 } },
  paragraph: { content: RICH_TEXT, textblock: 'rich', html: ['p'] },
  heading: {
    content: RICH_TEXT,
    textblock: 'rich',
    // The page's only h1 is the headline.
    attrs: { level: { kind: 'integer', min: 2, max: 4, default: 2 } },
    html: ['h{level}'],
    alsoReads: { h1: { level: 2 }, h5: { level: 4 }, h6: { level: 4 } },
  },
  bulletList: { content: { of: ['listItem'], atLeast: 1 }, html: ['ul'], alsoReads: { menu: {}, dir: {} } },
  orderedList: {
    content: { of: ['listItem'], atLeast: 1 },
    attrs: { start: { kind: 'integer', min: 0, max: 999_999, default: 1, html: 'start' } },
    html: ['ol'],
  },
  listItem: { content: { first: 'paragraph', of: FLOW, atLeast: 0 }, html: ['li'] },
  blockquote: { content: { of: FLOW, atLeast: 1 }, html: ['blockquote'] },
  codeBlock: {
    content: { of: ['text'], atLeast: 0 },
    textblock: 'plain',
    html: ['pre', 'code'],
    alsoReads: { listing: {}, xmp: {} },
  },
  horizontalRule: { html: ['hr'] },
  embed: {
    attrs: {
      /** A name and an id of `EMBED_PROVIDERS`. */
      provider: { kind: 'line', max: 20 },
      id: { kind: 'line', max: 40 },
      /** The accessible name of the frame; if empty, the caption or else the provider. */
      title: { kind: 'line', max: 200, default: '' },
      caption: { kind: 'line', max: 500, default: '' },
    },
  },
  figure: {
    attrs: {
      /** A file of the library; the server derives its address, width and height. */
      mediaId: { kind: 'line', max: 18 },
      key: { kind: 'line', max: 22 },
      width: { kind: 'integer', min: 0, max: 65_535, default: 0 },
      height: { kind: 'integer', min: 0, max: 65_535, default: 0 },
      alt: { kind: 'line', max: 250, default: '' },
      caption: { kind: 'line', max: 500, default: '' },
      credit: { kind: 'line', max: 150, default: '' },
      align: { kind: 'choice', values: ['center', 'left', 'right', 'wide'], default: 'center' },
      /** The shape that it is cropped to here; where, is a fact of the picture. */
      ratio: { kind: 'choice', values: ['whole', ...CROP_RATIOS], default: 'whole', isLeftOut: true },
    },
  },
  /** Pictures in one block, beside each other or one after the other. */
  gallery: {
    content: { of: ['figure'], atLeast: 1 },
    attrs: {
      layout: { kind: 'choice', values: ['grid', 'slides'], default: 'grid' },
      /** About all of them; each has its own words too. */
      caption: { kind: 'line', max: 500, default: '' },
    },
  },
  /** Words of the article that the page repeats in large letters. */
  pullQuote: { content: { of: ['paragraph'], atLeast: 1 }, html: ['aside'], class: 'pull-quote' },
  /** Background beside the story: figures, a profile, what happened before. */
  factBox: { content: { of: FLOW, atLeast: 1 }, html: ['aside'], class: 'fact-box' },
  /** A line that leads to another article, by a link like any other. */
  related: { content: RICH_TEXT, textblock: 'rich', html: ['p'], class: 'related' },
  attachment: {
    attrs: {
      /** A document of the library; the server derives everything but its name. */
      mediaId: { kind: 'line', max: 18 },
      key: { kind: 'line', max: 22 },
      extension: { kind: 'line', max: 8 },
      sizeBytes: { kind: 'integer', min: 0, max: 2_147_483_647, default: 0 },
      /** Its name for readers. */
      name: { kind: 'line', max: 250 },
    },
  },
  table: { content: { of: ['tableRow'], atLeast: 1 }, html: ['table', 'tbody'] },
  tableRow: { content: { of: ['tableCell', 'tableHeader'], atLeast: 0 }, html: ['tr'] },
  tableCell: { content: { of: FLOW, atLeast: 1 }, attrs: CELL_ATTRS, html: ['td'] },
  tableHeader: { content: { of: FLOW, atLeast: 1 }, attrs: CELL_ATTRS, html: ['th'] },
  hardBreak: { inline: true, html: ['br'] },
  text: { inline: true },
} as const satisfies Record<string, NodeRule>;

export type ArticleNodeName = keyof typeof ARTICLE_NODES;

export interface MarkRule {
  readonly attrs?: Readonly<Record<string, AttributeRule>>;
  readonly html: string;
  readonly alsoReads?: readonly string[];
  /** An equivalent inline style; a contrary one removes the mark of its tag. */
  readonly style?: { readonly property: string; readonly values: readonly string[] };
  /** A suggested change. It is never read from HTML, and it is allowed on whole blocks too. */
  readonly isSuggestion?: true;
}

/** The author and time of the suggestion; one id for all parts of one suggestion. */
const SUGGESTION_ATTRS = {
  id: { kind: 'line', max: 24 },
  authorId: { kind: 'line', max: 18 },
  authorName: { kind: 'line', max: 200 },
  time: { kind: 'line', max: 24 },
} as const;

/** Outermost first: marks are stored, compared and written in this order. */
export const ARTICLE_MARKS = {
  insertion: { attrs: SUGGESTION_ATTRS, html: 'ins', isSuggestion: true },
  deletion: { attrs: SUGGESTION_ATTRS, html: 'del', isSuggestion: true },
  link: {
    attrs: {
      href: { kind: 'address', html: 'href' },
      newTab: { kind: 'flag', default: false, html: 'target', token: '_blank', adds: 'noopener' },
      nofollow: {
        kind: 'flag',
        default: false,
        html: 'rel',
        token: 'nofollow',
        alsoReads: ['sponsored', 'ugc'],
      },
      /** `href` follows its address: see `link-target.ts`. */
      target: { kind: 'target', html: 'data-target' },
      /** Of a link that a keyword placed: the keyword's id, by which clicks are counted, and its tooltip. */
      byKeyword: { kind: 'delivered', html: 'data-internal-link' },
      title: { kind: 'delivered', html: 'title' },
    },
    html: 'a',
  },
  bold: {
    html: 'strong',
    alsoReads: ['b'],
    style: { property: 'font-weight', values: ['bold', 'bolder', '600', '700', '800', '900'] },
  },
  italic: {
    html: 'em',
    alsoReads: ['i', 'cite', 'dfn', 'var'],
    style: { property: 'font-style', values: ['italic', 'oblique'] },
  },
  underline: {
    html: 'u',
    alsoReads: ['ins'],
    style: { property: 'text-decoration', values: ['underline'] },
  },
  strike: {
    html: 's',
    alsoReads: ['del', 'strike'],
    style: { property: 'text-decoration', values: ['line-through'] },
  },
  subscript: { html: 'sub', style: { property: 'vertical-align', values: ['sub'] } },
  superscript: { html: 'sup', style: { property: 'vertical-align', values: ['super'] } },
  code: { html: 'code', alsoReads: ['kbd', 'samp', 'tt'] },
} as const satisfies Record<string, MarkRule>;

export type ArticleMarkName = keyof typeof ARTICLE_MARKS;

/** By any name, known or not. */
export const NODE_RULES: ReadonlyMap<string, NodeRule> = new Map(Object.entries(ARTICLE_NODES));
export const MARK_RULES: ReadonlyMap<string, MarkRule> = new Map(Object.entries(ARTICLE_MARKS));
export const NODE_NAMES = Object.keys(ARTICLE_NODES) as readonly ArticleNodeName[];
export const MARK_NAMES = Object.keys(ARTICLE_MARKS) as readonly ArticleMarkName[];
export const TEXT_MARK_NAMES = MARK_NAMES.filter((name) => MARK_RULES.get(name)?.isSuggestion !== true);
