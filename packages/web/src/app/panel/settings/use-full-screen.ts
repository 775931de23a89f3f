import { useSyncExternalStore } from 'react';

interface FullScreen {
  readonly isOn: boolean;
  readonly isPossible: boolean;
  readonly toggle: () => void;
}

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** The whole console without the browser around it; follows F11's Esc too. */
export function useFullScreen(): FullScreen {
  const isOn = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  return {
    isOn,
    isPossible: document.fullscreenEnabled,
    toggle: () =>
      // Refused by the browser: it stays as it is, and the switch shows that.
      void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {}),
  };
}
