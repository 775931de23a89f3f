import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import type { LiveArticle } from '../live-article.ts';
import { type BlockPlace, blockAt } from './block-place.ts';
import { moveToGap } from './move-blocks.ts';

/** A press that moves less than this is a click. */
const LEAST = 4;
/** Near the edges of the window the page scrolls. */
const EDGE = 64;
const MOST_SCROLLED = 16;

/** A block that is being moved, and where it would go. */
export interface BlockDrag {
  readonly block: BlockPlace;
  /** The index of the block behind the gap. */
  readonly gap: number;
  /** Of the gap, from the top of the text. */
  readonly top: number;
}

function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around;
  return document.documentElement;
}

/** How far to scroll with each frame while the pointer is near an edge. */
function scrollBy(scroller: Element, y: number): number {
  const { top, bottom } = scroller.getBoundingClientRect();
  const over = y < top + EDGE ? y - top - EDGE : Math.max(0, y - bottom + EDGE);
  return Math.max(-MOST_SCROLLED, Math.min(MOST_SCROLLED, over / 3));
}

interface Pressed {
  readonly block: BlockPlace;
  readonly startY: number;
}

/** Moves a block of the article by the mouse; Escape gives up. */
export function useBlockDrag(article: LiveArticle, layer: { readonly current: HTMLElement | null }) {
  const [pressed, setPressed] = useState<Pressed>();
  const [drag, setDrag] = useState<BlockDrag>();

  function follow(y: number): void {
    const text = layer.current?.getBoundingClientRect();
    if (!pressed || !text) return;
    const over = blockAt(article.editor, text, Math.max(text.top + 1, Math.min(text.bottom - 1, y)));
    if (!over) return;
    const isBelow = y - text.top > over.top + over.height / 2;
    setDrag({
      block: pressed.block,
      gap: over.index + (isBelow ? 1 : 0),
      top: over.top + (isBelow ? over.height : 0),
    });
  }
  const followed = useEffectEvent(follow);
  const dropped = useEffectEvent(() => {
    if (drag) moveToGap(article, drag.block.index, drag.gap);
  });

  useEffect(() => {
    const text = layer.current;
    if (!pressed || !text) return undefined;
    const scroller = scrollerOf(text);
    let [y, hasMoved, frame] = [pressed.startY, false, 0];
    function step() {
      scroller.scrollTop += scrollBy(scroller, y);
      followed(y);
      frame = requestAnimationFrame(step);
    }
    function moved(event: globalThis.PointerEvent) {
      // Released outside of the window.
      if (event.buttons === 0) return ended();
      y = event.clientY;
      if (hasMoved || Math.abs(y - (pressed?.startY ?? y)) < LEAST) return;
      hasMoved = true;
      step();
    }
    function ended() {
      setPressed(undefined);
      setDrag(undefined);
    }
    function released() {
      dropped();
      ended();
    }
    function escaped(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      ended();
    }
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', released);
    window.addEventListener('pointercancel', ended);
    window.addEventListener('keydown', escaped, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', released);
      window.removeEventListener('pointercancel', ended);
      window.removeEventListener('keydown', escaped, { capture: true });
    };
  }, [pressed, layer]);

  return {
    drag,
    press(event: PointerEvent, block: BlockPlace): void {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      setPressed({ block, startY: event.clientY });
    },
  };
}
