import type { RankedRow } from '@toasoan/contract/features/contest-jury/round-board.ts';

/** What the ranked list shows, from top to bottom. */
export type BoardLine =
  | { readonly kind: 'row'; readonly row: RankedRow; readonly isBelow: boolean }
  | { readonly kind: 'fold'; readonly from: number; readonly to: number }
  | { readonly kind: 'quota' };

/** So many at the top, and on both sides of the line. */
const HEAD = 4;
const AROUND = 3;
const BELOW = 12;

interface Folding {
  readonly rows: readonly RankedRow[];
  readonly quota: number;
  /** Everything is wanted. */
  readonly isWhole: boolean;
}

/** The head, what stands around the quota line, and folds between; the line itself after the last place. */
export function foldRows({ rows, quota, isWhole }: Folding): readonly BoardLine[] {
  const hasLine = quota > 0 && quota < rows.length;
  const isShown = (index: number): boolean =>
    isWhole || !hasLine || index < HEAD || (index >= quota - AROUND && index < quota + BELOW);
  const lines: BoardLine[] = [];
  let folded: number | undefined;
  for (const [index, row] of rows.entries()) {
    if (hasLine && index === quota) lines.push({ kind: 'quota' });
    if (!isShown(index)) {
      folded ??= index;
      continue;
    }
    if (folded !== undefined) lines.push({ kind: 'fold', from: folded + 1, to: index });
    folded = undefined;
    lines.push({ kind: 'row', row, isBelow: hasLine && index >= quota });
  }
  if (folded !== undefined) lines.push({ kind: 'fold', from: folded + 1, to: rows.length });
  return lines;
}

/** Where in the bars the line is, as a share of their width; undefined where it is outside of them. */
export function lineInBars(
  bars: readonly { readonly from: number }[],
  average: number | null,
): number | undefined {
  const [first, second] = bars;
  if (average === null || !first || !second) return undefined;
  const width = second.from - first.from;
  const at = (average - first.from) / (width * bars.length);
  return at < 0 || at > 1 ? undefined : at;
}
