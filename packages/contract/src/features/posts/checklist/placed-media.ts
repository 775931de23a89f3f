import type { ArticleFacts } from '../../../article/article-facts.ts';
import { lacksCredit, type RightsProblem, rightsProblems } from '../../media/media-rights.ts';
import type { MediaPlace } from '../../media/media-use.ts';
import type { PostMedia } from '../media/post-media.ts';
import type { PostDetails } from '../post-details.ts';

/** A file of the library at one place of a post, with the words shown there. */
export interface PlacedMedia {
  readonly place: MediaPlace | 'infographic';
  readonly mediaId: string;
  /** Its name for users. */
  readonly name: string;
  readonly alt: string;
  readonly caption: string;
  /** A credit is required, and neither the place nor the file has one. */
  readonly lacksCredit: boolean;
  readonly problems: readonly RightsProblem[];
  /** Absent while the console does not know it yet. */
  readonly file?: PostMedia | undefined;
}

interface Around {
  readonly media: readonly PostMedia[];
  /** The planned publishing day, `2026-11-22`. */
  readonly day: string;
}

type Words = Partial<Pick<PlacedMedia, 'alt' | 'caption'>> & { readonly credit?: string | undefined };

/** The files of a post in reading order. */
export function placedMedia(
  details: PostDetails,
  { figures, attachments }: Pick<ArticleFacts, 'figures' | 'attachments'>,
  { media, day }: Around,
): PlacedMedia[] {
  if (figures.length === 0 && attachments.length === 0 && !holdsFiles(details)) return [];
  const known = new Map(media.map((file) => [file.id, file]));
  const at = (place: PlacedMedia['place'], mediaId: string | null | undefined, words: Words = {}) =>
    mediaId ? [placed(place, mediaId, words, known.get(mediaId), day)] : [];
  const { cover, infographic } = details;
  return [
    ...at('cover', cover?.mediaId, cover ?? {}),
    ...figures.flatMap((figure) => at('body', figure.mediaId, figure)),
    ...attachments.flatMap((id) => at('attachment', id)),
    ...at('infographic', infographic?.mediaId, { alt: infographic?.text ?? '' }),
    ...details.gallery.flatMap((entry) => at('gallery', entry.mediaId, entry)),
    ...at('video', details.video?.mediaId),
    ...at('audio', details.audio?.mediaId),
    ...details.attachmentIds.flatMap((id) => at('attachment', id)),
    ...at('ogImage', details.ogImageId),
  ];
}

function holdsFiles(details: PostDetails): boolean {
  const { cover, gallery, video, audio, attachmentIds, ogImageId, infographic } = details;
  const single = cover ?? video?.mediaId ?? audio ?? ogImageId ?? infographic ?? null;
  return single !== null || gallery.length > 0 || attachmentIds.length > 0;
}

function placed(
  place: PlacedMedia['place'],
  mediaId: string,
  { alt = '', caption = '', credit = '' }: Words,
  file: PostMedia | undefined,
  day: string,
): PlacedMedia {
  // A text holds the words of its pictures; other places fall back to the file's.
  const usual = place === 'body' ? undefined : file;
  return {
    place,
    mediaId,
    name: file?.fileName ?? `#${mediaId}`,
    alt: alt || (usual?.alt ?? ''),
    caption,
    lacksCredit: file !== undefined && lacksCredit({ ...file, credit: credit || (usual?.credit ?? '') }),
    problems: file === undefined ? [] : rightsProblems(file, day),
    file,
  };
}
