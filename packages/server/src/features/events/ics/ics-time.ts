import { DAY_MS, hanoiDay, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { readDay } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import ICAL from 'ical.js';

const HANOI_ZONE = 'Asia/Ho_Chi_Minh';
const OFFSET = 7 * 3_600_000;

/** Hà Nội has one offset since 1975; programs of calendars want to read it. */
export function hanoiTimezone(): ICAL.Component {
  return new ICAL.Component(
    ICAL.parse(
      [
        'BEGIN:VTIMEZONE',
        `TZID:${HANOI_ZONE}`,
        'BEGIN:STANDARD',
        'DTSTART:19750613T000000',
        'TZOFFSETFROM:+0700',
        'TZOFFSETTO:+0700',
        'TZNAME:+07',
        'END:STANDARD',
        'END:VTIMEZONE',
      ].join('\r\n'),
    ),
  );
}

/** A property with a moment in Hà Nội, or with a day. */
export function timeProperty(name: string, time: number, isDay: boolean): ICAL.Property {
  const property = new ICAL.Property(name);
  property.setValue(isDay ? dayValue(hanoiDay(time)) : clockValue(time));
  if (!isDay) property.setParameter('tzid', HANOI_ZONE);
  return property;
}

function dayValue(day: string): ICAL.Time {
  return new ICAL.Time({ ...readDay(day), isDate: true }, ICAL.Timezone.localTimezone);
}

/** The clock of Hà Nội; the zone is said by a parameter. */
function clockValue(time: number): ICAL.Time {
  const at = new Date(time + OFFSET);
  return new ICAL.Time(
    {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
      isDate: false,
    },
    ICAL.Timezone.localTimezone,
  );
}

export function utcValue(time: Date): ICAL.Time {
  return ICAL.Time.fromJSDate(time, true);
}

/** The moment of a value that was read: a day begins in Hà Nội, and so is a clock without a zone. */
export function momentOf(time: ICAL.Time, tzid: string | undefined): number {
  const { year, month, day } = time;
  if (time.isDate) return hanoiDayStart(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
  if (time.zone && time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate().getTime();
  const clock = Date.UTC(year, month - 1, day, time.hour, time.minute, time.second);
  return clock - offsetOf(tzid, clock);
}

/** Milliseconds by which a zone of the system's own table is ahead of UTC. */
function offsetOf(tzid: string | undefined, clock: number): number {
  if (tzid === undefined) return OFFSET;
  try {
    const first = zoneOffset(tzid, clock);
    return zoneOffset(tzid, clock - first);
  } catch {
    // A name that only its writer knows.
    return OFFSET;
  }
}

function zoneOffset(zone: string, time: number): number {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(time);
  return Date.parse(`${text.replace(' ', 'T')}Z`) - Math.floor(time / 1_000) * 1_000;
}

/** The exclusive end that calendars write for whole days. */
export function dayAfter(time: number): number {
  return hanoiDayStart(hanoiDay(time)) + DAY_MS;
}
