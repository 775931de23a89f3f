import type { LockHolder } from '@toasoan/contract/features/posts/lock/presence.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { getPost } from '../post-detail-view.ts';
import { factsOf, type PostRecord } from '../post-record.ts';
import { findLockRow, lockOf } from './lock-view.ts';

interface Wanted {
  readonly id: string;
  /** Absent: a call from outside the console, which holds no lock. */
  readonly editingSession?: string | undefined;
}

/**
 * Precedes every write of a post's text. It does not replace a version check. @throws NOT_FOUND, LOCKED_BY_OTHER
 * while another living editing session holds the post.
 */
export async function getFreePost(
  db: Db,
  projectId: string,
  actor: PostActor,
  { id, editingSession }: Wanted,
): Promise<PostRecord> {
  const [post, row] = await together(
    getPost(db, projectId, actor, id),
    findLockRow(db, { projectId, postId: id }),
  );
  const lock = lockOf(row, factsOf(post));
  if (!lock?.isEntitled) return post;
  const isOwn = lock.userId === actor.userId && ['', editingSession].includes(lock.editingSession);
  if (isOwn) return post;
  throw lockedByOther(lock);
}

export function lockedByOther({ name, userId, since }: LockHolder): AppError {
  return new AppError('LOCKED_BY_OTHER', {
    details: { by: name, byId: userId, since },
    values: { by: name, since: CLOCK.format(new Date(since)) },
  });
}

/** For clients without the console, which has its own clock. */
const CLOCK = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'short',
});
