import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { isTyping } from '#web/ui/hooks/is-typing.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';

export interface ChangeSteps {
  /** -1 before the first step. */
  readonly current: number;
  readonly next: () => void;
  readonly previous: () => void;
}

/** From change to change by buttons and by `n` and `p`, round at the ends. */
export function useChangeSteps(frame: RefObject<HTMLElement | null>, places: readonly number[]): ChangeSteps {
  const [{ of, at }, setCurrent] = useState({ of: places, at: -1 });
  const current = of === places ? at : -1;

  function goTo(change: number) {
    const row = frame.current?.querySelector<HTMLElement>(`[data-place="${places[change]}"]`);
    if (!row) return;
    setCurrent({ of: places, at: change });
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center' });
  }
  const next = () => goTo((current + 1) % places.length);
  const previous = () => goTo((Math.max(current, 0) - 1 + places.length) % places.length);

  const act = useEffectEvent((key: string) => {
    if (key === 'n') next();
    else if (key === 'p') previous();
    else return false;
    return true;
  });
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (!useAppConfig.getState().letterKeys || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target))
        return;
      const isBehindDialog = isModalOpen() && !frame.current?.closest('dialog');
      if (!isBehindDialog && act(event.key)) event.preventDefault();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [frame]);
  return { current, next, previous };
}
