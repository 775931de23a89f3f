import { expect, it } from 'vitest';
import { randomNumbers } from '../../bench/newsroom/random.ts';
import { startTestServer } from '../test-server.ts';
import { aBusyNewsroom } from './a-busy-newsroom.ts';
import { eventContent, eventFaults } from './event-faults.ts';
import { Choices } from './random-draft.ts';
import { RandomEventWrites } from './random-event-writes.ts';

/** `npm run bench -- random-writes` makes 1,000. */
const COUNT = Number(process.env.RANDOM_WRITES ?? 90);
const SEED = 20_261_124;
/** Calls that answer each event by itself. */
const MANY = '/admin/event/bulk';

const server = await startTestServer();

it(`after each of ${COUNT} random writes of events all their tables agree, and a refused one changed nothing`, {
  timeout: 600_000,
}, async () => {
  const newsroom = await aBusyNewsroom(server);
  const writes = new RandomEventWrites(server, newsroom, new Choices(randomNumbers(SEED)));
  const outcomes = new Set<string>();
  for (let made = 0; made < COUNT; made += 1) {
    const before = await eventContent(server.db);
    const { call, outcome } = await writes.next();
    outcomes.add(outcome);
    expect([made, call, outcome, ...(await eventFaults(server.db))]).toEqual([made, call, outcome]);
    if (outcome !== 'ok' && call !== MANY)
      expect([made, call, outcome, await eventContent(server.db)]).toEqual([made, call, outcome, before]);
  }
  expect(outcomes).toContain('ok');
  for (const refusal of ['VERSION_CONFLICT', 'RULES_NOT_MET', 'FORBIDDEN'])
    expect(outcomes).toContain(refusal);
  expect(outcomes).not.toContain('INTERNAL');
});
