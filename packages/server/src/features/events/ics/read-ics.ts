import type { EventDraft } from '@toasoan/contract/features/events/event.ts';
import type { Recurrence } from '@toasoan/contract/features/events/event-details.ts';
import { EVENT_TYPE_TEXTS } from '@toasoan/contract/features/events/event-kind-texts.ts';
import {
  EVENT_TYPES,
  type EventStatus,
  type EventType,
  RECURRENCE_KINDS,
} from '@toasoan/contract/features/events/event-kinds.ts';
import { ICS_MOST } from '@toasoan/contract/features/events/ics/ics.ts';
import { ICS_RULE_TEXTS } from '@toasoan/contract/features/events/ics/ics-rule-texts.ts';
import { addDays, atHanoiDay, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { writeDay } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import ICAL from 'ical.js';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { problemOfRule } from '../occurrences/custom-rule.ts';
import { momentOf } from './ics-time.ts';

export type IcsRemark = keyof typeof ICS_RULE_TEXTS;

/** What one date of a file has of its own. */
export interface ReadDate {
  /** The day by the rule. */
  readonly day: string;
  readonly status: EventStatus;
  /** Absent for a date that only does not take place. */
  readonly times?: { readonly startTime: string; readonly endTime: string | null };
  readonly placeName?: string;
  readonly note: string;
}

export interface ReadEvent {
  readonly uid: string;
  readonly draft: EventDraft;
  readonly dates: readonly ReadDate[];
  readonly remarks: readonly IcsRemark[];
  /** It cannot become an event. */
  readonly isRefused: boolean;
}

const LONGEST = { title: 250, excerpt: 500, place: 200, organizer: 300, note: 500 };

/** The events of a calendar file. @throws RULES_NOT_MET for a file that is none or has none. */
export function readIcs(text: string): { readonly events: ReadEvent[]; readonly isCapped: boolean } {
  const components = calendarsOf(text).flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  if (components.length === 0) throw ruleNotMet(ICS_RULE_TEXTS, 'EMPTY', 'text');
  const byUid = Map.groupBy(components, (one) =>
    cut(textOf(one, 'uid') || textOf(one, 'summary') || '?', 500),
  );
  const groups = [...byUid].slice(0, ICS_MOST);
  return {
    events: groups.map(([uid, parts]) => eventOf(uid, parts)),
    isCapped: byUid.size > ICS_MOST,
  };
}

function calendarsOf(text: string): ICAL.Component[] {
  try {
    const parsed: unknown = ICAL.parse(text);
    const calendars = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
    const found = calendars.map((one) => new ICAL.Component(one as [string, unknown[], unknown[]]));
    if (found.every(({ name }) => name === 'vcalendar')) return found;
  } catch {
    // Said below.
  }
  throw ruleNotMet(ICS_RULE_TEXTS, 'UNREADABLE', 'text');
}

function eventOf(uid: string, parts: readonly ICAL.Component[]): ReadEvent {
  const whole = parts.find((part) => !part.hasProperty('recurrence-id')) ?? parts[0];
  const remarks: IcsRemark[] = [];
  const times = whole && timesOf(whole);
  if (!whole || !times)
    return { uid, draft: draftOf(whole), dates: [], remarks: ['NO_START'], isRefused: true };
  const recurrence = recurrenceOf(whole, Date.parse(times.startTime), remarks);
  const title = cut(textOf(whole, 'summary'), LONGEST.title);
  if (title === '') remarks.push('NO_TITLE');
  if ([...textOf(whole, 'description')].length > LONGEST.excerpt) remarks.push('TEXT_CUT');
  const isCancelled = textOf(whole, 'status').toUpperCase() === 'CANCELLED';
  if (isCancelled) remarks.push('CANCELLED_WHOLE');
  const draft: EventDraft = {
    ...draftOf(whole),
    ...times,
    recurrence,
    ...(isCancelled && { internalNote: ICS_RULE_TEXTS.CANCELLED_WHOLE.vi }),
  };
  const dates = recurrence.kind === 'NONE' ? [] : datesOf(whole, parts);
  if (parts.some(isForThoseAfter)) remarks.push('RANGE_LOST');
  return { uid, draft, dates, remarks, isRefused: title === '' };
}

function draftOf(component: ICAL.Component | undefined): EventDraft {
  if (!component) return {};
  const geo: unknown = component.getFirstPropertyValue('geo');
  const [lat, lng] = Array.isArray(geo) ? geo.map(Number) : [];
  const hasPoint = isWithin(lat, 90) && isWithin(lng, 180);
  const url = textOf(component, 'url');
  return {
    title: cut(textOf(component, 'summary'), LONGEST.title),
    excerpt: cut(excerptOf(component), LONGEST.excerpt),
    eventType: typeOf(component),
    placeName: cut(textOf(component, 'location'), LONGEST.place),
    ...(hasPoint && { lat, lng }),
    ...(/^https?:\/\/\S{1,1900}$/.test(url) && { onlineUrl: url }),
    organizerText: cut(organizerOf(component), LONGEST.organizer),
  };
}

function isWithin(value: number | undefined, most: number): value is number {
  return value !== undefined && Number.isFinite(value) && Math.abs(value) <= most;
}

function typeOf(component: ICAL.Component): EventType {
  const own = textOf(component, 'x-toasoan-type');
  const categories = component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues())
    .map((value) => String(value).toLowerCase());
  return (
    EVENT_TYPES.find((type) => type === own) ??
    EVENT_TYPES.find((type) =>
      Object.values(EVENT_TYPE_TEXTS[type]).some((text) => categories.includes(text.toLowerCase())),
    ) ??
    'OTHER'
  );
}

