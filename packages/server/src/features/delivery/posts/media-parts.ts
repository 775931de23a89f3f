import { readEmbedAddress } from '@toasoan/contract/article/embed-providers.ts';
import type { ShownPicture } from '@toasoan/contract/features/delivery/public-fields.ts';
import type { PublicPost, ShownFile } from '@toasoan/contract/features/delivery/public-post.ts';
import type { PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';

/** Files that readers may see, by their ids. */
type Files = ReadonlyMap<string, PostMedia>;

type MediaParts = Pick<
  PublicPost,
  'cover' | 'coverPosition' | 'gallery' | 'video' | 'audio' | 'infographic' | 'attachments'
>;

/** The files that a post shows; one that must not be shown is left out. */
export function mediaParts(details: PostDetails, files: Files): MediaParts {
  const { cover, gallery, audio, infographic, attachmentIds } = details;
  const wide = infographic && pictureOf(files, infographic.mediaId);
  return {
    cover: cover && pictureOf(files, cover.mediaId, cover),
    coverPosition: details.coverPosition,
    gallery: gallery.flatMap((entry) => pictureOf(files, entry.mediaId, entry) ?? []),
    video: videoOf(details, files),
    audio: audio && fileOf(files, audio.mediaId),
    infographic: infographic && wide && { picture: wide, text: infographic.text },
    attachments: attachmentIds.flatMap((id) => fileOf(files, id) ?? []),
  };
}

interface Words {
  readonly alt?: string;
  readonly caption?: string;
  readonly credit?: string | undefined;
}

function pictureOf(files: Files, id: string, words: Words = {}): ShownPicture | null {
  const file = files.get(id);
  if (!file?.picture) return null;
  const { see: _see, ...picture } = file.picture;
  return {
    ...picture,
    alt: words.alt || file.alt,
    caption: words.caption || file.caption,
    credit: words.credit || file.credit,
  };
}

function fileOf(files: Files, id: string): ShownFile | null {
  const file = files.get(id);
  if (file === undefined || file.url === '') return null;
  const { url, fileName, mime, sizeBytes, durationSec } = file;
  return { url, fileName, mime, sizeBytes, durationSec };
}

function videoOf({ video }: PostDetails, files: Files): PublicPost['video'] {
  if (video === null) return null;
  const { address, mediaId, durationSec } = video;
  const file = mediaId ? fileOf(files, mediaId) : null;
  if (file === null && address === '') return null;
  const source = address === '' ? undefined : readEmbedAddress(address);
  return {
    embed: source === undefined ? null : { provider: source.provider, id: source.id },
    address,
    file,
    poster: mediaId ? pictureOf(files, mediaId) : null,
    durationSec: durationSec || (file?.durationSec ?? null),
  };
}
