import { useSyncExternalStore } from 'react';
import { type FormState, type FormStore, isAbout } from './form-store.ts';
import type { Problem } from './problem.ts';

/** Re-renders only when the selected part changes; the part must keep its identity while it is the same. */
export function useFormPart<Values, Part>(
  form: FormStore<Values>,
  select: (state: FormState<Values>) => Part,
): Part {
  return useSyncExternalStore(form.subscribe, () => select(form.get()));
}

/** The same for what only follows from the text: it renders when typing pauses. */
export function useSettledPart<Values, Part>(
  form: FormStore<Values>,
  select: (state: FormState<Values>) => Part,
): Part {
  return useSyncExternalStore(form.whenSettled, () => select(form.get()));
}

export function useFormDirty<Values>(form: FormStore<Values>): boolean {
  return useSyncExternalStore(form.subscribe, form.isDirty);
}

export function firstProblem(problems: readonly Problem[], name: string): Problem | undefined {
  return problems.find((problem) => isAbout(problem, name));
}
