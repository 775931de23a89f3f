import type { ContestCategory } from '../contests/contest-kinds.ts';
import { MONTH_PLACES } from './vote-kinds.ts';

/** A work with what it got in one month. */
export interface MonthWork {
  readonly id: string;
  readonly category: ContestCategory;
  readonly number: string;
  readonly points: number;
  /** Of its last counted vote. */
  readonly lastTime: number;
}

/** A prize of the month; null: of all categories together. */
export interface MonthPrize {
  readonly id: string;
  readonly category: ContestCategory | null;
  readonly quantity: number;
}

export interface MonthPlace extends MonthWork {
  readonly place: number;
  /** It won in an earlier month, and cannot win again. */
  readonly isOut: boolean;
  readonly prizeId: string | null;
}

/** More points first; of equals, who reached them earlier; of those, who was sent first. */
function byMonthOrder(one: MonthWork, other: MonthWork): number {
  return other.points - one.points || one.lastTime - other.lastTime || (one.number < other.number ? -1 : 1);
}

/**
 * The ranking of a month in each category, with its winners. A winner of an earlier month keeps its place and wins
 * nothing; a work wins one prize, those of its category before those of all.
 */
export function rankMonth(
  works: readonly MonthWork[],
  prizes: readonly MonthPrize[],
  earlierWinners: ReadonlySet<string>,
): MonthPlace[] {
  const ranked = works.filter(({ points }) => points > 0).toSorted(byMonthOrder);
  const won = new Map<string, string>();
  const inOrder = [
    ...prizes.filter(({ category }) => category !== null),
    ...prizes.filter(({ category }) => category === null),
  ];
  for (const prize of inOrder) {
    const candidates = ranked.filter(
      ({ id, category }) =>
        (prize.category === null || category === prize.category) && !earlierWinners.has(id) && !won.has(id),
    );
    for (const { id } of candidates.slice(0, prize.quantity)) won.set(id, prize.id);
  }
  const places = new Map<ContestCategory, number>();
  return ranked.flatMap((work) => {
    const place = (places.get(work.category) ?? 0) + 1;
    places.set(work.category, place);
    const prizeId = won.get(work.id) ?? null;
    if (place > MONTH_PLACES && prizeId === null) return [];
    return [{ ...work, place, isOut: earlierWinners.has(work.id), prizeId }];
  });
}
