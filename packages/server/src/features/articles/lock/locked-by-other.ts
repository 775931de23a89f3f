import type { LockHolder } from '@toasoan/contract/features/articles/lock/presence.ts';
import { AppError } from '#server/core/errors/app-error.ts';

/** Another living editing session holds the record. */
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
