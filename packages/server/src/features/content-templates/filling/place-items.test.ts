import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeItems } from './place-items.ts';

const NONE: ReadonlySet<string> = new Set();
const pin = (postId: string, slot: number) => ({ postId, slot, until: null });
const idsOf = (placed: ReturnType<typeof placeItems>) => placed.map(({ id, by }) => `${by} ${id}`);

test('pinned posts stand in their slots, the rule fills the others, the backfill what is left', () => {
  const placed = placeItems({
    limit: 5,
    offset: 0,
    pins: [pin('9', 2)],
    rule: ['1', '9', '2'],
    backfill: ['1', '3', '4'],
    taken: NONE,
  });
  expect(idsOf(placed)).toEqual(['rule 1', 'pin 9', 'rule 2', 'backfill 3', 'backfill 4']);
});

test('what the rule passes over does not return as backfill', () => {
  const placed = placeItems({
    limit: 2,
    offset: 1,
    pins: [],
    rule: ['1', '2'],
    backfill: ['1', '3'],
    taken: NONE,
  });
  expect(idsOf(placed)).toEqual(['rule 2', 'backfill 3']);
});

test('what is shown elsewhere comes here by a pin alone', () => {
  const taken = new Set(['1', '2']);
  const placed = placeItems({
    limit: 3,
    offset: 0,
    pins: [pin('1', 1)],
    rule: ['2', '3'],
    backfill: [],
    taken,
  });
  expect(idsOf(placed)).toEqual(['pin 1', 'rule 3']);
});

test('a slot that nothing fills closes up', () => {
  const placed = placeItems({
    limit: 5,
    offset: 0,
    pins: [pin('7', 4)],
    rule: ['1'],
    backfill: [],
    taken: NONE,
  });
  expect(placed.map(({ id, slot }) => [id, slot])).toEqual([
    ['1', 1],
    ['7', 2],
  ]);
});

const ids = fc.uniqueArray(
  fc.integer({ min: 1, max: 30 }).map((id) => `${id}`),
  { maxLength: 20 },
);
const cases = fc.record({
  limit: fc.integer({ min: 1, max: 10 }),
  offset: fc.integer({ min: 0, max: 4 }),
  pins: fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 12 })), {
      maxLength: 4,
      selector: ([, slot]) => slot,
    })
    .map((pairs) => [...new Map(pairs.map(([id, slot]) => [id, pin(`${id}`, slot)])).values()]),
  rule: ids,
  backfill: ids,
  taken: ids.map((taken) => new Set(taken) as ReadonlySet<string>),
});

test('no post stands twice, no taken one without a pin, and every slot is used while posts are left', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const placed = placeItems(given);
      const held = given.pins.filter(({ slot }) => slot <= given.limit);
      expect(new Set(placed.map(({ id }) => id)).size).toBe(placed.length);
      expect(placed.map(({ slot }) => slot)).toEqual(placed.map((_, index) => index + 1));
      expect(placed.filter(({ by }) => by === 'pin').map(({ id }) => id)).toEqual(
        held.toSorted((one, other) => one.slot - other.slot).map(({ postId }) => postId),
      );
      for (const { id, by } of placed) if (by !== 'pin') expect(given.taken.has(id)).toBe(false);
      const passedOver = new Set(given.rule.slice(0, given.offset));
      const free = new Set(
        [...given.rule.slice(given.offset), ...given.backfill].filter(
          (id) => !given.taken.has(id) && !passedOver.has(id) && !held.some(({ postId }) => postId === id),
        ),
      );
      expect(placed.length).toBe(Math.min(given.limit, held.length + free.size));
    }),
  );
});
