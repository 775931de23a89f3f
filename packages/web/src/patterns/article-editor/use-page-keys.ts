import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';
import { IS_MAC } from './toolbar/shown-keys.ts';

interface PageKeys {
  /** Ctrl+F. */
  readonly find: () => void;
}

/** Keys of the page that shows an article, wherever the focus is on it; a page out of sight takes none. */
export function usePageKeys(keys: PageKeys): void {
  const actionOf = useEffectEvent((event: KeyboardEvent) => {
    const hasMod = (IS_MAC ? event.metaKey : event.ctrlKey) && !event.altKey;
    if (!hasMod || event.shiftKey || event.code !== 'KeyF') return undefined;
    return keys.find;
  });
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event) || isModalOpen()) return;
      const act = actionOf(event);
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
