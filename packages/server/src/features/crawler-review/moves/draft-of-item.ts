import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { earliestTime } from '@toasoan/contract/features/crawler-review/review-rules.ts';
import type { Byline, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import sanitizeHtml from 'sanitize-html';
import { placePictures } from '#server/core/article/place-pictures.ts';
import type { PlacedPicture } from '#server/core/article/placed-picture.ts';
import { readArticle } from '#server/core/article/read-article.ts';
import { attributionOfItem, gateFactsOf, type ItemRow } from '../item-row.ts';
import type { DraftWords } from '../origins/changed-draft.ts';

const MAX_EXCERPT = 500;
const MAX_BYLINES = 10;
/** The box below a post names its source in these words already. */
const SAID_BY_THE_BOX = /^nguồn:\s*\{source\}$/i;

/** What the extractor leaves of a body. */
const ELEMENTS = (
  'p h2 h3 h4 strong em b i u s a ul ol li blockquote figure figcaption cite img table caption thead tbody tr td ' +
  'th hr br span sub sup'
).split(' ');

/** Pictures of the library by the address that they came from. */
export type PictureAt = (address: string) => PlacedPicture | undefined;

const NO_PICTURES: PictureAt = () => undefined;

/**
 * A text as a draft of ours: its words as far as the source's rights reach, everything it is owed, and what its link
 * says; its pictures follow.
 */
export function draftOfItem(
  row: ItemRow,
  linked: Pick<PostDraft, 'postType' | 'genre' | 'categoryIds' | 'authors'> = {},
): PostDraft {
  const publishedTime = row.published_time?.toISOString() ?? null;
  const earliest = earliestTime(gateFactsOf(row));
  return {
    ...draftWordsOf(row),
    mainCategoryId: row.target_category_id,
    tagIds: row.tag_ids,
    authors: bylinesOf(row),
    ...(row.province_code !== null && { provinceCodes: [row.province_code] }),
    origin: 'CRAWLED',
    sourceName: row.source.title,
    sourceUrl: row.original_url,
    sourcePublishedTime: publishedTime,
    sourceAuthor: row.authors.join(', ').slice(0, 120),
    canonicalUrl: row.original_url,
    keepCopyright: true,
    allowComment: 'OFF',
    embargoUntil: earliest,
    ...linked,
  };
}

/** Title, sapo and body of a text, as far as its source's rights reach. */
export function draftWordsOf(row: ItemRow): DraftWords {
  return {
    title: row.title.slice(0, 250),
    excerpt: cut(row.sapo, MAX_EXCERPT),
    content: contentOfItem(row),
  };
}

/** A text without a name is its source's. */
function bylinesOf({ authors, source }: ItemRow): Byline[] {
  const names = authors.length > 0 ? authors.slice(0, MAX_BYLINES) : [source.title];
  return names.map((name) => ({ displayName: name.slice(0, 120), role: 'WRITER' }));
}

/** The words of a text as an article, with the pictures that are there. */
export function contentOfItem(row: ItemRow, pictureAt = NO_PICTURES): ArticleDocument {
  const allowed = row.source.text_allowed === 'FULL' ? row.content_html : beginningOf(row);
  const html = `${placePictures(allowed, pictureAt)}${attributionParagraph(row)}`;
  return readArticle(isLinked(row) ? html : withoutForeignPictures(html), {
    base: row.original_url,
    dropBlankParagraphs: true,
  }).document;
}

const isLinked = ({ source }: ItemRow) => source.images_allowed === 'HOTLINK';

function attributionParagraph(row: ItemRow): string {
  if (SAID_BY_THE_BOX.test(row.source.attribution_text)) return '';
  return `<p>${escaped(attributionOfItem(row))}</p>`;
}

/** Whole paragraphs up to the agreed length, and the way to the rest. */
function beginningOf({ content_text, source, original_url }: ItemRow): string {
  const paragraphs: string[] = [];
  let length = 0;
  for (const paragraph of content_text.split('\n').filter(Boolean)) {
    const room = source.excerpt_chars - length;
    if (room <= 0) break;
    paragraphs.push(`<p>${escaped(cut(paragraph, room))}</p>`);
    length += paragraph.length;
  }
  const more = `<p><a href="${escaped(original_url)}">Đọc tiếp tại ${escaped(source.title)}</a></p>`;
  return `${paragraphs.join('')}${more}`;
}

/** Figures of the library stay; pictures that only the other site has are not ours to show. */
function withoutForeignPictures(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ELEMENTS,
    allowedAttributes: false,
    exclusiveFilter: ({ tag, attribs: { src = '', 'data-media': media } }) =>
      (tag === 'figure' && media === undefined) || (tag === 'img' && !src.startsWith('/media/')),
  });
}

/** At the end of a word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, end > 0 ? end : most - 1)}…`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
