import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import { EVENT_STATUS_TEXTS, EVENT_TYPE_TEXTS } from '@toasoan/contract/features/events/event-kind-texts.ts';
import type { EventStatus } from '@toasoan/contract/features/events/event-kinds.ts';
import { dayText, hanoiClock, hanoiDay, hanoiDayEnd } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { readDay, writeDay } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import ICAL from 'ical.js';
import { daysOfRule } from '../occurrences/custom-rule.ts';
import { type OccurrenceRow, ruleTimes } from '../occurrences/own-occurrence.ts';
import { foldLines } from './fold-lines.ts';
import { dayAfter, hanoiTimezone, timeProperty, utcValue } from './ics-time.ts';

/** An event with its dates, as a calendar file tells it. */
export interface IcsSource {
  readonly projectId: string;
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly details: EventDetails;
  readonly organizers: readonly string[];
  readonly eventStatus: EventStatus;
  readonly statusNote: string;
  readonly previousStartTime: Date | null;
  readonly updateTime: Date;
  readonly version: number;
  readonly dates: readonly OccurrenceRow[];
}

interface ShownDate {
  readonly startTime: Date;
  readonly endTime: Date | null;
  readonly status: EventStatus;
  readonly note: string;
  readonly previousStartTime: Date | null;
  readonly place: Pick<EventDetails, 'placeName' | 'address' | 'provinceCode' | 'lat' | 'lng' | 'onlineUrl'>;
}

/** Calendars know no more than these. */
const STATUSES: Readonly<Record<EventStatus, string>> = {
  SCHEDULED: 'CONFIRMED',
  RESCHEDULED: 'CONFIRMED',
  MOVED_ONLINE: 'CONFIRMED',
  POSTPONED: 'TENTATIVE',
  CANCELLED: 'CANCELLED',
};

export function uidOf({ projectId, id }: Pick<IcsSource, 'projectId' | 'id'>): string {
  return `su-kien-${projectId}-${id}@toasoan`;
}

/** How long programs may keep a calendar until they fetch it anew. */
const FRESH = 'PT1H';

/** A calendar that programs read again and again. */
export function writeFeed(name: string, events: readonly IcsSource[]): string {
  return textOf(calendarOf(name, events, true));
}

/** A calendar file by RFC 5545; single dates that differ and those that were cancelled are told one by one. */
export function writeIcs(name: string, events: readonly IcsSource[]): string {
  return textOf(calendarOf(name, events, false));
}

function textOf(calendar: ICAL.Component): string {
  return foldLines(`${calendar.toString()}\r\n`);
}

function calendarOf(name: string, events: readonly IcsSource[], isRead: boolean): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Toa Soan//Su kien//VI');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar.addPropertyWithValue('x-wr-timezone', 'Asia/Ho_Chi_Minh');
  if (isRead) {
    const every = new ICAL.Property('refresh-interval');
    every.resetType('duration');
    every.setValue(ICAL.Duration.fromString(FRESH));
    calendar.addProperty(every);
    calendar.addPropertyWithValue('x-published-ttl', FRESH);
  }
  calendar.addSubcomponent(hanoiTimezone());
  for (const event of events) {
    for (const component of componentsOf(event)) calendar.addSubcomponent(component);
  }
  return calendar;
}

function componentsOf(event: IcsSource): ICAL.Component[] {
  const { details } = event;
  if (details.startTime === null) return [];
  const whole = componentOf(event, {
    startTime: new Date(details.startTime),
    endTime: details.endTime === null ? null : new Date(details.endTime),
    status: details.recurrence.kind === 'NONE' ? event.eventStatus : 'SCHEDULED',
    note: event.statusNote,
    previousStartTime: event.previousStartTime,
    place: details,
  });
  if (details.recurrence.kind === 'NONE') return [whole];
  addRecurrence(whole, event);
  return [whole, ...event.dates.filter(isOfItsOwn).map((date) => exceptionOf(event, date))];
}

function isOfItsOwn({ own, event_status: status }: OccurrenceRow): boolean {
  return own !== null || status !== 'SCHEDULED';
}

/** One date that differs from the rule; its identifier is the time by the rule. */
function exceptionOf(event: IcsSource, date: OccurrenceRow): ICAL.Component {
  const { details } = event;
  const { own } = date;
  const component = componentOf(event, {
    startTime: date.start_time,
    endTime: date.end_time,
    status: date.event_status,
    note: own?.statusNote ?? own?.note ?? '',
    previousStartTime: date.previous_start_time,
    place: {
      placeName: own?.placeName ?? details.placeName,
      address: own?.address ?? details.address,
      provinceCode:
        own?.provinceCode === undefined
          ? details.provinceCode
          : (own.provinceCode as EventDetails['provinceCode']),
      lat: own?.lat === undefined ? details.lat : own.lat,
      lng: own?.lng === undefined ? details.lng : own.lng,
      onlineUrl: own?.onlineUrl ?? details.onlineUrl,
    },
  });
  const times = { startTime: details.startTime ?? '', endTime: details.endTime };
  const byRule = Date.parse(ruleTimes(times, date.day).startTime);
  component.addProperty(timeProperty('recurrence-id', byRule, details.allDay));
  return component;
}

