const PATIENCE_MS = 10_000;

/** Waits for a thing to happen to a player. @throws when it fails or does not come in time. */
export function until(player: HTMLMediaElement, happens: 'loadedmetadata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(() => reject(new Error(`${happens} did not come`)), PATIENCE_MS);
    const end = (settle: () => void) => () => {
      window.clearTimeout(timer);
      settle();
    };
    player.addEventListener(happens, end(resolve), { once: true });
    player.addEventListener(
      'error',
      end(() => reject(new Error('not playable'))),
      { once: true },
    );
  });
}
