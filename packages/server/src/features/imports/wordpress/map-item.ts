import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { PostCover } from '@toasoan/contract/features/posts/media/post-media.ts';
import { type Byline, UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { type ImportNote, note, textOfNote } from '../import-note.ts';
import { type AuthorNames, bylineOf } from './bylines.ts';
import { readableSlug, slugFrom } from './foreign-slug.ts';
import { itemDates } from './item-dates.ts';
import { mapBody } from './map-body.ts';
import type { PictureBook } from './picture-book.ts';
import { cutAtWord, hasMarkup, plainLine, plainLines } from './plain-text.ts';
import { postStateOf } from './post-state.ts';
import { otherTerms, type TermRef, termRefs } from './term-refs.ts';
import { childText, metaOf, type WxrElement } from './wxr-record.ts';

const MAX_TITLE = 250;
const MAX_EXCERPT = 500;

/** What a whole export says about each of its items. */
export interface ExportFacts {
  /** Address of the site; it is part of every item's key. */
  readonly site: string;
  readonly authors: AuthorNames;
  /** Addresses of attachments by their id. */
  readonly attachments: ReadonlyMap<string, string>;
  readonly pageTitles: ReadonlyMap<string, string>;
  /** Attachments that are in the library. */
  readonly pictures?: PictureBook;
}

/** An item as a post; categories, tags and the slug's number are decided later. */
export interface MappedPost {
  readonly title: string;
  readonly slug: string;
  /** Written by a person, not derived from the title. */
  readonly slugIsManual: boolean;
  readonly state: Extract<PostState, 'DRAFT' | 'PUBLISHED'>;
  readonly excerpt: string;
  readonly content: ArticleDocument;
  readonly cover: PostCover | null;
  readonly authors: Byline[];
  /** Undefined: the export does not say. */
  readonly writtenTime: Date | undefined;
  readonly changedTime: Date | undefined;
  /** The origin of the post, for its editors. */
  readonly mark: string;
  readonly categories: readonly TermRef[];
  readonly tags: readonly TermRef[];
  readonly notes: readonly ImportNote[];
}

/** @throws ArticleProblem when the body exceeds the limits of an article. */
export function mapItem(item: WxrElement, facts: ExportFacts, now: Date): MappedPost {
  const title = titleOf(item);
  const slug = slugOfItem(item, title.text);
  const dates = itemDates(item);
  const state = postStateOf(item, dates.written, now);
  const excerpt = excerptOf(item);
  const byline = bylineOf(item, facts.authors);
  const body = mapBody(childText(item, 'content:encoded'), facts.site, facts);
  const cover = facts.pictures?.withId(metaOf(item, '_thumbnail_id'));
  return {
    title: title.text,
    slug: slug.text,
    slugIsManual: slug.isManual,
    state: state.state,
    excerpt: excerpt.text,
    content: body.document,
    cover: cover === undefined ? null : { mediaId: cover.mediaId, caption: '', alt: cover.alt },
    authors: byline.authors,
    writtenTime: dates.written,
    changedTime: dates.changed,
    mark: markOf(item, [...pageNotes(item, facts), ...state.notes]),
    categories: termRefs(item, 'category'),
    tags: termRefs(item, 'post_tag'),
    notes: [
      ...pageNotes(item, facts),
      ...title.notes,
      ...slug.notes,
      ...state.notes,
      ...dates.notes,
      ...byline.notes,
      ...excerpt.notes,
      ...body.notes,
      ...leftOut(item, facts),
    ],
  };
}

function titleOf(item: WxrElement): { readonly text: string; readonly notes: ImportNote[] } {
  const written = childText(item, 'title');
  const plain = plainLine(written);
  if (plain === '') return { text: UNTITLED, notes: [note('NO_TITLE')] };
  const text = cutAtWord(plain, MAX_TITLE);
  return {
    text,
    notes: [
      ...(hasMarkup(written) ? [note('TITLE_MARKUP')] : []),
      ...(text === plain ? [] : [note('TITLE_CUT', { max: MAX_TITLE })]),
    ],
  };
}

function slugOfItem(item: WxrElement, title: string) {
  const written = childText(item, 'wp:post_name');
  const fallback = `bai-viet-${childText(item, 'wp:post_id') || 'wordpress'}`;
  const text = slugFrom(written, title === UNTITLED ? '' : title, fallback);
  const from = readableSlug(written);
  return {
    text,
    isManual: written !== '' || text === fallback,
    notes: written === '' || from === text ? [] : [note('SLUG_CHANGED', { from, to: text })],
  };
}

function excerptOf(item: WxrElement): { readonly text: string; readonly notes: ImportNote[] } {
  const plain = plainLines(childText(item, 'excerpt:encoded'));
  const text = cutAtWord(plain, MAX_EXCERPT);
  return { text, notes: text === plain ? [] : [note('EXCERPT_CUT', { max: MAX_EXCERPT })] };
}

function pageNotes(item: WxrElement, { pageTitles }: ExportFacts): ImportNote[] {
  if (childText(item, 'wp:post_type') !== 'page') return [];
  const parent = pageTitles.get(childText(item, 'wp:post_parent'));
  return [note('PAGE'), ...(parent === undefined ? [] : [note('PAGE_PARENT', { title: parent })])];
}

function markOf(item: WxrElement, remarks: readonly ImportNote[]): string {
  const address = childText(item, 'link') || childText(item, 'guid');
  const origin = `Nhập từ WordPress, mã ${childText(item, 'wp:post_id') || '?'}: ${address}`;
  const sentences = remarks.map(textOfNote).map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
  return [...sentences, origin].join(' ');
}

/** Data of the item that has no place in a post yet. */
function leftOut(item: WxrElement, { attachments, pictures }: ExportFacts): ImportNote[] {
  const notes: ImportNote[] = [];
  const featuredId = metaOf(item, '_thumbnail_id');
  const featured = attachments.get(featuredId);
  if (featured !== undefined && pictures?.withId(featuredId) === undefined)
    notes.push(note('FEATURED_PICTURE', { address: featured }));
  if (childText(item, 'wp:is_sticky') === '1') notes.push(note('STICKY'));
  for (const { taxonomy, name } of otherTerms(item)) notes.push(note('TERM_NOT_YET', { name, taxonomy }));
  return notes;
}
