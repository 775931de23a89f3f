import type { Problem } from './problem.ts';

export interface FormState<Values> {
  readonly values: Values;
  /** The last saved version; "dirty" compares with it. */
  readonly saved: Values;
  readonly problems: readonly Problem[];
}

/** A form's values outside any component: they survive hiding, and other code can save them. */
export interface FormStore<Values> {
  readonly get: () => FormState<Values>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back when typing pauses, and at once after any other change: for what only follows from the text. */
  readonly whenSettled: (listener: () => void) => () => void;
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Changes several values at once; the saved version stays. */
  readonly fill: (values: Partial<Values>) => void;
  /** Makes these values the saved version and clears all problems. */
  readonly reset: (values: Values) => void;
  /** Takes a newer saved version and keeps later input. */
  readonly rebase: (saved: Values) => void;
  readonly isDirty: () => boolean;
  /** Checks one field when it loses the focus. */
  readonly check: (name: string) => void;
  /** Checks everything; true without problems. */
  readonly checkAll: () => boolean;
  /** Marks the fields that the server refused. */
  readonly refuse: (problems: readonly Problem[]) => void;
}

/** A pause of this many milliseconds ends a run of keys. */
const SETTLE_MS = 250;

export type Validate<Values> = (values: Values) => readonly Problem[];

/** Whether a problem is about this field or something inside it. */
export function isAbout(problem: Problem, name: string): boolean {
  return problem.field === name || problem.field.startsWith(`${name}.`);
}

/** Values are plain data. Untouched parts keep their identity, so that long lists compare quickly. */
export function sameValues(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = presentEntries(a);
  const right = new Map(presentEntries(b));
  return left.length === right.size && left.every(([key, value]) => sameValues(value, right.get(key)));
}

const presentEntries = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined);

export function createFormStore<Values extends object>(
  initial: Values,
  validate: Validate<Values> = () => [],
): FormStore<Values> {
  let state: FormState<Values> = { values: initial, saved: initial, problems: [] };
  const listeners = new Set<() => void>();
  const followers = new Set<() => void>();
  let pause: ReturnType<typeof setTimeout> | undefined;

  function show(next: Partial<FormState<Values>>): void {
    clearTimeout(pause);
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  function settle(): void {
    for (const follower of followers) follower();
  }
  function change(next: Partial<FormState<Values>>): void {
    show(next);
    settle();
  }
  function recheck(name: string, values: Values): readonly Problem[] {
    const others = state.problems.filter((problem) => !isAbout(problem, name));
    return [...others, ...validate(values).filter((problem) => isAbout(problem, name))];
  }
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenSettled(listener) {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    set(name, value) {
      const values = { ...state.values, [name]: value };
      const marked = state.problems.some((problem) => isAbout(problem, name));
      show(marked ? { values, problems: recheck(name, values) } : { values });
      pause = setTimeout(settle, SETTLE_MS);
    },
    fill: (values) => change({ values: { ...state.values, ...values } }),
    reset: (values) => change({ values, saved: values, problems: [] }),
    rebase: (saved) => change({ saved }),
    isDirty: () => !sameValues(state.values, state.saved),
    check(name) {
      // The server's refusal holds until the field changes.
      const isRefused = state.problems.some((problem) => problem.message && isAbout(problem, name));
      if (!isRefused) change({ problems: recheck(name, state.values) });
    },
    checkAll() {
      const problems = validate(state.values);
      change({ problems });
      return problems.length === 0;
    },
    refuse: (problems) => change({ problems }),
  };
}
