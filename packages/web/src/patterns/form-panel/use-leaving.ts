import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';

interface LeavingOptions<Values> {
  readonly form: FormStore<Values>;
  /** Nothing where something is left to mend. */
  readonly save: () => Promise<unknown>;
  /** A shown conflict waits for a decision, or the person may not save. */
  readonly isStopped: boolean;
  readonly name: () => string;
  readonly reopen: () => void;
}

interface Leaving {
  /** True once nothing is unsaved. */
  readonly save: () => Promise<boolean>;
  readonly mayLeave: () => Promise<boolean>;
}

/** Saves a form whichever way its person leaves it. What could not be saved stays a draft of the tab, and is said. */
export function useLeaving<Values>(options: LeavingOptions<Values>): Leaving {
  const { form } = options;
  const { t } = useTranslation('patterns');
  const underWay = useRef<Promise<unknown>>(undefined);
  /** The values with which the person has been stopped once. */
  const stoppedAt = useRef<Values>(undefined);

  async function save(): Promise<boolean> {
    await underWay.current;
    if (!form.isDirty()) return true;
    if (options.isStopped) return false;
    underWay.current = options.save();
    await underWay.current;
    return !form.isDirty();
  }
  async function mayLeave(): Promise<boolean> {
    if (await save()) return true;
    const { values } = form.get();
    const isSecond = stoppedAt.current === values || options.isStopped;
    stoppedAt.current = values;
    return isSecond;
  }
  const left = useEffectEvent(async () => {
    if (!form.isDirty() || (await save())) return;
    showToast({
      tone: 'warning',
      text: t('panel.keptDraft', { name: options.name() }),
      action: { label: t('panel.reopen'), run: options.reopen },
    });
  });
  useEffect(() => () => void left(), []);
  return { save, mayLeave };
}
