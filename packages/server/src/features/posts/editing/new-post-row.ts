import { emptyDocument } from '@toasoan/contract/article/document.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { PostState, TrashableState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { Insertable } from 'kysely';
import type { PostBodySearchTable, PostSearchTable, PostTable } from '#server/core/db/tables/post-tables.ts';
import { bodyWords } from '../search/body-words-store.ts';
import { contentColumns, detailColumns, searchColumns, textColumns } from './post-columns.ts';

/** A person as a row stores them; without an id if they have no account here. */
export interface PostPerson {
  readonly userId: string | null;
  readonly displayName: string;
}

/** A new post. Everything but the draft is for posts with a history: imports and the demo. */
export interface NewPost {
  readonly draft: PostDraft;
  readonly createdBy: PostPerson;
  readonly updatedBy?: PostPerson;
  readonly state?: PostState;
  readonly stateBeforeTrash?: TrashableState;
  /** Required for PUBLISHED; in another state, the post was public before. */
  readonly publishedTime?: Date;
  readonly createTime?: Date;
  readonly updateTime?: Date;
  /** When it entered its state; absent: at its last update. */
  readonly stateTime?: Date;
  readonly stateReason?: string;
  /** Required for SCHEDULED. */
  readonly scheduleTime?: Date;
  /** Required for EDITING. */
  readonly assignee?: PostPerson;
  readonly approvedBy?: PostPerson;
  readonly returnCount?: number;
  /** Its origin and remarks about it. */
  readonly note?: string;
  /** The post that it translates. */
  readonly translationOf?: string;
}

interface Place {
  readonly projectId: string;
  readonly id: string;
  readonly slug: string;
}

/** The row of a new post, the same for a save, an import and COPY. */
export function newPostRow({ projectId, id, slug }: Place, post: NewPost) {
  const { draft } = post;
  const createTime = post.createTime ?? post.updateTime ?? new Date();
  const state = post.state ?? 'DRAFT';
  return {
    id,
    project_id: projectId,
    slug,
    slug_is_manual: draft.slug !== undefined,
    state,
    state_before_trash: state === 'TRASHED' ? (post.stateBeforeTrash ?? 'DRAFT') : null,
    ever_published: post.publishedTime !== undefined,
    published_time: post.publishedTime ?? null,
    ...workflowColumns(post, post.updateTime ?? createTime),
    ...detailColumns({
      projectId,
      details: pickDetails(draft),
      authors: draft.authors ?? [],
      hasPending: false,
      marks: [],
    }),
    ...textColumns(projectId, textOf(draft)),
    ...contentColumns(draft.content ?? emptyDocument),
    seo_title: draft.seoTitle ?? '',
    seo_description: draft.seoDescription ?? '',
    note: post.note ?? '',
    translation_of: post.translationOf ?? null,
    version: 1,
    create_time: createTime,
    update_time: post.updateTime ?? createTime,
    ...personColumns(post),
  } satisfies Required<Insertable<PostTable>>;
}

/** What a search finds a new post by, beside its row. */
export function newPostSearchRow(
  { project_id, id, state, update_time, created_by_id }: ReturnType<typeof newPostRow>,
  draft: PostDraft,
): Insertable<PostSearchTable> {
  return { project_id, post_id: id, state, update_time, created_by_id, ...searchColumns(textOf(draft)) };
}

/** What the job writes of it, for a COPY of many posts. */
export function newPostBodyRow(
  { project_id, id, update_time }: ReturnType<typeof newPostRow>,
  draft: PostDraft,
): Insertable<PostBodySearchTable> {
  const month = update_time.getUTCFullYear() * 12 + update_time.getUTCMonth() + 1;
  const words = bodyWords({ ...textOf(draft), content: draft.content ?? emptyDocument });
  return { post_id: id, project_id, month, words };
}

/** Its state, and the defaults of a new post. */
function workflowColumns(post: NewPost, updateTime: Date) {
  return {
    state_time: post.stateTime ?? updateTime,
    state_reason: post.stateReason ?? '',
    substantive_time: null,
    schedule_time: post.scheduleTime ?? null,
    assignee_id: post.assignee?.userId ?? null,
    assignee_name: post.assignee?.displayName ?? '',
    edit_due_time: null,
    assign_text: '',
    watched_by_id: null,
    watched_by_name: '',
    return_count: post.returnCount ?? 0,
    approved_by_id: post.approvedBy?.userId ?? null,
    approved_by_name: post.approvedBy?.displayName ?? '',
    rejected_by_id: null,
    rejected_by_name: '',
    pending: null,
    pending_time: null,
    pending_by_name: '',
  };
}

function textOf({ title = '', excerpt = '', keywords = [], authors = [] }: PostDraft) {
  return { title, excerpt, keywords, authors };
}

function personColumns({ createdBy, updatedBy = createdBy }: NewPost) {
  return {
    created_by_id: createdBy.userId,
    created_by_name: createdBy.displayName,
    updated_by_id: updatedBy.userId,
    updated_by_name: updatedBy.displayName,
  };
}
