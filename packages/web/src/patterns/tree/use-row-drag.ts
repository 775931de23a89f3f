import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useState } from 'react';
import type { DropPlace } from './tree-moves.ts';

const EDGE = 0.28;

interface RowDrag {
  readonly row: RefObject<HTMLElement | null>;
  readonly handle: RefObject<HTMLElement | null>;
  readonly id: string;
  /** Whether dropping `id` here is possible. */
  readonly canDrop: (id: string, place: DropPlace) => boolean;
  readonly onDrop: (id: string, place: DropPlace) => void;
}

function draggedId(data: Record<string | symbol, unknown>): string | undefined {
  return typeof data.treeRowId === 'string' ? data.treeRowId : undefined;
}

/** The upper and lower edge of a row mean before and after, its middle means inside. */
function placeAt(element: Element, clientY: number): DropPlace {
  const { top, height } = element.getBoundingClientRect();
  const share = (clientY - top) / height;
  if (share < EDGE) return 'before';
  return share > 1 - EDGE ? 'after' : 'inside';
}

/** Makes a row draggable by its handle and a place to drop on; answers where something hovers over it. */
export function useRowDrag({ row, handle, id, canDrop, onDrop }: RowDrag): DropPlace | undefined {
  const [over, setOver] = useState<DropPlace>();
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const hover = (from: string | undefined, clientY: number): DropPlace | undefined => {
      const place = placeAt(element, clientY);
      return from !== undefined && canDrop(from, place) ? place : undefined;
    };
    return combine(
      draggable({
        element,
        ...(handle.current && { dragHandle: handle.current }),
        getInitialData: () => ({ treeRowId: id }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => draggedId(source.data) !== undefined,
        onDrag: ({ source, location }) =>
          setOver(hover(draggedId(source.data), location.current.input.clientY)),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source, location }) => {
          setOver(undefined);
          const from = draggedId(source.data);
          const place = hover(from, location.current.input.clientY);
          if (from !== undefined && place !== undefined) onDrop(from, place);
        },
      }),
    );
  }, [row, handle, id, canDrop, onDrop]);
  return over;
}
