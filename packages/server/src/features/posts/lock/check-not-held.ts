import type { LockHolder } from '@toasoan/contract/features/posts/lock/presence.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { factsOf, type PostRecord } from '../post-record.ts';
import { findHolder } from './lock-view.ts';

interface Writer {
  readonly userId: string | null;
  /** Absent: a call from outside the console, which holds no lock. */
  readonly editingSession?: string | undefined;
}

/**
 * Precedes every write of a post's text. It does not replace a version check. @throws LOCKED_BY_OTHER while
 * another living editing session holds the post.
 */
export async function checkNotHeld(
  db: Db,
  projectId: string,
  post: PostRecord,
  { userId, editingSession }: Writer,
): Promise<void> {
  const holder = await findHolder(db, { projectId, postId: post.id, ...factsOf(post) });
  if (holder === undefined) return;
  const isKept = holder.editingSession === '';
  if (holder.userId === userId && (isKept || holder.editingSession === editingSession)) return;
  throw lockedByOther(holder);
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
