import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface SortDrag {
  /** Identifies the list: rows of other lists refuse its items. */
  readonly list: string;
  readonly index: number;
  readonly onMove: (from: number, to: number) => void;
}

type Edge = 'before' | 'after';

interface SortDragRefs {
  readonly row: RefObject<HTMLLIElement | null>;
  readonly handle: RefObject<HTMLButtonElement | null>;
  readonly edge: Edge | undefined;
}

function edgeAt(element: Element, clientY: number): Edge {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
}

/** The target index, counted after the item left its old place. */
function placeOf(from: number, index: number, edge: Edge): number {
  const wanted = edge === 'before' ? index : index + 1;
  return from < wanted ? wanted - 1 : wanted;
}

export function useSortDrag({ list, index, onMove }: SortDrag): SortDragRefs {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [edge, setEdge] = useState<Edge>();
  const drop = useEffectEvent((from: number, to: Edge) => onMove(from, placeOf(from, index, to)));
  useEffect(() => {
    const element = row.current;
    if (!element || !handle.current) return;
    return combine(
      draggable({
        element,
        dragHandle: handle.current,
        getInitialData: () => ({ sortList: list, index }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.sortList === list && source.data.index !== index,
        onDrag: ({ location }) => setEdge(edgeAt(element, location.current.input.clientY)),
        onDragLeave: () => setEdge(undefined),
        onDrop({ source, location }) {
          setEdge(undefined);
          drop(Number(source.data.index), edgeAt(element, location.current.input.clientY));
        },
      }),
    );
  }, [list, index]);
  return { row, handle, edge };
}
