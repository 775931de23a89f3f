import { figuresIn } from '@toasoan/contract/features/posts/media/post-media.ts';
import { type ImportNote, note } from '../import-note.ts';
import type { MappedPost } from '../wordpress/map-item.ts';
import type { PictureBook } from '../wordpress/picture-book.ts';
import type { CurrentPost } from './current-post-view.ts';
import type { EarlierPost } from './earlier-imports-view.ts';

/** Pictures for a post that an earlier run created without them. */
export interface PicturesToPut {
  readonly postId: string;
  readonly version: number;
  readonly content: MappedPost['content'];
  readonly cover: MappedPost['cover'];
  /** For the report, in case somebody else saves first. */
  readonly names: string;
}

/** What happens to the pictures of an existing post; undefined where it has them all. */
export function planPictures(
  mapped: Pick<MappedPost, 'content' | 'cover'>,
  before: EarlierPost,
  post: CurrentPost | undefined,
  book: PictureBook,
): { readonly note: ImportNote; readonly put?: PicturesToPut } | undefined {
  const wanted = [
    ...(mapped.cover === null ? [] : [mapped.cover.mediaId]),
    ...figuresIn(mapped.content).map(({ attrs }) => String(attrs?.mediaId)),
  ];
  const missing = [...new Set(wanted)].filter((id) => !post?.mediaIds.has(id));
  if (post === undefined || missing.length === 0) return undefined;
  const names = missing.map((id) => book.nameOf(id)).join(', ');
  if (post.version !== before.version || post.isBeingEdited)
    return { note: note('PICTURES_NOT_PUT', { names }) };
  const { content, cover } = mapped;
  const put = { postId: before.entityId, version: post.version, content, cover, names };
  return { note: note('PICTURES_PUT', { names }), put };
}
