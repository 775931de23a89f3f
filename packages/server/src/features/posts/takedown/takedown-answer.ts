import type {
  TakedownCase,
  TakedownDetail,
  TakenDownPost,
} from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import { PERSONAL_REASONS } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import type { Caller } from '#server/core/auth/caller.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import type { CaseReader, TakedownRow } from './takedown-view.ts';

export function caseReader({ permissionsHere }: Caller): CaseReader {
  return { decides: permissionsHere.includes('post.takedown') };
}

/** Its papers tell of a private person or a child, so only who decides sees them. */
export function isMaskedFor({ decides }: CaseReader, row: Pick<TakedownRow, 'reason_kind'>): boolean {
  return !decides && PERSONAL_REASONS.includes(row.reason_kind);
}

/** A case as this person may see it. */
export function takedownOf(row: TakedownRow, reader: CaseReader): TakedownCase {
  const isMasked = isMaskedFor(reader, row);
  return {
    id: row.id,
    postId: row.post_id,
    postTitle: row.post_title,
    postSlug: row.post_slug,
    state: row.state,
    reasonKind: row.reason_kind,
    orderRef: isMasked ? '' : row.order_ref,
    orderIssuer: isMasked ? '' : row.order_issuer,
    orderTime: row.order_time?.toISOString() ?? null,
    receivedTime: row.received_time.toISOString(),
    dueTime: row.due_time.toISOString(),
    doneTime: row.done_time?.toISOString() ?? null,
    doneBy: row.done_by_name || null,
    scope: row.scope,
    note: isMasked ? '' : row.note,
    reason: row.reason,
    reinstatedTime: row.reinstated_time?.toISOString() ?? null,
    reinstatedBy: row.reinstated_by_name || null,
    reinstateReason: row.reinstate_reason,
    isMasked,
    ...auditFieldsOf(row),
  };
}

/** With the stored form of the post, which the table keeps unchanged. */
export function takedownDetailOf(
  row: TakedownRow & { readonly snapshot: unknown },
  reader: CaseReader,
): TakedownDetail {
  return { ...takedownOf(row, reader), snapshot: row.snapshot as TakenDownPost | null };
}
