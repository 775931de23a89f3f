import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A part of one or two lines: a bar over it would hide it. */
const LOW = 120;
/** Words on its buttons would make the bar wider than the part. */
const NARROW = 520;

/** Keeps an element as high and as wide as the part that its bar floats above, whatever moves or grows around it. */
export function useBarPlace(part: HTMLElement, text: HTMLElement): RefObject<HTMLDivElement | null> {
  const over = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: box } = over;
    if (box === null) return undefined;
    function place(): void {
      const around = box?.offsetParent?.getBoundingClientRect();
      const bar = box?.firstElementChild;
      if (!box || !around || !(bar instanceof HTMLElement)) return;
      const { top, left, width, height } = part.getBoundingClientRect();
      const room = around.width - bar.offsetWidth;
      const start = left - around.left + (width - bar.offsetWidth) / 2;
      box.style.insetBlockStart = `${top - around.top}px`;
      box.style.blockSize = `${height}px`;
      box.dataset.low = String(height < LOW);
      box.dataset.narrow = String(width < NARROW);
      bar.style.marginInlineStart = `${Math.max(0, Math.min(start, room))}px`;
    }
    const watcher = new ResizeObserver(place);
    watcher.observe(part);
    watcher.observe(text);
    // Slides scroll by themselves.
    text.addEventListener('scroll', place, { capture: true, passive: true });
    place();
    return () => {
      watcher.disconnect();
      text.removeEventListener('scroll', place, { capture: true });
    };
  });
  return over;
}
