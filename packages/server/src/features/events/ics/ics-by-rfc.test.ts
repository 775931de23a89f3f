import { PLAIN_EVENT_DETAILS, pickEventDetails } from '@toasoan/contract/features/events/event-details.ts';
import { expect, test } from 'vitest';
import { nextYear } from '../occurrences/next-year.ts';
import { occurrenceRow, ruleTimes } from '../occurrences/own-occurrence.ts';
import { ruleDays } from '../occurrences/rule-days.ts';
import { type ReadEvent, readIcs } from './read-ics.ts';
import { type IcsSource, writeFeed, writeIcs } from './write-ics.ts';

const NOW = Date.parse('2027-01-01T00:00:00Z');

function aSource(draft: Partial<IcsSource['details']>, more: Partial<IcsSource> = {}): IcsSource {
  const details = pickEventDetails(
    { startTime: '2027-07-10T01:00:00.000Z', endTime: '2027-07-10T04:00:00.000Z', ...draft },
    PLAIN_EVENT_DETAILS,
  );
  const { startTime, endTime, recurrence } = details;
  const event = { details, event_status: more.eventStatus ?? 'SCHEDULED', previous_start_time: null };
  const times = { startTime: startTime ?? '', endTime };
  const { days } = ruleDays(recurrence, times.startTime, NOW);
  return {
    projectId: '3',
    id: '41',
    title: 'Hội làng',
    excerpt: '',
    details,
    organizers: [],
    eventStatus: 'SCHEDULED',
    statusNote: '',
    previousStartTime: null,
    updateTime: new Date('2027-01-02T03:04:05Z'),
    version: 7,
    dates: days.map((day) => occurrenceRow(event, ruleTimes(times, day), null)),
    ...more,
  };
}

const linesOf = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');
const written = (source: IcsSource) => linesOf(writeIcs('Lịch', [source]));

function readBack(source: IcsSource): ReadEvent {
  const [event] = readIcs(writeIcs('Lịch', [source])).events;
  if (event === undefined) throw new Error('Nothing came back.');
  return event;
}

test('lines are folded at 75 octets between letters, and special characters are escaped', () => {
  const title = 'Lễ hội “Đêm hội Trăng Rằm”, phố cổ; Hà Nội \\ Huế '.repeat(4).trim();
  const source = aSource({ placeName: 'Nhà hát; số 1, Tràng Tiền' }, { title, excerpt: 'Một\nhai, ba' });
  const text = writeIcs('Lịch', [source]);
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  // No letter is cut in two.
  expect(text).not.toContain('\uFFFD');
  const lines = linesOf(text);
  expect(lines).toContain('DESCRIPTION:Một\\nhai\\, ba');
  expect(lines).toContain('LOCATION:Nhà hát\\; số 1\\, Tràng Tiền');
  expect(readBack(source).draft).toMatchObject({ title, excerpt: 'Một\nhai, ba' });
});

test('a cancelled event says so with a higher sequence, a postponed one is tentative', () => {
  const cancelled = aSource({}, { eventStatus: 'CANCELLED', statusNote: 'Do bão.', version: 9 });
  expect(written(cancelled)).toEqual(
    expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:9', 'COMMENT:Do bão.', 'METHOD:PUBLISH']),
  );
  expect(written(aSource({}))).toEqual(expect.arrayContaining(['STATUS:CONFIRMED', 'SEQUENCE:7']));
  expect(written(aSource({}, { eventStatus: 'POSTPONED' }))).toContain('STATUS:TENTATIVE');
});

test('whole days end the day after, times name the zone that the file describes', () => {
  const days = written(
    aSource({ allDay: true, startTime: '2027-07-09T17:00:00.000Z', endTime: '2027-07-12T16:59:59.999Z' }),
  );
  expect(days).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20270710', 'DTEND;VALUE=DATE:20270713']));
  expect(written(aSource({}))).toEqual(
    expect.arrayContaining([
      'TZID:Asia/Ho_Chi_Minh',
      'TZOFFSETTO:+0700',
      'DTSTART;TZID=Asia/Ho_Chi_Minh:20270710T080000',
      'DTSTAMP:20270102T030405Z',
    ]),
  );
});

