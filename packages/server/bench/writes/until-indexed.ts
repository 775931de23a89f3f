import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

const BODY_JOB = 'post.indexBody';
const LOOK_MS = 500;

/** Waits until the bodies of all written posts are in their index: the jobs that do so need processor and database. */
export async function untilIndexed(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('SELECT FROM jobs WHERE kind = $1 AND dead_time IS NULL LIMIT 1', [
      BODY_JOB,
    ]);
    if (rows.length === 0) return;
    await sleep(LOOK_MS);
  }
}
