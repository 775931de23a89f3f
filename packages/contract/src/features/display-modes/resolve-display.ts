import type { Display, DisplayMode } from './display.ts';

/** A page of the site as display modes see it. */
export interface DisplayPlace {
  /** From the root of the site, lower case, without query. */
  readonly path: string;
  /** The category that the page lists. */
  readonly listedCategoryId?: string | undefined;
  /** The categories that a post stands in, with those above them. */
  readonly postCategoryIds: readonly string[];
  /** The static page itself. */
  readonly pageId?: string | undefined;
  /** The sidebar that the static page chose for itself. */
  readonly sidebarId?: string | undefined;
}

/** What can be shown somewhere. */
export interface Displayed {
  readonly id: string;
  readonly display: Display;
  /** Among records of the same mode the lower one wins. */
  readonly order: number;
  /** ISO 8601; of the same order the newer one wins. */
  readonly updateTime: string;
}

/** From the most to the least specific. */
const DISPLAY_LADDER = ['CUSTOM', 'PAGE', 'CATEGORY', 'CATEGORIES', 'DEFAULT'] as const;

/**
 * Why a record is not shown at a place: OFF, it does not match (OTHER_PLACE), a record of a more specific mode does
 * (LESS_SPECIFIC), or one of the same mode comes first (LATER).
 */
export type DisplayLoss = 'OFF' | 'OTHER_PLACE' | 'LESS_SPECIFIC' | 'LATER';

export interface ResolvedDisplay<Record extends Displayed> {
  readonly shown: Record | undefined;
  readonly others: readonly { readonly record: Record; readonly loss: DisplayLoss }[];
}

/** Whether a record may be shown at a place, before others are compared with it. */
export function matchesPlace(display: Display, place: DisplayPlace): boolean {
  const listed = place.listedCategoryId;
  switch (display.mode) {
    case 'OFF':
      return false;
    case 'DEFAULT':
      return true;
    case 'CATEGORIES':
      return listed !== undefined && !display.excludeCategoryIds.includes(listed);
    case 'CATEGORY':
      if (listed !== undefined && display.categoryIds.includes(listed)) return true;
      return display.includePosts && place.postCategoryIds.some((id) => display.categoryIds.includes(id));
    case 'PAGE':
      return place.pageId !== undefined && display.pageIds.includes(place.pageId);
    case 'CUSTOM':
      return display.patterns.some((pattern) => matchesPattern(pattern, place.path));
  }
}

/** `*` stands for any characters, none included: `/dia-phuong/*` is also `/dia-phuong` itself. */
export function matchesPattern(pattern: string, path: string): boolean {
  if (pattern.endsWith('/*') && path === pattern.slice(0, -2)) return true;
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return path === first;
  if (!path.startsWith(first) || path.length < first.length + last.length) return false;
  let from = first.length;
  for (const part of others) {
    const at = path.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return path.endsWith(last) && path.length - last.length >= from;
}

/** The one record that a place shows, and for every other one why it does not. */
export function resolveDisplay<Record extends Displayed>(
  records: readonly Record[],
  place: DisplayPlace,
): ResolvedDisplay<Record> {
  const matching = records.filter(({ display }) => matchesPlace(display, place)).sort(bySpecificity);
  const [shown] = matching;
  const others = records
    .filter((record) => record !== shown)
    .map((record) => ({ record, loss: lossOf(record, shown, matching.includes(record)) }));
  return { shown, others };
}

/** The order in which records that match a place are shown there. */
export function bySpecificity(one: Displayed, other: Displayed): number {
  return (
    rung(one.display.mode) - rung(other.display.mode) ||
    one.order - other.order ||
    other.updateTime.localeCompare(one.updateTime) ||
    Number(BigInt(other.id) - BigInt(one.id))
  );
}

function rung(mode: DisplayMode): number {
  return mode === 'OFF' ? DISPLAY_LADDER.length : DISPLAY_LADDER.indexOf(mode);
}

function lossOf({ display }: Displayed, shown: Displayed | undefined, isMatching: boolean): DisplayLoss {
  if (display.mode === 'OFF') return 'OFF';
  if (!isMatching) return 'OTHER_PLACE';
  return shown?.display.mode === display.mode ? 'LATER' : 'LESS_SPECIFIC';
}

/** Records that claim the very same places: only the first of them is ever shown there. */
export function conflictsOf<Record extends Displayed>(records: readonly Record[]): Record[][] {
  const byClaim = Map.groupBy(
    records.flatMap((record) => claimsOf(record.display).map((claim) => ({ claim, record }))),
    ({ claim }) => claim,
  );
  return [...byClaim.values()]
    .filter((claims) => claims.length > 1)
    .map((claims) => claims.map(({ record }) => record).sort(bySpecificity));
}

function claimsOf(display: Display): string[] {
  switch (display.mode) {
    case 'OFF':
      return [];
    case 'DEFAULT':
    case 'CATEGORIES':
      return [display.mode];
    case 'CATEGORY':
      return display.categoryIds.map((id) => `CATEGORY ${id}`);
    case 'PAGE':
      return display.pageIds.map((id) => `PAGE ${id}`);
    case 'CUSTOM':
      return display.patterns.map((pattern) => `CUSTOM ${pattern}`);
  }
}
