const NAMES: Readonly<Record<string, readonly [pc: string, mac: string]>> = {
  Mod: ['Ctrl', '⌘'],
  Shift: ['Shift', '⇧'],
  Alt: ['Alt', '⌥'],
  Enter: ['Enter', '↩'],
  ArrowUp: ['↑', '↑'],
  ArrowDown: ['↓', '↓'],
};

/** ProseMirror's `Mod-Shift-8` as people know it: Ctrl+Shift+8, or ⌘⇧8 on a Mac. */
export function shownKeys(keys: string, isMac: boolean): string {
  const parts = keys.split('-').map((part) => NAMES[part]?.[isMac ? 1 : 0] ?? part.toUpperCase());
  return parts.join(isMac ? '' : '+');
}

export const IS_MAC = typeof navigator !== 'undefined' && /Mac|iP(?:hone|ad)/.test(navigator.platform);
