/** One worker keeps time for the whole page. */
let clock: Worker | undefined;
const acts = new Map<number, { readonly act: () => void; readonly every: number }>();
/** Without a worker, or if its file fails to load, the page uses its own timers. */
const ownTimers = new Map<number, number>();
let last = 0;

/**
 * Like `setInterval`, but exact in a long-hidden tab: browsers throttle timers of such a page to one per minute, not
 * those of its workers. Returns the stop function.
 */
export function steadyInterval(act: () => void, every: number): () => void {
  last += 1;
  const id = last;
  acts.set(id, { act, every });
  clock ??= startClock();
  if (clock) clock.postMessage({ id, every });
  else keepTime(id);
  return () => {
    acts.delete(id);
    window.clearInterval(ownTimers.get(id));
    ownTimers.delete(id);
    clock?.postMessage({ id, every: 0 });
  };
}

function startClock(): Worker | undefined {
  try {
    const worker = new Worker(new URL('./steady-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<number>) => acts.get(data)?.act();
    worker.onerror = () => {
      worker.terminate();
      clock = undefined;
      for (const id of acts.keys()) keepTime(id);
    };
    return worker;
  } catch {
    return undefined;
  }
}

function keepTime(id: number): void {
  const wanted = acts.get(id);
  if (!wanted || ownTimers.has(id)) return;
  ownTimers.set(id, window.setInterval(wanted.act, wanted.every));
}
