const LONGEST = 86_400;
const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/;

/** "3:45" → 225; hours, minutes and seconds, or seconds alone. '' is 0, an invalid length undefined. */
export function readDuration(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return 0;
  const seconds = /^\d{1,5}$/.test(typed) ? Number(typed) : secondsOf(typed);
  return seconds !== undefined && seconds <= LONGEST ? seconds : undefined;
}

function secondsOf(typed: string): number | undefined {
  const match = CLOCK.exec(typed);
  if (!match) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  if (Number(seconds) > 59 || (match[1] !== undefined && Number(minutes) > 59)) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const two = (figure: number) => String(figure).padStart(2, '0');

export function showDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
