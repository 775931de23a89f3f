/** The first of some moments that is ahead, as ISO 8601; null for none. */
export function soonest(times: readonly (string | null)[], now: Date): Date | null {
  const ahead = times
    .flatMap((time) => (time === null ? [] : Date.parse(time)))
    .filter((time) => time > now.getTime());
  return ahead.length === 0 ? null : new Date(Math.min(...ahead));
}
