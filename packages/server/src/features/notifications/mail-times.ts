/** Mails to one person are collected for this long. */
export const BUNDLED_MINUTES = 2;

const OFFSET_MS = 7 * 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface QuietHours {
  /** "22:00" */
  readonly from: string;
  readonly to: string;
}

/** The end of the current quiet hours; undefined outside them. */
export function endOfQuiet(quiet: QuietHours | null, now: Date): Date | undefined {
  if (quiet === null) return undefined;
  const sinceMidnight = (now.getTime() + OFFSET_MS) % DAY_MS;
  const [from, to] = [sinceStart(quiet.from), sinceStart(quiet.to)];
  const isQuiet =
    from < to ? sinceMidnight >= from && sinceMidnight < to : sinceMidnight >= from || sinceMidnight < to;
  if (!isQuiet) return undefined;
  const left = (to - sinceMidnight + DAY_MS) % DAY_MS;
  return new Date(now.getTime() + left);
}

function sinceStart(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}
