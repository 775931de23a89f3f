import type { LockHolder, Presence, PresentSession } from '@toasoan/contract/features/posts/lock/presence.ts';

/**
 * - `asking`: not known yet; writing is possible, the server decides about every save
 * - `mine`: this page writes
 * - `idle`: nobody holds the post, because nobody has typed here for long; the next letter takes it again
 * - `held`: another page writes, this one shows what it saves
 * - `free`: nobody holds it any more, and this page only reads until it is asked to write
 */
export type Hold = 'asking' | 'mine' | 'idle' | 'held' | 'free';

/** How a page that wrote has lost the post: to a take-over, not heard of for too long, or without typing for long. */
export type Loss = 'taken' | 'away' | 'idle';

export interface PresenceState {
  readonly hold: Hold;
  /** This page wrote until another one did. */
  readonly lost: Loss | undefined;
  /** The post was not this page's for a while, and is again because nobody else holds it. */
  readonly isRegained: boolean;
  /** Who holds it; of a free post who held it last. */
  readonly holder: LockHolder | null;
  readonly mayTakeOver: boolean;
  readonly others: readonly PresentSession[];
  /** Of the post on the server; 0 before it is known. */
  readonly version: number;
}

export const UNKNOWN: PresenceState = {
  hold: 'asking',
  lost: undefined,
  isRegained: false,
  holder: null,
  mayTakeOver: false,
  others: [],
  version: 0,
};

export function isReadOnly({ hold }: Pick<PresenceState, 'hold'>): boolean {
  return hold === 'held' || hold === 'free';
}

interface Page {
  /** It is one that writes. */
  readonly writes: boolean;
  /** It has not been heard of for so long that it counted as gone. */
  readonly wasAway: boolean;
}

/** What an answer of the server makes of what was known. */
export function afterAnswer(before: PresenceState, answer: Presence, page: Page): PresenceState {
  const hold = holdAfter(before, answer, page.writes);
  const isAgain = before.hold === 'mine' && before.holder?.since !== answer.holder?.since;
  return {
    hold,
    lost: hold === 'held' || hold === 'free' ? lossOf(before, page) : undefined,
    isRegained: hold === 'mine' && (before.isRegained || isAgain),
    holder: answer.holder ?? (hold === 'free' ? before.holder : null),
    mayTakeOver: answer.mayTakeOver,
    others: answer.others,
    version: answer.version,
  };
}

function lossOf({ hold, lost }: PresenceState, { wasAway }: Page): Loss | undefined {
  if (hold === 'idle') return 'idle';
  if (hold === 'mine') return wasAway ? 'away' : 'taken';
  return lost;
}

function holdAfter(before: PresenceState, { mine, holder }: Presence, writes: boolean): Hold {
  if (mine) return 'mine';
  if (holder) return 'held';
  return !writes || isReadOnly(before) ? 'free' : 'idle';
}
