import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tagsIn, withoutTags } from '../../article/segment-tags.ts';
import { carryTags } from './carry-tags.ts';

test('marks stay around words that stayed, and around what stands for them', () => {
  expect(carryTags('A <g1>folk artist</g1> said so.', 'An artisan said so.')).toBe(
    'An <g1>artisan</g1> said so.',
  );
  expect(
    carryTags('See <g1>Mam Xoi slope</g1>, in <g2>autumn</g2>', 'See Mâm Xôi hill, in early autumn'),
  ).toBe('See <g1>Mâm Xôi hill</g1>, in early <g2>autumn</g2>');
  expect(carryTags('one<x1/>two', 'one three')).toBe('one<x1/> three');
  expect(carryTags('plain', 'other')).toBe('other');
});

test('whatever is suggested, its words and all tags in their order are kept', () => {
  const word = fc.constantFrom('a', 'bé', '你', ' ', '.', 'kh');
  const words = fc.array(word, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(words, words, words, words, (head, middle, tail, suggested) => {
      const before = `${head}<g1>${middle}</g1>${tail}<x2/>`;
      const carried = carryTags(before, suggested);
      expect(withoutTags(carried)).toBe(suggested);
      expect(tagsIn(carried)).toEqual(['<g1>', '</g1>', '<x2/>']);
    }),
  );
});
