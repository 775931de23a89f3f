import { cleanOneLine } from '../core/text.ts';
import {
  type CropRatio,
  lastingPictureAddress,
  mediaKey,
  PICTURE_WIDTHS,
  type PictureFormat,
  RATIO_OF,
} from '../vocabulary/picture.ts';
import { cleanArticleText } from './article-characters.ts';
import type { ArticleAttributes } from './article-node.ts';
import { ArticleProblem, shownName } from './article-problem.ts';
import type { HtmlPart } from './html-part.ts';
import { ARTICLE_NODES } from './node-table.ts';

const { attrs: FIGURE } = ARTICLE_NODES.figure;
type Align = (typeof FIGURE.align.values)[number];

const MEDIA_ID = /^[1-9]\d{0,17}$/;
const OWN_ADDRESS = /^\/media\/([A-Za-z0-9_-]{22})\/(?:w|(\d+x\d+)-)\d+\.jpg$/;
const OWN_SIZE = /^(\d+)x(\d+)$/;
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
  const { values, default: plain } = FIGURE.align;
  return values.find((align) => align === attrs?.align) ?? plain;
}

/** Undefined for a picture that is shown whole. */
function ratioOf(attrs: ArticleAttributes | undefined): CropRatio | undefined {
  const ratio = FIGURE.ratio.values.find((one) => one === attrs?.ratio);
  return ratio === 'whole' ? undefined : ratio;
}

/** The width that a cropped picture names; its height follows from the ratio, whatever the size of the file. */
const NAMED_WIDTH = 1280;

/** Width and height as attributes, so that text below keeps its place; empty where nobody knows them. */
function sizeOf(attrs: ArticleAttributes | undefined, ratio: CropRatio | undefined): Record<string, string> {
  if (ratio !== undefined)
    return { width: String(NAMED_WIDTH), height: String(Math.round(NAMED_WIDTH / RATIO_OF[ratio])) };
  const size = (name: 'width' | 'height') => (attrs?.[name] ? { [name]: word(attrs, name) } : {});
  return { ...size('width'), ...size('height') };
}

/**
 * A picture of the library in every format and width, whole or cropped to a ratio. The address has no revision:
 * replacing the file and cropping it again change no text.
 */
function pictureParts(attrs: ArticleAttributes | undefined): HtmlPart {
  const key = word(attrs, 'key');
  const sizes = SIZES[alignOf(attrs)];
  const ratio = ratioOf(attrs);
  const shape = ratio && { ratio };
  const srcset = (format: PictureFormat) =>
    PICTURE_WIDTHS.map(
      (width) => `${lastingPictureAddress(key, { width, format, ...shape })} ${width}w`,
    ).join(', ');
  const source = (format: PictureFormat): HtmlPart => ({
    tag: 'source',
    attributes: { type: `image/${format}`, srcset: srcset(format), sizes },
    content: [],
  });
  const img: HtmlPart = {
    tag: 'img',
    attributes: {
      src: lastingPictureAddress(key, { width: 1280, format: 'jpg', ...shape }),
      srcset: srcset('jpg'),
      sizes,
      alt: word(attrs, 'alt'),
      ...sizeOf(attrs, ratio),
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
  const isCropped = ratioOf(attrs) !== undefined;
  return {
    tag: 'figure',
    attributes: {
      class: `picture picture-${alignOf(attrs)}`,
      'data-media': mediaId,
      // The size of the whole picture; its element has that of the crop.
      ...(isCropped && { 'data-size': `${word(attrs, 'width')}x${word(attrs, 'height')}` }),
    },
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
  return [...line].slice(0, FIGURE[name].max).join('').trim();
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
  const [, key, ratio] = OWN_ADDRESS.exec(img('src') ?? '') ?? [];
  if (key === undefined || !MEDIA_ID.test(mediaId)) return undefined;
  const shape = ratioOf({ ratio: ratio ?? '' });
  const align = /(?:^|\s)picture-(\w+)/.exec(figure('class') ?? '')?.[1] ?? '';
  const [, width, height] =
    ratio === undefined
      ? ['', img('width'), img('height')]
      : (OWN_SIZE.exec(figure('data-size') ?? '') ?? []);
  return checkFigure({
    mediaId,
    key,
    width: wholeNumber(width, FIGURE.width.max),
    height: wholeNumber(height, FIGURE.height.max),
    alt: cutLine('alt', img('alt') ?? ''),
    caption: cutLine('caption', words.caption),
    credit: cutLine('credit', words.credit.replace(/^\s*Ảnh:/, '')),
    align: alignOf({ align }),
    ...(shape && { ratio: shape }),
  });
}
