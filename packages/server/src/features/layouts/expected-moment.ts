import type { Caller } from '#server/core/auth/caller.ts';
import type { Moment } from './looked-at-page-view.ts';

/** A time ahead counts what is scheduled until then; who sees only their own drafts, their own posts. */
export function momentOf(caller: Pick<Caller, 'role' | 'userId'>, now: Date, at: string | undefined): Moment {
  const time = at === undefined ? now : new Date(at);
  if (time <= now) return { time };
  const createdById = caller.role === 'AUTHOR' ? caller.userId : undefined;
  return { time, expected: { kind: 'scheduled', createdById } };
}
