import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import { type HeldFile, mediaIn, type PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import { pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { PostRecord } from '../post-record.ts';

type Holder = Pick<PostRecord, 'content' | 'details' | 'pending'>;

/** The files of the text with what waits beside it; none where nothing waits. */
export function heldByPending({ content, details, pending }: Holder): readonly HeldFile[] {
  if (pending === null) return [];
  return mediaIn({ content: pending.content ?? content, details: pickDetails(pending, details) });
}

/** Ids of every file that a post refers to. */
export function heldByPost(post: Holder): string[] {
  return [...mediaIn(post), ...heldByPending(post)].map(({ mediaId }) => mediaId);
}

/** The files that a person may know of: drafts are not everybody's. */
export function mediaFor(post: PostRecord, seesDrafts: boolean): readonly PostMedia[] {
  if (seesDrafts || post.pending === null) return post.media;
  const shown = new Set(mediaIn(post).map(({ mediaId }) => mediaId));
  return post.media.filter(({ id }) => shown.has(id));
}

/** The files of a save, as its row keeps them beside it: `cover:12`. */
export function mediaOfVersion(snapshot: PostSnapshot): string[] {
  return mediaIn(snapshot).map(({ mediaId, place }) => `${place}:${mediaId}`);
}
