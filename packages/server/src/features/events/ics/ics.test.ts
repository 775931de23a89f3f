import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { icsEndpoints } from '@toasoan/contract/features/events/ics/ics-endpoints.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, type EventStaff, inDays } from '../test-support/an-events-room.ts';
import { readIcs } from './read-ics.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);
const other = await anEventsRoom(server);

const fileOf = ({ id }: Event) =>
  server.ask(icsEndpoints.one, { headers: room.admin.headers, params: { id } });
const previewOf = async (text: string, by: EventStaff = other.author) =>
  (await server.ask(icsEndpoints.preview, { headers: by.headers, body: { text } })).items;
const bring = (text: string, uids: string[], by: EventStaff = other.author) =>
  server.ask(icsEndpoints.import, { headers: by.headers, body: { text, uids } });
const datesOf = async (id: string, by: EventStaff) =>
  (await server.ask(eventEndpoints.occurrences, { headers: by.headers, params: { id } })).items.map(
    ({ day, startTime, endTime, eventStatus, placeName }) => ({
      day,
      startTime,
      endTime,
      eventStatus,
      placeName,
    }),
  );

/** Lines as long as they were before they were folded. */
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '');

test('a series with a cancelled, a moved and a renamed date survives export and import', async () => {
  let event = await room.published({
    title: 'Chợ phiên, cuối tuần; “Bắc Hà”',
    recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;COUNT=6' },
  });
  const days = (await datesOf(event.id, room.admin)).map(({ day }) => day);
  event = await room.plan(event, { verb: 'cancel', scope: 'THIS', day: days[1] ?? '' });
  event = await room.plan(event, {
    verb: 'reschedule',
    scope: 'THIS',
    day: days[2] ?? '',
    startTime: inDays(25, 14),
  });
  await server.ask(eventEndpoints.editOccurrence, {
    headers: room.admin.headers,
    params: { id: event.id },
    body: {
      version: event.version,
      day: days[3] ?? '',
      scope: 'THIS',
      change: { placeName: 'Sân vận động' },
    },
  });
  const { text, name } = await fileOf(event);
  expect(name).toMatch(/^[\w-]+\.ics$/);
  expect(unfolded(text)).toContain('RRULE:FREQ=WEEKLY;COUNT=6');
  expect(unfolded(text)).toContain('STATUS:CANCELLED');
  expect(unfolded(text)).toContain('DTSTART;TZID=Asia/Ho_Chi_Minh:');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);

  const [seen] = await previewOf(text);
  expect(seen).toMatchObject({ fate: 'NEW', repeats: true, cancelled: 1, changed: 2, remarks: [] });
  const { created } = await bring(text, [seen?.uid ?? '']);
  const id = created[0]?.eventId ?? '';
  const brought = await server.ask(eventEndpoints.detail, { headers: other.author.headers, params: { id } });
  expect(brought).toMatchObject({ title: event.title, state: 'DRAFT', eventType: event.eventType });
  expect(brought.details).toMatchObject({
    startTime: event.details.startTime,
    endTime: event.details.endTime,
    recurrence: event.details.recurrence,
  });
  const there = await datesOf(id, other.author);
  const here = await datesOf(event.id, room.admin);
  expect(there.map(({ placeName: _place, ...date }) => date)).toEqual(
    here.map(({ placeName: _place, ...date }) => date),
  );
  expect(there[3]?.placeName).toContain('Sân vận động');

  expect((await previewOf(text))[0]).toMatchObject({ fate: 'KNOWN', eventId: id });
  expect(await bring(text, [seen?.uid ?? ''])).toEqual({ created: [], skipped: 1 });
  expect((await previewOf(text, room.admin))[0]).toMatchObject({ fate: 'KNOWN', eventId: event.id });
});

test('an event by the moon is a list of its solar dates, and comes back as one by the moon', async () => {
  const event = await room.published({
    startTime: '2027-04-16T00:00:00.000Z',
    endTime: '2027-04-16T03:00:00.000Z',
    allDay: true,
    recurrence: { kind: 'YEARLY_LUNAR', rule: '' },
  });
  const { text } = await fileOf(event);
  expect(unfolded(text)).toContain('DTSTART;VALUE=DATE:20270416');
  expect(unfolded(text)).toContain('DTEND;VALUE=DATE:20270417');
  // The tenth of the third month in 2028.
  expect(unfolded(text)).toContain('RDATE;VALUE=DATE:20280404');
  const [seen] = await previewOf(text);
  const { created } = await bring(text, [seen?.uid ?? '']);
  const id = created[0]?.eventId ?? '';
  expect(await datesOf(id, other.author)).toEqual(
    (await datesOf(event.id, room.admin)).map((date) => ({ ...date, placeName: expect.any(String) })),
  );
});

