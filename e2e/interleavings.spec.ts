import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { makePeople } from './interleavings/make-people.ts';
import { runInterleaving } from './interleavings/run-interleaving.ts';
import { startTwoServers } from './interleavings/two-servers.ts';

const RUNS = 200;
const AT_ONCE = 8;
const KILLS = 4;
/** To see one of them again: INTERLEAVINGS_SEED=… */
const SEED = Number(process.env.INTERLEAVINGS_SEED ?? randomInt(1, 1_000_000));

test('two people, an unreliable network and two servers that are killed lose no word of a post', async () => {
  // 200 runs with four kills take 30 s on an idle machine, and each killed server has to start again.
  test.setTimeout(240_000);
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
