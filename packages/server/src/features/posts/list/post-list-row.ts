import type { Byline, PostRow } from '@toasoan/contract/features/posts/post.ts';
import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';
import type { AiUse, Origin, PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { type PictureRow, pictureOf } from '#server/core/media/picture-view.ts';
import type { HolderFacts } from './holder-view.ts';

/** The columns behind a row of the list. */
export interface PostListRow {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly state: PostState;
  readonly state_before_trash: PostState | null;
  readonly state_time: Date;
  readonly state_reason: string;
  readonly post_type: PostType | null;
  readonly origin: Origin | null;
  readonly source_name: string | null;
  readonly assignee_id: string | null;
  readonly assignee_name: string;
  readonly edit_due_time: Date | null;
  readonly holder: HolderFacts | null;
  readonly return_count: number;
  readonly has_pending: boolean;
  readonly is_sponsored: boolean | null;
  readonly ai_usage: AiUse | null;
  readonly schedule_time: Date | null;
  readonly category_id: string | null;
  readonly category_title: string | null;
  readonly cover: PictureRow | null;
  readonly authors: Byline[];
  readonly note: string;
  readonly must_fix_notes: number;
  readonly word_count: number;
  readonly published_time: Date | null;
  readonly version: number;
  readonly create_time: Date;
  readonly update_time: Date;
  readonly created_by_id: string | null;
  readonly created_by_name: string;
  readonly updated_by_id: string | null;
  readonly updated_by_name: string;
}

export function postRowOf(row: PostListRow): PostRow {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    state: row.state,
    stateBeforeTrash: row.state_before_trash,
    stateTime: row.state_time.toISOString(),
    stateReason: row.state_reason,
    postType: row.post_type ?? PLAIN_DETAILS.postType,
    origin: row.origin ?? PLAIN_DETAILS.origin,
    sourceName: row.source_name ?? '',
    assignee: row.assignee_id === null ? null : { userId: row.assignee_id, name: row.assignee_name },
    holder: row.holder && { ...row.holder, since: new Date(row.holder.since).toISOString() },
    dueTime: row.edit_due_time?.toISOString() ?? null,
    returnCount: row.return_count,
    hasPending: row.has_pending,
    isSponsored: row.is_sponsored ?? PLAIN_DETAILS.isSponsored,
    aiUsage: row.ai_usage ?? PLAIN_DETAILS.aiUsage,
    scheduleTime: row.schedule_time?.toISOString() ?? null,
    mainCategory: row.category_id === null ? null : { id: row.category_id, title: row.category_title ?? '' },
    cover: row.cover === null ? null : pictureOf(row.cover),
    authors: row.authors,
    note: row.note,
    mustFixNotes: row.must_fix_notes,
    wordCount: row.word_count,
    publishedTime: row.published_time?.toISOString() ?? null,
    ...auditFieldsOf(row),
  };
}
