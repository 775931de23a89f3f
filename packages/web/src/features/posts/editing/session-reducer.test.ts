import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSessionWorld, type Outcome } from './test-support/session-world.ts';

type World = ReturnType<typeof aSessionWorld>;
interface SessionEvent {
  readonly name: string;
  readonly at: number;
  readonly outcome: Outcome;
  readonly flag: boolean;
}

const EVENTS: Readonly<Record<string, (world: World, event: SessionEvent) => void>> = {
  type: (world) => world.type(),
  undo: (world) => world.undo(),
  save: (world) => world.save(),
  'local clock': (world) => world.tickHere(),
  'server clock': (world) => world.tickServer(),
  retry: (world) => world.retry(),
  colleague: (world) => world.colleagueSaves(),
  'read-only': (world, { flag }) => world.setReadOnly(flag),
  valid: (world, { flag }) => world.setValid(flag),
  meet: (world, { flag }) => world.meet(flag),
  decide: (world) => world.decide(),
  answer: (world, { at, outcome }) => world.answer(at, outcome),
};
const OUTCOMES: readonly Outcome[] = [
  'ok',
  'taken, no answer',
  'no answer',
  'busy',
  'locked',
  'refused',
  'bug',
];
const event = fc.record({
  // Answers and typing are frequent, so that saves come to an end and meet new text.
  name: fc.constantFrom(...Object.keys(EVENTS), 'type', 'save', 'answer', 'answer', 'answer'),
  at: fc.nat(5),
  outcome: fc.constantFrom(...OUTCOMES, 'ok', 'ok'),
  flag: fc.boolean(),
});

function play(isNew: boolean, events: readonly SessionEvent[]): World {
  const world = aSessionWorld(isNew);
  for (const one of events) {
    EVENTS[one.name]?.(world, one);
    world.expectPromises();
  }
  return world;
}

describe('any sequence of events', () => {
  it('keeps every typed word, sends one save at a time, and none while read-only or in conflict', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(event, { maxLength: 60 }),
        (isNew, events) => void play(isNew, events),
      ),
      { numRuns: 3_000, seed: 1 },
    );
  });

  it('ends with everything saved once the server answers and the person decides', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(event, { maxLength: 40 }), (isNew, events) => {
        const world = play(isNew, events);
        world.setReadOnly(false);
        world.setValid(true);
        for (let round = 0; round < 5; round += 1) {
          while (world.get().calls > 0) world.answer(0, 'ok');
          world.decide();
          world.save();
          world.expectPromises();
        }
        while (world.get().calls > 0) world.answer(0, 'ok');
        const { shown, phase, page, local, versions } = world.get();
        expect([phase, shown.saveState, shown.dirty, local]).toEqual(['idle', 'saved', false, undefined]);
        expect(versions.at(-1)).toEqual(page);
      }),
      { numRuns: 1_000, seed: 1 },
    );
  });
});

describe('a save', () => {
  it('waits for the connection after an unanswered call, and retries with the connection', () => {
    const world = aSessionWorld(false);
    world.type();
    world.save();
    world.answer(0, 'no answer');
    expect(world.get()).toMatchObject({ phase: 'idle', shown: { saveState: 'waiting' } });
    world.retry();
    world.answer(0, 'ok');
    expect(world.get().shown).toMatchObject({ saveState: 'saved', dirty: false });
  });

  it('gives up after eight merges while a colleague keeps saving', () => {
    const world = aSessionWorld(false);
    world.type();
    world.save();
    for (let merges = 0; merges < 8; merges += 1) {
      expect(world.get().phase).toBe('sending');
      world.colleagueSaves();
      for (const _ of ['send', 'read', 'merge']) world.answer(0, 'ok');
    }
    expect(world.get()).toMatchObject({ phase: 'idle', shown: { saveState: 'waiting' } });
  });

  it('counts a refusal when the person asked for it and a field is wrong', () => {
    const world = aSessionWorld(false);
    world.type();
    world.setValid(false);
    world.save();
    expect(world.get()).toMatchObject({ phase: 'idle', calls: 0, shown: { refusals: 1 } });
  });
});
