import { addDays } from '#web/ui/dates/days.ts';

/** Something that lasts from one day to another, both included. */
export interface Spanning {
  readonly key: string;
  readonly first: string;
  readonly last: string;
}

/** What is drawn in the cell where it begins in a week. */
export interface Placed<Item> {
  readonly item: Item;
  /** Counted from the top of the cell. */
  readonly line: number;
  /** Lines that it covers: what is of one day takes two where there is room, so that its name can be read. */
  readonly height: number;
  /** Cells that it covers. */
  readonly days: number;
  /** It began in an earlier week, or goes on in a later one. */
  readonly comesFrom: boolean;
  readonly goesOn: boolean;
}

export interface DayCell<Item> {
  readonly day: string;
  readonly placed: readonly Placed<Item>[];
  /** How many of the day have no line. */
  readonly hidden: number;
}

/** Weeks of days, each of which can be laid out alone. */
export interface MonthPlan<Item> {
  readonly weeks: readonly (readonly string[])[];
  readonly layOut: (week: readonly string[]) => readonly DayCell<Item>[];
}

/**
 * Gives each item its line in each week: what lasts longer stands above and keeps its line for all of its days. What
 * finds no line is counted for each of its days; a week with such days leaves its last line to the number.
 */
export function planMonth<Item extends Spanning>(
  items: readonly Item[],
  weeks: readonly (readonly string[])[],
  lines: number,
): MonthPlan<Item> {
  const sorted = longestFirst(items);
  return { weeks, layOut: (week) => layOutWeek(sorted, week, lines) };
}

/** What the lines of a week hold so far. */
class WeekLines<Item extends Spanning> {
  readonly cells: { day: string; placed: Placed<Item>[]; hidden: number }[];
  /** For each day a bit for each line that is in use. */
  readonly #taken: number[];
  readonly #week: readonly string[];
  readonly #lines: number;
  /** For each day how many of its own still wait for a line. */
  readonly #waiting: number[];

  constructor(week: readonly string[], lines: number, sorted: readonly Item[]) {
    this.#lines = lines;
    this.#waiting = week.map(() => 0);
    for (const { first, last } of sorted) {
      const at = first === last ? week.indexOf(first) : -1;
      if (at >= 0) this.#waiting[at] = (this.#waiting[at] ?? 0) + 1;
    }
    this.cells = week.map((day) => ({ day, placed: [], hidden: 0 }));
    this.#taken = week.map(() => 0);
    this.#week = week;
  }

  /** The columns of an item; undefined outside this week. */
  #columnsOf({ first, last }: Item): readonly [from: number, to: number] | undefined {
    const [monday = ''] = this.#week;
    const sunday = this.#week.at(-1) ?? '';
    if (last < monday || first > sunday) return undefined;
    return [
      first <= monday ? 0 : this.#week.indexOf(first),
      last >= sunday ? this.#week.length - 1 : this.#week.indexOf(last),
    ];
  }

  place(item: Item): void {
    const columns = this.#columnsOf(item);
    if (!columns) return;
    const [from, to] = columns;
    let inUse = 0;
    for (let at = from; at <= to; at += 1) inUse |= this.#taken[at] ?? 0;
    const height = item.first === item.last ? this.#heightAt(from, inUse) : 1;
    const line = freeLine(inUse, this.#lines, height);
    for (let at = from; at <= to; at += 1) {
      const cell = this.cells[at];
      if (line !== undefined) this.#taken[at] = (this.#taken[at] ?? 0) | (((1 << height) - 1) << line);
      else if (cell) cell.hidden += 1;
    }
    if (line === undefined) return;
    this.cells[from]?.placed.push({
      item,
      line,
      height,
      days: to - from + 1,
      comesFrom: item.first < (this.cells[0]?.day ?? ''),
      goesOn: item.last > (this.cells.at(-1)?.day ?? ''),
    });
  }

  /** Two where two are free below each other and the others of the day still find one each. */
  #heightAt(at: number, inUse: number): number {
    const waiting = (this.#waiting[at] ?? 1) - 1;
    this.#waiting[at] = waiting;
    let free = 0;
    for (let line = 0; line < this.#lines; line += 1) free += (inUse >> line) & 1 ? 0 : 1;
    return free - 2 >= waiting && freeLine(inUse, this.#lines, 2) !== undefined ? 2 : 1;
  }
}

function layOutWeek<Item extends Spanning>(
  sorted: readonly Item[],
  week: readonly string[],
  lines: number,
): readonly DayCell<Item>[] {
  const whole = placeAll(sorted, week, lines);
  return whole.some(({ hidden }) => hidden > 0) ? placeAll(sorted, week, lines - 1) : whole;
}

function placeAll<Item extends Spanning>(
  sorted: readonly Item[],
  week: readonly string[],
  lines: number,
): readonly DayCell<Item>[] {
  const placing = new WeekLines<Item>(week, lines, sorted);
  for (const item of sorted) placing.place(item);
  return placing.cells;
}

/** The first of so many lines below each other whose bits are not set. */
function freeLine(inUse: number, lines: number, height: number): number | undefined {
  const wanted = (1 << height) - 1;
  for (let line = 0; line + height <= lines; line += 1) {
    if ((inUse & (wanted << line)) === 0) return line;
  }
  return undefined;
}

/** Several days before one, then by the first day. Thousands come by time, so the two parts are sorted almost at once. */
function longestFirst<Item extends Spanning>(items: readonly Item[]): readonly Item[] {
  const isLong = ({ first, last }: Item) => first !== last;
  return [...items.filter(isLong).sort(byDays), ...items.filter((item) => !isLong(item)).sort(byDays)];
}

function byDays(a: Spanning, b: Spanning): number {
  if (a.first !== b.first) return a.first < b.first ? -1 : 1;
  if (a.last !== b.last) return a.last > b.last ? -1 : 1;
  return 0;
}

/** The items of one day, those of several days first. */
export function itemsOfDay<Item extends Spanning>(items: readonly Item[], day: string): readonly Item[] {
  return longestFirst(items.filter(({ first, last }) => first <= day && day <= last));
}

/** A span as many days later as the day that was held moved. */
export function daysBetween(held: string, dropped: string): number {
  return Math.round((Date.parse(dropped) - Date.parse(held)) / 86_400_000);
}

/** The day of a segment under a point, by the part of its width left of it. */
export function heldDay(segmentStart: string, days: number, part: number): string {
  return addDays(segmentStart, Math.min(days - 1, Math.max(0, Math.floor(part * days))));
}
