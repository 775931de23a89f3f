import type {
  PlacedPlace,
  RefusedPlace,
  ShownRun,
} from '@toasoan/contract/features/internal-links/article-links.ts';

/** A place in a line with what stands beside it: 1, 2 … for links, a, b … for refusals. */
export interface MarkedPlace {
  readonly label: string;
  readonly kind: 'placed' | 'refused';
  readonly from: number;
  readonly to: number;
}

/** A piece of a line between two ends of places. */
export interface MarkedPiece {
  readonly text: string;
  readonly kind: 'plain' | 'placed' | 'refused' | 'written';
  /** The place that decides how the piece looks. */
  readonly label: string | undefined;
  /** Labels of the places that end here. */
  readonly ends: readonly MarkedPlace[];
}

/** a, b … z, aa, ab … */
export function letterOf(index: number): string {
  const last = String.fromCodePoint(97 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

/** The places of each line, by its number. */
export function placesByRun(
  placed: readonly PlacedPlace[],
  refused: readonly RefusedPlace[],
): ReadonlyMap<number, readonly MarkedPlace[]> {
  const all = [
    ...placed.map((place, index) => ({ ...place, kind: 'placed' as const, label: String(index + 1) })),
    ...refused.map((place, index) => ({ ...place, kind: 'refused' as const, label: letterOf(index) })),
  ];
  return new Map(
    [...Map.groupBy(all, ({ run }) => run)].map(([run, places]) => [
      run,
      places.map(({ label, kind, from, to }) => ({ label, kind, from, to })),
    ]),
  );
}

/** A line cut wherever a place begins or ends; places may overlap, and a link counts more than what it beat. */
export function piecesOf({ text, links }: ShownRun, places: readonly MarkedPlace[]): MarkedPiece[] {
  const cuts = new Set([0, text.length]);
  for (const { from, to } of [...places, ...links]) cuts.add(from).add(to);
  const ends = [...cuts].sort((one, other) => one - other);
  return ends.slice(1).map((to, index) => {
    const from = ends[index] ?? 0;
    const covers = (one: { readonly from: number; readonly to: number }) => one.from <= from && one.to >= to;
    const here = places.filter(covers);
    const decides = here.find(({ kind }) => kind === 'placed') ?? here[0];
    return {
      text: text.slice(from, to),
      kind: decides?.kind ?? (links.some(covers) ? 'written' : 'plain'),
      label: decides?.label,
      ends: places.filter((place) => place.to === to),
    };
  });
}
