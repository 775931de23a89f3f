import {
  BEAT_SECONDS,
  GONE_SECONDS,
  type Presence,
} from '@toasoan/contract/features/articles/lock/presence.ts';
import { steadyInterval } from '#web/core/connection/steady-interval.ts';
import { onEverythingStale, onNotice } from '#web/core/live/notice-registry.ts';
import { heldToken } from '#web/core/session/token.ts';
import type { LockKind, TakenDraft } from '../editing/article-kind.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import { askForText } from './ask-for-text.ts';
import { afterAnswer, isReadOnly, type Passing, type PresenceState, UNKNOWN } from './presence-state.ts';

/** Milliseconds before the position of the cursor is sent. */
const PLACE_AFTER_MS = 1_500;

export interface LockOptions {
  readonly projectId: string;
  readonly editingSession: string;
  /** A page that shows the record and never edits it. */
  readonly readsOnly: boolean;
}

/** Holds the lock of a record for a page and knows who else is there. It lives as long as its tab, shown or hidden. */
export interface ArticleLock<A extends ArticleTypes> {
  readonly get: () => PresenceState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The state of the record, as far as the page knows. */
  readonly knows: (state: A['record']['state']) => void;
  /** The record exists; only the first call counts. */
  readonly open: (id: string) => void;
  /** Something was typed. */
  readonly typed: () => void;
  readonly setPlace: (place: string | null) => void;
  /** Asks the server now. */
  readonly look: () => Promise<void>;
  /** Stops writing until `write`: it is somebody else's turn. */
  readonly rest: () => void;
  /** Asks for the lock of a free record. */
  readonly write: () => Promise<void>;
  /** Takes the lock over from the known holder, whose page is asked for its text unless it is dead. @throws ApiError */
  readonly takeOver: (from: 'living' | 'dead') => Promise<TakenText<A>>;
  /** Asks the holder for the lock; they decide. @throws ApiError */
  readonly askForLock: () => Promise<void>;
  /** Passes the lock to the page that asked for it. @throws ApiError */
  readonly giveLock: () => Promise<void>;
  readonly pass: (changes: Passing) => void;
  /** The person has seen that the lock was lost and regained. */
  readonly seen: () => void;
  readonly close: () => void;
}

export interface TakenText<A extends ArticleTypes> {
  /** What the page before had not saved. */
  readonly text: TakenDraft<A> | null;
  /** Its page had answered. */
  readonly isNewest: boolean;
}

/** Longer than the server waits before it counts the page as gone. */
function isLongAgo(time: number): boolean {
  return Date.now() - time > GONE_SECONDS * 1_000;
}

export function createArticleLock<A extends ArticleTypes>(
  kind: LockKind<A>,
  { projectId, editingSession, readsOnly }: LockOptions,
): ArticleLock<A> {
  let state: PresenceState = UNKNOWN;
  let id = '';
  let workState: A['record']['state'] | undefined;
  let place: string | null = null;
  let typedAt = Date.now();
  let heardAt = 0;
  /** One call at a time, so that no answer overtakes another. */
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** Counts calls of `rest`: answers to earlier questions are ignored. */
  let rests = 0;
  /** The page has been left and may come back. */
  let isAway = false;
  let placeTimer: number | undefined;
  const listeners = new Set<() => void>();
  const ends: (() => void)[] = [];
  const here = () => ({ projectId, id });

  function change(next: PresenceState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  function take(answer: Presence): void {
    const wasAway = heardAt > 0 && isLongAgo(heardAt);
    heardAt = Date.now();
    change(afterAnswer(state, answer, { writes: !readsOnly, wasAway }));
  }
  function pass(changes: Passing): void {
    change({ ...state, passing: { ...state.passing, ...changes } });
  }
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  }
  async function beat(wants: 'read' | 'write'): Promise<void> {
    if (id === '' || isAway || heldToken() === '') return;
    const idle = Math.max(0, Math.round((Date.now() - typedAt) / 1_000));
    const restsBefore = rests;
    const answer = await kind.presence(here(), { editingSession, place, wants, idle, state: workState });
    if (restsBefore === rests) take(answer);
  }
  /** A failed call is repeated by the next beat. */
  async function look(): Promise<void> {
    if (waiting > 0) return;
    waiting += 1;
    await inTurn(() => {
      waiting -= 1;
      return beat(readsOnly || isReadOnly(state) ? 'read' : 'write');
    }).catch(() => undefined);
  }
  function leave(): void {
    if (id === '' || heldToken() === '') return;
    kind.leave(here(), editingSession).catch(() => undefined);
  }
  function listen(target: EventTarget, name: string, act: () => void): void {
    target.addEventListener(name, act);
    ends.push(() => target.removeEventListener(name, act));
  }
  function begin(): void {
    const lookNow = () => void look();
    ends.push(steadyInterval(lookNow, BEAT_SECONDS * 1_000), onEverythingStale(lookNow));
    for (const heard of [kind.notices.presence, kind.changes]) {
      const end = onNotice(heard, (notice) => {
        const isAboutIt =
          notice.thingId === id || (notice.thingId === null && notice.projectId === projectId);
        if (isAboutIt && notice.editingSession !== editingSession) lookNow();
      });
      ends.push(end);
    }
    listen(document, 'visibilitychange', () => {
      if (!document.hidden) lookNow();
    });
    listen(window, 'online', lookNow);
    listen(window, 'pagehide', () => {
      isAway = true;
      leave();
      // A lock released on purpose is not lost.
      state = { ...state, hold: 'asking' };
    });
    listen(window, 'pageshow', () => {
      isAway = false;
      lookNow();
    });
    lookNow();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    knows(next) {
      workState = next;
    },
    open(wanted) {
      if (id !== '') return;
      id = wanted;
      begin();
    },
    typed() {
      typedAt = Date.now();
      // After a sleep or a long pause the lock is checked before typed text is sent.
      if (state.hold === 'idle' || isLongAgo(heardAt)) void look();
    },
    setPlace(next) {
      if (next === place) return;
      place = next;
      window.clearTimeout(placeTimer);
      placeTimer = window.setTimeout(() => void look(), PLACE_AFTER_MS);
    },
    look,
    rest() {
      rests += 1;
      change({ ...state, hold: 'free', lost: undefined, isRegained: false, holder: null });
      void look();
    },
    write() {
      typedAt = Date.now();
      return inTurn(() => beat('write')).catch(() => undefined);
    },
    async takeOver(from) {
      const holder = state.holder?.editingSession ?? '';
      const isAsked = from === 'living' && state.hold === 'held' && holder !== '';
      const isNewest = isAsked && (await askForText(kind, { place: here(), editingSession, holder }));
      return await inTurn(async () => {
        typedAt = Date.now();
        const { text, ...answer } = await kind.takeOver(here(), { editingSession, holder });
        take(answer);
        return { text, isNewest };
      });
    },
    async askForLock() {
      await kind.askForLock(here(), editingSession);
      pass({ hasAsked: true });
    },
    giveLock: () =>
      inTurn(async () => {
        take(await kind.giveLock(here(), editingSession, state.passing.asker ?? ''));
        // A lock that was given away is not lost.
        change({ ...state, lost: undefined });
      }),
    pass,
    seen: () => change({ ...state, isRegained: false }),
    close() {
      window.clearTimeout(placeTimer);
      for (const end of ends.splice(0)) end();
      listeners.clear();
      leave();
      id = '';
    },
  };
}
