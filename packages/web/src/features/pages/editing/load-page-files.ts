import { mediaIn } from '@toasoan/contract/features/posts/media/post-media.ts';
import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';
import { useLoadedFiles } from '#web/features/posts/public-cover.ts';
import type { PageSession } from './page-article.ts';

/** Reads the library's facts about every file of the page. */
export function LoadPageFiles({ session }: { readonly session: PageSession }): null {
  useLoadedFiles(session, {
    idsOf: ({ cover, ogImageId }, content) =>
      mediaIn({ content, details: { ...PLAIN_DETAILS, cover, ogImageId } }).map(({ mediaId }) => mediaId),
    isSame: (one, other) => one.cover === other.cover && one.ogImageId === other.ogImageId,
    known: session.get().record?.media,
  });
  return null;
}
