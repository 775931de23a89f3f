import { setTimeout as sleep } from 'node:timers/promises';
import type { Print } from '../bench-orders.ts';
import { p50AndP99 } from '../percentiles.ts';
import { most, type Verdict } from '../verdicts.ts';
import { anArticle, writeCalls } from '../writes/write-calls.ts';
import { readPage } from './reader.ts';
import type { Readers } from './readers.ts';

interface Publishing {
  /** Each may write ten times a second; they take turns. */
  readonly people: readonly { readonly headers: Readonly<Record<string, string>> }[];
  /** Of the console. */
  readonly port: number;
  /** Processes that serve readers. */
  readonly processes: readonly Readers[];
  readonly count: number;
}

interface Post {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
}

const AT_ONCE = 4;
/** Eight readers who look without a pause would take the processors that are measured. */
const LOOK_EVERY_MS = 20;
const LONGEST_MS = 10_000;
const MAX_P99_MS = 1_000;

/**
 * Posts are published one after the other by a few people. For each: the time from the answer to the call until the
 * article is at its address, and until the front page, which every reader has kept, shows it or a later one.
 */
export async function measurePublishing(orders: Publishing, print: Print): Promise<Verdict[]> {
  const { people, port, processes, count } = orders;
  const calls = writeCalls(anArticle());
  const published = new Map<string, number>();
  const articles: number[] = [];
  const homes: number[] = [];
  let begun = 0;
  const headersOf = (number: number) => people[number % people.length]?.headers ?? {};
  const hand = async () => {
    for (let number = begun++; number < count; number = begun++) {
      // Nobody publishes a post of their own.
      const [author, editor] = [headersOf(number), headersOf(number + 1)];
      const body = calls.create.body.replaceAll('NUMBER', String(number));
      const post = await write(port, author, calls.create.path, body);
      const at = performance.now();
      const publish = calls.publish.path.replace('{id}', post.id);
      await write(port, editor, publish, calls.publish.body.replace('"VERSION"', String(post.version)));
      const since = performance.now();
      published.set(post.slug, at);
      await Promise.all(
        processes.map(async (readers) => {
          articles.push(await untilShown(readers, `/${post.slug}`, since, () => true));
          homes.push(await untilShown(readers, '/', since, (page) => shows(page, at)));
        }),
      );
    }
  };
  /** The post, or one that was published after it. */
  const shows = (page: string, at: number) =>
    [...page.matchAll(/href="\/([a-z0-9-]+)"/g)].some(([, slug = '']) => (published.get(slug) ?? 0) >= at);
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  const article = p50AndP99(articles);
  const home = p50AndP99(homes);
  const late = [...articles, ...homes].filter((time) => time >= LONGEST_MS).length;
  print(
    `${count} publishes, ${processes.length} processes: the article after p50 ${article.p50.toFixed(0)}, p99 ${article.p99.toFixed(0)} ms; the front page after p50 ${home.p50.toFixed(0)}, p99 ${home.p99.toFixed(0)} ms.`,
  );
  return [
    most('publish → article at its address on every process: p99 ms', article.p99, MAX_P99_MS),
    most('publish → on the front page of every process: p99 ms', home.p99, MAX_P99_MS),
    most('publishes that were not seen within 10 s', late, 0),
  ];
}

async function write(
  port: number,
  headers: Readonly<Record<string, string>>,
  path: string,
  body: string,
): Promise<Post> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  const answer = (await response.json()) as { data?: Post };
  if (answer.data === undefined) throw new Error(`${path} was answered with ${JSON.stringify(answer)}.`);
  return answer.data;
}

/** Milliseconds from `since` until the page is there and holds. */
async function untilShown(
  { port, host }: Readers,
  path: string,
  since: number,
  holds: (page: string) => boolean,
): Promise<number> {
  for (;;) {
    const { status, body } = await readPage(port, host, path);
    const time = performance.now() - since;
    if (status >= 500) throw new Error(`${path} was answered with ${status}.`);
    if ((status === 200 && holds(body.toString())) || time > LONGEST_MS) return time;
    await sleep(LOOK_EVERY_MS);
  }
}
