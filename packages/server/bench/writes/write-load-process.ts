// A separate process that writes: several connections, each with one call at a time, each with posts of its own.
import { p50AndP99 } from '../percentiles.ts';
import { answerOrders } from '../sides/load-child.ts';
import { LoadConnection, requestOf } from '../sides/load-connection.ts';
import type { WriteOrders, WriteResult, WrittenPost } from './write-load.ts';

answerOrders(run);

interface MadePost extends WrittenPost {
  /** The place of their maker among the people, who may not publish their own. */
  readonly maker: number;
}

/** How often each post was written, by its id. */
const versions = new Map<string, number>();
const made: MadePost[] = [];
let written = 0;

async function run(orders: WriteOrders): Promise<WriteResult> {
  const { port, connections, seconds, calls = Number.POSITIVE_INFINITY, makes = false } = orders;
  const times: number[] = [];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let begun = 0;
  let bytes = 0;
  const work = async (_: unknown, lane: number) => {
    const connection = new LoadConnection(port);
    const next = postsOf(orders, lane);
    for (let now = performance.now(); now < end && begun < calls; ) {
      begun += 1;
      const post = next();
      if (post === 'none') break;
      const person = personFor(orders, post);
      const request = fill(orders, post, person);
      if (makes) {
        const answer = await connection.read(request);
        bytes += Buffer.byteLength(answer);
        const { id, version } = JSON.parse(answer).data;
        made.push({ id, version, maker: person });
      } else bytes += await connection.ask(request);
      const after = performance.now();
      times.push(after - now);
      now = after;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
  const perSecond = (times.length * 1000) / (performance.now() - begin);
  return { perSecond, count: times.length, bytes: Math.round(bytes / times.length), ...p50AndP99(times) };
}

type Post = WrittenPost | MadePost | undefined;

/** The posts of a connection, in turn; undefined where the calls name no post. */
function postsOf({ posts, connections }: WriteOrders, lane: number): () => Post | 'none' {
  if (posts === 'made') return () => made.shift() ?? 'none';
  const own = posts.filter((_, index) => index % connections === lane);
  let turn = 0;
  return () => own[turn++ % Math.max(1, own.length)];
}

/** The place of the next person who may write it. */
function personFor({ people }: WriteOrders, post: Post): number {
  written += 1;
  const next = written % people.length;
  return post && 'maker' in post && post.maker === next ? (next + 1) % people.length : next;
}

function fill({ path, port, people, body }: WriteOrders, post: Post, person: number): Buffer {
  const version = (post && versions.get(post.id)) ?? post?.version ?? 0;
  if (post && body.includes('VERSION')) versions.set(post.id, version + 1);
  const text = body
    .replaceAll('NUMBER', `${process.pid} ${written}`)
    .replaceAll('"ID"', `"${post?.id}"`)
    .replaceAll('"VERSION"', String(version));
  const headers = {
    'idempotency-key': `bench-${process.pid}-${written}`,
    ...people[person],
  };
  return requestOf({ method: 'POST', path: path.replace('{id}', post?.id ?? ''), port, headers, text });
}