test('a foreign file is previewed event by event: what is lost or refused is said, and nothing is written', async () => {
  const file = (events: string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...events, 'END:VCALENDAR'].join('\r\n');
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
  const text = file([
    event('UID:a', 'SUMMARY:Họp báo', 'DTSTART;TZID=Europe/Paris:20270710T090000', 'DURATION:PT90M'),
    event('UID:b', 'SUMMARY:Mỗi giờ', 'DTSTART:20270710T020000Z', 'RRULE:FREQ=HOURLY'),
    event('UID:c', 'DTSTART:20270710T020000Z'),
    event('UID:d', 'SUMMARY:Không ngày'),
    event(
      'UID:e',
      'SUMMARY:Thứ Bảy',
      'DTSTART;TZID=Asia/Ho_Chi_Minh:20270703T080000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE;TZID=Asia/Ho_Chi_Minh:20270710T080000',
    ),
  ]);
  const before = await other.list('all');
  const seen = await previewOf(text);
  expect(seen.map(({ uid, fate, cancelled }) => [uid, fate, cancelled])).toEqual([
    ['a', 'NEW', 0],
    ['b', 'NEW', 0],
    ['c', 'REFUSED', 0],
    ['d', 'REFUSED', 0],
    ['e', 'NEW', 1],
  ]);
  expect(seen[0]).toMatchObject({
    startTime: '2027-07-10T07:00:00.000Z',
    endTime: '2027-07-10T08:30:00.000Z',
  });
  expect(seen[1]?.remarks).toEqual(['Quy tắc lặp không dùng được ở đây: chỉ lấy lần đầu']);
  expect(seen[2]?.remarks).toEqual(['Không có tên']);
  expect(await other.list('all')).toEqual(before);
  for (const bad of ['', 'BEGIN:VCALENDAR', '{"a":1}', 'BEGIN:VCARD\r\nEND:VCARD', file([])]) {
    const { status } = await server.refusal(icsEndpoints.preview, {
      headers: other.author.headers,
      body: { text: bad },
    });
    expect(status).toBe(bad === '' ? 400 : 422);
  }
});

test('no text makes the reader fail otherwise than by a refusal', () => {
  const line = fc.oneof(
    fc.constantFrom(
      'BEGIN:VCALENDAR',
      'END:VCALENDAR',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'SUMMARY:Hội',
      'DTSTART:20270710T020000Z',
      'DTSTART;VALUE=DATE:20270710',
      'RRULE:FREQ=YEARLY',
      'RECURRENCE-ID:20270710T020000Z',
      'GEO:1;2',
      'DURATION:-P1W',
    ),
    fc.string({ maxLength: 40 }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
      try {
        readIcs(lines.join('\r\n'));
      } catch (error) {
        expect(error).toMatchObject({ code: 'RULES_NOT_MET' });
      }
    }),
    { numRuns: 300 },
  );
});

test('a feed shows public events of its filter under an address that can be renewed and ended', async () => {
  const [sport, talk] = [
    await room.published({ eventType: 'SPORT' }),
    await room.published({ eventType: 'CONFERENCE' }),
  ];
  const draft = await room.write(room.author, { ...room.finished(), eventType: 'SPORT' });
  const headers = room.author.headers;
  const made = await server.ask(icsEndpoints.createFeed, {
    headers,
    body: { name: 'Thể thao', filters: { type: ['SPORT'] } },
  });
  const get = (address = '') => server.app.inject({ method: 'GET', url: address });
  expect(made.address).toMatch(/^\/lich\/tsn_[\w-]{43}\.ics$/);
  const first = await get(made.address);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(unfolded(first.body)).toContain(sport.title);
  expect(unfolded(first.body)).not.toContain(talk.title);
  expect(unfolded(first.body)).not.toContain(draft.title);
  await room.plan(sport, { verb: 'postpone' });
  expect(unfolded((await get(made.address)).body)).toContain('X-TOASOAN-STATUS:POSTPONED');

  const params = { id: made.id };
  const hidden = { headers: (await room.hire('AUTHOR')).headers, params };
  expect((await server.refusal(icsEndpoints.renewFeed, hidden)).code).toBe('NOT_FOUND');
  const renewed = await server.ask(icsEndpoints.renewFeed, { headers, params });
  expect((await get(made.address)).statusCode).toBe(404);
  expect((await get(renewed.address)).statusCode).toBe(200);
  const [listed] = (await server.ask(icsEndpoints.feeds, { headers })).items;
  expect(listed).toMatchObject({ name: 'Thể thao', reads: 3 });
  expect(listed).not.toHaveProperty('address');
  const stored = await server.db.selectFrom('event_feeds').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(renewed.address?.slice(6, -4));
  await server.ask(icsEndpoints.removeFeed, { headers: room.admin.headers, params });
  expect((await get(renewed.address)).statusCode).toBe(404);
});
