import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const OLD_KEY = 'the key of last year, long enough to be one';
const NEW_KEY = 'the key of this year, long enough to be one';

test('a sealed secret opens again and is not readable', () => {
  const box = createSecretBox({ current: NEW_KEY });
  const sealed = box.seal('JBSWY3DPEHPK3PXP', '12');
  expect(box.open(sealed, '12')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed.box.toString('latin1')).not.toContain('JBSWY3');
  expect(box.seal('JBSWY3DPEHPK3PXP', '12').box.equals(sealed.box)).toBe(false);
});

test('a secret moved to another person does not open', () => {
  const box = createSecretBox({ current: NEW_KEY });
  const sealed = box.seal('JBSWY3DPEHPK3PXP', '12');
  expect(() => box.open(sealed, '13')).toThrow();
});

test('a changed secret does not open', () => {
  const box = createSecretBox({ current: NEW_KEY });
  const sealed = box.seal('JBSWY3DPEHPK3PXP', '12');
  const byte = sealed.box.at(-1) ?? 0;
  sealed.box.writeUInt8(byte ^ 1, sealed.box.length - 1);
  expect(() => box.open(sealed, '12')).toThrow();
});

test('after a change of SECRET_KEY the previous key still opens and the new one seals', () => {
  const sealed = createSecretBox({ current: OLD_KEY }).seal('JBSWY3DPEHPK3PXP', '12');
  const rotated = createSecretBox({ current: NEW_KEY, previous: OLD_KEY });
  expect(rotated.open(sealed, '12')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed.keyId).not.toBe(rotated.currentKeyId);
  expect(rotated.seal('x', '12').keyId).toBe(rotated.currentKeyId);
});

test('a secret sealed with a missing key names the setting to set', () => {
  const sealed = createSecretBox({ current: OLD_KEY }).seal('JBSWY3DPEHPK3PXP', '12');
  expect(() => createSecretBox({ current: NEW_KEY }).open(sealed, '12')).toThrow(
    expect.objectContaining({
      code: 'SECRET_UNREADABLE',
      cause: expect.objectContaining({ message: expect.stringContaining('SECRET_KEY_PREVIOUS') }),
    }),
  );
});
