import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { CallInput, TestServer } from '../test-server.ts';
import type { BusyNewsroom, Colleague } from './a-busy-newsroom.ts';
import type { Choices } from './random-draft.ts';
import { type Holds, keepsTheRecord } from './record-invariants.ts';
import { type RecordKind, type RecordShot, shootRecord } from './record-shot.ts';

interface Made<E extends Endpoint> {
  readonly by: Colleague;
  readonly endpoint: E;
  readonly input: CallInput<E>;
  /** What must hold, beside what holds for every write. */
  readonly holds: readonly Holds[];
  readonly isSilent?: boolean;
}

interface ControllerOptions {
  readonly server: TestServer;
  readonly kind: RecordKind;
  readonly newsroom: BusyNewsroom;
  readonly choices: Choices;
  /** What must hold for all records after each write. */
  readonly watch?: () => Promise<readonly string[]>;
}

/** Makes writes of the records of one kind and looks at each from all sides. */
export class RecordController {
  readonly outcomes = new Map<string, number>();
  /** What did not hold, each with the write after which it did not. */
  readonly faults: string[] = [];
  readonly newsroom: BusyNewsroom;
  readonly choices: Choices;
  readonly ids: string[] = [];
  readonly #server: TestServer;
  readonly #kind: RecordKind;
  readonly #watch: () => Promise<readonly string[]>;
  #count = 0;

  constructor({ server, kind, newsroom, choices, watch = async () => [] }: ControllerOptions) {
    this.#server = server;
    this.#kind = kind;
    this.newsroom = newsroom;
    this.choices = choices;
    this.#watch = watch;
  }

  get count(): number {
    return this.#count;
  }

  /** Makes so many writes, each of a kind that is chosen by its share. */
  async make(count: number, shares: readonly (readonly [number, () => Promise<void>])[]): Promise<void> {
    const kinds = shares.flatMap(([share, kind]) => Array.from({ length: share }, () => kind));
    while (this.#count < count) await this.choices.one(kinds)();
  }

  shoot(id: string): Promise<RecordShot> {
    return shootRecord(this.#server.db, this.#kind, this.newsroom.projectId, id);
  }

  /** Mostly one of those who may. */
  person(): Colleague {
    return this.choices.chance(0.85) ? this.newsroom.lead : this.choices.one(this.newsroom.people);
  }

  /** A record that is there, with what is stored of it. */
  async one(): Promise<{ readonly id: string; readonly version: number; readonly shot: RecordShot }> {
    const id = this.choices.one(this.ids);
    const shot = await this.shoot(id);
    const version = shot.record?.version ?? 1;
    // An old version now and then: it is refused.
    return { id, version: this.choices.chance(0.06) ? Math.max(1, version - 1) : version, shot };
  }

  async write<E extends Endpoint>(id: string, { by, endpoint, input, holds, isSilent = false }: Made<E>) {
    const before = await this.shoot(id);
    const { status, envelope } = await this.#server.send(endpoint, {
      ...input,
      headers: { ...by.headers, ...input.headers },
    });
    const outcome = 'code' in envelope ? String(envelope.code) : 'ok';
    const after = await this.shoot(id);
    this.#count += 1;
    const name = `${endpoint.method} ${endpoint.path} ${outcome}`;
    this.outcomes.set(name, (this.outcomes.get(name) ?? 0) + 1);
    const said = [
      ...(status >= 500 ? [`answered ${status}`] : []),
      ...[keepsTheRecord, ...holds].flatMap((holding) => holding({ by, outcome, isSilent, before, after })),
      ...(await this.#watch()),
    ];
    this.faults.push(
      ...said.map((fault) => `${this.#count}. ${name} ${id} ${JSON.stringify(input.body ?? {})}: ${fault}`),
    );
    if (after.record === null && this.ids.includes(id)) this.ids.splice(this.ids.indexOf(id), 1);
    return envelope.error === 0 && 'data' in envelope ? envelope.data : undefined;
  }

  /** A new record begins with one audit row. */
  async noteNew(data: unknown): Promise<void> {
    if (data === undefined) return;
    const { id } = data as { readonly id: string };
    this.ids.push(id);
    const { record, audits } = await this.shoot(id);
    if (record === null || audits.length !== 1)
      this.faults.push(`${this.#count}. the new record ${id} is not on record`);
  }
}
