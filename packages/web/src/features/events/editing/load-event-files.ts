import { mediaIn } from '@toasoan/contract/features/posts/media/post-media.ts';
import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';
import { useLoadedFiles } from '#web/features/posts/public-files.ts';
import type { EventSession } from './event-article.ts';

/** Reads the library's facts about every file of the event. */
export function LoadEventFiles({ session }: { readonly session: EventSession }): null {
  useLoadedFiles(session, {
    idsOf: ({ cover, gallery, ogImageId }, content) =>
      mediaIn({ content, details: { ...PLAIN_DETAILS, cover, gallery, ogImageId } }).map(
        ({ mediaId }) => mediaId,
      ),
    isSame: (one, other) =>
      one.cover === other.cover && one.gallery === other.gallery && one.ogImageId === other.ogImageId,
    known: session.get().record?.media,
  });
  return null;
}
