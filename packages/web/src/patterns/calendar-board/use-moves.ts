import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showDateTime, wallTimeIn } from '#web/ui/dates/zoned-time.ts';
import type { CalendarBoardProps, UnscheduledItem } from './calendar-model.ts';

interface Moved {
  readonly id: string;
  readonly title: string;
  readonly time: string;
}

interface Moves {
  readonly root: RefObject<HTMLDivElement | null>;
  /** What was said last. */
  readonly words: string;
  readonly move: (item: UnscheduledItem, time: string) => void;
}

/** Says where an item went once it is there, and gives the focus back to it: with its old place it lost it. */
export function useMoves({ items, tray, onMove }: CalendarBoardProps, zone: string): Moves {
  const { t } = useTranslation('calendar-board');
  const root = useRef<HTMLDivElement>(null);
  const awaited = useRef<Moved>(undefined);
  const [moved, setMoved] = useState<Moved>();
  useEffect(() => {
    const next = awaited.current;
    if (!next) return;
    const item = items.find(({ id }) => id === next.id);
    const waits = tray?.items.some(({ id }) => id === next.id) ?? false;
    // Gone from what is shown means: moved to a day that is not.
    if (item ? Date.parse(item.time) !== Date.parse(next.time) : waits) return;
    awaited.current = undefined;
    setMoved(next);
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(`[data-item="${next.id}"] a`)?.focus();
  }, [items, tray]);
  return {
    root,
    words: moved ? t('moved', { name: moved.title, time: showDateTime(wallTimeIn(zone, moved.time)) }) : '',
    move: ({ id, title }, time) => {
      awaited.current = { id, title, time };
      onMove(id, time);
    },
  };
}
