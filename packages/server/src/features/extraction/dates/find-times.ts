import { hourOf } from './custom-format.ts';
import { ZONE_NAMES } from './zone-names.ts';

export interface FoundTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Milliseconds ahead of UTC, where it is written right after the time. */
  readonly offset: number | undefined;
  readonly start: number;
  readonly end: number;
}

const HALF = '(?:\\s?(?<half>a\\.?m|p\\.?m|sa|ch|sang|trua|chieu|toi|dem)(?![a-z])\\.?)?';
const ZONE = '(?:\\s?(?<sign>[+-])(?<ahead>\\d{2}):?(?<minutesAhead>\\d{2})(?!\\d))?';
/** "16.28 GMT", "4.28pm": between day and month a point says nothing of hours. */
const POINT = `\\.(?=\\d{2}\\s?(?:[ap]\\.?m|${ZONE_NAMES})(?![a-z]))`;
const BETWEEN = `(?:\\s?(?::|h|g|gio)\\s?|${POINT})`;
const SECONDS =
  "(?:\\s?[:']\\s?(?<second>\\d{2})(?![\\d/-])(?:[.,]\\d+)?)?(?:\\s?(?:phut|p|')(?![a-z]|\\.m))?";
/** 15:44:00, 15h44, 15 giờ 44 phút, 3:44 chiều, 15h. */
const TIME = new RegExp(
  `(?<![\\d:])(?<hour>\\d{1,2})(?:${BETWEEN}(?<minute>\\d{2})(?!\\d)${SECONDS}` +
    `|\\s?(?:h|g|gio)(?![a-z0-9])|\\s?(?=\\s?(?:[ap]\\.?m|chieu)(?![a-z])))${HALF}${ZONE}`,
  'g',
);

/** All times of a folded text outside of the given places. */
export function findTimes(
  text: string,
  taken: readonly { readonly start: number; readonly end: number }[],
): FoundTime[] {
  return [...text.matchAll(TIME)].flatMap((match) => {
    const time = timeOf(match);
    const isFree = !taken.some(({ start, end }) => time.start < end && start < time.end);
    return isFree && time.hour <= 24 && time.minute < 60 ? [time] : [];
  });
}

function timeOf(match: RegExpExecArray): FoundTime {
  const { hour, minute, second, half, sign, ahead, minutesAhead } = match.groups ?? {};
  const offset = (Number(ahead) * 60 + Number(minutesAhead)) * 60_000;
  return {
    hour: hourOf(Number(hour), half?.replace('.', '')),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
    offset: sign === undefined ? undefined : sign === '-' ? -offset : offset,
    start: match.index,
    end: match.index + match[0].length,
  };
}
