import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARD_GAP, stackCards } from './stack-cards.ts';

const card = (key: string, wanted: number, height = 100) => ({ key, wanted, height });
const topsOf = (...stack: Parameters<typeof stackCards>) => [...stackCards(...stack).values()];

test('a card with room around it stands beside its line', () => {
  expect(topsOf([card('a', 40), card('b', 300)])).toEqual([40, 300]);
});

test('a card whose room is taken stands right below the one before', () => {
  expect(topsOf([card('a', 40), card('b', 60), card('c', 90)])).toEqual([40, 152, 264]);
});

test('the chosen card stands beside its line, and those before it give way', () => {
  expect(topsOf([card('a', 340), card('b', 360), card('c', 390)], 'b')).toEqual([248, 360, 472]);
});

test('where there is no room above, the chosen card stands as near as possible', () => {
  expect(topsOf([card('a', 10), card('b', 20), card('c', 30)], 'c')).toEqual([0, 112, 224]);
});

test('any cards keep their order and never overlap, whichever is chosen', () => {
  const cards = fc.array(fc.record({ wanted: fc.nat(2_000), height: fc.integer({ min: 20, max: 300 }) }), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(cards, fc.nat(40), (given, at) => {
      const sorted = given
        .toSorted((one, other) => one.wanted - other.wanted)
        .map((one, index) => ({ ...one, key: String(index) }));
      const tops = topsOf(sorted, String(at));
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
      for (const [index, { height }] of sorted.slice(0, -1).entries())
        expect((tops[index + 1] ?? 0) - (tops[index] ?? 0)).toBeGreaterThanOrEqual(height + CARD_GAP);
    }),
    { seed: 20_261_123 },
  );
});
