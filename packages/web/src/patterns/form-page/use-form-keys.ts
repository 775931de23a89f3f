import { useEffectEvent, useLayoutEffect } from 'react';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';

interface FormKeys {
  /** Ctrl+S. Without it the key does nothing: it never opens the save dialog of the browser. */
  readonly save?: (() => void) | undefined;
  /** Ctrl+Enter: the main button. */
  readonly main?: (() => void) | undefined;
  /** Alt+Shift+P. */
  readonly preview?: (() => void) | undefined;
}

/** The keys of a full-page form; they work only while the page is visible and no dialog is open. */
export function useFormKeys(keys: FormKeys): void {
  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    const action = actionOf(event, keys);
    action?.();
    return action !== undefined;
  });
  useLayoutEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (isComposing(event) || isModalOpen()) return;
      if (act(event)) event.preventDefault();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

const NOTHING = () => undefined;

function actionOf(event: KeyboardEvent, keys: FormKeys): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey) {
    if (event.code === 'KeyS') return keys.save ?? NOTHING;
    return event.key === 'Enter' ? keys.main : undefined;
  }
  // By the key's position: with Alt and Shift the letter itself may differ.
  return event.altKey && event.shiftKey && event.code === 'KeyP' ? keys.preview : undefined;
}
