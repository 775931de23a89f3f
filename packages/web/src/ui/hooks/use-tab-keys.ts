import { type KeyboardEvent, type RefObject, useRef } from 'react';

interface TabKeys {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly pressed: (event: KeyboardEvent) => void;
}

/**
 * The keys of a row of tabs: arrows, Home and End choose another one. Every tab names itself by `data-tab`; only the
 * chosen one is in the order of Tab.
 */
export function useTabKeys<Key extends string>(
  keys: readonly Key[],
  current: Key,
  onChange: (key: Key) => void,
): TabKeys {
  const list = useRef<HTMLDivElement>(null);
  function pressed(event: KeyboardEvent): void {
    const next = tabFor(event.key, keys, keys.indexOf(current));
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }
  return { list, pressed };
}

function tabFor<Key extends string>(key: string, keys: readonly Key[], at: number): Key | undefined {
  if (key === 'ArrowRight') return keys[(at + 1) % keys.length];
  if (key === 'ArrowLeft') return keys.at(at - 1);
  if (key === 'Home') return keys[0];
  return key === 'End' ? keys.at(-1) : undefined;
}
