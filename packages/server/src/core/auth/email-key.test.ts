import { expect, test } from 'vitest';
import { emailKeyOf } from './email-key.ts';

test.each([
  [' Thu.Ha@ToaSoan.LOCAL ', 'thu.ha@toasoan.local'],
  ['ha@báo.vn', 'ha@xn--bo-mia.vn'],
  ['ha@BÁO.vn', 'ha@xn--bo-mia.vn'],
  ['ha@báo.vn'.normalize('NFD'), 'ha@xn--bo-mia.vn'],
])('%s is the account %s', (email, key) => {
  expect(emailKeyOf(email)).toBe(key);
});

test.each([
  '',
  'ha',
  '@toasoan.local',
  'hà@toasoan.local',
  'аdmin@toasoan.local',
  'ha@localhost',
  'a b@toasoan.local',
  'ha@a b.vn',
])('%s is no valid address', (email) => {
  expect(emailKeyOf(email)).toBeUndefined();
});
