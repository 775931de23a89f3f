// A separate process with people who read and write, each on one connection, and others who sign in.
import { p50AndP99 } from '../percentiles.ts';
import { answerOrders } from '../sides/load-child.ts';
import { LoadConnection, requestOf } from '../sides/load-connection.ts';
import type { Account, Kind, MixedOrders, MixedResult, Read, Write } from './mixed-load.ts';

answerOrders(run);

/** Three reads to a write. Each person writes, saves and publishes posts of their own. */
const ROUND: readonly (Read | Write)[] = [
  'create',
  'list',
  'detail',
  'autosave',
  'list',
  'filter',
  'search',
  'detail',
  'list',
  'dashboard',
  'autosave',
  'list',
  'filter',
  'detail',
  'update',
  'list',
  'search',
  'filter',
  'detail',
  'publish',
];

let written = 0;

async function run(orders: MixedOrders): Promise<MixedResult> {
  const end = performance.now() + orders.seconds * 1000;
  const record = new Times(end);
  await Promise.all([
    ...Array.from({ length: orders.connections }, (_, lane) => work(orders, lane, record)),
    ...orders.accounts.map((account) => signInAgain(orders, account, record)),
  ]);
  return record.result();
}

/** The times of each kind of call. */
class Times {
  readonly #times = new Map<Kind, number[]>();
  readonly #end: number;
  #refused = 0;
  #refusal: string | undefined;

  constructor(end: number) {
    this.#end = end;
  }

  get isOver(): boolean {
    return performance.now() >= this.#end;
  }

  /** @returns undefined for a refused call. */
  async time<Answer>(kind: Kind, call: () => Promise<Answer>): Promise<Answer | undefined> {
    const begun = performance.now();
    try {
      const answer = await call();
      const times = this.#times.get(kind) ?? [];
      this.#times.set(kind, times);
      times.push(performance.now() - begun);
      return answer;
    } catch (error) {
      this.#refused += 1;
      this.#refusal ??= `${kind}: ${String(error)}`;
      return undefined;
    }
  }

  result(): MixedResult {
    const times = [...this.#times].map(([kind, all]) => [kind, { count: all.length, ...p50AndP99(all) }]);
    return { times: Object.fromEntries(times), refused: this.#refused, refusal: this.#refusal };
  }
}

interface Post {
  readonly id: string;
  readonly version: number;
}

async function work({ port, people, reads, writes, connections }: MixedOrders, lane: number, record: Times) {
  const connection = new LoadConnection(port);
  const hasReads = (kind: Read | Write): kind is Read => kind in reads;
  let post: Post | undefined;
  for (let turn = 0; !record.isOver; turn += 1) {
    const kind = ROUND[turn % ROUND.length] ?? 'list';
    const round = Math.floor(turn / ROUND.length);
    const headers = headersOf(people, lane + round * connections, kind);
    if (hasReads(kind)) {
      const paths = reads[kind];
      const path = paths[(lane + turn) % paths.length] ?? '';
      const request = requestOf({ method: 'GET', path, port, headers });
      await record.time(kind, () => connection.ask(request));
      continue;
    }
    // Its create was refused.
    if (kind !== 'create' && post === undefined) continue;
    const request = requestOf({ method: 'POST', port, ...fill(writes[kind], headers, post) });
    const answer: string | undefined = await record.time(kind, () => connection.read(request));
    if (kind !== 'autosave') post = answer === undefined ? undefined : postOf(answer);
  }
  connection.close();
}

function postOf(answer: string): Post {
  const { id, version } = JSON.parse(answer).data;
  return { id, version };
}

/** Nobody publishes a post of their own: the next person does. */
function headersOf(people: MixedOrders['people'], person: number, kind: Read | Write) {
  return people[(person + (kind === 'publish' ? 1 : 0)) % people.length] ?? {};
}

function fill(
  { path, body }: { readonly path: string; readonly body: string },
  headers: Readonly<Record<string, string>>,
  post: Post | undefined,
) {
  written += 1;
  const { id = '', version = 0 } = post ?? {};
  return {
    path: path.replace('{id}', id),
    headers: { ...headers, 'idempotency-key': `mixed-${process.pid}-${written}` },
    text: body
      .replaceAll('NUMBER', `${process.pid} ${written}`)
      .replaceAll('"ID"', `"${id}"`)
      .replaceAll('"VERSION"', String(version)),
  };
}

async function signInAgain({ port, signIn }: MixedOrders, account: Account, record: Times): Promise<void> {
  const connection = new LoadConnection(port);
  const request = requestOf({
    method: 'POST',
    path: signIn,
    port,
    headers: {},
    text: JSON.stringify(account),
  });
  while (!record.isOver) await record.time('sign-in', () => connection.ask(request));
  connection.close();
}
