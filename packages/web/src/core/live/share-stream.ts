import type { Notice } from '@toasoan/contract/features/live/notice.ts';
import type { StreamEvent } from '@toasoan/contract/features/live/stream.ts';
import type { ReadStream } from '#web/core/api/read-stream.ts';
import { connection } from '#web/core/connection/connection.ts';
import { randomId } from '#web/core/random-id.ts';
import { electByChannel } from './elect-by-channel.ts';
import type { Heard } from './heard.ts';
import { keepLine } from './keep-line.ts';

/** Part of the names below: tabs of another build that speak otherwise form a circle of their own. */
const FORMAT = 1;
/** What was read so shortly before the stream began is as good as read after it. */
const JUST_READ_MS = 1_500;
/** For the tabs of this browser to say where they stand. */
const ANSWER_MS = 150;

/** What the tabs of one person in one browser tell each other. */
type Message =
  | { readonly type: 'event'; readonly event: StreamEvent; readonly fresh: boolean }
  | { readonly type: 'where?' }
  | { readonly type: 'here'; readonly cursor: string; readonly build: string }
  | { readonly type: 'cut' };

interface SharedStreamDependencies {
  readonly userId: string;
  readonly heard: Heard;
  readonly read: ReadStream;
  readonly onNotice: (notice: Notice) => void;
  readonly onEverythingStale: () => void;
  readonly onBuild: (build: string) => void;
  readonly onSessionOver: () => void;
}

/** Hears the one stream of this browser: the leading tab reads it and passes on to the others. Gives back the end of it. */
export function shareStream(deps: SharedStreamDependencies): () => void {
  const { userId, heard } = deps;
  const name = `toasoan-live-${FORMAT}-${userId}`;
  const channel = new BroadcastChannel(name);
  const began = performance.now();
  let build = '';
  let isWaiting = true;
  const say = (message: Message) => channel.postMessage(message);

  function join(cursor: string, named: string): void {
    if (isWaiting && performance.now() - began > JUST_READ_MS) deps.onEverythingStale();
    isWaiting = false;
    heard.standAt(cursor);
    build = named;
    deps.onBuild(named);
  }
  function hear(event: StreamEvent, fresh: boolean): void {
    if (event.event === 'hello') {
      if (fresh && heard.cursor() !== '' && !isWaiting) deps.onEverythingStale();
      join(event.data.cursor, event.data.build);
    }
    if (event.event === 'at') heard.standAt(event.data.cursor);
    if (event.event === 'again') deps.onEverythingStale();
    if (event.event === 'notice' && heard.isNew(event.data)) deps.onNotice(event.data);
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'event') hear(data.event, data.fresh);
    if (data.type === 'cut') connection.doubt();
    if (data.type === 'where?' && heard.cursor() !== '') say({ type: 'here', cursor: heard.cursor(), build });
    if (data.type === 'here' && isWaiting) {
      // This tab was away, the others were not: what it missed cannot be told one by one.
      if (heard.cursor() !== '' && heard.cursor() !== data.cursor) deps.onEverythingStale();
      join(data.cursor, data.build);
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

/** Begins to lead; gives back what ends it. */
type Lead = () => () => void;

/** One of the browser tabs that give themselves this name leads, another one takes over when it goes. Gives back the way out. */
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
