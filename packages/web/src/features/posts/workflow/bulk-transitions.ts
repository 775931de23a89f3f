import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { PostRow, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { TRANSITION_RULE_TEXTS } from '@toasoan/contract/features/posts/post-rules.ts';
import { POST_TRANSITIONS } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { transitionsOfMany } from './open-transition.ts';

/** A move and the chosen posts that can make it. */
export interface BulkTransition {
  readonly move: PostTransition;
  readonly fits: readonly PostRow[];
  /** The others, each with what stands in its way. */
  readonly skipped: BulkResult['results'];
}

/** Moves that at least one of the posts can make, in the order of the work. */
export function bulkTransitionsOf(
  rows: readonly PostRow[],
  transitionsOf: (post: PostRow) => readonly PostTransition[],
): readonly BulkTransition[] {
  const open = rows.map((row) => ({ row, moves: transitionsOfMany(transitionsOf(row)) }));
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

const ORDER = POST_TRANSITIONS.map(({ name }) => name);

function inOrder(one: PostTransition, other: PostTransition): number {
  return ORDER.indexOf(one.name) - ORDER.indexOf(other.name);
}

function refusal({ id }: PostRow, own: PostTransition | undefined): BulkResult['results'][number] {
  const message = own?.unmet[0]?.message ?? TRANSITION_RULE_TEXTS.MOVE_NOT_POSSIBLE[currentLanguage()];
  return { id, ok: false, message };
}

/** The answer of the call, and the posts that were not sent. */
export function withSkipped(result: BulkResult, skipped: BulkResult['results']): BulkResult {
  return { ...result, total: result.total + skipped.length, results: [...result.results, ...skipped] };
}

/** A post as it is after a move that went through, as far as the rules look at it. */
export function rowAfter(row: PostRow, move: PostTransition, me: { userId: string; name: string }): PostRow {
  const to = move.name === 'restore' ? (row.stateBeforeTrash ?? 'DRAFT') : move.to;
  return {
    ...row,
    state: to,
    assignee: move.name === 'pickUp' ? me : null,
    stateBeforeTrash: move.name === 'trash' ? row.state : null,
  };
}
