import * as z from 'zod/mini';
import { cleanArticleText } from '../../../article/article-characters.ts';
import { type ArticleWords, blockAt } from './article-words.ts';

/** Longest passage that a note is made about, in UTF-16 units. */
const MAX_PASSAGE = 1_000;
/** Context on each side that distinguishes a passage from others with the same words. */
const CONTEXT = 40;
const MAX_BLOCKS = 1_000_000;

const words = (max: number) =>
  z.pipe(
    z.string({ error: 'type' }).check(
      z.refine((value) => value.isWellFormed(), { error: 'characters', abort: true }),
      z.maxLength(max, { error: 'tooLong' }),
    ),
    z.transform(cleanArticleText),
  );
const place = z
  .number({ error: 'type' })
  .check(z.int({ error: 'type' }), z.gte(0, { error: 'tooSmall' }), z.lte(MAX_BLOCKS, { error: 'tooBig' }));

/** A passage by its words, its context and its position. The article itself holds no marker. */
export const noteAnchorDraft = z.strictObject({
  text: words(MAX_PASSAGE).check(z.refine((value) => value.trim() !== '', { error: 'required' })),
  prefix: words(CONTEXT),
  suffix: words(CONTEXT),
  /** The block of text, and the offset in it. */
  block: place,
  at: place,
});
export const noteAnchor = z.object({
  ...{ text: z.string(), prefix: z.string(), suffix: z.string(), block: z.number(), at: z.number() },
  /** The passage is gone from the text. */
  isLost: z.boolean(),
});
export type NoteAnchor = z.output<typeof noteAnchor>;
export type NoteAnchorDraft = z.output<typeof noteAnchorDraft>;

/** Start and end offset among an article's words. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

export function anchorAt(article: ArticleWords, { start, end }: Passage): NoteAnchor {
  const { text, blocks } = article;
  const block = blockAt(article, start);
  return {
    text: text.slice(start, end),
    prefix: wellFormed(text.slice(Math.max(0, start - CONTEXT), start)),
    suffix: wellFormed(text.slice(end, end + CONTEXT)),
    block,
    at: start - (blocks[block]?.start ?? 0),
    isLost: false,
  };
}

/** Whether the unit at an offset belongs to the one before it. */
export function isSecondHalf(text: string, place: number): boolean {
  const unit = text.charCodeAt(place);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Without half a surrogate pair at a cut of the context. */
function wellFormed(text: string): string {
  return text.isWellFormed() ? text : text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
}

/** The selected words without surrounding white space; undefined if there are none. */
export function passageOf({ text }: ArticleWords, from: number, to: number): Passage | undefined {
  let [start, end] = [from, Math.min(to, from + MAX_PASSAGE)];
  if (isSecondHalf(text, end)) end -= 1;
  while (start < end && text.charAt(start).trim() === '') start += 1;
  while (end > start && text.charAt(end - 1).trim() === '') end -= 1;
  return start === end ? undefined : { start, end };
}
