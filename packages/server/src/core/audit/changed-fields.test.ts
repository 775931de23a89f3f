import { describe, expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

describe('What the audit keeps of a change', () => {
  test('are the keys that differ, before and after', () => {
    expect(
      changedFields({ title: 'a', kind: 'TOPIC', tags: [1] }, { title: 'b', kind: 'TOPIC', tags: [1] }),
    ).toEqual({
      before: { title: 'a' },
      after: { title: 'b' },
    });
  });

  test('are all keys of what was made or deleted', () => {
    expect(changedFields(null, { id: '1', title: 'a' })).toEqual({
      before: null,
      after: { id: '1', title: 'a' },
    });
    expect(changedFields({ id: '1' }, null)).toEqual({ before: { id: '1' }, after: null });
  });

  test('is a key that one side lacks', () => {
    expect(changedFields({ a: 1 }, { b: 2 })).toEqual({ before: { a: 1 }, after: { b: 2 } });
  });

  test.each([
    'password',
    'passwordHash',
    'token',
    'secret',
    'totpSecret',
    'recoveryCodes',
    'otp',
    'accessToken',
  ])('is never the value of %s', (key) => {
    expect(changedFields({ [key]: 'old' }, { [key]: 'new' })).toEqual({ before: {}, after: {} });
  });

  test('is the hash and length of a long value', () => {
    const { after } = changedFields(null, { content: 'a'.repeat(5_000) });
    expect(after).toEqual({ content: { length: 5_002, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  });
});
