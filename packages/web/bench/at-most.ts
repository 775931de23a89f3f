import { expect, type TestContext } from 'vitest';

export interface Verdict {
  readonly what: string;
  readonly measured: number;
  readonly target: number;
}

declare module 'vitest' {
  interface TaskMeta {
    verdicts?: Verdict[];
  }
}

/** Records a measurement for the report, and fails the scenario when it misses its target. */
export function atMost({ task }: TestContext, what: string, measured: number, target: number): void {
  task.meta.verdicts = [...(task.meta.verdicts ?? []), { what, measured, target }];
  expect.soft(measured, what).toBeLessThanOrEqual(target);
}
