import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { icsEndpoints } from '@toasoan/contract/features/events/ics/ics-endpoints.ts';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, inDays, NOTE } from '../test-support/an-events-room.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);
const { headers } = room.admin;
const feed = await server.ask(icsEndpoints.createFeed, {
  headers,
  body: { name: 'Mọi sự kiện', filters: {} },
});

const dayOf = (days: number) => inDays(days, 12).slice(0, 10);
const FORMER = `Lịch cũ: ${dayOf(10).split('-').reverse().join('/')} 08:00.`;

async function inList({ id }: Event) {
  const row = (await room.list('all')).find((one) => one.id === id);
  return [row?.eventStatus, row?.previousStartTime, row?.statusNote];
}

async function inCalendar({ id }: Event, day: string) {
  const query = { from: dayOf(9), to: dayOf(13) };
  const { items } = await server.ask(eventEndpoints.calendar, { headers, query });
  const item = items.find((one) => one.eventId === id && one.day === day);
  return [item?.eventStatus, item?.previousStartTime, item?.statusNote];
}

/** The last component of the event: of a series the one of the date that differs. */
async function inFeed({ title }: Event): Promise<{ status?: string; description: string }> {
  const { body } = await server.app.inject({ method: 'GET', url: feed.address ?? '' });
  const parts = body
    .replace(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .filter((part) => part.includes(title));
  const of = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(parts.at(-1) ?? '')?.[1]?.trim();
  const status = of('X-TOASOAN-STATUS');
  const description = (of('DESCRIPTION') ?? '').replace(/\\n/g, '\n').replace(/\\([,;])/g, '$1');
  return { ...(status && { status }), description };
}

const CHANGES = [
  { verb: { verb: 'postpone' }, status: 'POSTPONED', head: `Hoãn. ${FORMER}`, isMoved: true },
  {
    verb: { verb: 'reschedule', startTime: inDays(12, 9) },
    status: 'RESCHEDULED',
    head: `Dời ngày. ${FORMER}`,
    isMoved: true,
  },
  { verb: { verb: 'cancel' }, status: 'CANCELLED', head: 'Hủy.', isMoved: false },
  {
    verb: { verb: 'moveOnline', onlineUrl: 'https://vi-du.vn/truc-tuyen' },
    status: 'MOVED_ONLINE',
    head: 'Chuyển sang trực tuyến.',
    isMoved: false,
  },
] as const;

describe.each(CHANGES)('after $verb.verb', ({ verb, status, head, isMoved }) => {
  test('status, former date and note are in list, calendar and feed, until it is taken back', async () => {
    const event = await room.published();
    const changed = await room.plan(event, verb);
    const shown = [status, isMoved ? inDays(10, 8) : null, NOTE];
    const day = verb.verb === 'reschedule' ? dayOf(12) : dayOf(10);
    expect(await inList(changed)).toEqual(shown);
    expect(await inCalendar(changed, day)).toEqual(shown);
    expect(await inFeed(changed)).toEqual({
      status,
      description: [head, NOTE, '', event.excerpt].join('\n'),
    });
    const back = await room.plan(changed, { verb: 'takeBack', changeId: changed.statusChanges[0]?.id ?? '' });
    const asPlanned = ['SCHEDULED', null, ''];
    expect(await inList(back)).toEqual(asPlanned);
    expect(await inCalendar(back, dayOf(10))).toEqual(asPlanned);
    expect(await inFeed(back)).toEqual({ description: event.excerpt });
  });

  test('so it is of one date of a series, and of no other', async () => {
    const event = await room.published({ recurrence: { kind: 'CUSTOM', rule: 'FREQ=DAILY;COUNT=3' } });
    const changed = await room.plan(event, { ...verb, scope: 'THIS', day: dayOf(10) });
    const shown = [status, isMoved ? inDays(10, 8) : null, NOTE];
    expect(await inCalendar(changed, dayOf(10))).toEqual(shown);
    expect(await inCalendar(changed, dayOf(11))).toEqual(['SCHEDULED', null, '']);
    const { description } = await inFeed(changed);
    expect(description).toBe([head, NOTE, '', event.excerpt].join('\n'));
  });
});

test('a file of an event whose plan changed comes back without what it says of the change', async () => {
  const other = await anEventsRoom(server);
  const changed = await room.plan(await room.published(), { verb: 'postpone' });
  const { text } = await server.ask(icsEndpoints.one, { headers, params: { id: changed.id } });
  const [seen] = (await server.ask(icsEndpoints.preview, { headers: other.admin.headers, body: { text } }))
    .items;
  const body = { text, uids: [seen?.uid ?? ''] };
  const { created } = await server.ask(icsEndpoints.import, { headers: other.admin.headers, body });
  const brought = await other.read({ id: created[0]?.eventId ?? '' });
  expect(brought.excerpt).toBe(changed.excerpt);
});
