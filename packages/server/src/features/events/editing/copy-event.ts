import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { EventCopy, EventDraft } from '@toasoan/contract/features/events/event.ts';
import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import type { EventFieldName } from '@toasoan/contract/features/events/history/event-version.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { usableMedia } from '#server/features/posts/public.ts';
import { withLivingHosts } from '../accounts/living-hosts.ts';
import { getEvent } from '../event-detail-view.ts';
import { type EventRecord, eventSnapshotOf } from '../event-record.ts';
import { draftOfEventSnapshot, referencesOf } from '../history/restore-event-version.ts';
import { nextYear } from '../occurrences/next-year.ts';
import { createEvent } from './create-event.ts';
import { usableReferences } from './event-reference-view.ts';

const LONGEST_TITLE = 250;
const COPY = ' (bản sao)';
/** Fields of the one event only. */
const ITS_OWN: readonly EventFieldName[] = ['slug', 'canonicalUrl', 'internalNote'];
const ITS_TIMES: readonly EventFieldName[] = [
  'startTime',
  'endTime',
  'registerDeadline',
  'programme',
  'lunarDate',
  'recurrence',
];

/**
 * Creates the caller's own draft from an event, without terms and files that are out of use; for its next year with all
 * its times moved along. @throws NOT_FOUND.
 */
export async function copyEvent(
  db: Db,
  projectId: string,
  id: string,
  { dates }: EventCopy,
  { actor, by }: { readonly actor: ArticleActor; readonly by: Actor },
): Promise<EventRecord> {
  const event = await getEvent(db, projectId, actor, id);
  const snapshot = eventSnapshotOf(event);
  const isWanted = (name: EventFieldName) =>
    !ITS_OWN.includes(name) && (dates !== 'none' || !ITS_TIMES.includes(name));
  const copied = draftOfEventSnapshot(snapshot, isWanted);
  const named = await withLivingHosts(db, projectId, copied, {});
  const { draft } = await usableMedia(db, projectId, [], named);
  const usable = await usableReferences(db, projectId, referencesOf(snapshot));
  const moved = dates === 'nextYear' ? movedToNextYear(event) : undefined;
  return await createEvent(db, projectId, {
    draft: {
      ...(draft as EventDraft),
      ...(draft.content && { content: withoutSuggestions(draft.content) }),
      categoryIds: [...usable.categoryIds],
      tagIds: [...usable.tagIds],
      relatedPostIds: dates === 'nextYear' ? [] : [...usable.relatedPostIds],
      title: moved?.title ?? copyTitle(event.title),
      ...moved?.times,
    },
    createdBy: by,
  });
}

function copyTitle(title: string): string {
  return `${[...title].slice(0, LONGEST_TITLE - COPY.length).join('')}${COPY}`;
}

/** The title says the new year where it said the old one. */
function movedToNextYear({ title, details }: EventRecord) {
  if (details.startTime === null) return { title: copyTitle(title), times: {} };
  const { shift, year, recurrence } = nextYear(details, details.startTime);
  const later = (time: string) => new Date(Date.parse(time) + shift).toISOString();
  const orNull = (time: string | null) => (time === null ? null : later(time));
  const times: Partial<EventDetails> = {
    startTime: later(details.startTime),
    endTime: orNull(details.endTime),
    registerDeadline: orNull(details.registerDeadline),
    recurrence,
    programme: details.programme.map((item) => ({ ...item, time: later(item.time) })),
  };
  const renamed = title.replaceAll(String(year.from), String(year.to));
  return { title: renamed === title ? copyTitle(title) : renamed, times };
}
