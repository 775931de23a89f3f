import type {
  TakedownCase,
  TakedownDetail,
  TakenDownPost,
} from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import type { Selectable } from 'kysely';
import type { TakedownCaseTable } from '#server/core/db/tables/post-record-tables.ts';

import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { type PostRecord, snapshotOf } from '../post-record.ts';

/** The columns of one case without the post as it was, which is long. */
export type TakedownRow = Omit<
  Selectable<TakedownCaseTable>,
  'snapshot' | 'done_by_id' | 'reinstated_by_id'
> & {
  readonly post_title: string;
  readonly post_slug: string;
};

export function takedownOf(row: TakedownRow): TakedownCase {
  return {
    id: row.id,
    postId: row.post_id,
    postTitle: row.post_title,
    postSlug: row.post_slug,
    state: row.state,
    reasonKind: row.reason_kind,
    orderRef: row.order_ref,
    orderIssuer: row.order_issuer,
    orderTime: row.order_time?.toISOString() ?? null,
    receivedTime: row.received_time.toISOString(),
    dueTime: row.due_time.toISOString(),
    doneTime: row.done_time?.toISOString() ?? null,
    doneBy: row.done_by_name || null,
    scope: row.scope,
    note: row.note,
    reason: row.reason,
    reinstatedTime: row.reinstated_time?.toISOString() ?? null,
    reinstatedBy: row.reinstated_by_name || null,
    reinstateReason: row.reinstate_reason,
    ...auditFieldsOf(row),
  };
}

/** Its own earlier writing; the table keeps it as it was. */
export function takedownDetailOf(row: TakedownRow & { readonly snapshot: unknown }): TakedownDetail {
  return { ...takedownOf(row), snapshot: row.snapshot as TakenDownPost | null };
}

/** All that a post said, for inspection. */
export function takenDown(post: PostRecord): TakenDownPost {
  return {
    ...snapshotOf(post),
    contentHtml: post.content_html,
    state: post.state,
    version: post.version,
    publishedTime: post.published_time?.toISOString() ?? null,
    pending: post.pending,
  };
}
