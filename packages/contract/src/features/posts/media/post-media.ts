import * as z from 'zod/mini';
import type { ArticleNode } from '../../../article/article-node.ts';
import { contentId } from '../../../core/ids.ts';
import { longText, oneLine } from '../../../core/text.ts';
import { mediaRow } from '../../media/media.ts';
import type { MediaPlace } from '../../media/media-use.ts';

/** The position of the cover on the post's own page. */
export const COVER_POSITIONS = ['NONE', 'ABOVE', 'BELOW_EXCERPT', 'LEFT'] as const;
export const coverPosition = z.enum(COVER_POSITIONS, { error: 'choice' });

/** Caption, credit and alternative text of the post itself; '' takes the file's. */
export const postCover = z.strictObject({
  mediaId: contentId,
  caption: oneLine({ max: 250 }),
  /** Absent from covers that are older than it. */
  credit: z.optional(oneLine({ max: 150 })),
  alt: oneLine({ max: 250 }),
});
export type PostCover = z.output<typeof postCover>;

export const MAX_GALLERY = 60;
export const MAX_ATTACHMENTS = 20;
/** An empty credit takes the file's. */
export const galleryEntry = z.strictObject({
  mediaId: contentId,
  caption: oneLine({ max: 500 }),
  credit: oneLine({ max: 150 }),
});
export type GalleryEntry = z.output<typeof galleryEntry>;

export const postAudio = z.strictObject({ mediaId: contentId });

/** One wide picture with a text alternative. */
export const infographic = z.strictObject({ mediaId: contentId, text: longText({ max: 5_000 }) });

/** A file that a post refers to, as its editor and checks need it. */
export const postMedia = z.pick(mediaRow, {
  id: true,
  kind: true,
  state: true,
  fileName: true,
  mime: true,
  extension: true,
  sizeBytes: true,
  durationSec: true,
  picture: true,
  url: true,
  alt: true,
  caption: true,
  credit: true,
  licence: true,
  licenceStatus: true,
  licenceUntil: true,
  hasIdentifiableChild: true,
  childPrivacy: true,
  isPublicActivity: true,
  aiUse: true,
  aiLabel: true,
  mapChecked: true,
});
export type PostMedia = z.output<typeof postMedia>;

/** The parts of a post that hold files. */
export interface HoldsMedia {
  readonly content: ArticleNode;
  readonly details: {
    readonly cover: PostCover | null;
    readonly gallery: readonly GalleryEntry[];
    readonly video: { readonly mediaId?: string | null | undefined } | null;
    readonly audio: { readonly mediaId: string } | null;
    readonly infographic: { readonly mediaId: string } | null;
    readonly attachmentIds: readonly string[];
    readonly ogImageId: string | null;
  };
}

export interface HeldFile {
  readonly mediaId: string;
  readonly place: MediaPlace;
}

/** The pictures of an article, in order. */
export function figuresIn(node: ArticleNode): ArticleNode[] {
  if (node.type === 'figure') return [node];
  return node.content?.flatMap(figuresIn) ?? [];
}

/** The documents that an article offers, in order. */
export function attachmentsIn({ content = [] }: ArticleNode): ArticleNode[] {
  return content.filter(({ type }) => type === 'attachment');
}

const fileOf = ({ attrs }: ArticleNode) => String(attrs?.mediaId ?? '');

/** Every file that a post refers to, once per place; an infographic replaces its body. */
export function mediaIn({ content, details }: HoldsMedia): HeldFile[] {
  const at = (place: MediaPlace, ...ids: readonly (string | null | undefined)[]) =>
    ids.flatMap((mediaId) => (mediaId ? [{ mediaId, place }] : []));
  const held = [
    ...at('cover', details.cover?.mediaId),
    ...at('body', ...figuresIn(content).map(fileOf), ...attachmentsIn(content).map(fileOf)),
    ...at('body', details.infographic?.mediaId),
    ...at('gallery', ...details.gallery.map(({ mediaId }) => mediaId)),
    ...at('video', details.video?.mediaId),
    ...at('audio', details.audio?.mediaId),
    ...at('attachment', ...details.attachmentIds),
    ...at('ogImage', details.ogImageId),
  ];
  return [...new Map(held.map((one) => [`${one.mediaId} ${one.place}`, one])).values()];
}
