import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isExampleSecret } from './example-secret.ts';

test.each([
  ['one letter', 'k'.repeat(40)],
  ['a repeated piece', 'correcthorse'.repeat(4)],
  ['digits in a row', '12345678901234567890123456789012'],
  ['the alphabet', 'abcdefghijklmnopqrstuvwxyz012345'],
  ['a template', 'change-me-to-32-random-characters!!'],
  ['another template', 'REPLACE_WITH_A_LONG_RANDOM_STRING_0'],
  ["a framework's default", 'django-insecure-9x!k2(w#q7_v5b@4zt'],
  ['a known joke', 'keyboard cat is sitting on my table'],
  ['the key of our tests', 'a-key-for-tests-that-is-long-enough'],
  ['the name of the product', 'toasoan-2026-9182736450-abcxyz-khoa'],
])('%s is no secret: %s', (_, secret) => {
  expect(isExampleSecret(secret)).toBe(true);
});

test.each(['hex', 'base64', 'base64url'] as const)('random keys written in %s are accepted', (encoding) => {
  const keys = Array.from({ length: 300 }, () =>
    randomBytes(16 + (encoding === 'hex' ? 0 : 8)).toString(encoding),
  );
  expect(keys.filter(isExampleSecret)).toEqual([]);
});

test('a passphrase of random words is accepted', () => {
  expect(isExampleSecret('ghế-mưa-kèn-lúa-vàng-thuyền-nón-giếng-sáo')).toBe(false);
});
