import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { PostRow, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { TRANSITION_RULE_TEXTS } from '@toasoan/contract/features/posts/post-rules.ts';
import { POST_TRANSITIONS } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';

/** A transition and the chosen posts that can make it. */
export interface BulkTransition {
  readonly transition: PostTransition;
  readonly fits: readonly PostRow[];
  /** The other posts, each with the rule that stops it. */
  readonly skipped: BulkResult['results'];
}

/** The transitions that at least one of the posts can make, in the order of the workflow. */
export function bulkTransitionsOf(
  rows: readonly PostRow[],
  transitionsOf: (post: PostRow) => readonly PostTransition[],
): readonly BulkTransition[] {
  // A takedown case is about one post, so it is never offered for many.
  const open = rows.map((row) => ({ row, own: transitionsOf(row).filter(({ needsCase }) => !needsCase) }));
  const byName = new Map(open.flatMap(({ own }) => own.map((one) => [one.name, one] as const)));
  return [...byName.values()].toSorted(inWorkflowOrder).flatMap((transition) => {
    const found = open.map(({ row, own }) => ({
      row,
      own: own.find(({ name }) => name === transition.name),
    }));
    const fits = found.filter(({ own }) => own?.unmet.length === 0).map(({ row }) => row);
    const skipped = found
      .filter(({ own }) => own?.unmet.length !== 0)
      .map(({ row, own }) => refusal(row, own));
    return fits.length === 0 ? [] : [{ transition: { ...transition, unmet: [] }, fits, skipped }];
  });
}

const ORDER = POST_TRANSITIONS.map(({ name }) => name);

function inWorkflowOrder(one: PostTransition, other: PostTransition): number {
  return ORDER.indexOf(one.name) - ORDER.indexOf(other.name);
}

function refusal({ id }: PostRow, own: PostTransition | undefined): BulkResult['results'][number] {
  const message = own?.unmet[0]?.message ?? TRANSITION_RULE_TEXTS.MOVE_NOT_POSSIBLE[currentLanguage()];
  return { id, ok: false, message };
}

/** Adds the posts that were not sent to the answer of the call. */
export function withSkipped(result: BulkResult, skipped: BulkResult['results']): BulkResult {
  return { ...result, total: result.total + skipped.length, results: [...result.results, ...skipped] };
}

/** The post after a successful transition, with the fields that the rules read. */
export function rowAfter(
  row: PostRow,
  transition: PostTransition,
  me: { readonly userId: string; readonly name: string },
): PostRow {
  const to = transition.name === 'restore' ? (row.stateBeforeTrash ?? 'DRAFT') : transition.to;
  return {
    ...row,
    state: to,
    assignee: transition.name === 'pickUp' ? me : null,
    stateBeforeTrash: transition.name === 'trash' ? row.state : null,
  };
}
