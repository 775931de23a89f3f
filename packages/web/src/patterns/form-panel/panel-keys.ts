import type { KeyboardEvent } from 'react';
import { isComposing, isTyping } from '#web/ui/hooks/is-typing.ts';

export type PanelStep = 'previous' | 'next';

const ARROWS: Readonly<Record<string, PanelStep>> = { ArrowLeft: 'previous', ArrowRight: 'next' };

/** Ctrl+Enter steps on from any field, with Shift back; arrow keys step where no control needs them. */
export function stepOfKey(event: KeyboardEvent<HTMLElement>): PanelStep | undefined {
  if (event.defaultPrevented || isComposing(event.nativeEvent)) return undefined;
  const withCtrl = event.ctrlKey || event.metaKey;
  if (event.key === 'Enter' && withCtrl) return event.shiftKey ? 'previous' : 'next';
  if (withCtrl || event.altKey || event.shiftKey || needsArrows(event.target)) return undefined;
  return ARROWS[event.key];
}

function needsArrows(target: EventTarget): boolean {
  if (isTyping(target)) return true;
  return (
    target instanceof Element &&
    target.closest(
      'input, audio, video, [role="menu"], [role="listbox"], [role="combobox"], [role="grid"]',
    ) !== null
  );
}
