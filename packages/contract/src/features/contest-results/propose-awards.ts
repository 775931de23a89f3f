import type { ContestCategory, PrizeKind } from '../contests/contest-kinds.ts';

export interface OpenPrize {
  readonly id: string;
  readonly kind: PrizeKind;
  readonly category: ContestCategory | null;
  /** How many are left to give. */
  readonly left: number;
}

export interface Candidate {
  readonly id: string;
  readonly number: string;
  readonly category: ContestCategory;
  /** In the final round; null: not ranked. */
  readonly rank: number | null;
  /** Waits for a prize of the jury. */
  readonly isFinalist: boolean;
  readonly audience: number;
  /** Prizes that it has, by id. */
  readonly has: readonly string[];
}

export interface Proposals {
  readonly awards: readonly { readonly submissionId: string; readonly prizeId: string }[];
  /** Numbers of equal works for which too few prizes are left. */
  readonly ties: readonly string[];
}

/**
 * Fills the prizes in their order: those of the jury by rank in each category, those of the audience by valid votes.
 * Where equal works meet the last prizes of a kind, somebody has to choose, and nothing after it is filled. Prizes for
 * all categories, creative and monthly ones are given by hand: no ranking orders works for them.
 */
export function proposeAwards(prizes: readonly OpenPrize[], works: readonly Candidate[]): Proposals {
  const awards: { submissionId: string; prizeId: string }[] = [];
  const ties: string[] = [];
  const taken = new Set<string>();
  const stopped = new Set<string>();
  for (const prize of prizes) {
    const line = `${prize.kind} ${prize.category}`;
    if (stopped.has(line)) continue;
    const given = fill(prize, works, taken);
    for (const { id } of given.winners) {
      awards.push({ submissionId: id, prizeId: prize.id });
      if (prize.kind === 'JURY') taken.add(id);
    }
    if (given.tied.length === 0) continue;
    ties.push(...given.tied.map(({ number }) => number));
    stopped.add(line);
  }
  return { awards, ties };
}

function fill(prize: OpenPrize, works: readonly Candidate[], taken: ReadonlySet<string>) {
  const own = works.filter(({ category }) => prize.category === null || category === prize.category);
  if (prize.kind === 'AUDIENCE') {
    const voted = own.filter(({ audience, has }) => audience > 0 && !has.includes(prize.id));
    return first(voted, prize.left, ({ audience }) => -audience);
  }
  if (prize.kind !== 'JURY' || prize.category === null) return { winners: [], tied: [] };
  const waiting = own.filter(({ id, rank, isFinalist }) => isFinalist && rank !== null && !taken.has(id));
  return first(waiting, prize.left, ({ rank }) => rank ?? Number.POSITIVE_INFINITY);
}

/** The first ones by a place; equal ones at the end are all in or all out. */
function first(works: readonly Candidate[], most: number, placeOf: (work: Candidate) => number) {
  const ordered = works.toSorted((a, b) => placeOf(a) - placeOf(b));
  const [last, next] = [ordered[most - 1], ordered[most]];
  if (last === undefined || next === undefined || placeOf(last) !== placeOf(next))
    return { winners: ordered.slice(0, Math.max(most, 0)), tied: [] };
  const place = placeOf(last);
  return {
    winners: ordered.filter((work) => placeOf(work) < place),
    tied: ordered.filter((work) => placeOf(work) === place),
  };
}