function organizerOf(component: ICAL.Component): string {
  const own = textOf(component, 'x-toasoan-organizer');
  const name: unknown = component.getFirstProperty('organizer')?.getFirstParameter('cn');
  return own || (typeof name === 'string' ? name : '');
}

type Times = Pick<EventDraft, 'startTime' | 'endTime' | 'allDay'> & {
  readonly startTime: string;
  readonly endTime: string | null;
  readonly allDay: boolean;
};

function timesOf(component: ICAL.Component): Times | undefined {
  const start = timeOf(component.getFirstProperty('dtstart'));
  if (!start) return undefined;
  const allDay = start.isDay;
  const end = endOf(component, start.time);
  // The end of whole days is exclusive.
  const last = end === undefined ? null : Math.max(start.time, allDay ? end - 1 : end);
  return { startTime: iso(start.time), endTime: last === null ? null : iso(last), allDay };
}

function endOf(component: ICAL.Component, start: number): number | undefined {
  const end = timeOf(component.getFirstProperty('dtend'));
  if (end) return end.time;
  const duration: unknown = component.getFirstPropertyValue('duration');
  return duration instanceof ICAL.Duration ? start + duration.toSeconds() * 1_000 : undefined;
}

function timeOf(
  property: ICAL.Property | null,
): { readonly time: number; readonly isDay: boolean } | undefined {
  const value: unknown = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) return undefined;
  const tzid: unknown = property.getFirstParameter('tzid');
  const time = momentOf(value, typeof tzid === 'string' ? tzid : undefined);
  return isPlausible(time) ? { time, isDay: value.isDate } : undefined;
}

/** As the contract takes moments. */
function isPlausible(time: number): boolean {
  return time >= Date.UTC(1900, 0, 1) && time < Date.UTC(2200, 0, 1);
}

function recurrenceOf(component: ICAL.Component, start: number, remarks: IcsRemark[]): Recurrence {
  const own = ownRecurrenceOf(component);
  if (own !== undefined) return own;
  if (component.hasProperty('rdate')) remarks.push('DATES_LOST');
  const rule: unknown = component.getFirstPropertyValue('rrule');
  if (!(rule instanceof ICAL.Recur)) return { kind: 'NONE', rule: '' };
  const text = inHanoi(rule.toString(), start);
  if (text === 'FREQ=YEARLY') return { kind: 'YEARLY_SOLAR', rule: '' };
  if (isAccepted(text) && !isOtherDay(component, start, text)) return { kind: 'CUSTOM', rule: text };
  remarks.push('RULE_LOST');
  return { kind: 'NONE', rule: '' };
}

