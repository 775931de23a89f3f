import { cleanOneLine } from '../core/text.ts';
import {
  lastingPictureAddress,
  mediaKey,
  PICTURE_WIDTHS,
  type PictureFormat,
} from '../vocabulary/picture.ts';
import { cleanArticleText } from './article-characters.ts';
import type { ArticleAttributes } from './article-node.ts';
import { ArticleProblem, shownName } from './article-problem.ts';
import type { HtmlPart } from './html-part.ts';
import { ARTICLE_NODES } from './node-table.ts';

type Align = (typeof ARTICLE_NODES.figure.attrs.align.values)[number];

const MEDIA_ID = /^[1-9]\d{0,17}$/;
const OWN_ADDRESS = /^\/media\/([A-Za-z0-9_-]{22})\/w\d+\.jpg$/;
const CREDIT = 'Ảnh: ';
const CREDIT_AGAIN = /^(?:Ảnh\s*:\s*)+/i;
/** The layout of a picture in the text. */
const SIZES: Readonly<Record<Align, string>> = {
  center: '(min-width: 48rem) 44rem, 100vw',
  left: '(min-width: 48rem) 20rem, 100vw',
  right: '(min-width: 48rem) 20rem, 100vw',
  wide: '100vw',
};

const word = (attrs: ArticleAttributes | undefined, name: string) => String(attrs?.[name] ?? '');

function alignOf(attrs: ArticleAttributes | undefined): Align {
  const { values, default: plain } = ARTICLE_NODES.figure.attrs.align;
  return values.find((align) => align === attrs?.align) ?? plain;
}

const srcset = (key: string, format: PictureFormat) =>
  PICTURE_WIDTHS.map((width) => `${lastingPictureAddress(key, { width, format })} ${width}w`).join(', ');

/**
 * A picture of the library in every format and width. The address has no revision: replacing the file changes no text.
 */
function pictureParts(attrs: ArticleAttributes | undefined): HtmlPart {
  const key = word(attrs, 'key');
  const sizes = SIZES[alignOf(attrs)];
  const source = (format: PictureFormat): HtmlPart => ({
    tag: 'source',
    attributes: { type: `image/${format}`, srcset: srcset(key, format), sizes },
    content: [],
  });
  const size = (name: 'width' | 'height') => (attrs?.[name] ? { [name]: word(attrs, name) } : {});
  const img: HtmlPart = {
    tag: 'img',
    attributes: {
      src: lastingPictureAddress(key, { width: 1280, format: 'jpg' }),
      srcset: srcset(key, 'jpg'),
      sizes,
      alt: word(attrs, 'alt'),
      ...size('width'),
      ...size('height'),
      loading: 'lazy',
      decoding: 'async',
    },
    content: [],
  };
  return { tag: 'picture', attributes: {}, content: [source('avif'), source('webp'), img] };
}

function captionParts(attrs: ArticleAttributes | undefined): HtmlPart[] {
  const [caption, credit] = [word(attrs, 'caption'), word(attrs, 'credit')];
  const cite: HtmlPart = { tag: 'cite', attributes: {}, content: [`${CREDIT}${credit}`] };
  const content = [
    ...(caption === '' ? [] : [credit === '' ? caption : `${caption} `]),
    ...(credit ? [cite] : []),
  ];
  return content.length === 0 ? [] : [{ tag: 'figcaption', attributes: {}, content }];
}

/** A picture with its words as HTML; undefined without a file of the library, whatever was stored. */
export function figureHtml(attrs: ArticleAttributes | undefined): HtmlPart | undefined {
  const mediaId = word(attrs, 'mediaId');
  if (!MEDIA_ID.test(mediaId) || !mediaKey.safeParse(word(attrs, 'key')).success) return undefined;
  return {
    tag: 'figure',
    attributes: { class: `picture picture-${alignOf(attrs)}`, 'data-media': mediaId },
    content: [pictureParts(attrs), ...captionParts(attrs)],
  };
}

/** Attributes of a figure in canonical form: the credit without its written prefix. */
export function checkFigure(attrs: ArticleAttributes | undefined): ArticleAttributes {
  const mediaId = word(attrs, 'mediaId');
  if (!MEDIA_ID.test(mediaId)) throw new ArticleProblem('articleAttribute', { name: shownName(mediaId) });
  const key = word(attrs, 'key');
  if (!mediaKey.safeParse(key).success)
    throw new ArticleProblem('articleAttribute', { name: shownName(key) });
  return { ...attrs, credit: word(attrs, 'credit').replace(CREDIT_AGAIN, '') };
}

/** The data in `<figure>` and `<img>` of `figureHtml`. */
export interface FigureTags {
  readonly figure: (name: string) => string | undefined;
  readonly img: (name: string) => string | undefined;
}

function cutLine(name: 'alt' | 'caption' | 'credit', text: string): string {
  const line = cleanOneLine(cleanArticleText(text.toWellFormed()));
  return [...line].slice(0, ARTICLE_NODES.figure.attrs[name].max).join('').trim();
}

function wholeNumber(written: string | undefined, most: number): number {
  const value = Number(written ?? 0);
  return Number.isInteger(value) && value >= 0 && value <= most ? value : 0;
}

/** A figure from our own HTML; undefined for pictures of other sites. */
export function readFigureHtml(
  { figure, img }: FigureTags,
  words: { readonly caption: string; readonly credit: string },
): ArticleAttributes | undefined {
  const mediaId = figure('data-media') ?? '';
  const key = OWN_ADDRESS.exec(img('src') ?? '')?.[1];
  if (key === undefined || !MEDIA_ID.test(mediaId)) return undefined;
  const align = /(?:^|\s)picture-(\w+)/.exec(figure('class') ?? '')?.[1] ?? '';
  const { width, height } = ARTICLE_NODES.figure.attrs;
  return checkFigure({
    mediaId,
    key,
    width: wholeNumber(img('width'), width.max),
    height: wholeNumber(img('height'), height.max),
    alt: cutLine('alt', img('alt') ?? ''),
    caption: cutLine('caption', words.caption),
    credit: cutLine('credit', words.credit.replace(/^\s*Ảnh:/, '')),
    align: alignOf({ align }),
  });
}
