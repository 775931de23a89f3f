import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

function filesOf(data: Record<string | symbol, unknown>): readonly string[] {
  return Array.isArray(data.mediaIds) ? data.mediaIds.map(String) : [];
}

/** A place that files of the grid can be dropped on; answers whether some hover over it. */
export function useFileDrop(
  place: RefObject<HTMLElement | null>,
  onDrop: ((ids: readonly string[]) => void) | undefined,
): boolean {
  const [over, setOver] = useState(false);
  const takes = onDrop !== undefined;
  const dropped = useEffectEvent((ids: readonly string[]) => onDrop?.(ids));
  useEffect(() => {
    const element = place.current;
    if (!element || !takes) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => filesOf(source.data).length > 0,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        dropped(filesOf(source.data));
      },
    });
  }, [place, takes]);
  return over;
}
