import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import type { EventStatus } from '@toasoan/contract/features/events/event-kinds.ts';
import { EVENT_STATES, type EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, type EventStaff, type EventsRoom, inDays } from '../test-support/an-events-room.ts';
import {
  judgeEvent,
  type ModelEvent,
  type ModelGround,
  type ModelPerson,
} from '../test-support/event-model.ts';

const server = await startTestServer();
const SEED = 20_261_124;
const HOUR = 3_600_000;
const REASON = 'Bước ngẫu nhiên, kiểm tra quy trình.';

interface Walker extends EventStaff, ModelPerson {}
interface Ground extends ModelGround {
  readonly room: EventsRoom;
  readonly people: readonly Walker[];
  readonly chief: EventStaff;
}
const grounds: Ground[] = [];

beforeAll(async () => {
  for (const isTwoStep of [false, true]) {
    const room = await anEventsRoom(server, isTwoStep ? 'TWO_STEP' : 'THREE_STEP');
    const allowSelfApprove = isTwoStep;
    await server.db
      .updateTable('projects')
      .set({ allow_self_approve: allowSelfApprove })
      .where('id', '=', room.projectId)
      .execute();
    const roles = ['AUTHOR', 'AUTHOR', 'EDITOR', 'ADMIN', 'SUPPER_ADMIN'] as const;
    const people = await Promise.all(roles.map(async (role) => ({ ...(await room.hire(role)), role })));
    grounds.push({ room, isTwoStep, allowSelfApprove, people, chief: await room.hire('SUPPER_ADMIN') });
  }
});

const nth = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
};

function press({ headers }: Walker, { id, version }: Event, to: EventState) {
  const scheduleTime = new Date(Date.now() + HOUR).toISOString();
  const body = { version, to, reason: REASON, ...(to === 'SCHEDULED' && { scheduleTime }) };
  return server.send(eventEndpoints.transition, { headers, params: { id }, body });
}

const STATUS = { unseen: [404], closed: [403, 422], rule: [422] } as const;

async function walk(ground: Ground, author: number, isFit: boolean, hints: readonly [number, number][]) {
  const writer = nth(ground.people, author);
  const draft = ground.room.finished();
  let event = await ground.room.write(writer, isFit ? draft : { ...draft, excerpt: '' });
  let model: ModelEvent = { state: 'DRAFT', ownerId: writer.userId, isFit, before: null };
  const ways: EventState[] = [];
  for (const [who, aim] of hints) {
    const by = nth(ground.people, who);
    const open = EVENT_STATES.filter((to) => 'way' in judgeEvent(by, ground, model, to));
    const to = open.length === 0 || aim % 3 === 0 ? nth(EVENT_STATES, aim) : nth(open, aim);
    const verdict = judgeEvent(by, ground, model, to);
    const about = [by.role, model.state, to, JSON.stringify(verdict)].join(' ');
    const { status, envelope } = await press(by, event, to);
    if ('refused' in verdict) {
      expect([about, STATUS[verdict.refused]]).toEqual([about, expect.arrayContaining([status])]);
      continue;
    }
    if (!('data' in envelope)) throw new Error(`${about} ${JSON.stringify(envelope)}`);
    event = envelope.data;
    expect([about, event.state, event.version]).toEqual([about, to, event.version]);
    ways.push(...verdict.way);
    model = { ...model, state: to, before: to === 'TRASHED' ? model.state : null };
  }
  const { items } = await server.ask(eventEndpoints.transitionLog, {
    headers: ground.chief.headers,
    params: { id: event.id },
  });
  expect(items.map(({ to }) => to).reverse()).toEqual(ways);
}

test('on any walk, an event goes exactly where the rules allow, and every step is logged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 1 }),
      fc.nat({ max: 4 }),
      fc.nat({ max: 4 }),
      fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 999 })), { minLength: 14, maxLength: 14 }),
      async (ground, author, fit, hints) => await walk(nth(grounds, ground), author, fit > 0, hints),
    ),
    { numRuns: 12, seed: SEED, endOnFailure: true },
  );
});

interface Plan {
  readonly status: EventStatus;
  readonly start: string;
  readonly previous: string | null;
  readonly isOnline: boolean;
}

/** What a verb makes of a plan; undefined: it is refused. */
function planAfter(verb: string, plan: Plan, day: number): Plan | undefined {
  if (plan.status === 'CANCELLED') return undefined;
  if (verb === 'cancel') return { ...plan, status: 'CANCELLED' };
  if (verb === 'postpone')
    return plan.status === 'POSTPONED' ? undefined : { ...plan, status: 'POSTPONED', previous: plan.start };
  if (verb === 'moveOnline')
    return plan.status === 'MOVED_ONLINE' ? undefined : { ...plan, status: 'MOVED_ONLINE', isOnline: true };
  const start = inDays(day);
  return start === plan.start ? undefined : { ...plan, status: 'RESCHEDULED', start, previous: plan.start };
}

const VERBS = ['postpone', 'reschedule', 'cancel', 'moveOnline'] as const;

function asked(verb: (typeof VERBS)[number], day: number) {
  if (verb === 'reschedule') return { verb, startTime: inDays(day) };
  return verb === 'moveOnline' ? { verb, onlineUrl: 'https://vi-du.vn/xem' } : { verb };
}

interface Planned {
  readonly event: Event;
  /** What was planned, the newest last. */
  readonly plans: readonly Plan[];
}

async function takeBack(room: EventsRoom, { event, plans }: Planned): Promise<Planned> {
  const change = event.statusChanges.find(({ canBeTakenBack }) => canBeTakenBack);
  expect(change !== undefined).toBe(plans.length > 1);
  if (change === undefined) return { event, plans };
  const back = await room.plan(event, { verb: 'takeBack', changeId: change.id });
  return { event: back, plans: plans.slice(0, -1) };
}

async function replan(
  room: EventsRoom,
  { event, plans }: Planned,
  verb: (typeof VERBS)[number],
  day: number,
): Promise<Planned> {
  const after = planAfter(verb, nth(plans, plans.length - 1), day);
  if (after !== undefined)
    return { event: await room.plan(event, asked(verb, day)), plans: [...plans, after] };
  expect(await room.refusedPlan(event, asked(verb, day))).toHaveLength(1);
  return { event, plans };
}

test('after any verbs, each taken back in turn, an event is planned as before each of them', async () => {
  const { room } = nth(grounds, 0);
  const step = fc.tuple(fc.constantFrom(...VERBS, 'takeBack', 'takeBack'), fc.integer({ min: 9, max: 12 }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 10 }), async (steps) => {
      const first: Plan = { status: 'SCHEDULED', start: inDays(10), previous: null, isOnline: false };
      let at: Planned = { event: await room.published(), plans: [first] };
      for (const [verb, day] of steps) {
        at = verb === 'takeBack' ? await takeBack(room, at) : await replan(room, at, verb, day);
        const { eventStatus, details, previousStartTime } = at.event;
        expect({
          status: eventStatus,
          start: details.startTime,
          previous: previousStartTime,
          isOnline: details.attendanceMode === 'ONLINE',
        }).toEqual(at.plans.at(-1));
      }
    }),
    { numRuns: 8, seed: SEED, endOnFailure: true },
  );
});
