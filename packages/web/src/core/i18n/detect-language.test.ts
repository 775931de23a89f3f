import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['the stored language wins', 'en', ['vi-VN'], 'en'],
  ['a stored language that is not ours is ignored', 'fr', ['en-GB'], 'en'],
  ['the first browser language that is vi or en counts', null, ['fr-FR', 'en-US', 'vi'], 'en'],
  ['a region does not matter', null, ['VI-vn'], 'vi'],
  ['Vietnamese is the last resort', null, ['fr', 'de'], 'vi'],
  ['no browser language at all is Vietnamese', null, [], 'vi'],
] as const)('%s', (_, stored, preferred, expected) => {
  expect(detectLanguage(stored, preferred)).toBe(expected);
});
