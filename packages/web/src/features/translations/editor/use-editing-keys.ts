import { useEffect, useEffectEvent } from 'react';
import { useTabPlace } from '#web/core/tabs/use-tab.ts';
import { isPressed } from '#web/ui/keys/is-pressed.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';
import type { EditingSteps } from './use-editing-steps.ts';

const FIXES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The keys of the editor work wherever the focus is on its page, also while somebody types. */
export function useEditingKeys(steps: EditingSteps): void {
  const { isActive } = useTabPlace();
  const run = useEffectEvent((event: KeyboardEvent): boolean => {
    const step = steps.byName.find(({ keys }) => isPressed(event, keys));
    if (step) {
      step.run();
      return true;
    }
    const no = FIXES.find((one) => isPressed(event, `Alt-${one}`));
    if (no === undefined) return false;
    steps.fix(no - 1);
    return true;
  });
  useEffect(() => {
    if (!isActive) return undefined;
    function pressed(event: KeyboardEvent) {
      if (event.isComposing || event.defaultPrevented || isModalOpen()) return;
      if (run(event)) event.preventDefault();
    }
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [isActive]);
}
