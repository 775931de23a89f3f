import { expect, it } from 'vitest';
import { randomNumbers } from '../../bench/newsroom/random.ts';
import { startTestServer } from '../test-server.ts';
import { aBusyNewsroom } from './a-busy-newsroom.ts';
import { EventController } from './event-controller.ts';
import { Choices } from './random-draft.ts';
import { RandomEventWrites } from './random-event-writes.ts';

/** `npm run bench -- random-writes` makes 1,000. */
const COUNT = Number(process.env.RANDOM_WRITES ?? 150);
const SEED = 20_261_128;

const server = await startTestServer();

it(`${COUNT} random writes of events are refused without a trace or do what they say and no more`, {
  timeout: 600_000,
}, async () => {
  const choices = new Choices(randomNumbers(SEED));
  const controller = new EventController(server, await aBusyNewsroom(server), choices);
  await new RandomEventWrites(controller).make(COUNT);
  expect(controller.faults).toEqual([]);
  // Nearly half of the calls are refused, and none of the important ones always.
  for (const call of ['update', 'verb/{id}', 'editOccurrence/{id}', 'transition/{id}'])
    expect(controller.outcomes.get(`/admin/event/${call} ok`)).toBeGreaterThan(2);
});
