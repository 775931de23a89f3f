import { mayRead } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { PostActor, PostFacts } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { ArticleBrief } from '#server/features/articles/public.ts';

/** @throws NOT_FOUND also for another project's post, and one that the person may not know of. */
export async function getPostBrief(
  db: Db,
  projectId: string,
  actor: PostActor,
  id: string,
): Promise<PostFacts & ArticleBrief> {
  const row = await db
    .selectFrom('posts')
    .select(['title', 'version', 'state', 'created_by_id', 'assignee_id', 'state_before_trash'])
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  const brief = {
    projectId,
    articleId: id,
    title: row.title,
    version: row.version,
    state: row.state as PostState,
    createdById: row.created_by_id,
    assigneeId: row.assignee_id,
    stateBeforeTrash: row.state_before_trash,
  };
  if (!mayRead(actor, brief)) throw new AppError('NOT_FOUND');
  return brief;
}
