import { expect, test } from 'vitest';
import { maskedAddress } from './masked-address.ts';

test.each([
  ['203.0.113.7', '203.0.•••'],
  ['2001:db8:1:2::7', '2001:db8:•••'],
  ['::1', '::•••'],
  ['', ''],
])('an address is cut after its second part: %s', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});
