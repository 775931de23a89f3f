import { describe, expect, test, vi } from 'vitest';
import { createKnownParts } from './known-parts.ts';

describe('a part at a revision', () => {
  test('is read once while the revision is the same, also by those who ask meanwhile', async () => {
    const knownParts = createKnownParts<string>(2);
    const read = vi.fn(async () => 'read');
    const parts = await Promise.all([knownParts(['a'], '1', read), knownParts(['a'], '1', read)]);
    expect([...parts, await knownParts(['a'], '1', read), read.mock.calls.length]).toEqual([
      'read',
      'read',
      'read',
      1,
    ]);
  });

  test('is read again at another revision', async () => {
    const knownParts = createKnownParts<string>(2);
    expect(await knownParts(['a'], '1', async () => 'old')).toBe('old');
    expect(await knownParts(['a'], '2', async () => 'new')).toBe('new');
  });

  test('belongs to its key alone', async () => {
    const knownParts = createKnownParts<string>(2);
    expect(await knownParts(['a'], '1', async () => 'of a')).toBe('of a');
    expect(await knownParts(['b'], '1', async () => 'of b')).toBe('of b');
    expect(await knownParts(['a'], '1', async () => 'again')).toBe('of a');
  });

  test('is read again after a failure', async () => {
    const knownParts = createKnownParts<string>(2);
    await expect(knownParts(['a'], '1', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await knownParts(['a'], '1', async () => 'read')).toBe('read');
  });

  test('is dropped for newer ones beyond the limit', async () => {
    const knownParts = createKnownParts<string>(2);
    for (const key of ['a', 'b', 'c']) await knownParts([key], '1', async () => `of ${key}`);
    expect(await knownParts(['a'], '1', async () => 'again')).toBe('again');
    expect(await knownParts(['c'], '1', async () => 'again')).toBe('of c');
  });
});
