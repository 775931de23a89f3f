import { coverageEndpoints } from '@toasoan/contract/features/events/coverage/coverage-endpoints.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { icsEndpoints } from '@toasoan/contract/features/events/ics/ics-endpoints.ts';
import type { TestServer } from '#test/test-server.ts';

export type EventThing = 'event' | 'coverage' | 'eventFeed';

/** Without these a call about events would be refused for a reason that is not under test. */
export const EVENT_QUERIES: Readonly<Record<string, (things: Readonly<Record<'event', string>>) => string>> =
  {
    'GET /admin/event/calendar': () => 'from=2026-11-01&to=2026-11-30',
    'GET /admin/event/coverageSlots': ({ event }) => `id=${event}`,
    'GET /admin/event/autosave/list': ({ event }) => `eventId=${event}`,
    'DELETE /admin/event-autosaves/{editingSession}': ({ event }) => `eventId=${event}`,
  };

/** Each Saturday. */
const AN_EVENT = {
  title: 'Chợ phiên cuối tuần',
  startTime: '2026-12-05T01:00:00.000Z',
  recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=4' },
} as const;

/** An event with a piece of coverage, and a calendar to subscribe to. */
export async function eventThingsIn(
  server: TestServer,
  headers: Readonly<Record<string, string>>,
): Promise<Record<EventThing, string>> {
  const event = await server.ask(eventEndpoints.create, { body: AN_EVENT, headers });
  const coverage = await server.ask(coverageEndpoints.create, {
    body: { eventId: event.id, kind: 'PHOTO' },
    headers,
  });
  const feed = await server.ask(icsEndpoints.createFeed, {
    body: { name: 'Chợ phiên', filters: {} },
    headers,
  });
  return { event: event.id, coverage: coverage.id, eventFeed: feed.id };
}
