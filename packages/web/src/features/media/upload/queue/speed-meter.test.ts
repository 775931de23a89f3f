import { expect, test } from 'vitest';
import { speedMeter } from './speed-meter.ts';

test('measures bytes per second over the last five seconds', () => {
  const meter = speedMeter();
  expect(meter(0, 0)).toBe(0);
  expect(meter(1_000, 1_000)).toBe(1_000);
  expect(meter(5_000, 2_000)).toBe(2_500);
  expect(meter(5_000, 6_500)).toBe(0);
});

test('a part that is sent again after a cut does not count', () => {
  const meter = speedMeter();
  meter(8_000, 1_000);
  expect(meter(2_000, 1_500)).toBe(0);
  expect(meter(3_000, 2_500)).toBe(1_000);
});
