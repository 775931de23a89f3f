export interface JurorPace {
  readonly done: number;
  readonly todo: number;
  /** When the juror began; null before the first score. */
  readonly startTime: number | null;
}

const HOUR = 3_600_000;

/** When a juror is through at the pace so far; null where there is no pace yet. */
export function expectedEnd({ done, todo, startTime }: JurorPace, now: number): number | null {
  if (todo === 0) return now;
  if (done === 0 || startTime === null) return null;
  // Below an hour a few quick scores promise too much.
  const spent = Math.max(now - startTime, HOUR);
  return now + (todo * spent) / done;
}

/** Turns that will not be done in time at the pace so far: all of them where none is. */
export function turnsAtRisk(pace: JurorPace, now: number, deadline: number, openTime: number): number {
  if (pace.todo === 0) return 0;
  if (now >= deadline) return pace.todo;
  // Who has not begun is at risk once half of the time is over.
  if (pace.done === 0 || pace.startTime === null)
    return now - openTime > (deadline - openTime) / 2 ? pace.todo : 0;
  const spent = Math.max(now - pace.startTime, HOUR);
  const inTime = Math.floor(((deadline - now) * pace.done) / spent);
  return Math.max(0, pace.todo - inTime);
}
