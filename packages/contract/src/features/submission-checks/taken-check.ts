import { dayText, hanoiDay } from '../../vocabulary/hanoi-time.ts';
import type { Bilingual } from '../contests/contest-values.ts';
import type { TakenPrecision } from '../submissions/submission-kinds.ts';
import type { CheckedFile, CheckedWork, CheckingRules } from './checked-work.ts';
import { type Finding, finding, said } from './finding.ts';

/** Days between which something was taken, both included. */
interface Days {
  readonly first: string;
  readonly last: string;
}

/**
 * By the file's own time; without one by what the author says, as far as that is known: a year that overlaps the period is
 * inside. Unknown is a hint.
 */
export function takenCheck(
  work: CheckedWork,
  file: CheckedFile,
  { createdFrom, createdTo }: CheckingRules,
): Finding | undefined {
  if (createdFrom === null && createdTo === null) return undefined;
  const expected = periodOf(createdFrom, createdTo);
  const days = daysOf(file.takenTime, 'DAY') ?? daysOf(work.takenTime, work.takenPrecision);
  if (days === undefined) {
    const look = { isMet: false, isHint: true, actual: said('takenUnknown'), expected };
    return finding('TAKEN_IN_PERIOD', look, file.id);
  }
  const isMet =
    (createdFrom === null || days.last >= createdFrom) && (createdTo === null || days.first <= createdTo);
  const actual = isMet ? said('takenInside') : said('takenOutside', { day: dayText(days.first) });
  return finding('TAKEN_IN_PERIOD', { isMet, actual, expected }, file.id);
}

function periodOf(from: string | null, to: string | null): Bilingual {
  if (from !== null && to !== null) return said('between', { least: dayText(from), most: dayText(to) });
  return from === null ? said('until', { to: dayText(to ?? '') }) : said('since', { from: dayText(from) });
}

function daysOf(time: string | null, precision: TakenPrecision): Days | undefined {
  if (time === null || precision === 'NONE') return undefined;
  const day = hanoiDay(Date.parse(time));
  if (precision === 'YEAR') return { first: `${day.slice(0, 4)}-01-01`, last: `${day.slice(0, 4)}-12-31` };
  if (precision === 'MONTH') return { first: `${day.slice(0, 7)}-01`, last: `${day.slice(0, 7)}-31` };
  return { first: day, last: day };
}
