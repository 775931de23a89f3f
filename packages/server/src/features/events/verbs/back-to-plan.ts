import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import type { OwnOccurrence, PlanUndo } from '#server/core/db/tables/event-tables.ts';

/** What a change of plan writes into one date; everything else there is written by hand and stays. */
const PLANNED = ['shift', 'length', 'status', 'statusNote', 'previousStartTime', 'follows'] as const;

/** One date as it was planned before a change, with what was written there since. */
export function backToDate(
  now: OwnOccurrence | null,
  was: OwnOccurrence | null,
  { isOnline }: { readonly isOnline: boolean },
): OwnOccurrence | null {
  const [planned, since] = [partsOf(was), partsOf(now)];
  const { onlineUrl: link, ...others } = since.rest;
  const { onlineUrl: formerLink } = planned.rest;
  const kept = isOnline ? others : since.rest;
  const rest = isOnline && formerLink !== undefined ? { ...kept, onlineUrl: formerLink } : kept;
  // "This and following" was written since, so later dates take it over as well.
  const wasWritten = since.plan.follows === true && !isSame(rest, planned.rest);
  const own = { ...planned.plan, ...rest, ...(wasWritten && { follows: true as const }) };
  return Object.keys(own).length === 0 ? null : own;
}

function partsOf(own: OwnOccurrence | null) {
  const plan: Partial<Record<string, unknown>> = {};
  const rest: Partial<Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(own ?? {}))
    ((PLANNED as readonly string[]).includes(name) ? plan : rest)[name] = value;
  return { plan: plan as OwnOccurrence, rest: rest as OwnOccurrence };
}

/** The details as they were before a change: the programme moves back along, with what was added to it since. */
export function backToDetails(
  now: EventDetails,
  { details: was }: NonNullable<PlanUndo['event']>,
): Partial<EventDetails> {
  const { programme: _programme, registerDeadline: _deadline, ...plain } = was;
  if (was.startTime === undefined || was.startTime === null || now.startTime === null) return plain;
  const shift = Date.parse(was.startTime) - Date.parse(now.startTime);
  const programme = now.programme.map((item) => ({
    ...item,
    time: new Date(Date.parse(item.time) + shift).toISOString(),
  }));
  return { ...plain, programme, registerDeadline: backToDeadline(now, was) };
}

/** One that the change itself had moved to the new start is as before; another one was set since. */
function backToDeadline(
  { startTime, registerDeadline: now }: EventDetails,
  { startTime: start, registerDeadline: was = null }: Partial<EventDetails>,
): string | null {
  const made = was !== null && startTime !== null && was > startTime ? startTime : was;
  if (now === made) return was;
  return now !== null && start != null && now > start ? start : now;
}