test('the identifier of a cancelled date is its time by the rule, as a day where the series is of days', () => {
  const source = aSource({ recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;COUNT=3' } });
  const dates = source.dates.map((date, at) =>
    at === 1
      ? {
          ...date,
          event_status: 'CANCELLED' as const,
          own: { status: 'CANCELLED' as const, statusNote: 'Mưa' },
        }
      : date,
  );
  const lines = written({ ...source, dates });
  expect(lines).toContain('RECURRENCE-ID;TZID=Asia/Ho_Chi_Minh:20270717T080000');
  expect(lines.filter((line) => line === 'STATUS:CANCELLED')).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(2);
  expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(1);
});

test('the 29th of February is the last of February in every year', () => {
  const source = aSource({
    startTime: '2028-02-29T01:00:00.000Z',
    endTime: null,
    recurrence: { kind: 'YEARLY_SOLAR', rule: '' },
  });
  expect(written(source)).toContain('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1');
  expect(readBack(source).draft.recurrence).toEqual({ kind: 'YEARLY_SOLAR', rule: '' });
});

test('a first day beside its rule makes a list of dates, and comes back with the rule', () => {
  // A Saturday, and then Wednesdays.
  const recurrence = { kind: 'CUSTOM' as const, rule: 'FREQ=WEEKLY;COUNT=3;BYDAY=WE' };
  const source = aSource({ recurrence });
  const lines = written(source);
  expect(lines.filter((line) => line.startsWith('RRULE'))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('RDATE')).map((line) => line.slice(-15))).toEqual([
    '20270714T080000',
    '20270721T080000',
    '20270728T080000',
  ]);
  expect(readBack(source)).toMatchObject({ draft: { recurrence }, remarks: [] });
});

test('a feed says how long it is fresh, a file does not', () => {
  const feed = linesOf(writeFeed('Lịch', [aSource({})]));
  expect(feed).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  expect(written(aSource({})).some((line) => line.startsWith('REFRESH'))).toBe(false);
});

const foreign = (...lines: string[]) =>
  readIcs(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:a',
      'SUMMARY:Chợ',
      ...lines,
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  ).events[0];

test('a rule that ends at a moment ends on the last day in Hà Nội that begins by then', () => {
  const daily = (until: string) =>
    foreign('DTSTART;TZID=Asia/Ho_Chi_Minh:20270703T080000', `RRULE:FREQ=DAILY;UNTIL=${until}`)?.draft
      .recurrence;
  // Eight o'clock in Hà Nội is one o'clock in universal time.
  expect(daily('20270710T010000Z')?.rule).toBe('FREQ=DAILY;UNTIL=20270710');
  expect(daily('20270710T005959Z')?.rule).toBe('FREQ=DAILY;UNTIL=20270709');
});

test('a rule by days of a zone where it is another day is left out and said', () => {
  const byDay = foreign('DTSTART:20270710T200000Z', 'RRULE:FREQ=WEEKLY;BYDAY=SA');
  expect(byDay).toMatchObject({ draft: { recurrence: { kind: 'NONE' } }, remarks: ['RULE_LOST'] });
  const plain = foreign('DTSTART:20270710T200000Z', 'RRULE:FREQ=WEEKLY');
  expect(plain).toMatchObject({ draft: { recurrence: { kind: 'CUSTOM' } }, remarks: [] });
});

test('next year keeps the weekday of a rule, moves its end, and follows the moon where the event does', () => {
  const next = (
    recurrence: IcsSource['details']['recurrence'],
    startTime: string,
    lunarDate = '',
  ): [string, string] => {
    const { shift, recurrence: moved } = nextYear({ recurrence, lunarDate }, startTime);
    return [new Date(Date.parse(startTime) + shift).toISOString().slice(0, 10), moved.rule];
  };
  const custom = (rule: string) => ({ kind: 'CUSTOM' as const, rule });
  const none = { kind: 'NONE' as const, rule: '' };
  // Saturdays.
  expect(next(custom('FREQ=WEEKLY;BYDAY=SA;UNTIL=20270807T165959Z'), '2027-07-10T01:00:00.000Z')).toEqual([
    '2028-07-08',
    'FREQ=WEEKLY;BYDAY=SA;UNTIL=20280805T165959Z',
  ]);
  // The second Sunday of May.
  expect(next(custom('FREQ=YEARLY;BYMONTH=5;BYDAY=2SU'), '2026-05-10T01:00:00.000Z')[0]).toBe('2027-05-09');
  expect(next(none, '2027-04-16T01:00:00.000Z')[0]).toBe('2028-04-16');
  // The tenth of the third month.
  expect(next(none, '2027-04-16T01:00:00.000Z', 'mùng 10 tháng 3')[0]).toBe('2028-04-04');
});
