/** Files that stand together under a heading. */
export interface GridGroup {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

/** A group and the places of its files. */
export interface PlannedGroup extends GridGroup {
  readonly first: number;
}

export type GridLine = { readonly group: PlannedGroup } | { readonly first: number; readonly count: number };

/** What stands in each line of a grid, from the top. */
export interface GridPlan {
  readonly count: number;
  readonly lines: readonly GridLine[];
  /** Those that begin before the end of the grid. */
  readonly groups: readonly PlannedGroup[];
}

/** Lines of at most so many files; each group begins one. Without groups all files are one. */
export function gridPlan(count: number, columns: number, groups?: readonly GridGroup[]): GridPlan {
  const planned = groups ? placed(groups, count) : [];
  if (planned.length === 0) return { count, lines: fileLines(0, count, columns), groups: [] };
  const lines = planned.flatMap((group, index): readonly GridLine[] => {
    const end = planned[index + 1]?.first ?? count;
    return [{ group }, ...fileLines(group.first, end, columns)];
  });
  return { count, lines, groups: planned };
}

/** The counts may be a moment older than the list: the last group takes what is left. */
function placed(groups: readonly GridGroup[], count: number): PlannedGroup[] {
  let first = 0;
  const all = groups.map((group) => {
    const here = { ...group, first };
    first += group.count;
    return here;
  });
  return all.filter((group) => group.first < count);
}

function fileLines(from: number, end: number, columns: number): GridLine[] {
  return Array.from({ length: Math.ceil((end - from) / columns) }, (_, line) => {
    const first = from + line * columns;
    return { first, count: Math.min(columns, end - first) };
  });
}

/** The line that a place is in. */
export function lineOf({ lines }: GridPlan, index: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (firstOf(lines[middle]) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The place at which a line begins; for a heading, that of its first file. */
export function firstOf(line: GridLine | undefined): number {
  if (line === undefined) return 0;
  return 'group' in line ? line.group.first : line.first;
}

/** The group that a place belongs to. */
export function groupOf({ groups }: GridPlan, index: number): number {
  return Math.max(
    0,
    groups.findLastIndex(({ first }) => first <= index),
  );
}

interface Step {
  readonly index: number;
  readonly plan: GridPlan;
  /** The number of lines visible at once. */
  readonly page: number;
}

/** The target of a key from a place in the grid; undefined for keys that do not move. */
export function stepTo(key: string, { index, plan, page }: Step): number | undefined {
  const last = plan.count - 1;
  const within = (place: number) => Math.min(last, Math.max(0, place));
  switch (key) {
    case 'ArrowLeft':
      return within(index - 1);
    case 'ArrowRight':
      return within(index + 1);
    case 'ArrowUp':
      return lineStep(plan, index, -1);
    case 'ArrowDown':
      return lineStep(plan, index, 1);
    case 'PageUp':
      return lineStep(plan, index, -page);
    case 'PageDown':
      return lineStep(plan, index, page);
    case 'Home':
      return 0;
    case 'End':
      return within(last);
    default:
      return undefined;
  }
}

/** The place so many lines of files away in the same column; a short line gives its last place. */
function lineStep(plan: GridPlan, index: number, step: number): number {
  const here = lineOf(plan, index);
  const column = index - firstOf(plan.lines[here]);
  let [at, left] = [here, Math.abs(step)];
  for (let next = here + Math.sign(step); left > 0 && plan.lines[next]; next += Math.sign(step)) {
    if ('group' in (plan.lines[next] ?? {})) continue;
    at = next;
    left -= 1;
  }
  const line = plan.lines[at];
  if (at === here || line === undefined || 'group' in line) return index;
  return line.first + Math.min(column, line.count - 1);
}

/** The first file of the month before or after, or of this month when going back from within it. */
export function groupStep(plan: GridPlan, index: number, step: 1 | -1): number | undefined {
  const { groups } = plan;
  if (groups.length === 0) return undefined;
  const here = groupOf(plan, index);
  const first = groups[here]?.first ?? 0;
  if (step === -1 && index > first) return first;
  return groups[here + step]?.first ?? (step === 1 ? plan.count - 1 : 0);
}
