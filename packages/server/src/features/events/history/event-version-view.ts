import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import { pickEventDetails } from '@toasoan/contract/features/events/event-details.ts';
import { mayReadEventDrafts } from '@toasoan/contract/features/events/event-rules.ts';
import type { EventSnapshot } from '@toasoan/contract/features/events/history/event-version.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { readVersion } from '#server/features/articles/public.ts';
import { type EventRecord, eventFactsOf } from '../event-record.ts';
import { EVENT_TABLES } from '../event-tables.ts';

/** For somebody who may read it. @throws NOT_FOUND also for those who see only what was public. */
export async function getReadableEventVersion(
  db: Db,
  event: EventRecord,
  no: number,
  actor: ArticleActor,
): ReturnType<typeof getEventVersion> {
  const version = await getEventVersion(db, event.project_id, { id: event.id, no });
  if (!version.isPublic && !mayReadEventDrafts(actor, eventFactsOf(event))) throw new AppError('NOT_FOUND');
  return version;
}

/** @throws NOT_FOUND when the event has no such version, or it is no longer kept. */
export async function getEventVersion(
  db: Db,
  projectId: string,
  { id, no }: { readonly id: string; readonly no: number },
): Promise<ArticleVersion & { readonly snapshot: EventSnapshot }> {
  const article = { projectId, articleId: id };
  const version = await readVersion(db, EVENT_TABLES, article, no, sql<EventSnapshot>`snapshot`);
  // An old version lacks the fields that were added later.
  const details = pickEventDetails(version.snapshot.details);
  return { ...version, snapshot: { ...version.snapshot, details } };
}
