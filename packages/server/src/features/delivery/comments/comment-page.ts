import type { CommentPage } from '@toasoan/contract/features/comments/readers/reader-comment.ts';
import type { CommentSort } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { findReaderTarget, readCommentPage } from '#server/features/comments/public.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';

/** Likes, and rules of the project, show after so long at most; a comment that is approved or taken back at once. */
const GROWS_OLD_MS = 60_000;

/** The comments on `post-12` or `event-7`. @throws NOT_FOUND for what is not public */
export async function composeComments(
  reading: SiteReading,
  name: string,
  asked: { readonly sort?: CommentSort | undefined; readonly page: number },
): Promise<CommentPage> {
  const { db, site, now } = reading;
  const target = await findReaderTarget(db, site.projectId, name, now);
  if (target === undefined) throw new AppError('NOT_FOUND');
  // A target's own key is its name: its withdrawal takes the comments with it.
  reading.shows(name, shownKey.comments(name));
  reading.changesAt(new Date(now.getTime() + GROWS_OLD_MS));
  return await readCommentPage(db, site.projectId, target, asked);
}
