import { type RefObject, useLayoutEffect, useState } from 'react';

/** Two columns of less than this are no text to read. */
const LEAST_WIDTH = 680;

/** Whether there is no room for two columns: in a narrow window, but in a drawer of a wide one too. */
export function useIsNarrow(frame: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setIsNarrow] = useState(() => window.innerWidth < 768);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setIsNarrow(window.innerWidth < 768 || element.clientWidth < LEAST_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return isNarrow;
}
