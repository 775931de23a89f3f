import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import type { EventUpdate } from '@toasoan/contract/features/events/event.ts';
import type { Recurrence } from '@toasoan/contract/features/events/event-details.ts';
import { EVENT_RULE_TEXTS } from '@toasoan/contract/features/events/event-rule-texts.ts';
import { mayEditEvent } from '@toasoan/contract/features/events/event-rules.ts';
import { dayText } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { settleMedia } from '#server/features/posts/public.ts';
import { withLivingHosts } from '../accounts/living-hosts.ts';
import { readEvent } from '../event-detail-view.ts';
import { type EventRecord, eventFactsOf, eventTermsOf } from '../event-record.ts';
import { keepEventVersion } from '../history/event-version-store.ts';
import { getFreeEvent } from '../lock/get-free-event.ts';
import { mediaOfEvent } from '../media/event-media.ts';
import { keepEventUses } from '../media/event-use-store.ts';
import { readOccurrences } from '../occurrences/occurrence-store.ts';
import type { OccurrenceRow } from '../occurrences/own-occurrence.ts';
import { keepMove } from '../verbs/keep-move.ts';
import { checkStillPublic } from '../workflow/unmet-event-rules.ts';
import { checkEventReferences } from './event-reference-view.ts';
import { holdEventTerms, lockEvent } from './event-store.ts';
import { writeEvent } from './write-event.ts';

export interface EventChange {
  readonly before: EventRecord;
  readonly after: EventRecord;
}

interface Editor {
  readonly actor: ArticleActor;
  readonly by: Actor;
}

interface SaveKind {
  readonly kind: 'save' | 'restore';
  readonly note?: string;
}

/**
 * Changes the keys sent. What is saved in a public event is public at once; its time changes by a verb only. @throws
 * NOT_FOUND, LOCKED_BY_OTHER, VERSION_CONFLICT, FORBIDDEN, SLUG_TAKEN, INVALID_INPUT, RULES_NOT_MET.
 */
export async function updateEvent(
  db: Db,
  projectId: string,
  change: EventUpdate,
  { actor, by }: Editor,
  as: SaveKind = { kind: 'save' },
): Promise<EventChange> {
  await holdEventTerms(db, projectId);
  await lockEvent(db, projectId, change.id);
  const before = await getFreeEvent(db, projectId, actor, change);
  checkVersion(before, change.version);
  checkEventEditable(actor, before);
  const { id, version, editingSession, ...sent } = change;
  const known = { ...eventTermsOf(before), relatedPostIds: before.details.relatedPostIds };
  if (as.kind === 'save') await checkEventReferences(db, projectId, known, sent);
  const held = mediaOfEvent(before).map(({ mediaId }) => mediaId);
  const named = await withLivingHosts(db, projectId, sent, {
    known: before.details,
    isStrict: as.kind === 'save',
  });
  const draft = await settleMedia(db, projectId, held, named);
  const dates = before.ever_published ? await readOccurrences(db, projectId, id) : [];
  checkPlanKept(before, draft.recurrence, dates);
  let after = await writeEvent(db, before, draft, by);
  if (after.state === 'PUBLISHED' || after.state === 'SCHEDULED') checkStillPublic(before, after);
  if (after.state === 'PUBLISHED') {
    checkTimeKept(before, after);
    if (!isSame(before.details.recurrence, after.details.recurrence))
      checkDatesKept(dates, await readOccurrences(db, projectId, id));
    if (await keepMove(db, { before, after, by })) after = await readEvent(db, projectId, id);
  }
  await keepEventVersion(db, projectId, { before, after, ...as, by });
  await keepEventUses(db, projectId, after);
  await publishNotice(db, { kind: 'event', projectId, thingId: id, editingSession });
  return { before, after };
}

/** @throws FORBIDDEN, RULES_NOT_MET for an event in the trash. */
export function checkEventEditable(actor: ArticleActor, event: EventRecord): void {
  if (mayEditEvent(actor, eventFactsOf(event))) return;
  throw event.state === 'TRASHED' ? ruleNotMet(EVENT_RULE_TEXTS, 'IN_TRASH') : new AppError('FORBIDDEN');
}

/** @throws RULES_NOT_MET: readers know the time of a public event. */
function checkTimeKept({ details: before }: EventRecord, { details: after }: EventRecord): void {
  const changed = (['startTime', 'endTime', 'allDay'] as const).find((name) => before[name] !== after[name]);
  if (changed !== undefined && before.startTime !== null)
    throw ruleNotMet(EVENT_RULE_TEXTS, 'TIME_BY_VERB', changed);
}

/**
 * A series keeps changes of plan with its dates, another event with itself. @throws RULES_NOT_MET: to become the other
 * kind, it takes them back first.
 */
function checkPlanKept(
  { details, event_status }: EventRecord,
  recurrence: Recurrence | undefined,
  dates: readonly OccurrenceRow[],
): void {
  const becomes = recurrence?.kind ?? details.recurrence.kind;
  if ((becomes === 'NONE') === (details.recurrence.kind === 'NONE')) return;
  const statuses = [event_status, ...dates.map((date) => date.event_status)];
  if (statuses.some((status) => status !== 'SCHEDULED'))
    throw ruleNotMet(EVENT_RULE_TEXTS, 'PLAN_CHANGED', 'recurrence');
}

/** @throws RULES_NOT_MET: a new rule may add dates, but what readers have planned for is cancelled with a note first. */
function checkDatesKept(before: readonly OccurrenceRow[], after: readonly OccurrenceRow[]): void {
  const kept = new Set(after.map(({ day }) => day));
  const now = Date.now();
  const lost = before.find(
    ({ day, over_time, event_status }) =>
      !kept.has(day) && over_time.getTime() > now && event_status !== 'CANCELLED',
  );
  if (lost) throw ruleNotMet(EVENT_RULE_TEXTS, 'DATE_LOST', 'recurrence', { day: dayText(lost.day) });
}
