interface Planned {
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** A new start and end while they are chosen. */
export interface ChosenTimes {
  readonly start: string | null;
  /** null: without an end. */
  readonly end: string | null;
  /** By hand: it no longer follows the start. */
  readonly isEndChosen: boolean;
}

/** As planned, or from another start on and as long as planned. */
export function firstTimes(planned: Planned, start: string | null = planned.startTime): ChosenTimes {
  return { start, end: endAfter(planned, start), isEndChosen: false };
}

export function startingAt(planned: Planned, times: ChosenTimes, start: string | null): ChosenTimes {
  return times.isEndChosen ? { ...times, start } : firstTimes(planned, start);
}

export function endingAt(planned: Planned, { start }: ChosenTimes, end: string | null): ChosenTimes {
  return { start, end, isEndChosen: end !== endAfter(planned, start) };
}

/** What keeps them from being sent. */
export function problemOf(
  planned: Planned,
  { start, end }: ChosenTimes,
): 'noTime' | 'endFirst' | 'sameTime' | undefined {
  if (start === null) return 'noTime';
  if (end !== null && Date.parse(end) < Date.parse(start)) return 'endFirst';
  return start === planned.startTime && end === planned.endTime ? 'sameTime' : undefined;
}

function endAfter({ startTime, endTime }: Planned, start: string | null): string | null {
  if (start === null || startTime === null || endTime === null) return null;
  return new Date(Date.parse(start) + Date.parse(endTime) - Date.parse(startTime)).toISOString();
}
