import { useEffectEvent, useLayoutEffect } from 'react';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
import { isPressed } from '#web/ui/keys/is-pressed.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';
import { EDITOR_KEYS } from './editor-keys.ts';

interface PageKeys {
  /** Ctrl+F. */
  readonly find: () => void;
  /** Ctrl+Shift+F. */
  readonly focusMode: () => void;
}

/** Keys of the page that shows an article, wherever the focus is on it; a page out of sight takes none. */
export function usePageKeys(keys: PageKeys): void {
  const actionOf = useEffectEvent((event: KeyboardEvent) => {
    if (isPressed(event, EDITOR_KEYS.text.find)) return keys.find;
    return isPressed(event, EDITOR_KEYS.text.focusMode) ? keys.focusMode : undefined;
  });
  useLayoutEffect(() => {
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
