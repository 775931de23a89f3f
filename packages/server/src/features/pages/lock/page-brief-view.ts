import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { PageFacts } from '@toasoan/contract/features/pages/workflow/page-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { ArticleBrief } from '#server/features/articles/public.ts';

/** @throws NOT_FOUND also for another project's page. */
export async function getPageBrief(
  db: Db,
  projectId: string,
  _actor: ArticleActor,
  id: string,
): Promise<PageFacts & ArticleBrief> {
  const row = await db
    .selectFrom('pages')
    .select(['title', 'version', 'state', 'state_before_trash'])
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { title, version, state } = row;
  return { projectId, articleId: id, title, version, state, stateBeforeTrash: row.state_before_trash };
}
