import { blockKey } from './block-keys.ts';
import { isChange } from './compare-articles.ts';
import type { Row } from './row.ts';

/** Blocks from..to of the earlier article are blocks start..end of the later one. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** What a person takes or leaves at once: changed blocks, or a block with both of its places. */
export interface ArticleChange {
  readonly spans: readonly Span[];
  /** The row that shows it first. */
  readonly row: number;
}

interface Segment extends Span {
  readonly rows: readonly number[];
}

/**
 * The rows cut where both articles are between two blocks: whichever side each segment takes, no block is torn. A list
 * of which two items changed is one segment.
 */
function segmentsOf(rows: readonly Row[]): Segment[] {
  const segments: Segment[] = [];
  for (const [place, row] of rows.entries()) {
    const { to = 0, end = 0 } = segments.at(-1) ?? {};
    const [left, right] = [atOf(row, 'before'), atOf(row, 'after')];
    let own: Segment = {
      from: to,
      to: (left ?? to - 1) + 1,
      start: end,
      end: (right ?? end - 1) + 1,
      rows: [place],
    };
    for (let last = segments.at(-1); last && isTorn(last, left, right); last = segments.at(-1)) {
      own = { ...own, from: last.from, start: last.start, rows: [...last.rows, ...own.rows] };
      segments.pop();
    }
    segments.push(own);
  }
  return segments;
}

function atOf(row: Row, side: 'before' | 'after'): number | undefined {
  if (side === 'before') return 'before' in row ? row.before.at : undefined;
  return 'after' in row ? row.after.at : undefined;
}

/** A block of the segment goes on in a row. */
function isTorn({ to, end }: Span, left: number | undefined, right: number | undefined): boolean {
  return (left !== undefined && left < to) || (right !== undefined && right < end);
}

/** The changes among the rows of a comparison. Both places of a moved block are one change. */
export function changesOfRows(rows: readonly Row[]): ArticleChange[] {
  const changed = segmentsOf(rows).filter((segment) =>
    segment.rows.some((row) => rows[row]?.kind !== 'same'),
  );
  const byKey = new Map<string, Segment[]>();
  const groups = new Set<Segment[]>();
  for (const segment of changed) {
    const keys = movedIn(segment, rows);
    const linked = new Set(
      keys.flatMap((key) => {
        const group = byKey.get(key);
        return group ? [group] : [];
      }),
    );
    const group = [...[...linked].flat(), segment];
    for (const one of linked) groups.delete(one);
    groups.add(group);
    for (const one of group) for (const key of movedIn(one, rows)) byKey.set(key, group);
  }
  const changes = [...groups].map((group): ArticleChange => {
    const places = group.flatMap((segment) => segment.rows);
    const row = places.find((place) => isChangeAt(rows, place)) ?? 0;
    return { spans: group.map(({ from, to, start, end }) => ({ from, to, start, end })), row };
  });
  return changes.sort((one, other) => one.row - other.row);
}

function isChangeAt(rows: readonly Row[], place: number): boolean {
  const row = rows[place];
  return row !== undefined && isChange(row);
}

function movedIn(segment: Segment, rows: readonly Row[]): string[] {
  return segment.rows.flatMap((place) => {
    const row = rows[place];
    if (row?.kind === 'removed' && row.isMoved) return [blockKey(row.before)];
    return row?.kind === 'added' && row.isMoved ? [blockKey(row.after)] : [];
  });
}

/** The change that a row belongs to; undefined for a row in which nothing changed. */
export function changeOfRow(changes: readonly ArticleChange[], row: Row): number | undefined {
  if (row.kind === 'same') return undefined;
  const [left, right] = [atOf(row, 'before'), atOf(row, 'after')];
  const found = changes.findIndex(({ spans }) =>
    spans.some(
      ({ from, to, start, end }) =>
        (left !== undefined && left >= from && left < to) ||
        (right !== undefined && right >= start && right < end),
    ),
  );
  return found < 0 ? undefined : found;
}
