import type { LockHolder, Presence, PresentSession } from '@toasoan/contract/features/posts/lock/presence.ts';

/**
 * - `asking`: the holder is unknown; the page may write, and the server decides about every save
 * - `mine`: this page writes
 * - `idle`: nobody holds the post, because nobody has typed here for long; the next letter takes the lock again
 * - `held`: another page writes, and this one shows what it saves
 * - `free`: nobody holds the post any more, and this page is read-only until the person wants to write
 */
export type Hold = 'asking' | 'mine' | 'idle' | 'held' | 'free';

/** How a writing page lost the lock: by a take-over, by silence, or without typing. */
export type Loss = 'taken' | 'away' | 'idle';

export interface PresenceState {
  readonly hold: Hold;
  /** This page held the lock before. */
  readonly lost: Loss | undefined;
  /** This page lost the lock and regained it because nobody else holds it. */
  readonly isRegained: boolean;
  /** The holder; for a free post the last one. */
  readonly holder: LockHolder | null;
  readonly mayTakeOver: boolean;
  readonly others: readonly PresentSession[];
  /** Version of the post on the server; 0 before it is known. */
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
  /** The page edits the post. */
  readonly writes: boolean;
  /** The page was silent for so long that it counted as gone. */
  readonly wasAway: boolean;
}

/** Derives the next state from an answer of the server. */
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
