import type { EventVerbRequest } from '@toasoan/contract/features/events/verbs/verb-request.ts';
import type { EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';
import {
  judgeEvent,
  type ModelGround,
  mayWriteEvent,
} from '#server/features/events/test-support/event-model.ts';
import type { Colleague } from './a-busy-newsroom.ts';
import type { EventShot, ShotDate } from './event-shot.ts';

/** One event before and after a write of this person. */
export interface EventWrite {
  readonly by: Colleague;
  readonly outcome: string;
  readonly before: EventShot;
  readonly after: EventShot;
}

/** Answers what does not hold, in words. */
export type Invariant = (write: EventWrite) => readonly string[];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const unless = (holds: boolean, says: string): string[] => (holds ? [] : [says]);
const at = (time: string | null | undefined) => (time == null ? null : Date.parse(time));

/** A refused write leaves no trace; each made one is on record with its person, and logs only grow. */
export const keepsItsRecord: Invariant = ({ by, outcome, before, after }) => {
  if (outcome !== 'ok') return unless(isSame(before, after), 'a refused write changed something');
  const grown = (after.event?.version ?? 0) - (before.event?.version ?? 0);
  const audits = after.audits.slice(before.audits.length);
  const wanted = after.event === null ? 1 : grown;
  const logs = ['audits', 'moves', 'versions', 'changes'] as const;
  const isKept = logs.every((log) => {
    const facts = (rows: EventShot[typeof log]) =>
      rows.map((row) => (typeof row === 'object' && 'id' in row ? row.id : row));
    return isSame(facts(after[log]).slice(0, before[log].length), facts(before[log]));
  });
  return [
    ...unless(grown >= 0 || after.event === null, `the version went back by ${-grown}`),
    ...unless(audits.length === wanted, `${audits.length} audit rows for ${wanted} writes`),
    ...unless(
      audits.every(({ user_id }) => user_id === by.userId),
      'an audit row of somebody else',
    ),
    ...unless(isKept || after.event === null, 'a log lost a row'),
  ];
};

/** Unsaved text, presence and the lock are beside the event. */
export const leavesTheEvent: Invariant = ({ before, after }) =>
  unless(
    isSame([before.event, before.dates, before.moves], [after.event, after.dates, after.moves]),
    'the event itself was changed',
  );

/** A saved version exists for every version that a save has made. */
export const keepsItsVersion: Invariant = ({ outcome, after: { event, versions } }) =>
  unless(outcome !== 'ok' || event === null || versions.at(-1) === event.version, 'no version was kept');

export function writesUnderTheLock(
  { ground, people }: { readonly ground: ModelGround; readonly people: readonly Colleague[] },
  editingSession: string | undefined,
): Invariant {
  return ({ by, outcome, before: { event, lock } }) => {
    if (outcome !== 'ok' || event === null) return [];
    const holder = people.find(({ userId }) => userId === lock?.user_id);
    const isFree =
      lock === null ||
      holder === undefined ||
      !mayWriteEvent(holder, ground, modelOf(event)) ||
      (lock.user_id === by.userId && lock.editing_session === editingSession);
    return [
      ...unless(
        mayWriteEvent(by, ground, modelOf(event)),
        `${by.role} wrote an event that is ${event.state}`,
      ),
      ...unless(isFree, `saved while ${lock?.editing_session} held it`),
    ];
  };
}

/** The state changes on allowed ways only, and each step is logged. */
export function goesAllowedWays(ground: ModelGround, to: EventState): Invariant {
  return ({ by, outcome, before, after }) => {
    if (before.event === null) return [];
    const verdict = judgeEvent(by, ground, modelOf(before.event), to);
    const refused = 'refused' in verdict ? verdict.refused : undefined;
    const about = `${by.role}: ${before.event.state} to ${to}, ${outcome}`;
    if (outcome !== 'ok')
      return [
        ...unless(outcome !== 'FORBIDDEN' || refused === 'closed', `${about} though open`),
        ...unless(outcome !== 'NOT_FOUND' || refused === 'unseen', `${about} though seen`),
      ];
    const made = after.moves.slice(before.moves.length).map(({ to_state }) => to_state);
    const way = 'way' in verdict ? verdict.way : [];
    return unless(isSame(made, way), `${about} by ${made.join(', ')} instead of ${way.join(', ')}`);
  };
}

/** Other writes leave the state alone. */
export const keepsItsState: Invariant = ({ before, after }) =>
  unless(
    before.event === null || after.event?.state === before.event.state,
    `the state became ${after.event?.state}`,
  );

/** What readers know of a public event changes by a verb alone: each date's time, whether it takes place, and why not. */
export const keepsThePlan: Invariant = ({ outcome, before, after }) => {
  if (outcome !== 'ok' || before.event?.state !== 'PUBLISHED') return [];
  return before.dates.flatMap((was) => {
    const is = after.dates.find(({ day }) => day === was.day);
    if (is === undefined)
      return unless(
        was.event_status === 'CANCELLED' || Date.parse(was.over_time) < Date.now(),
        `the date ${was.day} is gone`,
      );
    return unless(
      planOf(is) === planOf(was) && is.own?.statusNote === was.own?.statusNote,
      `${was.day} was ${planOf(was)} and is ${planOf(is)}`,
    );
  });
};

/** A publication that is undone takes nothing with it but the state: what was published just before stays as it is. */
export const goesBackUnchanged: Invariant = ({ outcome, before, after }) => {
  if (outcome !== 'ok') return [];
  const publish = before.moves.at(-1);
  const undo = after.moves.at(-1);
  const facts = ({ event, dates, changes }: EventShot) => [
    event?.details,
    event?.event_status,
    dates,
    changes,
  ];
  return [
    ...unless(publish?.to_state === 'PUBLISHED', 'something else was undone than a publication'),
    ...unless(undo?.from_state === 'PUBLISHED' && undo.to_state === after.event?.state, 'it is not logged'),
    ...unless(isSame(facts(before), facts(after)), 'the undo changed more than the state'),
  ];
};

type Verb = Exclude<EventVerbRequest, { verb: 'takeBack' }>;

/** A verb changes the dates it means and no other, and keeps what was planned before. */
export function changesWhatItMeans(verb: Verb): Invariant {
  return ({ outcome, before, after }) => {
    if (outcome !== 'ok' || before.event === null || after.event === null) return [];
    if (before.event.recurrence_kind === 'NONE') {
      const former = keepsTime(verb) ? before.dates[0]?.start_time : before.event.previous_start_time;
      const isKept = at(after.event.previous_start_time) === at(former);
      return unless(isKept, `${verb.verb}: the former date is lost`);
    }
    return before.dates.flatMap((was) => {
      const is = after.dates.find((date) => date.day === was.day);
      return is === undefined ? [`${verb.verb}: ${was.day} is gone`] : dateAfter(verb, was, is);
    });
  };
}

const keepsTime = ({ verb }: Verb) => verb === 'reschedule' || verb === 'postpone';

function dateAfter(asked: Verb, was: ShotDate, is: ShotDate): string[] {
  const { verb, scope = 'ALL', day = '' } = asked;
  const isMeant = scope === 'ALL' || (scope === 'THIS' ? was.day === day : was.day >= day);
  if (!isMeant || was.event_status === 'CANCELLED')
    return unless(isSame(was, is), `${verb} ${scope} ${day}: changed ${was.day} too`);
  if (isSame(was, is)) return [];
  const previous = keepsTime(asked) ? was.start_time : was.previous_start_time;
  const isKept = at(is.previous_start_time) === at(previous);
  return [
    ...unless(isKept, `${verb} ${scope}: ${was.day} lost its former date`),
    ...unless(isSame(restOf(was), restOf(is)), `${verb} ${scope}: ${was.day} lost something of its own`),
  ];
}

/** Brings back when, how and whether; what was written since stays. */
export function bringsBackThePlan(changeId: string, plans: ReadonlyMap<string, EventShot>): Invariant {
  return ({ outcome, before, after }) => {
    const plan = plans.get(changeId);
    const change = before.changes.find(({ id }) => id === changeId);
    if (outcome !== 'ok' || plan === undefined || change === undefined) return [];
    const isMeant = ({ day }: ShotDate) =>
      change.first_day === null || (day >= change.first_day && day <= (change.last_day ?? ''));
    const found: string[] = [];
    for (const is of after.dates) {
      const was = plan.dates.find(({ day }) => day === is.day);
      const just = before.dates.find(({ day }) => day === is.day);
      if (was === undefined || just === undefined) continue;
      const wanted = isMeant(is) ? was : just;
      found.push(
        ...unless(
          isSame(planOf(is), planOf(wanted)),
          `${is.day} is ${planOf(is)} instead of ${planOf(wanted)}`,
        ),
        ...unless(
          isSame(restOf(is, change.kind), restOf(just, change.kind)),
          `${is.day} lost what was written since`,
        ),
      );
    }
    const facts = ({ event }: EventShot) => [event?.event_status, event?.previous_start_time];
    if (change.first_day === null)
      found.push(...unless(isSame(facts(after), facts(plan)), `the event is ${facts(after)}`));
    const ids = ({ event }: EventShot) => event?.details.programme?.map(({ id }) => id) ?? [];
    return [
      ...found,
      ...unless(isSame(ids(before), ids(after)), 'the programme lost what was written since'),
    ];
  };
}

function planOf({ start_time, end_time, event_status, previous_start_time }: ShotDate): string {
  return [start_time, end_time, event_status, previous_start_time].map(String).join(' ');
}

/** What a date has of its own beside its plan. */
function restOf({ own }: ShotDate, kind = 'moveOnline'): object {
  const { shift, length, status, statusNote, previousStartTime, follows, onlineUrl, ...rest } = own ?? {};
  return { ...rest, ...(kind !== 'moveOnline' && { onlineUrl }) };
}

function modelOf(event: NonNullable<EventShot['event']>) {
  return {
    state: event.state,
    ownerId: event.created_by_id,
    isFit: true,
    before: event.state_before_trash,
  };
}
