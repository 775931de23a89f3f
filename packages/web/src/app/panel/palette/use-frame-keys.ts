import { useLayoutEffect } from 'react';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { isTyping } from '#web/ui/hooks/is-typing.ts';
import { isPressed } from '#web/ui/keys/is-pressed.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';
import { openOverlay } from './open-overlay.ts';

/**
 * Ctrl or Cmd with K opens the palette and with / the shortcuts, also while typing; `?` the shortcuts elsewhere. None of
 * them over another dialog.
 */
export function useFrameKeys(): void {
  useLayoutEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || isModalOpen()) return;
      if (isPaletteKey(event)) openOverlay('palette');
      else if (isPressed(event, 'Mod-/') || (event.key === '?' && isLetterKey(event)))
        openOverlay('shortcuts');
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

function isLetterKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return useAppConfig.getState().letterKeys && !isTyping(event.target);
}
