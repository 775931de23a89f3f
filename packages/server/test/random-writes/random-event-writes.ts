import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { eventVersionEndpoints } from '@toasoan/contract/features/events/history/version-endpoints.ts';
import { eventLockEndpoints } from '@toasoan/contract/features/events/lock/lock-endpoints.ts';
import type { EventVerbRequest } from '@toasoan/contract/features/events/verbs/verb-request.ts';
import { EVENT_STATES, type EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';
import { inDays } from '#server/features/events/test-support/an-events-room.ts';
import type { ModelGround } from '#server/features/events/test-support/event-model.ts';
import type { EventController } from './event-controller.ts';
import {
  bringsBackThePlan,
  changesWhatItMeans,
  goesAllowedWays,
  goesBackUnchanged,
  keepsItsState,
  keepsItsVersion,
  keepsThePlan,
  leavesTheEvent,
  writesUnderTheLock,
} from './event-invariants.ts';
import type { EventShot } from './event-shot.ts';
import { finishedEvent, randomEventChange, randomStart } from './random-event-draft.ts';
import { randomEventBulk, randomVerb } from './random-event-requests.ts';

/** What follows them is not written any more, or not at once. */
const SELDOM: readonly EventState[] = ['TRASHED', 'RETURNED', 'UNPUBLISHED'];
const NOTE = 'Ban tổ chức đổi lịch vì bão số 12.';
/** What no save of a text touches. */
const KEEPS = [keepsItsState, keepsItsVersion, keepsThePlan];

/** People who write events at random through the calls of the product; each write is looked at from all sides. */
export class RandomEventWrites {
  readonly #controller: EventController;
  readonly #ground: ModelGround = { isTwoStep: false, allowSelfApprove: true };
  /** What was planned before each change of plan. */
  readonly #plans = new Map<string, EventShot>();

  constructor(controller: EventController) {
    this.#controller = controller;
  }

  get #room() {
    return { ground: this.#ground, people: this.#controller.newsroom.people };
  }

  async make(count: number): Promise<void> {
    for (let index = 0; index < 6; index += 1) await this.#create();
    while (this.#controller.count < count) await this.#kind()();
  }

  #kind(): () => Promise<void> {
    const kinds: readonly (readonly [number, () => Promise<void>])[] = [
      [8, () => this.#create()],
      [22, () => this.#update()],
      [6, () => this.#autosave()],
      [22, () => this.#transition()],
      [4, () => this.#undoPublish()],
      [22, () => this.#plan()],
      [14, () => this.#takeBack()],
      [12, () => this.#editOccurrence()],
      [5, () => this.#bulk()],
      [3, () => this.#copy()],
      [4, () => this.#remove()],
      [8, () => this.#lock()],
      [4, () => this.#restoreVersion()],
    ];
    return this.#controller.choices.one(
      kinds.flatMap(([share, kind]) => Array.from({ length: share }, () => kind)),
    );
  }

  async #create(): Promise<void> {
    const body = this.#controller.choices.chance(0.8)
      ? finishedEvent(this.#controller.newsroom, this.#controller.choices)
      : randomEventChange(this.#controller.newsroom, this.#controller.choices);
    const by = this.#controller.person();
    const made = { by, endpoint: eventEndpoints.create, input: { body }, holds: [], isLoggedBeside: true };
    await this.#controller.noteNew((await this.#controller.write('0', made)).data);
  }

  async #update(): Promise<void> {
    const [by, event] = [this.#controller.person(), await this.#controller.event()];
    const editingSession = this.#controller.choices.chance(0.5) ? by.editingSession : undefined;
    await this.#controller.write(event.id, {
      by,
      endpoint: eventEndpoints.update,
      input: {
        body: {
          ...randomEventChange(this.#controller.newsroom, this.#controller.choices),
          id: event.id,
          version: this.#controller.versionOf(event),
          editingSession,
        },
      },
      holds: [writesUnderTheLock(this.#room, editingSession), ...KEEPS],
    });
  }

  async #autosave(): Promise<void> {
    const [by, { id, version }] = [this.#controller.person(), await this.#controller.event()];
    const { editingSession } = by;
    const holds = [leavesTheEvent];
    if (this.#controller.choices.chance(0.2)) {
      const input = { params: { editingSession }, query: { eventId: id } };
      await this.#controller.write(id, { by, endpoint: eventEndpoints.removeAutosave, input, holds });
      return;
    }
    const draft = randomEventChange(this.#controller.newsroom, this.#controller.choices);
    const input = { body: { eventId: id, editingSession, baseVersion: version, draft } };
    await this.#controller.write(id, { by, endpoint: eventEndpoints.autosave, input, holds });
  }

  async #transition(): Promise<void> {
    const [by, event] = [this.#controller.person(), await this.#controller.event()];
    const open = event.allowedTransitions.flatMap(({ to, unmet }) =>
      unmet.length > 0 || (SELDOM.includes(to) && this.#controller.choices.chance(0.8)) ? [] : [to],
    );
    const to =
      open.length > 0 && this.#controller.choices.chance(0.9)
        ? this.#controller.choices.one(open)
        : this.#controller.choices.one(EVENT_STATES);
    await this.#controller.write(event.id, {
      by,
      endpoint: eventEndpoints.transition,
      input: {
        params: { id: event.id },
        body: {
          version: this.#controller.versionOf(event),
          to,
          ...(this.#controller.choices.chance(0.9) && { reason: NOTE }),
          ...(to === 'SCHEDULED' && { scheduleTime: inDays(2) }),
        },
      },
      holds: [goesAllowedWays(this.#ground, to)],
    });
  }

  async #undoPublish(): Promise<void> {
    const event = await this.#controller.event(({ state }) => state === 'PUBLISHED');
    await this.#controller.write(event.id, {
      by: this.#controller.person(),
      endpoint: eventEndpoints.undoPublish,
      input: { params: { id: event.id }, body: { version: this.#controller.versionOf(event) } },
      holds: [goesBackUnchanged],
    });
  }

  async #plan(): Promise<void> {
    const event = await this.#controller.event(({ state }) => state === 'PUBLISHED');
    const request = randomVerb(this.#controller.choices, {
      version: this.#controller.versionOf(event),
      isSeries: event.recurrenceKind !== 'NONE',
      days: await this.#controller.daysOf(event),
    });
    const { before, data } = await this.#controller.write(event.id, {
      by: this.#controller.person(),
      endpoint: eventEndpoints.verb,
      input: { params: { id: event.id }, body: request },
      holds: [changesWhatItMeans(request), keepsItsState, keepsItsVersion],
    });
    const [change] = (data as Event | undefined)?.statusChanges ?? [];
    if (change !== undefined) this.#plans.set(change.id, before);
  }

  async #takeBack(): Promise<void> {
    const event = await this.#controller.event(
      ({ state, statusChanges }) => state === 'PUBLISHED' && statusChanges.length > 0,
    );
    const open = event.statusChanges.filter(
      ({ canBeTakenBack }) => canBeTakenBack || this.#controller.choices.chance(0.1),
    );
    if (open.length === 0) return;
    const { id: changeId } = this.#controller.choices.one(open);
    const body: EventVerbRequest = {
      verb: 'takeBack',
      version: this.#controller.versionOf(event),
      note: NOTE,
      changeId,
    };
    await this.#controller.write(event.id, {
      by: this.#controller.person(),
      endpoint: eventEndpoints.verb,
      input: { params: { id: event.id }, body },
      holds: [bringsBackThePlan(changeId, this.#plans), keepsItsState, keepsItsVersion],
    });
  }

  async #editOccurrence(): Promise<void> {
    const event = await this.#controller.event(({ recurrenceKind }) => recurrenceKind !== 'NONE');
    const days = await this.#controller.daysOf(event);
    if (days.length === 0) return;
    const by = this.#controller.person();
    const editingSession = this.#controller.choices.chance(0.5) ? by.editingSession : undefined;
    const change = this.#controller.choices.one([
      null,
      { note: `Chợ phiên ${this.#controller.choices.words(3)}` },
      { placeName: `Nhà văn hóa ${this.#controller.choices.words(2)}` },
      { placeName: `Sân ${this.#controller.choices.words(2)}`, note: '' },
      { startTime: randomStart(this.#controller.choices) },
    ]);
    const scope = this.#controller.choices.one(['THIS', 'THIS', 'FOLLOWING', 'ALL'] as const);
    await this.#controller.write(event.id, {
      by,
      endpoint: eventEndpoints.editOccurrence,
      input: {
        params: { id: event.id },
        body: {
          version: this.#controller.versionOf(event),
          day: this.#controller.choices.one(days),
          scope,
          change,
          editingSession,
        },
      },
      holds: [writesUnderTheLock(this.#room, editingSession), ...KEEPS],
    });
  }

  async #bulk(): Promise<void> {
    const by = this.#controller.person();
    const { id, state } = await this.#controller.event(() => true);
    const body = randomEventBulk(this.#controller.newsroom, this.#controller.choices, {
      ids: [id],
      isTrashed: state === 'TRASHED',
    });
    await this.#controller.write(id, { by, endpoint: eventEndpoints.bulk, input: { body }, holds: [] });
  }

  async #copy(): Promise<void> {
    const { id } = await this.#controller.event();
    const dates = this.#controller.choices.one(['none', 'same', 'nextYear'] as const);
    const { data } = await this.#controller.write(id, {
      by: this.#controller.person(),
      endpoint: eventEndpoints.copy,
      input: { params: { id }, body: { dates } },
      holds: [leavesTheEvent],
      isLoggedBeside: true,
    });
    await this.#controller.noteNew(data);
  }

  async #remove(): Promise<void> {
    const isPurge = this.#controller.choices.chance(0.5);
    const { id } = await this.#controller.event(({ state }) => (state === 'TRASHED') === isPurge);
    const input = { params: { id }, query: isPurge ? { purge: 'true' as const } : {} };
    const { after } = await this.#controller.write(id, {
      by: this.#controller.person(),
      endpoint: eventEndpoints.remove,
      input,
      holds: isPurge ? [] : [goesAllowedWays(this.#ground, 'TRASHED')],
    });
    if (after.event === null) this.#controller.ids.splice(this.#controller.ids.indexOf(id), 1);
  }

  async #lock(): Promise<void> {
    const [by, { id }] = [this.#controller.person(), await this.#controller.event()];
    const { editingSession } = by;
    const params = { id };
    const { lock } = await this.#controller.shoot(id);
    const holds = [leavesTheEvent];
    const called = this.#controller.choices.upTo(4);
    if (called === 0)
      await this.#controller.write(id, {
        by,
        endpoint: eventLockEndpoints.leave,
        input: { params, body: { editingSession } },
        holds,
      });
    else if (called === 1 && lock !== null)
      await this.#controller.write(id, {
        by,
        endpoint: eventLockEndpoints.takeOver,
        input: { params, body: { editingSession, holder: lock.editing_session } },
        holds,
        isLoggedBeside: true,
      });
    else
      await this.#controller.write(id, {
        by,
        endpoint: eventLockEndpoints.presence,
        input: { params, body: { editingSession, wants: 'write', place: 'title' } },
        holds,
      });
  }

  async #restoreVersion(): Promise<void> {
    const event = await this.#controller.event();
    const body = {
      version: this.#controller.versionOf(event),
      no: 1 + this.#controller.choices.upTo(event.version),
    };
    await this.#controller.write(event.id, {
      by: this.#controller.person(),
      endpoint: eventVersionEndpoints.restore,
      input: { params: { id: event.id }, body },
      holds: [writesUnderTheLock(this.#room, undefined), ...KEEPS],
    });
  }
}
