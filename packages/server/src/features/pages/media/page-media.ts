import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { PageDetails } from '@toasoan/contract/features/pages/page-details.ts';
import { type HeldFile, mediaIn } from '@toasoan/contract/features/posts/media/post-media.ts';

interface Holder {
  readonly content: ArticleDocument;
  readonly details: Pick<PageDetails, 'cover' | 'ogImageId'>;
}

/** Every file that a page refers to, once per place. */
export function mediaOfPage({ content, details: { cover, ogImageId } }: Holder): HeldFile[] {
  const none = { gallery: [], video: null, audio: null, infographic: null, attachmentIds: [] };
  return mediaIn({ content, details: { cover, ogImageId, ...none } });
}

/** The files of a version, as its row stores them: `cover:12`. */
export function namedMediaOfPage(holder: Holder): string[] {
  return mediaOfPage(holder).map(({ mediaId, place }) => `${place}:${mediaId}`);
}
