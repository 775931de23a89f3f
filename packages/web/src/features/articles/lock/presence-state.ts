import type {
  LockHolder,
  Presence,
  PresentSession,
} from '@toasoan/contract/features/articles/lock/presence.ts';

/**
 * - `asking`: the holder is unknown; the page may write, and the server decides about every save
 * - `mine`: this page writes
 * - `idle`: nobody holds the record, because nobody has typed here for long; the next letter takes the lock again
 * - `held`: another page writes, and this one shows what it saves
 * - `free`: nobody holds the record any more, and this page is read-only until the person wants to write
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
  /** The holder; for a free record the last one. */
  readonly holder: LockHolder | null;
  readonly mayTakeOver: boolean;
  readonly others: readonly PresentSession[];
  /** Version of the record on the server; 0 before it is known. */
  readonly version: number;
  readonly passing: Passing;
}

/** What goes between two pages around a take-over. */
export interface Passing {
  /** How far this page gave its unsaved text to the one that took over. */
  readonly given?: Date | undefined;
  /** When the page that took over saved every word that was typed here. */
  readonly saved?: Date | undefined;
  /** This page has asked for the lock. */
  readonly hasAsked?: boolean;
  /** The page that asks this one for the lock. */
  readonly asker?: string | undefined;
  /** What came with the lock. */
  readonly received?: ReceivedText | undefined;
  /** The holder about whom the person has read enough. */
  readonly closedFor?: string | undefined;
}

/** Unsaved text of the page before, which is on this page now. */
export interface ReceivedText {
  readonly name: string;
  /** Typed until then. */
  readonly time: Date;
  /** Its page had answered: nothing newer exists. */
  readonly isNewest: boolean;
  /** Keys of the changed fields. */
  readonly fields: readonly string[];
  /** Words more, or less than 0, in the body. */
  readonly words: number;
}

export const UNKNOWN: PresenceState = {
  hold: 'asking',
  lost: undefined,
  isRegained: false,
  holder: null,
  mayTakeOver: false,
  others: [],
  version: 0,
  passing: {},
};

export function isReadOnly({ hold }: Pick<PresenceState, 'hold'>): boolean {
  return hold === 'held' || hold === 'free';
}

interface Page {
  /** The page edits the record. */
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
    passing: passingAfter(before, hold),
  };
}

/** Who loses the lock has nothing to give away any more, and who gets it nothing to ask for. */
function passingAfter({ hold: before, passing }: PresenceState, hold: Hold): Passing {
  if (hold === before) return passing;
  if (hold === 'mine') return {};
  return { ...passing, asker: undefined, received: undefined };
}

/** Names the present holder, and since when. */
export function holderKey({ holder }: PresenceState): string {
  return holder ? `${holder.editingSession} ${holder.since}` : '';
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
