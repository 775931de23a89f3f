import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event, EventBulk, EventDraft } from '@toasoan/contract/features/events/event.ts';
import { eventVersionEndpoints } from '@toasoan/contract/features/events/history/version-endpoints.ts';
import { eventLockEndpoints } from '@toasoan/contract/features/events/lock/lock-endpoints.ts';
import type { EventVerbRequest } from '@toasoan/contract/features/events/verbs/verb-request.ts';
import { EVENT_STATES, type EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';
import type { CallInput, TestServer } from '../test-server.ts';
import type { BusyNewsroom, Colleague } from './a-busy-newsroom.ts';
import { type Choices, randomArticle } from './random-draft.ts';

const DAY_MS = 86_400_000;
const REASON = 'Cần kiểm tra lại giờ và nơi tổ chức.';
const RULES = ['FREQ=WEEKLY;COUNT=4', 'FREQ=DAILY;INTERVAL=3;COUNT=5', 'FREQ=MONTHLY;COUNT=3'];
const PLACES = ['Nhà hát Lớn', 'Văn Miếu', 'Bến Ninh Kiều', 'Đại Nội'];

/** What a write was answered. */
interface EventWrite {
  readonly call: string;
  /** 'ok', or the code of its refusal. */
  readonly outcome: string;
}

/** People of a newsroom who write events at random through the calls of the product, one call after the other. */
export class RandomEventWrites {
  readonly #server: TestServer;
  readonly #newsroom: BusyNewsroom;
  readonly #choices: Choices;
  readonly #begin = Date.now();
  readonly #events = new Map<string, Event>();

  constructor(server: TestServer, newsroom: BusyNewsroom, choices: Choices) {
    this.#server = server;
    this.#newsroom = newsroom;
    this.#choices = choices;
  }

  /** One write by somebody. */
  async next(): Promise<EventWrite> {
    if (this.#events.size < 6) return await this.#create();
    const kinds: readonly (readonly [number, () => Promise<EventWrite>])[] = [
      [6, () => this.#create()],
      [22, () => this.#update()],
      [6, () => this.#autosave()],
      [26, () => this.#transition()],
      [8, () => this.#bulk()],
      [14, () => this.#verb()],
      [6, () => this.#editDate()],
      [3, () => this.#copy()],
      [4, () => this.#remove()],
      [3, () => this.#presence()],
      [3, () => this.#restoreVersion()],
    ];
    const all = kinds.flatMap(([share, kind]) => Array.from({ length: share }, () => kind));
    return await this.#choices.one(all)();
  }

  async #send<E extends Endpoint>(by: Colleague, endpoint: E, input: Omit<CallInput<E>, 'headers'>) {
    const sent = { ...input, headers: by.headers } as unknown as CallInput<E>;
    const { envelope } = await this.#server.send(endpoint, sent);
    const outcome = 'data' in envelope ? 'ok' : envelope.code;
    if ('data' in envelope) this.#meet(envelope.data);
    return { call: endpoint.path, outcome };
  }

  #meet(data: unknown): void {
    const { event, ...answer } = { event: undefined, ...(data as { readonly event?: Event }) };
    const known = event ?? (answer as Partial<Event>);
    if (known.id !== undefined && known.details !== undefined) this.#events.set(known.id, known as Event);
  }

  /** What others changed: a read. */
  async #look(id: string): Promise<void> {
    const { headers } = this.#newsroom.lead;
    const { envelope } = await this.#server.send(eventEndpoints.detail, { headers, params: { id } });
    if ('data' in envelope) this.#meet(envelope.data);
    else this.#events.delete(id);
  }

  #person(): Colleague {
    return this.#choices.chance(0.7) ? this.#newsroom.lead : this.#choices.one(this.#newsroom.people);
  }

  #event(fits: (event: Event) => boolean = () => true): Event {
    const all = [...this.#events.values()];
    const fitting = all.filter(fits);
    return this.#choices.one(fitting.length > 0 ? fitting : all);
  }

  /** An old version now and then: it is refused. */
  #versionOf({ version }: Event): number {
    return this.#choices.chance(0.05) ? Math.max(1, version - 1) : version;
  }

  #day(days: number): string {
    return new Date(Math.floor(this.#begin / DAY_MS) * DAY_MS + days * DAY_MS + 3_600_000).toISOString();
  }

  #finished(): EventDraft {
    const [choices, newsroom] = [this.#choices, this.#newsroom];
    const days = 10 + choices.upTo(60);
    const rule = choices.one(RULES);
    return {
      title: `Hội ${choices.words(3)}`,
      excerpt: `Dẫn ${choices.words(6)}.`,
      content: randomArticle(newsroom, choices),
      startTime: this.#day(days),
      endTime: choices.chance(0.3) ? null : this.#day(days + 1),
      allDay: choices.chance(0.3),
      placeName: choices.one(PLACES),
      organizerText: 'Ban tổ chức',
      cover: { mediaId: choices.one(newsroom.mediaIds), caption: '', alt: 'Rước kiệu' },
      categoryIds: choices.some(newsroom.categoryIds, 2),
      tagIds: choices.some(newsroom.tagIds, 3),
      ...(choices.chance(0.4) && { recurrence: { kind: 'CUSTOM', rule } }),
    };
  }

  #change(): EventDraft {
    const choices = this.#choices;
    const draft = this.#finished();
    const names = choices.some(Object.keys(draft), 4);
    const picked = Object.entries(draft).filter(([name]) => names.includes(name));
    return { ...Object.fromEntries(picked), ...(choices.chance(0.3) && { excerpt: choices.words(5) }) };
  }

  #create(): Promise<EventWrite> {
    const body = this.#choices.chance(0.8) ? this.#finished() : { title: this.#choices.words(3) };
    return this.#send(this.#person(), eventEndpoints.create, { body });
  }

  #update(): Promise<EventWrite> {
    const [by, known] = [this.#person(), this.#event()];
    const body = { ...this.#change(), id: known.id, version: this.#versionOf(known) };
    return this.#send(by, eventEndpoints.update, { body });
  }

  #autosave(): Promise<EventWrite> {
    const [by, { id: eventId, version }] = [this.#person(), this.#event()];
    const { editingSession } = by;
    const body = { eventId, editingSession, baseVersion: version, draft: this.#change() };
    return this.#send(by, eventEndpoints.autosave, { body });
  }

  #transition(): Promise<EventWrite> {
    const choices = this.#choices;
    const [by, known] = [this.#person(), this.#event()];
    const open = known.allowedTransitions.flatMap(({ to }) =>
      to === 'TRASHED' && choices.chance(0.7) ? [] : [to],
    );
    const to: EventState =
      open.length > 0 && choices.chance(0.9) ? choices.one(open) : choices.one(EVENT_STATES);
    const body = {
      version: this.#versionOf(known),
      to,
      ...(choices.chance(0.9) && { reason: REASON }),
      ...(to === 'SCHEDULED' && { scheduleTime: this.#day(1 + choices.upTo(5)) }),
    };
    return this.#send(by, eventEndpoints.transition, { params: { id: known.id }, body });
  }

  async #bulk(): Promise<EventWrite> {
    const choices = this.#choices;
    const ids = [...new Set(Array.from({ length: 1 + choices.upTo(3) }, () => this.#event().id))];
    const { categoryIds, tagIds } = this.#newsroom;
    const body = choices.one<EventBulk>([
      { action: 'setCategory', ids, categoryId: choices.one(categoryIds) },
      { action: 'addTags', ids, tagIds: [choices.one(tagIds)] },
      { action: 'removeTags', ids, tagIds: [choices.one(tagIds)] },
      { action: 'move', ids, to: choices.one(['PUBLISHED', 'SUBMITTED', 'TRASHED'] as const) },
      { action: 'restore', ids },
    ]);
    const written = await this.#send(this.#person(), eventEndpoints.bulk, { body });
    for (const id of ids) await this.#look(id);
    return written;
  }

  #verb(): Promise<EventWrite> {
    const choices = this.#choices;
    const known = this.#event(({ state }) => state === 'PUBLISHED');
    const change = known.statusChanges.find(({ canBeTakenBack }) => canBeTakenBack);
    const asked = choices.one([
      { verb: 'postpone' },
      { verb: 'cancel' },
      { verb: 'reschedule', startTime: this.#day(10 + choices.upTo(60)) },
      { verb: 'moveOnline', onlineUrl: 'https://vi-du.vn/xem' },
      { verb: 'takeBack', changeId: change?.id ?? '999999' },
      { verb: 'takeBack', changeId: change?.id ?? '999999' },
    ]);
    const note = 'Ban tổ chức đổi lịch vì bão.';
    const body = { ...asked, note, version: this.#versionOf(known) } as EventVerbRequest;
    return this.#send(this.#person(), eventEndpoints.verb, { params: { id: known.id }, body });
  }

  #editDate(): Promise<EventWrite> {
    const choices = this.#choices;
    const known = this.#event(({ details }) => details.recurrence.kind !== 'NONE');
    const body = {
      version: this.#versionOf(known),
      day: (known.details.startTime ?? this.#day(10)).slice(0, 10),
      scope: choices.one(['THIS', 'FOLLOWING'] as const),
      change: { placeName: choices.one(PLACES) },
    };
    return this.#send(this.#person(), eventEndpoints.editOccurrence, { params: { id: known.id }, body });
  }

  #copy(): Promise<EventWrite> {
    const dates = this.#choices.one(['none', 'same', 'nextYear'] as const);
    const params = { id: this.#event().id };
    return this.#send(this.#person(), eventEndpoints.copy, { params, body: { dates } });
  }

  async #remove(): Promise<EventWrite> {
    const isPurge = this.#choices.chance(0.5);
    const { id } = this.#event(({ state }) => !isPurge || state === 'TRASHED');
    const query = isPurge ? { purge: 'true' as const } : {};
    const written = await this.#send(this.#person(), eventEndpoints.remove, { params: { id }, query });
    await this.#look(id);
    return written;
  }

  #presence(): Promise<EventWrite> {
    const [by, { id }] = [this.#person(), this.#event()];
    const { editingSession } = by;
    const leaves = this.#choices.chance(0.6);
    return leaves
      ? this.#send(by, eventLockEndpoints.leave, { params: { id }, body: { editingSession } })
      : this.#send(by, eventLockEndpoints.presence, {
          params: { id },
          body: { editingSession, wants: 'write', place: 'title' },
        });
  }

  #restoreVersion(): Promise<EventWrite> {
    const known = this.#event();
    const body = { version: this.#versionOf(known), no: 1 + this.#choices.upTo(known.version) };
    return this.#send(this.#person(), eventVersionEndpoints.restore, { params: { id: known.id }, body });
  }
}
