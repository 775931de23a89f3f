import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type KeyboardEvent, useRef } from 'react';

/** Letters closer together than this belong to one word: the time that browsers give their own selects. */
const TOGETHER_MS = 1000;

/**
 * Finds an entry by the first letters of its label, without diacritics or case; one letter again and again goes through
 * all that begin with it. A space counts only within a word.
 */
export function useTypeahead(): (
  event: KeyboardEvent,
  labels: readonly string[],
  active: number,
) => number | undefined {
  const typed = useRef({ text: '', at: 0 });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }, labels, active) => {
    const before = timeStamp - typed.current.at < TOGETHER_MS ? typed.current.text : '';
    if (key.length !== 1 || ctrlKey || metaKey || altKey || (key === ' ' && before === '')) return undefined;
    const text = before + foldVietnamese(key);
    typed.current = { text, at: timeStamp };
    const [first = ''] = text;
    const isRepeated = text === first.repeat(text.length);
    const wanted = isRepeated ? first : text;
    const start = active + (isRepeated ? 1 : 0);
    const found = labels
      .map((_, index) => (index + Math.max(0, start)) % labels.length)
      .find((index) => foldVietnamese(labels[index]?.trim() ?? '').startsWith(wanted));
    return found ?? (active < 0 ? undefined : active);
  };
}
