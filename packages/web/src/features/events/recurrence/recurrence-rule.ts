/** Days of the week as RFC 5545 names them, Monday first. */
export const RULE_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type RuleDay = (typeof RULE_DAYS)[number];

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** A rule that the form can show; others are shown as they are written. */
export interface PlainRule {
  readonly frequency: Frequency;
  readonly interval: number;
  /** Of weekly rules; empty: the day of the start. */
  readonly days: readonly RuleDay[];
  /** The last day, `2026-12-31`; undefined: without an end. */
  readonly until: string | undefined;
  /** How many dates; undefined: by `until` or without an end. */
  readonly count: number | undefined;
}

const KNOWN = ['FREQ', 'INTERVAL', 'BYDAY', 'UNTIL', 'COUNT'];

/** Reads a rule; undefined when it says more than the form can show. */
export function readRule(text: string): PlainRule | undefined {
  const parts = new Map(
    text
      .split(';')
      .filter((part) => part !== '')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=', 2);
        return [name, value];
      }),
  );
  const frequency = FREQUENCIES.find((one) => one === parts.get('FREQ'));
  const days = readDays(parts.get('BYDAY'));
  const until = readUntil(parts.get('UNTIL'));
  if (!frequency || !days || until === null) return undefined;
  if ([...parts.keys()].some((name) => !KNOWN.includes(name))) return undefined;
  if (days.length > 0 && frequency !== 'WEEKLY') return undefined;
  return {
    frequency,
    interval: readCount(parts.get('INTERVAL')) ?? 1,
    days,
    until,
    count: readCount(parts.get('COUNT')),
  };
}

function readDays(text: string | undefined): readonly RuleDay[] | undefined {
  if (text === undefined) return [];
  const named = text.split(',');
  const days = RULE_DAYS.filter((day) => named.includes(day));
  return days.length === named.length ? days : undefined;
}

/** null: a time that is no whole day. */
function readUntil(text: string | undefined): string | undefined | null {
  if (text === undefined) return undefined;
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})(?:T\d{6}Z)?$/.exec(text) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}

function readCount(text: string | undefined): number | undefined {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? count : undefined;
}

export function writeRule({ frequency, interval, days, until, count }: PlainRule): string {
  const parts = [`FREQ=${frequency}`];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  if (frequency === 'WEEKLY' && days.length > 0) parts.push(`BYDAY=${days.join(',')}`);
  if (count !== undefined) parts.push(`COUNT=${count}`);
  else if (until !== undefined) parts.push(`UNTIL=${until.replaceAll('-', '')}T165959Z`);
  return parts.join(';');
}
