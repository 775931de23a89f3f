import type { CommentPage } from '@toasoan/contract/features/comments/comment-list.ts';
import { median, shareOf } from '../percentiles.ts';

export interface Moderator {
  readonly headers: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

/** Milliseconds of one kind of action. */
export interface ActionTimes {
  readonly name: string;
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

const PAGE = 30;

/** What people do with a queue, as the console does it: read a page, take it in hand, decide, now and then undo. */
export class Moderation {
  readonly #base: string;
  readonly #times = new Map<string, number[]>();
  failed = 0;
  decided = 0;
  /** Refused, because somebody else had decided since the page was read. */
  late = 0;

  constructor(port: number) {
    this.#base = `http://127.0.0.1:${port}/api/admin/comment`;
  }

  /** Works the queue of held comments until it is empty, or so many are decided by all together. */
  async work(people: readonly Moderator[], most: number): Promise<void> {
    for (let turn = 0; this.decided < most; turn += 1) {
      const person = people[turn % people.length];
      if (person === undefined || !(await this.#workPage(person))) return;
    }
  }

  times(): ActionTimes[] {
    return [...this.#times].map(([name, times]) => ({
      name,
      count: times.length,
      p50: median(times),
      p99: shareOf(times, 0.99),
    }));
  }

  /** False when nothing is left. */
  async #workPage(person: Moderator): Promise<boolean> {
    const { data } = await this.#ask('list', person, `list?view=held&order=due&limit=${PAGE}`);
    const { items } = data as CommentPage;
    if (items.length === 0) return false;
    // At most twenty at once are in one person's hands.
    const free = items.filter(({ claimedBy }) => claimedBy === null);
    const ids = (free.length > 0 ? free : items).slice(0, 20).map(({ id }) => id);
    const { data: claims } = await this.#ask('claim', person, 'claim', { ids });
    const { claimed } = claims as { readonly claimed: readonly string[] };
    // All that is left is in the hands of others.
    if (claimed.length === 0 && items.length < PAGE) return false;
    for (const item of items.filter(({ id }) => claimed.includes(id))) await this.#decide(person, item);
    await this.#ask('counts', person, 'counts');
    return true;
  }

  async #decide(person: Moderator, { id, version }: CommentPage['items'][number]): Promise<void> {
    const kind = Number(id) % 20;
    if (kind === 0) await this.#ask('detail', person, `detail/${id}`);
    const answer = await this.#ask('decide', person, `decide/${id}`, decisionOf(kind, version));
    if (answer.status === 200) this.decided += 1;
    else if (answer.status === 409) this.late += 1;
    else this.failed += 1;
    if (kind !== 3 || answer.status !== 200) return;
    const undone = await this.#ask('undo', person, `undo/${id}`, { version: version + 1 });
    const again = { action: 'approve', version: version + 2 };
    const repeated = await this.#ask('decide', person, `decide/${id}`, again);
    if (undone.status !== 200 || repeated.status !== 200) this.failed += 1;
  }

  async #ask(name: string, { headers }: Moderator, path: string, body?: object): Promise<Answer> {
    const begun = performance.now();
    const response = await fetch(`${this.#base}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data } = (await response.json()) as { readonly data: unknown };
    const times = this.#times.get(name) ?? [];
    times.push(performance.now() - begun);
    this.#times.set(name, times);
    return { status: response.status, data };
  }
}

function decisionOf(kind: number, version: number): object {
  if (kind < 13) return { action: 'approve', version };
  if (kind < 18) return { action: 'reject', code: 'ADVERT', version };
  return { action: 'spam', version };
}