function componentOf(event: IcsSource, shown: ShownDate): ICAL.Component {
  const { details } = event;
  const component = new ICAL.Component('vevent');
  const add = (name: string, value: string) => {
    if (value !== '') component.addPropertyWithValue(name, value);
  };
  add('uid', uidOf(event));
  component.addPropertyWithValue('dtstamp', utcValue(event.updateTime));
  component.addPropertyWithValue('last-modified', utcValue(event.updateTime));
  component.addPropertyWithValue('sequence', event.version);
  component.addProperty(timeProperty('dtstart', shown.startTime.getTime(), details.allDay));
  if (shown.endTime !== null) {
    const end = details.allDay ? dayAfter(shown.endTime.getTime()) : shown.endTime.getTime();
    component.addProperty(timeProperty('dtend', end, details.allDay));
  }
  add('summary', event.title);
  add('description', [changeText(shown, details.allDay), event.excerpt].filter(Boolean).join('\n\n'));
  add('comment', shown.note);
  add('location', placeText(shown.place));
  const { lat, lng } = shown.place;
  if (lat !== null && lng !== null) component.addPropertyWithValue('geo', [lat, lng]);
  add('url', shown.place.onlineUrl);
  add('status', STATUSES[shown.status]);
  add('categories', EVENT_TYPE_TEXTS[details.eventType].vi);
  add('x-toasoan-type', details.eventType);
  if (shown.status !== 'SCHEDULED') add('x-toasoan-status', shown.status);
  if (shown.previousStartTime) {
    component.addProperty(
      timeProperty('x-toasoan-previous-start', shown.previousStartTime.getTime(), details.allDay),
    );
  }
  add('x-toasoan-organizer', [...event.organizers, details.organizerText].filter(Boolean).join(', '));
  return component;
}

/** What became of the plan, for programs that show no more than the description; '' for what takes place as planned. */
function changeText({ status, note, previousStartTime }: ShownDate, allDay: boolean): string {
  if (status === 'SCHEDULED') return note;
  const before = previousStartTime && formerText(previousStartTime.getTime(), allDay);
  const head = [`${EVENT_STATUS_TEXTS[status].vi}.`, before && `Lịch cũ: ${before}.`]
    .filter(Boolean)
    .join(' ');
  return [head, note].filter(Boolean).join('\n');
}

function formerText(time: number, allDay: boolean): string {
  const day = dayText(hanoiDay(time));
  return allDay ? day : `${day} ${hanoiClock(time)}`;
}

function placeText({ placeName, address, provinceCode }: ShownDate['place']): string {
  const province = provinceCode === null ? '' : PROVINCES[provinceCode].name;
  return [placeName, address, province].filter(Boolean).join(', ');
}

/** As a rule where calendars read it as it is meant; by the moon and beside a rule as a list of dates. */
function addRecurrence(component: ICAL.Component, { details, dates }: IcsSource): void {
  const { kind, rule } = details.recurrence;
  const first = hanoiDay(Date.parse(details.startTime ?? ''));
  if (kind === 'YEARLY_LUNAR') {
    component.addPropertyWithValue('x-toasoan-recurrence', kind);
    addDates(component, details, dates);
  } else if (kind === 'CUSTOM' && !startsWithRule(rule, first)) {
    component.addPropertyWithValue('x-toasoan-recurrence', kind);
    component.addPropertyWithValue('x-toasoan-rule', rule);
    addDates(component, details, dates);
  } else if (kind === 'CUSTOM') {
    component.addPropertyWithValue('rrule', ICAL.Recur.fromString(ruleText(rule, details.allDay)));
  } else {
    component.addPropertyWithValue('x-toasoan-recurrence', kind);
    component.addPropertyWithValue('rrule', ICAL.Recur.fromString(yearlyRule(first)));
  }
}

/** Every date but the first, whose time is the start. */
function addDates(component: ICAL.Component, details: EventDetails, dates: readonly OccurrenceRow[]): void {
  const times = { startTime: details.startTime ?? '', endTime: details.endTime };
  for (const { day } of dates.slice(1)) {
    component.addProperty(timeProperty('rdate', Date.parse(ruleTimes(times, day).startTime), details.allDay));
  }
}

/** Whether the rule gives the first day itself: what is meant otherwise is not defined. */
function startsWithRule(rule: string, first: string): boolean {
  const from = readDay(first);
  const [day] = daysOfRule(rule, from, { until: { ...from, year: from.year + 1 }, most: 1 });
  return day !== undefined && writeDay(day) === first;
}

/** A rule alone would leave out the years that have no 29th of February. */
function yearlyRule(first: string): string {
  return first.endsWith('-02-29') ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY';
}

/** The end of a rule is said as the start is: a day for days, universal time for moments. */
function ruleText(rule: string, isDay: boolean): string {
  return rule.replace(/UNTIL=(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?/, (whole, year, month, day, clock) => {
    if (isDay) return `UNTIL=${year}${month}${day}`;
    if (typeof clock === 'string' && clock.endsWith('Z')) return whole;
    const end = new Date(hanoiDayEnd(`${year}-${month}-${day}`)).toISOString();
    return `UNTIL=${end.slice(0, 19).replace(/[-:]/g, '')}Z`;
  });
}

/** "su-kien-2026-11-24.ics". */
export function icsFileName(slug: string, now: Date): string {
  return `${slug}-${hanoiDay(now.getTime())}.ics`;
}
