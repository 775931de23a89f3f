import { setImmediate } from 'node:timers/promises';

/** So long others wait at most, as far as one step allows. */
const WORK_MS = 10;

/** Work in steps, with a pause for everybody else after some milliseconds of it. */
export async function inPauses<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  let since = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < WORK_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}
