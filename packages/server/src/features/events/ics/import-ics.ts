import { type EventDetails, pickEventDetails } from '@toasoan/contract/features/events/event-details.ts';
import type { IcsEvent } from '@toasoan/contract/features/events/ics/ics.ts';
import { ICS_RULE_TEXTS } from '@toasoan/contract/features/events/ics/ics-rule-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';
import type { OwnOccurrence } from '#server/core/db/tables/event-tables.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { createEvent } from '../editing/create-event.ts';
import { settleDetails } from '../editing/settle-details.ts';
import { writePlan } from '../editing/write-event.ts';
import { auditEvent } from '../event-audit.ts';
import type { EventRecord } from '../event-record.ts';
import { readOccurrences } from '../occurrences/occurrence-store.ts';
import { ownTimesOf, ruleTimes } from '../occurrences/own-occurrence.ts';
import { addIcsSource, findIcsSources } from './ics-source-store.ts';
import { type ReadDate, type ReadEvent, readIcs } from './read-ics.ts';
import { uidOf } from './write-ics.ts';

/** What a file would become; writes nothing. @throws RULES_NOT_MET for a file that cannot be read. */
export async function previewIcs(
  db: Db,
  projectId: string,
  text: string,
  language: Language,
): Promise<{ items: IcsEvent[]; isCapped: boolean }> {
  const { events, isCapped } = readIcs(text);
  const known = await knownEvents(db, projectId, events);
  return { items: events.map((event) => shownOf(event, known.get(event.uid), language)), isCapped };
}

/** Creates drafts from the chosen events; those known or refused are skipped. */
export async function importIcs(
  call: TransactionCall,
  { text, uids }: { readonly text: string; readonly uids: readonly string[] },
): Promise<{ created: { uid: string; eventId: string }[]; skipped: number }> {
  const { db, projectId, caller } = call;
  const { events } = readIcs(text);
  const known = await knownEvents(db, projectId, events);
  const wanted = events.filter(({ uid }) => uids.includes(uid));
  const created: { uid: string; eventId: string }[] = [];
  for (const event of wanted) {
    if (known.has(event.uid) || problemsOf(event).length > 0) continue;
    const record = await createEvent(db, projectId, { draft: event.draft, createdBy: caller });
    // Another call that brings the same waits for this one, and is then refused as a whole.
    if (!(await addIcsSource(db, projectId, event.uid, record.id))) throw new AppError('DUPLICATE');
    const own = await ownDates(db, record, event.dates);
    const after = own.size > 0 ? await writePlan(db, record, { own }, caller) : record;
    await auditEvent(call, 'import', { after });
    created.push({ uid: event.uid, eventId: record.id });
  }
  return { created, skipped: wanted.length - created.length };
}

/** Brought before, or written here. */
async function knownEvents(
  db: Db,
  projectId: string,
  events: readonly ReadEvent[],
): Promise<ReadonlyMap<string, string>> {
  const brought = await findIcsSources(
    db,
    projectId,
    events.map(({ uid }) => uid),
  );
  const named = new Map(
    events.flatMap(({ uid }): [string, string][] => {
      const [, id] = /^su-kien-\d+-(\d{1,18})@toasoan$/.exec(uid) ?? [];
      return id !== undefined && uid === uidOf({ projectId, id }) ? [[uid, id]] : [];
    }),
  );
  const own = await db
    .selectFrom('events')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', [...named.values(), '0'])
    .execute();
  const ids = new Set(own.map(({ id }) => id));
  return new Map([...[...named].filter(([, id]) => ids.has(id)), ...brought]);
}

function shownOf(event: ReadEvent, eventId: string | undefined, language: Language): IcsEvent {
  const { draft, dates, remarks } = event;
  const problems = problemsOf(event);
  const isRefused = problems.length > 0;
  return {
    uid: event.uid,
    title: draft.title ?? '',
    startTime: draft.startTime ?? null,
    endTime: draft.endTime ?? null,
    allDay: draft.allDay ?? false,
    placeName: draft.placeName ?? '',
    repeats: (draft.recurrence?.kind ?? 'NONE') !== 'NONE',
    changed: dates.filter(({ status }) => status !== 'CANCELLED').length,
    cancelled: dates.filter(({ status }) => status === 'CANCELLED').length,
    fate: eventId !== undefined ? 'KNOWN' : isRefused ? 'REFUSED' : 'NEW',
    eventId: eventId ?? null,
    remarks: [
      ...remarks.map((remark) => ICS_RULE_TEXTS[remark][language]),
      ...problems.flatMap((problem) => (problem === 'refused' ? [] : [problem.text[language]])),
    ],
  };
}

/** What stops it from becoming an event. */
function problemsOf({
  isRefused,
  draft,
}: ReadEvent): readonly ({ readonly text: Readonly<Record<Language, string>> } | 'refused')[] {
  if (isRefused) return ['refused'];
  try {
    settleDetails(pickEventDetails(draft), Date.now());
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.options.rules ?? ['refused'];
  }
}

/** What single dates have of their own; days that the rule does not give are left out. */
async function ownDates(
  db: Db,
  record: EventRecord,
  dates: readonly ReadDate[],
): Promise<Map<string, OwnOccurrence | null>> {
  if (dates.length === 0) return new Map();
  const rows = await readOccurrences(db, record.project_id, record.id);
  const days = new Set(rows.map(({ day }) => day));
  return new Map(
    dates.filter(({ day }) => days.has(day)).map((date) => [date.day, ownOf(record.details, date)] as const),
  );
}

function ownOf(details: EventDetails, { day, status, times, placeName, note }: ReadDate): OwnOccurrence {
  const byRule = ruleTimes({ startTime: details.startTime ?? '', endTime: details.endTime }, day);
  const isOther = status !== 'SCHEDULED';
  return {
    ...(times && ownTimesOf(byRule, times)),
    ...(isOther && { status, statusNote: note }),
    ...(!isOther && note !== '' && { note }),
    ...(placeName !== undefined && { placeName }),
    ...(isOther && times && times.startTime !== byRule.startTime && { previousStartTime: byRule.startTime }),
  };
}
