import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import { mayReadEvent } from '@toasoan/contract/features/events/event-rules.ts';
import type { EventFacts } from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { ArticleBrief } from '#server/features/articles/public.ts';

/** @throws NOT_FOUND also for another project's event, and one that the person may not know of. */
export async function getEventBrief(
  db: Db,
  projectId: string,
  actor: ArticleActor,
  id: string,
): Promise<EventFacts & ArticleBrief> {
  const row = await db
    .selectFrom('events')
    .select(['title', 'version', 'state', 'created_by_id', 'state_before_trash'])
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  const brief = {
    projectId,
    articleId: id,
    title: row.title,
    version: row.version,
    state: row.state,
    createdById: row.created_by_id,
    stateBeforeTrash: row.state_before_trash,
  };
  if (!mayReadEvent(actor, brief)) throw new AppError('NOT_FOUND');
  return brief;
}
