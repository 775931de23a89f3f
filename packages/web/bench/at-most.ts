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

/** Records what was measured for the report, and fails the scenario where the target is missed. */
export function atMost({ task }: TestContext, what: string, measured: number, target: number): void {
  task.meta.verdicts = [...(task.meta.verdicts ?? []), { what, measured, target }];
  expect.soft(measured, what).toBeLessThanOrEqual(target);
}
