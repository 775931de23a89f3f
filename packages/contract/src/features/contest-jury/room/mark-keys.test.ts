import { expect, test } from 'vitest';
import { firstMissing, markByKey, neighbour, pressedMark } from './mark-keys.ts';

const SCALE = {
  mode: 'SCORE10',
  criteria: [
    { key: 'content', weight: 60 },
    { key: 'craft', weight: 40 },
  ],
} as const;

test('digits mark the criterion in hand, nought is ten, and a dot adds the half or takes it back', () => {
  const eight = markByKey(SCALE, { marks: [], active: 'craft' }, '8') ?? [];
  expect(eight).toEqual([{ key: 'craft', value: 8 }]);
  const half = markByKey(SCALE, { marks: eight, active: 'craft' }, '.') ?? [];
  expect(half).toEqual([{ key: 'craft', value: 8.5 }]);
  expect(markByKey(SCALE, { marks: half, active: 'craft' }, ',')).toEqual(eight);
  const ten = markByKey(SCALE, { marks: half, active: 'craft' }, '0') ?? [];
  expect(ten).toEqual([{ key: 'craft', value: 10 }]);
  expect(markByKey(SCALE, { marks: ten, active: 'craft' }, '.')).toBeUndefined();
  expect(markByKey(SCALE, { marks: [], active: 'craft' }, '.')).toBeUndefined();
  expect(markByKey(SCALE, { marks: [], active: 'craft' }, 'x')).toBeUndefined();
});

test('a dash gives nothing, and a second press on a mark takes half of one', () => {
  const none = markByKey(SCALE, { marks: [], active: 'craft' }, '-') ?? [];
  expect(none).toEqual([{ key: 'craft', value: 0 }]);
  expect(markByKey(SCALE, { marks: none, active: 'craft' }, '.')).toEqual([{ key: 'craft', value: 0.5 }]);
  const press = (value: number | undefined, step: number) => pressedMark(SCALE, value, step);
  expect([press(undefined, 8), press(8, 8), press(7.5, 8), press(8, 3), press(0, 0)]).toEqual([
    8, 7.5, 8, 3, 0,
  ]);
  expect(pressedMark({ mode: 'THUMBS', criteria: [] }, 1, 1)).toBe(1);
});

test('thumbs take yes and no alone, and numbers of other scales are typed', () => {
  const thumbs = { mode: 'THUMBS', criteria: [] } as const;
  expect(markByKey(thumbs, { marks: [], active: 'thumb' }, '1')).toEqual([{ key: 'thumb', value: 1 }]);
  expect(markByKey(thumbs, { marks: [], active: 'thumb' }, '7')).toBeUndefined();
  expect(markByKey({ mode: 'SCORE100', criteria: [] }, { marks: [], active: 'score' }, '7')).toBeUndefined();
});

test('the next criterion is the first without a mark, and arrows go around the ends', () => {
  expect(firstMissing(SCALE, [{ key: 'content', value: 3 }])).toBe('craft');
  expect(
    firstMissing(SCALE, [
      { key: 'content', value: 3 },
      { key: 'craft', value: 3 },
    ]),
  ).toBeUndefined();
  expect(neighbour(SCALE, 'craft', 1)).toBe('content');
  expect(neighbour(SCALE, 'content', -1)).toBe('craft');
});
