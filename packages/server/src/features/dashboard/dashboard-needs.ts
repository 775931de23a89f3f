import type { Page } from '@toasoan/contract/core/paging.ts';
import type { PostListQuery, PostRow, PostView } from '@toasoan/contract/features/posts/post.ts';
import type { PostActor } from '@toasoan/contract/features/posts/post-rules.ts';
import type { Db } from '#server/core/db/database.ts';

/** What the dashboard needs of posts: their own list and their own counts, so that numbers and lists agree. */
export interface DashboardNeeds {
  readonly listPosts: (
    db: Db,
    projectId: string,
    actor: PostActor,
    query: PostListQuery,
  ) => Promise<Page<PostRow>>;
  readonly countPosts: (db: Db, projectId: string, actor: PostActor) => Promise<Record<PostView, number>>;
}
