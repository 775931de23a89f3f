import type { PostRowInWork } from '@toasoan/contract/features/posts/post.ts';
import type { AiUse, PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { isoTime } from '#server/core/db/iso-time.ts';
import { type PictureRow, pictureOf } from '#server/core/media/picture-view.ts';
import type { HolderFacts } from './holder-view.ts';

/** The columns behind a row of the list; times are PostgreSQL's text. */
export interface PostListRow {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly state: PostState;
  readonly state_before_trash: PostState | null;
  readonly state_time: string;
  readonly state_reason: string;
  readonly post_type: PostType | null;
  readonly source_name: string | null;
  readonly assignee_id: string | null;
  readonly assignee_name: string;
  readonly edit_due_time: string | null;
  readonly holder: HolderFacts | null;
  readonly has_pending: boolean;
  readonly is_sponsored: boolean | null;
  readonly ai_usage: AiUse | null;
  readonly schedule_time: string | null;
  readonly category_id: string | null;
  readonly category_title: string | null;
  readonly cover: PictureRow | null;
  readonly authors: { readonly displayName: string }[];
  readonly note: string;
  readonly must_fix_notes: number;
  readonly pictures: number;
  readonly comments: number;
  readonly reads: number;
  readonly translated: { readonly approved: number; readonly total: number } | null;
  readonly word_count: number;
  readonly published_time: string | null;
  readonly version: number;
  readonly create_time: string;
  readonly update_time: string;
  readonly created_by_id: string | null;
  readonly created_by_name: string;
}

/** What a row has nothing to say about is undefined, and so left out of the answer. */
export function postRowOf(row: PostListRow): PostRowInWork {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    state: row.state,
    stateTime: isoTime(row.state_time),
    stateReason: row.state_reason || undefined,
    stateBeforeTrash: row.state_before_trash ?? undefined,
    postType: row.post_type ?? undefined,
    sourceName: row.source_name || undefined,
    assignee: row.assignee_id === null ? undefined : { userId: row.assignee_id, name: row.assignee_name },
    holder: row.holder === null ? undefined : holderOf(row.holder),
    dueTime: timeOf(row.edit_due_time),
    hasPending: row.has_pending || undefined,
    isSponsored: row.is_sponsored || undefined,
    aiUsage: row.ai_usage ?? undefined,
    scheduleTime: timeOf(row.schedule_time),
    mainCategory:
      row.category_id === null ? undefined : { id: row.category_id, title: row.category_title ?? '' },
    cover: (row.cover && pictureOf(row.cover)) ?? undefined,
    authors: row.authors,
    note: row.note || undefined,
    ...countsOf(row),
    wordCount: row.word_count,
    publishedTime: timeOf(row.published_time),
    createTime: isoTime(row.create_time),
    updateTime: isoTime(row.update_time),
    createdBy: { userId: row.created_by_id, name: row.created_by_name },
    version: row.version,
  };
}

function countsOf({ must_fix_notes, pictures, comments, reads, translated }: PostListRow) {
  return {
    mustFixNotes: must_fix_notes || undefined,
    pictures: pictures || undefined,
    comments: comments || undefined,
    reads: reads || undefined,
    translated: translated ?? undefined,
  };
}

export function holderOf({ userId, name, since }: HolderFacts) {
  return { userId, name, since: new Date(since).toISOString() };
}

function timeOf(text: string | null): string | undefined {
  return text === null ? undefined : isoTime(text);
}
