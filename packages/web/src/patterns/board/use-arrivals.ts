import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BoardCard, BoardColumn } from './board-model.ts';

interface Awaited {
  readonly cardId: string;
  readonly columnKey: string;
  readonly words: string;
}

interface Arrivals {
  readonly board: RefObject<HTMLElement | null>;
  /** What was said last. */
  readonly words: string;
  readonly expect: (cardId: string, columnKey: string, words: string) => void;
}

/** Says where a card went once it is there, and gives the focus back to its menu: with its old column it lost it. */
export function useArrivals<Card extends BoardCard>(columns: readonly BoardColumn<Card>[]): Arrivals {
  const board = useRef<HTMLElement>(null);
  const awaited = useRef<Awaited>(undefined);
  const [words, setWords] = useState('');
  useEffect(() => {
    const { cardId, columnKey, words: next = '' } = awaited.current ?? {};
    const column = columns.find(({ key }) => key === columnKey);
    if (!column?.cards.some(({ id }) => id === cardId)) return;
    awaited.current = undefined;
    setWords(next);
    if (document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${cardId}"] [aria-haspopup="menu"]`)?.focus();
  }, [columns]);
  return {
    board,
    words,
    expect: (cardId, columnKey, next) => {
      awaited.current = { cardId, columnKey, words: next };
    },
  };
}
