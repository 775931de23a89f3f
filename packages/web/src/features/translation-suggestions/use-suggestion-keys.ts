import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { isComposing, isTyping } from '#web/ui/hooks/is-typing.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';

/** By letter, in small letters. */
export type KeyActions = Readonly<Record<string, () => void>>;

/**
 * Letters of the page, unless the person has switched them off: only while nobody is typing, no dialog or menu is open,
 * and the focus is on the page or nowhere.
 */
export function useSuggestionKeys(frame: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    const action = actions[event.key.toLowerCase()];
    if (action === undefined || !useAppConfig.getState().letterKeys) return false;
    action();
    return true;
  });
  useLayoutEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (isForPage(event, frame.current) && act(event)) event.preventDefault();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [frame]);
}

function isForPage(event: KeyboardEvent, frame: HTMLElement | null): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isComposing(event))
    return false;
  if (isTyping(event.target) || isModalOpen() || frame === null) return false;
  const { target } = event;
  if (!(target instanceof Element) || target.closest('[popover]') !== null) return false;
  return frame.contains(target) || target.contains(frame);
}
