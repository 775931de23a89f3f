import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import { type HeldFile, mediaIn } from '@toasoan/contract/features/posts/media/post-media.ts';

interface Holder {
  readonly content: ArticleDocument;
  readonly details: Pick<EventDetails, 'cover' | 'gallery' | 'ogImageId'>;
}

/** Every file that an event refers to, once per place. */
export function mediaOfEvent({ content, details: { cover, gallery, ogImageId } }: Holder): HeldFile[] {
  const none = { video: null, audio: null, infographic: null, attachmentIds: [] };
  return mediaIn({ content, details: { cover, gallery, ogImageId, ...none } });
}

/** The files of a version, as its row stores them: `cover:12`. */
export function namedMediaOfEvent(holder: Holder): string[] {
  return mediaOfEvent(holder).map(({ mediaId, place }) => `${place}:${mediaId}`);
}
