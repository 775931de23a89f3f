import type { GalleryEntry, PostCover } from '../../posts/media/post-media.ts';
import type { SourceSegment } from '../segments/article-segments.ts';
import { lineOf, lineSegment, type TextsByKey } from './field-segments.ts';

interface Pictures {
  readonly cover: PostCover | null;
  readonly gallery?: readonly GalleryEntry[];
}

/** What a record itself says about its cover and the pictures of its gallery. */
export function pictureSegments({ cover, gallery = [] }: Pictures): SourceSegment[] {
  return [
    ...(cover === null
      ? []
      : [
          ...lineSegment('cover.caption', 'CAPTION', cover.caption),
          ...lineSegment('cover.alt', 'ALT', cover.alt),
        ]),
    ...gallery.flatMap(({ caption }, place) => lineSegment(keyAt(gallery, place), 'CAPTION', caption)),
  ];
}

export function withCoverTexts(cover: PostCover | null, texts: TextsByKey): PostCover | null {
  return (
    cover && {
      ...cover,
      caption: lineOf('cover.caption', cover.caption, texts),
      alt: lineOf('cover.alt', cover.alt, texts),
    }
  );
}

export function withGalleryTexts(gallery: readonly GalleryEntry[], texts: TextsByKey): GalleryEntry[] {
  return gallery.map((entry, place) => ({
    ...entry,
    caption: lineOf(keyAt(gallery, place), entry.caption, texts),
  }));
}

/** By the file, so that a gallery may be put in another order; a file that stands twice is numbered. */
function keyAt(gallery: readonly GalleryEntry[], place: number): string {
  const mediaId = gallery[place]?.mediaId ?? '';
  const earlier = gallery.slice(0, place).filter((one) => one.mediaId === mediaId).length;
  return `gallery.m${mediaId}${earlier === 0 ? '' : `n${earlier}`}`;
}
