import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { makePeople } from './interleavings/make-people.ts';
import { runInterleaving } from './interleavings/run-interleaving.ts';
import { startTwoServers } from './interleavings/two-servers.ts';

/** A sample; `npm run bench -- interleavings` makes a thousand from a random seed. */
const RUNS = Number(process.env.INTERLEAVINGS_RUNS ?? 60);
const AT_ONCE = 8;
const KILLS = RUNS / 30;
/** INTERLEAVINGS_SEED=… repeats a run. */
const SEED = Number(process.env.INTERLEAVINGS_SEED ?? 1);
/** A run takes 0.15 s on an idle machine. The limit is ten times that, with a minute to start two servers. */
const LIMIT_MS = 60_000 + RUNS * 1_500;

test('two people, an unreliable network and two servers that are killed lose no word of a post', async () => {
  test.setTimeout(LIMIT_MS);
  const servers = await startTwoServers();
  try {
    const people = await makePeople(servers);
    const lost: string[] = [];
    let next = 0;
    let isOver = false;
    const worker = async () => {
      for (; next < RUNS; ) {
        const seed = SEED + next;
        next += 1;
        for (const word of await runInterleaving({ servers, seed, people }))
          lost.push(`seed ${seed}: ${word}`);
      }
    };
    const killer = async () => {
      for (let kill = 1; kill <= KILLS; kill += 1) {
        // The kills are spread over the runs.
        while (!isOver && next < (RUNS * kill) / (KILLS + 1)) await wait(20);
        if (!isOver) await servers.killOne(kill % 2);
      }
    };
    const work = Promise.all(Array.from({ length: AT_ONCE }, worker)).finally(() => {
      isOver = true;
    });
    await Promise.all([work, killer()]);
    expect(lost, `INTERLEAVINGS_SEED=${SEED}`).toEqual([]);
  } finally {
    await servers.stop();
  }
});
