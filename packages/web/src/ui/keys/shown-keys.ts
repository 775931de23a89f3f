const NAMES: Readonly<Record<string, readonly [pc: string, mac: string]>> = {
  Mod: ['Ctrl', '⌘'],
  Shift: ['Shift', '⇧'],
  Alt: ['Alt', '⌥'],
  Enter: ['Enter', '↩'],
};

const ARROWS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** The keys of ProseMirror's `Mod-Shift-8` one by one, as they are printed on the keyboard. */
export function keyNames(keys: string, isMac: boolean): readonly string[] {
  return keys
    .split('-')
    .map((part) => NAMES[part]?.[isMac ? 1 : 0] ?? (part.length === 1 ? part.toUpperCase() : part));
}

/** ProseMirror's `Mod-Shift-8` as people know it: Ctrl+Shift+8, or ⌘⇧8 on a Mac. */
export function shownKeys(keys: string, isMac: boolean): string {
  const names = keyNames(keys, isMac).map((name) => ARROWS[name] ?? name);
  return names.join(isMac ? '' : '+');
}

export const IS_MAC = typeof navigator !== 'undefined' && /Mac|iP(?:hone|ad)/.test(navigator.platform);
