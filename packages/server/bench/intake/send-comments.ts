import { setTimeout as sleep } from 'node:timers/promises';
import { hostileCalls } from '#server/app/intake/test-support/hostile-calls.ts';
import { commentForm, REQUEST_FORMS } from '#server/app/intake/test-support/hostile-forms.ts';
import { aNetwork } from '../networks.ts';
import { p50AndP99 } from '../percentiles.ts';

/** Where readers of the bench write: through this machine's own address, each from a network of their own. */
export interface Target {
  readonly port: number;
  readonly project: string;
  readonly post: string;
}

const AT_ONCE = 8;
const PER_MINUTE = 1_000;

interface Sending {
  /** Below the project's address. */
  readonly path: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

async function send({ port, project }: Target, { path, body, headers }: Sending): Promise<number> {
  const url = `http://127.0.0.1:${port}/api/intake/v1/${project}${path}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      origin: `http://127.0.0.1:${port}`,
      'content-type': 'application/json',
      'x-forwarded-for': aNetwork(),
      ...headers,
    },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  await response.arrayBuffer();
  return response.status;
}

/** So many hostile calls to all forms, a few at once. @returns how many of each kind were answered other than by 4xx. */
export async function sendHostile(
  target: Target,
  count: number,
  seed: number,
): Promise<ReadonlyMap<string, number>> {
  const wrong = new Map<string, number>();
  const calls = hostileCalls(count, seed, [commentForm(target.post), ...REQUEST_FORMS]);
  const hand = async () => {
    for (const { name, ...call } of calls) {
      // A connection that the server closed under a body of a megabyte is a refusal too.
      const status = await send(target, call).catch(() => 413);
      if (status < 400 || status > 499)
        wrong.set(`${name} ${status}`, (wrong.get(`${name} ${status}`) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return wrong;
}

interface Flood {
  readonly sent: number;
  readonly received: number;
  readonly p50: number;
  readonly p99: number;
}

/** A thousand comments a minute, evenly, whether or not the earlier ones are answered. */
export async function sendSteadily(target: Target, seconds: number): Promise<Flood> {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  let received = 0;
  const total = Math.round((PER_MINUTE * seconds) / 60);
  const begun = performance.now();
  for (let sent = 0; sent < total; sent += 1) {
    const wait = begun + (sent * 60_000) / PER_MINUTE - performance.now();
    if (wait > 0) await sleep(wait);
    asked.push(one(sent));
  }
  await Promise.all(asked);
  return { sent: total, received, ...p50AndP99(times) };

  async function one(number: number): Promise<void> {
    const at = performance.now();
    const content = `Ý kiến thứ ${number}: tôi đồng tình với bài viết, mong phường sớm sửa con đường này.`;
    const body = JSON.stringify({
      authorName: `Bạn đọc ${number}`,
      email: `ban-doc-${number}@mail.example`,
      content,
    });
    if ((await send(target, { path: `/comments/post-${target.post}/send`, body })) === 200) received += 1;
    times.push(performance.now() - at);
  }
}
