import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { PostMove, PostRow } from '@toasoan/contract/features/posts/post.ts';
import { POST_MOVES } from '@toasoan/contract/features/posts/post-moves.ts';
import { MOVE_RULE_TEXTS } from '@toasoan/contract/features/posts/post-rules.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { movesOfMany } from './open-move.ts';

/** A move and the chosen posts that can make it. */
export interface BulkMove {
  readonly move: PostMove;
  readonly fits: readonly PostRow[];
  /** The others, each with what stands in its way. */
  readonly skipped: BulkResult['results'];
}

/** Moves that at least one of the posts can make, in the order of the work. */
export function bulkMovesOf(
  rows: readonly PostRow[],
  movesOf: (post: PostRow) => readonly PostMove[],
): readonly BulkMove[] {
  const open = rows.map((row) => ({ row, moves: movesOfMany(movesOf(row)) }));
  const byName = new Map(open.flatMap(({ moves }) => moves.map((move) => [move.name, move] as const)));
  return [...byName.values()].toSorted(inOrder).flatMap((move) => {
    const found = open.map(({ row, moves }) => ({ row, own: moves.find(({ name }) => name === move.name) }));
    const fits = found.filter(({ own }) => own?.unmet.length === 0).map(({ row }) => row);
    const skipped = found
      .filter(({ own }) => own?.unmet.length !== 0)
      .map(({ row, own }) => refusal(row, own));
    return fits.length === 0 ? [] : [{ move: { ...move, unmet: [] }, fits, skipped }];
  });
}

const ORDER = POST_MOVES.map(({ name }) => name);

function inOrder(one: PostMove, other: PostMove): number {
  return ORDER.indexOf(one.name) - ORDER.indexOf(other.name);
}

function refusal({ id }: PostRow, own: PostMove | undefined): BulkResult['results'][number] {
  const message = own?.unmet[0]?.message ?? MOVE_RULE_TEXTS.MOVE_NOT_POSSIBLE[currentLanguage()];
  return { id, ok: false, message };
}

/** The answer of the call, and the posts that were not sent. */
export function withSkipped(result: BulkResult, skipped: BulkResult['results']): BulkResult {
  return { ...result, total: result.total + skipped.length, results: [...result.results, ...skipped] };
}

/** A post as it is after a move that went through, as far as the rules look at it. */
export function rowAfter(row: PostRow, move: PostMove, me: { userId: string; name: string }): PostRow {
  const to = move.name === 'restore' ? (row.stateBeforeTrash ?? 'DRAFT') : move.to;
  return {
    ...row,
    state: to,
    assignee: move.name === 'pickUp' ? me : null,
    stateBeforeTrash: move.name === 'trash' ? row.state : null,
  };
}
