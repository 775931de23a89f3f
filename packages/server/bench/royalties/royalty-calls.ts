import type { Page as ListPage } from '@toasoan/contract/core/paging.ts';
import type { RoyaltyMonth } from '@toasoan/contract/features/royalties/royalty-month.ts';
import type { SheetPerson, SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { p50AndP99 } from '../percentiles.ts';

type Headers = Readonly<Record<string, string>>;

/** Milliseconds of one kind of call. */
export interface CallTimes {
  readonly name: string;
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** Calls of people who keep royalties, each kind with its times. */
export class RoyaltyCalls {
  readonly #base: string;
  readonly #period: string;
  readonly #people: readonly Headers[];
  readonly #times = new Map<string, number[]>();
  #turn = 0;

  constructor(port: number, period: string, people: readonly Headers[]) {
    this.#base = `http://127.0.0.1:${port}/api/admin`;
    this.#period = period;
    this.#people = people;
  }

  times(): CallTimes[] {
    return [...this.#times].map(([name, times]) => ({ name, count: times.length, ...p50AndP99(times) }));
  }

  /** Forgets the calls so far: the first ones fill memory. */
  forget(): void {
    this.#times.clear();
  }

  async list(name: string, query: string): Promise<ListPage<SheetRow>> {
    return await this.#ask(name, `/royalty-sheet/list?period=${this.#period}&${query}`);
  }

  async people(name: string, query: string): Promise<ListPage<SheetPerson>> {
    return await this.#ask(name, `/royalty-sheet/people?period=${this.#period}&${query}`);
  }

  /** What the page asks when it opens, at once. */
  async open(): Promise<void> {
    await Promise.all([
      this.#ask('months', '/royalty-month/list'),
      this.#ask('sums of the month', `/royalty-month/detail/${this.#period}`),
      this.#ask('sums of a filter', `/royalty-sheet/sums?period=${this.#period}`),
      this.list('list of what is not set', 'state=UNSET'),
    ]);
  }

  async sums(query: string): Promise<void> {
    await this.#ask('sums of a filter', `/royalty-sheet/sums?period=${this.#period}&${query}`);
  }

  async detail(postId: string): Promise<void> {
    await this.#ask('royalty of a post', `/royalty/detail/${postId}`);
  }

  async save({ postId, authors, version }: SheetRow): Promise<void> {
    const [name = 'Cộng tác viên'] = authors;
    await this.#ask('save of a post', '/royalty/save', {
      postId,
      version,
      royaltyGroup: 'NEWS',
      coefficient: 2.5,
      payees: [{ name, share: 100 }],
      qualityGrade: 'A',
      payState: 'PROPOSED',
      period: null,
      noneReason: '',
    });
  }

  /** @returns how many were done. */
  async bulk(ids: readonly string[], change: object): Promise<number> {
    const body = { period: this.#period, ids, ...change };
    const { done } = await this.#ask<{ done: number }>('bulk of 100', '/royalty-sheet/bulk', body);
    return done;
  }

  async step(step: string): Promise<void> {
    const month = await this.#ask<RoyaltyMonth>('sums of the month', `/royalty-month/detail/${this.#period}`);
    const body = { version: month.version, step, reason: '' };
    await this.#ask(`step "${step}"`, `/royalty-month/transition/${this.#period}`, body);
  }

  /** @returns the bytes of the workbook. */
  async export(kind: string, person?: string): Promise<number> {
    const body = { kind, period: this.#period, reason: 'Đo thời gian xuất bảng.', ...(person && { person }) };
    const response = await this.#send(`workbook "${kind}"`, '/royalty-sheet/export', body);
    return response.byteLength;
  }

  async #ask<Data>(name: string, path: string, body?: object): Promise<Data> {
    const answer = await this.#send(name, path, body);
    return (JSON.parse(Buffer.from(answer).toString()) as { readonly data: Data }).data;
  }

  async #send(name: string, path: string, body?: object): Promise<ArrayBuffer> {
    // One person alone would write more often than people may.
    const headers = this.#people[this.#turn++ % this.#people.length];
    const begun = performance.now();
    const response = await fetch(`${this.#base}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const content = await response.arrayBuffer();
    if (response.status !== 200)
      throw new Error(`${path} was answered with ${response.status}: ${Buffer.from(content).toString()}`);
    const times = this.#times.get(name) ?? [];
    times.push(performance.now() - begun);
    this.#times.set(name, times);
    return content;
  }
}
