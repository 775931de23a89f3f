import { MONTH_NAMES, NUMBERED_MONTHS } from '../data/month-names.ts';
import type { QaFinding } from '../qa-finding.ts';
import type { FiguresRead, MonthRead } from '../read/figure.ts';
import { type CheckedPair, finding } from './checked-pair.ts';

/** Every month of the source is in the target; another one in its place is an error. */
export function checkMonths(pair: CheckedPair, said: FiguresRead, given: FiguresRead): QaFinding[] {
  const missing = unlike(said.months, given.months);
  const spare = [...unlike(given.months, said.months)];
  const isCertain = missing.length === 1 && spare.length === 1;
  return missing.flatMap((source) => {
    const target = spare.shift();
    if (target)
      return finding(pair, 'DATE', 'error', 'dateChanged', {
        source,
        target,
        fix: isCertain ? writtenMonth(pair, source, target) : undefined,
        says: { source: `tháng ${source.month}`, target: pair.target.text.slice(target.start, target.end) },
      });
    // Three months before may be "a season before": a month without any other date is no more than a hint.
    return finding(pair, 'DATE', 'warning', 'dateMissing', {
      source,
      says: { source: `tháng ${source.month}` },
    });
  });
}

function unlike(months: readonly MonthRead[], others: readonly MonthRead[]): MonthRead[] {
  const seen = new Set(others.map(({ month }) => month));
  return months.filter(
    ({ month }, place) => !seen.has(month) && months.findIndex((one) => one.month === month) === place,
  );
}

/** By name where the target has one, else by its number. */
function writtenMonth({ target, targetLang }: CheckedPair, { month }: MonthRead, at: MonthRead) {
  const said = target.text.slice(at.start, at.end);
  if (/^\d/.test(said)) return String(month).padStart(said.startsWith('0') ? 2 : 1, '0');
  if (NUMBERED_MONTHS[targetLang]) return undefined;
  return MONTH_NAMES[targetLang]?.[month - 1]?.split('|')[0];
}
