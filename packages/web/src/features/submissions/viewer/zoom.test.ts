import { expect, test } from 'vitest';
import { moved, toggled, WHOLE } from './zoom.ts';

test('a picture is shown whole and by its own pixels around the point that was pressed', () => {
  const actual = toggled(WHOLE, { x: 0.2, y: 0.9 });
  expect(actual).toEqual({ isActual: true, x: 0.2, y: 0.9 });
  expect(toggled(actual)).toEqual(WHOLE);
});

test('a picture that is moved stays in sight', () => {
  const actual = toggled(WHOLE, { x: 0.2, y: 0.9 });
  expect(moved(actual, { x: 0.1, y: -0.3 })).toEqual({ isActual: true, x: 0.1, y: 1 });
  expect(moved(actual, { x: 5, y: 5 })).toEqual({ isActual: true, x: 0, y: 0 });
  expect(moved(WHOLE, { x: 0.1, y: 0.1 })).toEqual(WHOLE);
});
