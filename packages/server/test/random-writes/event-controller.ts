import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import type { CallInput, TestServer } from '../test-server.ts';
import type { BusyNewsroom, Colleague } from './a-busy-newsroom.ts';
import { type Invariant, keepsItsRecord } from './event-invariants.ts';
import { shootEvent, versionsOfAll } from './event-shot.ts';
import type { Choices } from './random-draft.ts';

interface Made<E extends Endpoint> {
  readonly by: Colleague;
  readonly endpoint: E;
  readonly input: CallInput<E>;
  /** What must hold, beside what holds for every write. */
  readonly holds: readonly Invariant[];
  /** The log of an event has rows beside those of its versions. */
  readonly isLoggedBeside?: boolean;
}

/** Makes writes of events and looks at each from all sides. */
export class EventController {
  readonly outcomes = new Map<string, number>();
  /** What did not hold, each with the write after which it did not. */
  readonly faults: string[] = [];
  readonly newsroom: BusyNewsroom;
  readonly choices: Choices;
  readonly ids: string[] = [];
  readonly #server: TestServer;
  #count = 0;

  constructor(server: TestServer, newsroom: BusyNewsroom, choices: Choices) {
    this.#server = server;
    this.newsroom = newsroom;
    this.choices = choices;
  }

  get count(): number {
    return this.#count;
  }

  shoot(id: string) {
    return shootEvent(this.#server.db, this.newsroom.projectId, id);
  }

  person(): Colleague {
    return this.choices.chance(0.7) ? this.newsroom.lead : this.choices.one(this.newsroom.people);
  }

  /** One that fits, mostly. */
  async event(fits: (event: Event) => boolean = ({ state }) => state !== 'TRASHED'): Promise<Event> {
    const { headers } = this.newsroom.lead;
    const ask = (id: string) => this.#server.ask(eventEndpoints.detail, { headers, params: { id } });
    for (let tries = 0; tries < 5; tries += 1) {
      const event = await ask(this.choices.one(this.ids.slice(0, 8)));
      if (fits(event)) return event;
    }
    return await ask(this.choices.one(this.ids));
  }

  /** An old version now and then: it is refused. */
  versionOf({ version }: Event): number {
    return this.choices.chance(0.05) ? Math.max(1, version - 1) : version;
  }

  async write<E extends Endpoint>(id: string, { by, endpoint, input, holds, isLoggedBeside }: Made<E>) {
    const { db } = this.#server;
    const { projectId } = this.newsroom;
    const [before, all] = [await shootEvent(db, projectId, id), await versionsOfAll(db, projectId)];
    const { status, envelope } = await this.#server.send(endpoint, {
      ...input,
      headers: { ...by.headers, ...input.headers },
    });
    const outcome = 'code' in envelope ? String(envelope.code) : 'ok';
    const [after, allAfter] = [await shootEvent(db, projectId, id), await versionsOfAll(db, projectId)];
    this.#count += 1;
    const name = `${endpoint.path} ${outcome}`;
    this.outcomes.set(name, (this.outcomes.get(name) ?? 0) + 1);
    const others = [...all].filter(([other, version]) => other !== id && allAfter.get(other) !== version);
    const said = [
      ...(status >= 500 ? [`answered ${status}`] : []),
      ...others.map(([other]) => `event ${other} was changed too`),
      ...(isLoggedBeside ? [] : [keepsItsRecord])
        .concat(holds)
        .flatMap((invariant) => invariant({ by, outcome, before, after })),
    ];
    this.faults.push(
      ...said.map((fault) => `${this.#count}. ${name} ${id} ${JSON.stringify(input.body ?? {})}: ${fault}`),
    );
    return {
      before,
      after,
      data: envelope.error === 0 && 'data' in envelope ? envelope.data : undefined,
    };
  }

  /** A new event begins with one version and one audit row. */
  async noteNew(data: unknown): Promise<void> {
    if (data === undefined) return;
    const { id } = data as Event;
    this.ids.push(id);
    const { event, versions, audits } = await this.shoot(id);
    if (event?.version !== 1 || versions.length !== 1 || audits.length !== 1)
      this.faults.push(`${this.#count}. the new event ${id} is not on record`);
  }

  async daysOf({ id }: Event): Promise<string[]> {
    const { dates } = await this.shoot(id);
    return dates.map(({ day }) => day);
  }
}
