import { connection, onDoubt, setConnection } from './connection.ts';

interface ConnectionDependencies {
  /** Whether the server answers now. */
  readonly reach: () => Promise<boolean>;
}

/** Shorter troubles are nobody's business. */
const PATIENCE_MS = 3_000;
const LOOK_AGAIN_MS = 1_500;
/** At the longest; spread, so that a server that comes back is not met by all at once. */
const LOOK_WHILE_OFFLINE_MS = 5_000;

/** Looks whether the server can be reached whenever there is a doubt, until it can. Gives back the end of it. */
export function watchConnection({ reach }: ConnectionDependencies): () => void {
  let isLooking = false;
  let isOver = false;
  let wake = (): void => undefined;

  async function look(): Promise<void> {
    if (isLooking) return wake();
    isLooking = true;
    const began = performance.now();
    while (!(await reach()) && !isOver) {
      if (performance.now() - began >= PATIENCE_MS) setConnection('offline');
      await pause(
        connection.get() === 'offline' ? LOOK_WHILE_OFFLINE_MS * (0.5 + Math.random() / 2) : LOOK_AGAIN_MS,
      );
    }
    isLooking = false;
    if (!isOver) setConnection('online');
  }
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  const doubt = () => void look();
  const endDoubts = onDoubt(doubt);
  window.addEventListener('offline', doubt);
  window.addEventListener('online', doubt);
  if (!navigator.onLine) doubt();
  return () => {
    isOver = true;
    wake();
    endDoubts();
    window.removeEventListener('offline', doubt);
    window.removeEventListener('online', doubt);
    setConnection('online');
  };
}
