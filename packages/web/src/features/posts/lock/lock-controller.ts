import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import { BEAT_SECONDS, GONE_SECONDS } from '@toasoan/contract/features/posts/lock/lock-rules.ts';
import type { Presence } from '@toasoan/contract/features/posts/lock/presence.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { call } from '#web/core/api/api.ts';
import { steadyInterval } from '#web/core/connection/steady-interval.ts';
import { onEverythingStale, onNotice } from '#web/core/live/notice-registry.ts';
import { heldToken } from '#web/core/session/token.ts';
import { afterAnswer, isReadOnly, type PresenceState, UNKNOWN } from './presence-state.ts';

/** Where the cursor goes is told after it has stayed there. */
const PLACE_AFTER_MS = 1_500;

interface LockOptions {
  readonly projectId: string;
  readonly editingSession: string;
  /** A page that shows the post and never writes in it. */
  readonly readsOnly: boolean;
}

/** Says that a page is at a post and knows who else is. It lives as long as its tab, shown or hidden. */
export interface LockController {
  readonly get: () => PresenceState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Where the post is, as far as the page knows. */
  readonly knows: (state: PostState) => void;
  /** The post exists; only the first call counts. */
  readonly open: (postId: string) => void;
  /** Something was typed. */
  readonly typed: () => void;
  readonly setPlace: (place: string | null) => void;
  /** Looks now. */
  readonly look: () => Promise<void>;
  /** Writes no more until it is asked to: the post lies with somebody else. */
  readonly rest: () => void;
  /** Wants to write in a post that is free. */
  readonly write: () => Promise<void>;
  /** Takes the post from who is known to hold it. @throws ApiError */
  readonly takeOver: () => Promise<void>;
  /** The person knows that the post was lost and is back. */
  readonly seen: () => void;
  readonly close: () => void;
}

/** So long that the page counts as gone on the server. */
function isLongAgo(time: number): boolean {
  return Date.now() - time > GONE_SECONDS * 1_000;
}

export function createLockController({ projectId, editingSession, readsOnly }: LockOptions): LockController {
  let state: PresenceState = UNKNOWN;
  let id = '';
  let postState: PostState | undefined;
  let place: string | null = null;
  let typedAt = Date.now();
  let heardAt = 0;
  /** One call at a time, so that no answer overtakes another. */
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** How often it was told to rest: what was asked before that is answered too late. */
  let rests = 0;
  /** The page has gone and may come back. */
  let isAway = false;
  let placeTimer: number | undefined;
  const listeners = new Set<() => void>();
  const ends: (() => void)[] = [];
  const quiet = { projectId, headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

  function change(next: PresenceState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  function take(answer: Presence): void {
    const wasAway = heardAt > 0 && isLongAgo(heardAt);
    heardAt = Date.now();
    change(afterAnswer(state, answer, { writes: !readsOnly, wasAway }));
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
    const answer = await call(lockEndpoints.presence, {
      params: { id },
      body: { editingSession, place, wants, idle, state: postState },
      ...quiet,
    });
    if (restsBefore === rests) take(answer);
  }
  /** What cannot be told now is told by the next beat. */
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
    call(lockEndpoints.leave, {
      params: { id },
      body: { editingSession },
      keepalive: true,
      ...quiet,
    }).catch(() => undefined);
  }
  function listen(target: EventTarget, name: string, act: () => void): void {
    target.addEventListener(name, act);
    ends.push(() => target.removeEventListener(name, act));
  }
  function begin(): void {
    const lookNow = () => void look();
    ends.push(steadyInterval(lookNow, BEAT_SECONDS * 1_000), onEverythingStale(lookNow));
    for (const kind of ['presence', 'post'] as const) {
      const end = onNotice(kind, (notice) => {
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
      // What it gives up by itself it has not lost.
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
      postState = next;
    },
    open(postId) {
      if (id !== '') return;
      id = postId;
      begin();
    },
    typed() {
      typedAt = Date.now();
      // After a sleep, or a long pause, one looks before anything typed is sent.
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
    takeOver: () =>
      inTurn(async () => {
        typedAt = Date.now();
        const body = { editingSession, holder: state.holder?.editingSession ?? '' };
        take(await call(lockEndpoints.takeOver, { params: { id }, body, ...quiet }));
      }),
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
