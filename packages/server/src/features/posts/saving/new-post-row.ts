import { emptyDocument } from '@toasoan/contract/article/document.ts';
import type { PostDraft, PostState } from '@toasoan/contract/features/posts/post.ts';
import type { Insertable } from 'kysely';
import type { PostTable } from '#server/core/db/tables/post-table.ts';
import { contentColumns, textColumns } from './post-columns.ts';

/** A person as a row remembers them; no account for one who has none here. */
export interface PostPerson {
  readonly userId: string | null;
  readonly displayName: string;
}

/** A new post. All but the draft is for posts that bring a past along: imports and the demo. */
export interface NewPost {
  readonly draft: PostDraft;
  readonly createdBy: PostPerson;
  readonly updatedBy?: PostPerson;
  readonly state?: PostState;
  readonly stateBeforeTrash?: 'DRAFT' | 'UNPUBLISHED';
  /** Needed for PUBLISHED; given for another state, the post was public before. */
  readonly publishedTime?: Date;
  readonly createTime?: Date;
  readonly updateTime?: Date;
  readonly unpublishReason?: string;
  /** Where it comes from and what was noted about it. */
  readonly note?: string;
}

interface Place {
  readonly projectId: string;
  readonly id: string;
  readonly slug: string;
}

/** The row of a new post: what a save, an import and COPY write alike. */
export function newPostRow({ projectId, id, slug }: Place, post: NewPost): Required<Insertable<PostTable>> {
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
    unpublish_reason: post.unpublishReason ?? '',
    ...textColumns({ projectId, id }, textOf(draft)),
    ...contentColumns(draft.content ?? emptyDocument),
    seo_title: draft.seoTitle ?? '',
    seo_description: draft.seoDescription ?? '',
    note: post.note ?? '',
    version: 1,
    create_time: createTime,
    update_time: post.updateTime ?? createTime,
    ...personColumns(post),
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
