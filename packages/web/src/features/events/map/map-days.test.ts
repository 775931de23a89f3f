import { expect, test } from 'vitest';
import { mapDays } from './map-days.ts';

const TODAY = '2026-11-28';

test('a map without chosen days shows the next thirty', () => {
  expect(mapDays({}, TODAY)).toEqual({ from: TODAY, to: '2026-12-28' });
});

test('chosen days are shown, and an open end is thirty days away', () => {
  expect(mapDays({ from: '2027-02-01', to: '2027-02-09' }, TODAY)).toEqual({
    from: '2027-02-01',
    to: '2027-02-09',
  });
  expect(mapDays({ from: '2027-02-01' }, TODAY)).toEqual({ from: '2027-02-01', to: '2027-03-03' });
  expect(mapDays({ to: '2026-11-01' }, TODAY)).toEqual({ from: '2026-10-02', to: '2026-11-01' });
});

test('more days than a calendar answers end where it ends', () => {
  expect(mapDays({ from: '2026-01-01', to: '2030-01-01' }, TODAY)).toEqual({
    from: '2026-01-01',
    to: '2027-02-04',
  });
});
