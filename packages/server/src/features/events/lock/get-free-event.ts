import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { getFree } from '#server/features/articles/public.ts';
import { getEvent } from '../event-detail-view.ts';
import { EVENT_KIND } from '../event-kind.ts';
import { type EventRecord, eventFactsOf } from '../event-record.ts';

interface Wanted {
  readonly id: string;
  /** Absent: a call from outside the console, which holds no lock. */
  readonly editingSession?: string | undefined;
}

/** Precedes every write of an event's text. @throws NOT_FOUND, LOCKED_BY_OTHER. */
export async function getFreeEvent(
  db: Db,
  projectId: string,
  actor: ArticleActor,
  { id, editingSession }: Wanted,
): Promise<EventRecord> {
  return await getFree(db, EVENT_KIND, actor, {
    article: { projectId, articleId: id },
    editingSession,
    item: getEvent(db, projectId, actor, id),
    factsOf: eventFactsOf,
  });
}
