import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Region } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { BlockContent, DropPoint } from './canvas-model.ts';

/** What is dragged: a block of the canvas, or something of the palette. */
export type Dragged =
  | { readonly blockId: string; readonly title: string }
  | { readonly content: BlockContent; readonly title: string };

type Data = Record<string | symbol, unknown>;
const DRAGGED = Symbol('dragged on a canvas');
const POINT = Symbol('point of a canvas');

const draggedIn = (data: Data) => data[DRAGGED] as Dragged | undefined;
const pointIn = (data: Data | undefined) => data?.[POINT] as DropPoint | undefined;

export function useDragged(element: RefObject<HTMLElement | null>, dragged: Dragged, isFixed: boolean): void {
  const data = useEffectEvent(() => ({ [DRAGGED]: dragged }));
  useEffect(() => {
    if (isFixed || !element.current) return;
    return draggable({ element: element.current, getInitialData: () => data() });
  }, [element, isFixed]);
}

/** A block takes drops before or behind itself; without a block, a region takes them at its end. */
export function useDropPoint(
  element: RefObject<HTMLElement | null>,
  region: Region,
  besideId: string | null,
): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    return dropTargetForElements({
      element: target,
      canDrop: ({ source }) => draggedIn(source.data) !== undefined,
      getData: ({ input }) => {
        const { top, height } = target.getBoundingClientRect();
        const isAfter = input.clientY > top + height / 2;
        return { [POINT]: { region, besideId, isAfter } satisfies DropPoint };
      },
    });
  }, [element, region, besideId]);
}

export interface CanvasOver extends DropPoint {
  readonly dragged: Dragged;
}

/** What hovers over the canvas and where. */
export function useCanvasDrops(onDrop: (dragged: Dragged, point: DropPoint) => void): CanvasOver | undefined {
  const [over, setOver] = useState<CanvasOver>();
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const hover = (source: Data, target: Data | undefined) => {
      const [dragged, point] = [draggedIn(source), pointIn(target)];
      setOver((last) => {
        if (!dragged || !point) return undefined;
        const isSame =
          last?.region === point.region && last.besideId === point.besideId && last.isAfter === point.isAfter;
        return isSame ? last : { ...point, dragged };
      });
    };
    return monitorForElements({
      canMonitor: ({ source }) => draggedIn(source.data) !== undefined,
      onDrag: ({ source, location }) => hover(source.data, location.current.dropTargets[0]?.data),
      onDrop: ({ source, location }) => {
        setOver(undefined);
        const [dragged, point] = [draggedIn(source.data), pointIn(location.current.dropTargets[0]?.data)];
        if (dragged && point) dropped(dragged, point);
      },
    });
  }, []);
  return over;
}
