import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

const TOOLS = '[data-tool]';

interface RovingFocus {
  readonly box: RefObject<HTMLDivElement | null>;
  /** The one tool in the Tab order. */
  readonly current: string;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** A toolbar is one Tab stop; arrow keys, Home and End move among its elements with `data-tool`. */
export function useRovingFocus(first: string): RovingFocus {
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  return {
    box,
    current,
    onFocus(event) {
      const tool = event.target instanceof HTMLElement ? event.target.dataset.tool : undefined;
      if (tool !== undefined) setCurrent(tool);
    },
    onKeyDown(event) {
      const tools = [...(box.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])];
      const at = event.target instanceof HTMLElement ? tools.indexOf(event.target) : -1;
      const target = at === -1 ? undefined : targetOf(event.key, at, tools.length);
      if (target === undefined) return;
      event.preventDefault();
      tools[target]?.focus();
    },
  };
}
