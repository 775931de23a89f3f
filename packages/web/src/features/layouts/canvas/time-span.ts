const HOUR_MS = 3_600_000;
const BACK_HOURS = 12;
const AHEAD_HOURS = 24;
/** Of the line, which is at least 360 px long. */
const CLOSE_SHARE = 0.075;
const WIDE_SHARE = 0.12;

/** The part of time that the line over the canvas shows, in full hours, and places on it in percent. */
export function timeSpan(now: Date) {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const from = hour - BACK_HOURS * HOUR_MS;
  const to = hour + AHEAD_HOURS * HOUR_MS;
  const shareOf = (time: string) => Math.min(1, Math.max(0, (Date.parse(time) - from) / (to - from)));
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  /** What stands too close to be pressed apart, together. */
  function grouped<Item extends { readonly time: string }>(items: readonly Item[]): Item[][] {
    const groups: Item[][] = [];
    for (const item of items) {
      const last = groups.at(-1);
      const first = last?.[0];
      if (last && first && shareOf(item.time) - shareOf(first.time) < CLOSE_SHARE) last.push(item);
      else groups.push([item]);
    }
    return groups;
  }
  return {
    grouped,
    /** Wide enough for a finger, with a mark over its end. */
    isWide: (start: string, end: string) => shareOf(end) - shareOf(start) >= WIDE_SHARE,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    placeOf: (time: string) => percent(shareOf(time)),
    widthOf: (start: string, end: string) => percent(Math.max(0, shareOf(end) - shareOf(start))),
    /** A time on the line when what begins at `time` was shown. */
    inside: (time: string) => new Date(Math.max(from, Date.parse(time))).toISOString(),
  };
}
