import { connection, onDoubt, setConnection } from './connection.ts';

interface ConnectionDependencies {
  /** Whether the server responds now. */
  readonly reach: () => Promise<boolean>;
}

/** Shorter outages are not reported; a longer one is, even while a check is still waiting for its response. */
const PATIENCE_MS = 1_500;
const LOOK_AGAIN_MS = 500;
/** Longest delay between checks; random, so that clients do not meet a returning server all at once. */
const LOOK_WHILE_OFFLINE_MS = 5_000;

/** After each doubt, checks until the server responds. Returns the stop function. */
export function watchConnection({ reach }: ConnectionDependencies): () => void {
  let isLooking = false;
  let isOver = false;
  let wake = (): void => undefined;

  async function look(): Promise<void> {
    if (isLooking) return wake();
    isLooking = true;
    const patience = setTimeout(() => {
      if (!isOver) setConnection('offline');
    }, PATIENCE_MS);
    while (!(await reach()) && !isOver) {
      await pause(
        connection.get() === 'offline' ? LOOK_WHILE_OFFLINE_MS * (0.5 + Math.random() / 2) : LOOK_AGAIN_MS,
      );
    }
    clearTimeout(patience);
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
