import type { LockHolder } from '@toasoan/contract/features/posts/lock/presence.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { factsOf, type PostRecord } from '../post-record.ts';
import { findHolder } from './lock-view.ts';

interface Writer {
  readonly userId: string | null;
  /** Absent: a call from outside of the console, which holds nothing. */
  readonly editingSession?: string | undefined;
}

/**
 * Before every write of a post's text. It takes the place of no version check.
 * @throws LOCKED_BY_OTHER while another living editing session holds the post.
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

/** For who reads the answer without a console, which has a clock of its own. */
const CLOCK = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'short',
});
