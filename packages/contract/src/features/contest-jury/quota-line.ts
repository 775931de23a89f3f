import type { Averaging } from '../contests/contest-kinds.ts';
import { averageOf, type RankedWork } from './rank-works.ts';

export interface QuotaLine {
  /** Above the line whatever the chair says. */
  readonly inside: readonly string[];
  /** Equal on both sides of the line: the chair chooses among them. */
  readonly tied: readonly string[];
  /** How many of the tied ones have a place. */
  readonly places: number;
  /** The average of the last place; null where everybody or nobody has one. */
  readonly average: number | null;
}

/** Where the quota cuts the ranked works of one category. */
export function quotaLine(ranked: readonly RankedWork[], quota: number, averaging: Averaging): QuotaLine {
  const scored = ranked.filter(({ rank }) => rank !== null);
  const last = scored[quota - 1];
  if (!last) {
    const inside = quota > 0 ? scored.map(({ workId }) => workId) : [];
    return { inside, tied: [], places: 0, average: null };
  }
  const isTied = scored[quota]?.rank === last.rank;
  const tied = isTied ? scored.filter(({ rank }) => rank === last.rank) : [];
  const inside = isTied
    ? scored.filter(({ rank }) => Number(rank) < Number(last.rank))
    : scored.slice(0, quota);
  return {
    inside: inside.map(({ workId }) => workId),
    tied: tied.map(({ workId }) => workId),
    places: quota - inside.length,
    average: averageOf(last, averaging),
  };
}
