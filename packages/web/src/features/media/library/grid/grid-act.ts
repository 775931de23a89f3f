import { useAppConfig } from '#web/core/preferences/app-config.ts';

export type GridAct = 'all' | 'none' | 'preview' | 'open' | 'toggle' | 'remove' | 'menu';

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const BY_KEY: Readonly<Record<string, GridAct>> = {
  ' ': 'preview',
  Enter: 'open',
  Delete: 'remove',
  ContextMenu: 'menu',
};
const BY_LETTER: Readonly<Record<string, GridAct>> = { e: 'open', x: 'toggle' };

/**
 * Space shows the file large, Enter and `e` open what is said about it, `x` chooses it, Ctrl+A all that are loaded,
 * Esc none, Delete asks, Shift+F10 opens its menu.
 */
export function gridActOf(pressed: Pressed, anyChosen: boolean): GridAct | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' ? 'all' : undefined;
  if (altKey) return undefined;
  if (key === 'Escape') return anyChosen ? 'none' : undefined;
  if (key === 'F10') return shiftKey ? 'menu' : undefined;
  const letter = useAppConfig.getState().letterKeys ? BY_LETTER[key.toLowerCase()] : undefined;
  return BY_KEY[key] ?? letter;
}
