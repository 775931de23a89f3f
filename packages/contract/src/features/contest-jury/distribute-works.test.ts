import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Distribution, distributeWorks, surplusTurns, type Turn } from './distribute-works.ts';

const CATEGORIES = ['PHOTO_SINGLE', 'PHOTO_SERIES', 'VIDEO'] as const;

const distribution = (barredShare: number) =>
  fc
    .record({
      jurorCount: fc.integer({ min: 1, max: 7 }),
      categories: fc.array(fc.constantFrom(...CATEGORIES), { minLength: 1, maxLength: 40 }),
      jurorsPerWork: fc.integer({ min: 1, max: 4 }),
      seed: fc.string({ maxLength: 4 }),
      bars: fc.infiniteStream(fc.nat(99)),
    })
    .map(({ jurorCount, categories, jurorsPerWork, seed, bars }): Distribution => {
      const jurors = Array.from({ length: jurorCount }, (_, index) => ({ id: `j${index}`, categories: [] }));
      const works = categories.map((category, index) => ({ id: `w${index}`, category }));
      const pairs = jurors.flatMap(({ id }) => works.map((work) => ({ jurorId: id, workId: work.id })));
      const barred = pairs.filter(() => Number(bars.next().value) < barredShare);
      return { jurors, works, existing: [], barred, jurorsPerWork, seed };
    });

const has = (turns: readonly Turn[], jurorId: string, workId: string): boolean =>
  turns.some((turn) => turn.jurorId === jurorId && turn.workId === workId);

function spreadOf({ jurors, works }: Distribution, turns: readonly Turn[], category: string): number {
  const ids = new Set(works.filter((work) => work.category === category).map(({ id }) => id));
  const loads = jurors.map(
    ({ id }) => turns.filter(({ jurorId, workId }) => jurorId === id && ids.has(workId)).length,
  );
  return Math.max(...loads) - Math.min(...loads);
}

describe('The works of a round', () => {
  test('go to as many jurors as asked, evenly by category where nobody is barred', () => {
    fc.assert(
      fc.property(distribution(0), (input) => {
        const turns = distributeWorks(input);
        for (const { id } of input.works) {
          const own = turns.filter(({ workId }) => workId === id);
          expect(new Set(own.map(({ jurorId }) => jurorId)).size).toBe(own.length);
          expect(own).toHaveLength(Math.min(input.jurorsPerWork, input.jurors.length));
        }
        for (const category of CATEGORIES) expect(spreadOf(input, turns, category)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('never go to a juror who is barred, and no single move makes them more even', () => {
    fc.assert(
      fc.property(distribution(30), (input) => {
        const turns = distributeWorks(input);
        for (const { jurorId, workId } of turns) expect(has(input.barred, jurorId, workId)).toBe(false);
        for (const { id, category } of input.works) {
          const free = input.jurors.filter((juror) => !has(input.barred, juror.id, id));
          const own = turns.filter(({ workId }) => workId === id);
          expect(own).toHaveLength(Math.min(input.jurorsPerWork, free.length));
          const load = (jurorId: string): number =>
            turns.filter(
              (turn) =>
                turn.jurorId === jurorId &&
                input.works.some((w) => w.id === turn.workId && w.category === category),
            ).length;
          const others = free.filter((juror) => !has(turns, juror.id, id)).map((juror) => load(juror.id));
          for (const { jurorId } of own)
            expect(load(jurorId)).toBeLessThanOrEqual(Math.min(...others, Number.POSITIVE_INFINITY) + 1);
        }
      }),
    );
  });

  test('come out the same by one seed, whatever order they are read in', () => {
    fc.assert(
      fc.property(distribution(20), (input) => {
        const turned = { ...input, works: input.works.toReversed(), jurors: input.jurors.toReversed() };
        const key = ({ jurorId, workId }: Turn) => `${jurorId} ${workId}`;
        expect(distributeWorks(turned).map(key).sort()).toEqual(distributeWorks(input).map(key).sort());
      }),
    );
  });

  test('of a juror who leaves go to the others, and what is done stays', () => {
    fc.assert(
      fc.property(distribution(0), (input) => {
        const first = distributeWorks(input);
        const leaver = 'j0';
        const others = input.jurors.filter(({ id }) => id !== leaver);
        const existing = first.filter(({ jurorId }) => jurorId !== leaver);
        const added = distributeWorks({ ...input, jurors: others, existing });
        for (const { id } of input.works) {
          const own = [...existing, ...added].filter(({ workId }) => workId === id);
          expect(own).toHaveLength(Math.min(input.jurorsPerWork, others.length));
        }
        expect(added.some(({ jurorId }) => jurorId === leaver)).toBe(false);
      }),
    );
  });

  test('go to every free juror where they are anchors', () => {
    const turns = distributeWorks({
      jurors: ['a', 'b', 'c'].map((id) => ({ id, categories: id === 'c' ? ['VIDEO'] : [] })),
      works: [{ id: 'w', category: 'PHOTO_SINGLE', isAnchor: true }],
      existing: [],
      barred: [],
      jurorsPerWork: 1,
      seed: '',
    });
    expect(turns.map(({ jurorId }) => jurorId).sort()).toEqual(['a', 'b']);
  });

  test('lose undone turns alone once fewer jurors are enough, of those with most left', () => {
    const turns = [
      { jurorId: 'a', workId: '1', isDone: true },
      { jurorId: 'b', workId: '1', isDone: false },
      { jurorId: 'c', workId: '1', isDone: false },
      { jurorId: 'c', workId: '2', isDone: false },
      { jurorId: 'a', workId: '2', isDone: true },
      { jurorId: 'b', workId: '2', isDone: true },
    ];
    expect(surplusTurns(turns, 2)).toEqual([
      { jurorId: 'c', workId: '1' },
      { jurorId: 'c', workId: '2' },
    ]);
    expect(surplusTurns(turns, 3)).toEqual([]);
  });
});
