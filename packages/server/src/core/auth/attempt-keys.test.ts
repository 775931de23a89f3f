import { expect, test } from 'vitest';
import { addressKey } from './attempt-keys.ts';

test.each([
  ['203.0.113.7', 'address 203.0.113.7'],
  ['::ffff:203.0.113.7', 'address 203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', 'address 2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', 'address 2001:db8:1:2::/64'],
  ['2001:db8::1', 'address 2001:db8:0:0::/64'],
  ['::1', 'address 0:0:0:0::/64'],
  ['fe80::1%eth0', 'address fe80:0:0:0::/64'],
])('the address %s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
