import type { PostCover } from '@toasoan/contract/features/posts/media/post-media.ts';
import type { Covered } from './pictured.ts';

/** A picture with its words: a figure of the text, or a file of the library. */
interface CoverSource {
  readonly mediaId: string;
  readonly caption?: string;
  readonly credit?: string;
  readonly alt?: string;
}

const LONGEST = { caption: 250, credit: 150, alt: 250 };

/** A cover with the words of its source, each on one line and no longer than a cover has room for. */
export function coverOf({ mediaId, caption = '', credit = '', alt = '' }: CoverSource): PostCover {
  return {
    mediaId,
    caption: line(caption, LONGEST.caption),
    credit: line(credit, LONGEST.credit),
    alt: line(alt, LONGEST.alt),
  };
}

/**
 * Makes a picture the cover of the open article; its caption, credit and alternative text come along. Returns the cover
 * before.
 */
export function putCover(session: Pick<Covered, 'form'>, source: CoverSource): PostCover | null {
  const before = session.form.get().values.cover;
  session.form.set('cover', coverOf(source));
  return before;
}

function line(words: string, longest: number): string {
  return words.replace(/\s+/g, ' ').trim().slice(0, longest);
}
