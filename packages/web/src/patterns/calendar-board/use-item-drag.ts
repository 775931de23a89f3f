import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useCalendar } from './calendar-context.ts';
import type { CalendarTray, Place } from './calendar-model.ts';
import { isOver } from './calendar-range.ts';

function draggedId(data: Record<string | symbol, unknown>): string | undefined {
  return typeof data.calendarItemId === 'string' ? data.calendarItemId : undefined;
}

/** Returns whether it is being dragged. */
export function useItemDrag(element: RefObject<HTMLElement | null>, id: string, isMovable: boolean): boolean {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    if (!element.current || !isMovable) return;
    return draggable({
      element: element.current,
      getInitialData: () => ({ calendarItemId: id }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [element, id, isMovable]);
  return dragging;
}

/** Returns whether an item is held over it whose time it clears. */
export function useTrayDrop(element: RefObject<HTMLElement | null>, takes: CalendarTray['takes']): boolean {
  const [over, setOver] = useState(false);
  const isTaken = useEffectEvent((id: string) => takes?.isTaken(id) ?? false);
  const take = useEffectEvent((id: string) => takes?.onTake(id));
  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => {
        const id = draggedId(source.data);
        return id !== undefined && isTaken(id);
      },
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const id = draggedId(source.data);
        if (id !== undefined) take(id);
      },
    });
  }, [element]);
  return over;
}

/** Returns whether an accepted item is held over it. */
export function usePlaceDrop(element: RefObject<HTMLElement | null>, place: Place): boolean {
  const { zone, min, onDrop } = useCalendar();
  const [over, setOver] = useState(false);
  const takes = useEffectEvent(() => !isOver(place, zone, min));
  const dropped = useEffectEvent((id: string) => onDrop(id, place));
  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => draggedId(source.data) !== undefined && takes(),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const id = draggedId(source.data);
        if (id !== undefined) dropped(id);
      },
    });
  }, [element]);
  return over;
}