/** What a file of ours says beside the rule. */
function ownRecurrenceOf(component: ICAL.Component): Recurrence | undefined {
  const kind = RECURRENCE_KINDS.find((one) => one === textOf(component, 'x-toasoan-recurrence'));
  const rule = textOf(component, 'x-toasoan-rule');
  if (kind === 'CUSTOM') return isAccepted(rule) ? { kind, rule } : undefined;
  return kind === undefined || kind === 'NONE' ? undefined : { kind, rule: '' };
}

function isAccepted(rule: string): boolean {
  return rule.length <= 500 && problemOfRule(rule) === undefined;
}

/** A moment as the end of a rule, as the last day in Hà Nội whose date begins by then. */
function inHanoi(rule: string, start: number): string {
  return rule.replace(
    /UNTIL=(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z/,
    (_, year, month, day, hour, minute, second) => {
      const until = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
      const last = hanoiDay(until);
      const isAfter = atHanoiDay(last, start) > until;
      return `UNTIL=${(isAfter ? addDays(last, -1) : last).replaceAll('-', '')}`;
    },
  );
}

/** Days that a rule names are those of its own zone, where it may be another day than in Hà Nội. */
function isOtherDay(component: ICAL.Component, start: number, rule: string): boolean {
  const value: unknown = component.getFirstPropertyValue('dtstart');
  if (!(value instanceof ICAL.Time) || !/BY(DAY|MONTH)/.test(rule)) return false;
  return writeDay({ year: value.year, month: value.month, day: value.day }) !== hanoiDay(start);
}

/** Dates that differ from the rule, and those that do not take place. */
function datesOf(whole: ICAL.Component, parts: readonly ICAL.Component[]): ReadDate[] {
  const left = daysLeftOut(whole).map((day): ReadDate => ({ day, status: 'CANCELLED', note: '' }));
  const own = parts.filter((part) => part !== whole).flatMap((part) => ownDateOf(whole, part));
  return [...new Map([...left, ...own].map((date) => [date.day, date])).values()];
}

function isForThoseAfter(part: ICAL.Component): boolean {
  return part.getFirstProperty('recurrence-id')?.getFirstParameter('range') !== undefined;
}

function daysLeftOut(whole: ICAL.Component): string[] {
  return whole.getAllProperties('exdate').flatMap((property) => {
    const tzid: unknown = property.getFirstParameter('tzid');
    const values = property.getValues() as unknown[];
    return values
      .filter((value) => value instanceof ICAL.Time)
      .map((value) => momentOf(value, typeof tzid === 'string' ? tzid : undefined))
      .filter(isPlausible)
      .map(hanoiDay);
  });
}

function ownDateOf(whole: ICAL.Component, part: ICAL.Component): ReadDate[] {
  const at = timeOf(part.getFirstProperty('recurrence-id'));
  const times = timesOf(part);
  if (!at || !times) return [];
  const location = textOf(part, 'location');
  const hasOther = location !== textOf(whole, 'location');
  return [
    {
      day: hanoiDay(at.time),
      status: statusOf(part),
      times,
      ...(hasOther && { placeName: cut(location, LONGEST.place) }),
      note: cut(textOf(part, 'comment'), LONGEST.note),
    },
  ];
}

/** Without what our own files say there of a change of plan. */
function excerptOf(component: ICAL.Component): string {
  const description = textOf(component, 'description');
  if (textOf(component, 'x-toasoan-status') === '') return description;
  const [change = '', ...rest] = description.split('\n\n');
  return change.endsWith(textOf(component, 'comment')) ? rest.join('\n\n') : description;
}

function statusOf(component: ICAL.Component): EventStatus {
  const own = textOf(component, 'x-toasoan-status');
  if (own === 'POSTPONED' || own === 'RESCHEDULED' || own === 'MOVED_ONLINE') return own;
  return textOf(component, 'status').toUpperCase() === 'CANCELLED' ? 'CANCELLED' : 'SCHEDULED';
}

function textOf(component: ICAL.Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name);
  // Control characters but line ends are refused by the contract.
  return typeof value === 'string'
    ? value
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim()
    : '';
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('').trim();
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
