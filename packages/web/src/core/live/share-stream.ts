import type { Notice } from '@toasoan/contract/features/live/notice.ts';
import type { StreamEvent } from '@toasoan/contract/features/live/stream.ts';
import type { ReadStream } from '#web/core/api/read-stream.ts';
import { connection } from '#web/core/connection/connection.ts';
import { randomId } from '#web/core/random-id.ts';
import { electByChannel } from './elect-by-channel.ts';
import type { Heard } from './heard.ts';
import { keepLine } from './keep-line.ts';

/** Part of the names below: tabs of a build with another protocol form a group of their own. */
const FORMAT = 1;
/** Data read this shortly before the stream began counts as read after it. */
const JUST_READ_MS = 1_500;
/** Time for the tabs of this browser to report their cursors. */
const ANSWER_MS = 150;

type Hello = Extract<StreamEvent, { event: 'hello' }>['data'];

/** The messages between the tabs of one user in one browser. */
type Message =
  | { readonly type: 'event'; readonly event: StreamEvent; readonly fresh: boolean }
  | { readonly type: 'where?' }
  | ({ readonly type: 'here' } & Hello)
  | { readonly type: 'cut' };

interface SharedStreamDependencies {
  readonly userId: string;
  readonly heard: Heard;
  readonly read: ReadStream;
  readonly onNotice: (notice: Notice) => void;
  readonly onEverythingStale: () => void;
  readonly onBuild: (build: string) => void;
  /** When the backup was made from which the server was restored, while its jobs wait; '' when they run. */
  readonly onHeldJobs: (restoredFrom: string) => void;
  readonly onSessionOver: () => void;
}

/**
 * Receives the one stream of this browser: the leading tab reads it and relays it to the others. Returns the stop
 * function.
 */
export function shareStream(deps: SharedStreamDependencies): () => void {
  const { userId, heard } = deps;
  const name = `toasoan-live-${FORMAT}-${userId}`;
  const channel = new BroadcastChannel(name);
  const began = performance.now();
  let build = '';
  let restoredFrom = '';
  let isWaiting = true;
  const say = (message: Message) => channel.postMessage(message);

  function join(hello: Hello): void {
    if (isWaiting && performance.now() - began > JUST_READ_MS) deps.onEverythingStale();
    isWaiting = false;
    heard.standAt(hello.cursor);
    build = hello.build;
    deps.onBuild(build);
    holdJobs(hello.restoredFrom);
  }
  function holdJobs(since = ''): void {
    restoredFrom = since;
    deps.onHeldJobs(since);
  }
  function hear(event: StreamEvent, fresh: boolean): void {
    if (event.event === 'hello') {
      if (fresh && heard.cursor() !== '' && !isWaiting) deps.onEverythingStale();
      join(event.data);
    }
    if (event.event === 'released') holdJobs();
    if (event.event === 'at') heard.standAt(event.data.cursor);
    if (event.event === 'again') deps.onEverythingStale();
    if (event.event === 'notice' && heard.isNew(event.data)) deps.onNotice(event.data);
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'event') hear(data.event, data.fresh);
    if (data.type === 'cut') connection.doubt();
    if (data.type === 'where?' && heard.cursor() !== '')
      say({ type: 'here', cursor: heard.cursor(), build, restoredFrom });
    if (data.type === 'here' && isWaiting) {
      // This tab missed messages that the others received: single notices cannot repair that.
      if (heard.cursor() !== '' && heard.cursor() !== data.cursor) deps.onEverythingStale();
      join(data);
    }
  };

  function lead(): () => void {
    let line: ReturnType<typeof keepLine> | undefined;
    const hurry = () => line?.hurry();
    const open = () => {
      line = keepLine({
        read: deps.read,
        cursor: heard.cursor,
        deliver: (event, fresh) => {
          say({ type: 'event', event, fresh });
          hear(event, fresh);
        },
        onCut: () => {
          say({ type: 'cut' });
          connection.doubt();
        },
        onSessionOver: deps.onSessionOver,
        random: Math.random,
      });
    };
    const timer = setTimeout(open, heard.cursor() === '' ? ANSWER_MS : 0);
    const ends = [
      connection.subscribe((state) => state === 'online' && hurry()),
      whenever(window, 'online', hurry),
    ];
    return () => {
      clearTimeout(timer);
      line?.stop();
      for (const end of ends) end();
    };
  }
  say({ type: 'where?' });
  const leave = elect(`${name}-leader`, lead);
  return () => {
    leave();
    channel.close();
  };
}

function whenever(target: Window, type: string, act: () => void): () => void {
  target.addEventListener(type, act);
  return () => target.removeEventListener(type, act);
}

/** Starts leading; returns the stop function. */
type Lead = () => () => void;

/**
 * Of the browser tabs that use this name one leads; another one takes over when it closes. Returns the leave function.
 */
function elect(name: string, lead: Lead): () => void {
  if (navigator.locks) return electByLock(navigator.locks, name, lead);
  // Web Locks are missing on plain http.
  const channel = new BroadcastChannel(name);
  const candidate = electByChannel({ id: randomId(), say: (words) => channel.postMessage(words), lead });
  channel.onmessage = ({ data }) => candidate.hear(data);
  return () => {
    candidate.leave();
    channel.close();
  };
}

function electByLock(locks: LockManager, name: string, lead: Lead): () => void {
  const leaving = new AbortController();
  locks
    .request(name, { signal: leaving.signal }, async () => {
      const end = lead();
      await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve, { once: true }));
      end();
    })
    .catch(() => undefined);
  return () => leaving.abort();
}
