import { expect, test } from 'vitest';
import { newTotpSecret, otpauthUrl, stepOfCode } from './totp.ts';

// RFC 6238, appendix B: the key "12345678901234567890"; the last six of the eight digits.
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at %i seconds the code of RFC 6238 is %s', (seconds, code, step) => {
  expect(stepOfCode(RFC_SECRET, code, new Date(seconds * 1000))).toBe(step);
});

test('the code of the previous step is accepted; the next one and older ones are not', () => {
  const at = (seconds: number) => stepOfCode(RFC_SECRET, '287082', new Date(seconds * 1000));
  expect(at(89)).toBe(1);
  expect(at(90)).toBeUndefined();
  expect(at(29)).toBeUndefined();
});

test.each(['', '28708', '2870822', '28708a', ' 287082', '２８７０８２'])('"%s" is no code', (code) => {
  expect(stepOfCode(RFC_SECRET, code, new Date(59_000))).toBeUndefined();
});

test('a new secret has 160 bits and is in the address of the QR code', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const url = new URL(otpauthUrl('Tòa Soạn', 'thuha@toasoan.local', secret));
  expect(decodeURIComponent(url.pathname)).toContain('Tòa Soạn:thuha@toasoan.local');
  expect(url.searchParams.get('secret')).toBe(secret);
});
