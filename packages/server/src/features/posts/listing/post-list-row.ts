import type { Byline, PostRow, PostState } from '@toasoan/contract/features/posts/post.ts';

/** What a row of the list is made of. */
export interface PostListRow {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly state: PostState;
  readonly state_before_trash: PostState | null;
  readonly category_id: string | null;
  readonly category_title: string | null;
  readonly authors: Byline[];
  readonly note: string;
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
    mainCategory: row.category_id === null ? null : { id: row.category_id, title: row.category_title ?? '' },
    authors: row.authors,
    note: row.note,
    wordCount: row.word_count,
    publishedTime: row.published_time?.toISOString() ?? null,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    createdBy: { userId: row.created_by_id, name: row.created_by_name },
    updatedBy: { userId: row.updated_by_id, name: row.updated_by_name },
    version: row.version,
  };
}
