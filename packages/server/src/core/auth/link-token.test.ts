import { expect, test } from 'vitest';
import { linkTokens } from './link-token.ts';
import { looksLikeToken } from './token.ts';

const KEY = 'a-key-for-tests-that-is-long-enough';
const OTHER = 'another-key-for-tests-that-is-long';

test('the same name gives the same token, and another name or key another token', () => {
  const tokens = linkTokens({ current: KEY });
  expect(looksLikeToken(tokens.make('mail:1'))).toBe(true);
  expect(tokens.make('mail:1')).toBe(linkTokens({ current: KEY }).make('mail:1'));
  expect(tokens.make('mail:1')).not.toBe(tokens.make('mail:2'));
  expect(tokens.make('mail:1')).not.toBe(linkTokens({ current: OTHER }).make('mail:1'));
});

test('tokens of the previous key are still recognised', () => {
  const before = linkTokens({ current: OTHER }).make('mail:1');
  expect(linkTokens({ current: KEY, previous: OTHER }).candidates('mail:1')).toContain(before);
  expect(linkTokens({ current: KEY }).candidates('mail:1')).not.toContain(before);
});
