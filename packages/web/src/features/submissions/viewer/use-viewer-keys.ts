import type { KeyboardEvent } from 'react';
import { useAppConfig } from '#web/core/preferences/app-config.ts';

export type ViewerAct =
  | 'next'
  | 'previous'
  | 'nextFile'
  | 'previousFile'
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'close'
  | 'zoom'
  | 'facts'
  | 'valid'
  | 'reject'
  | 'fix'
  | 'undo';

const PLAIN: Readonly<Record<string, ViewerAct>> = {
  arrowright: 'next',
  arrowleft: 'previous',
  arrowdown: 'nextFile',
  arrowup: 'previousFile',
  ' ': 'close',
};
const WITH_SHIFT: Readonly<Record<string, ViewerAct>> = {
  arrowright: 'right',
  arrowleft: 'left',
  arrowdown: 'down',
  arrowup: 'up',
};
const LETTERS: Readonly<Record<string, ViewerAct>> = {
  z: 'zoom',
  i: 'facts',
  h: 'valid',
  l: 'reject',
  b: 'fix',
};

function actOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): ViewerAct | undefined {
  const name = key.toLowerCase();
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return name === 'z' && !shiftKey ? 'undo' : undefined;
  if (shiftKey) return WITH_SHIFT[name];
  return PLAIN[name] ?? (useAppConfig.getState().letterKeys ? LETTERS[name] : undefined);
}

/** Keys of a viewer. Space and letters on what takes them are its own. */
export function viewerKeys(
  acts: Readonly<Partial<Record<ViewerAct, () => void>>>,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    event.stopPropagation();
    const { target } = event;
    if (event.nativeEvent.isComposing || event.defaultPrevented || !(target instanceof Element)) return;
    if (target.matches('input, textarea, select')) return;
    if (event.key === ' ' && target.matches('button, a')) return;
    const name = actOf(event);
    const act = name && acts[name];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
