import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

const ROOM = { font: 'any', width: 20 };
/** Each letter is one pixel wide. */
const measure = (text: string) => [...text].length;

test('a text that fits stays whole', () => {
  expect(fitText('Mùa lúa chín', ROOM, measure)).toEqual({ shown: 'Mùa lúa chín', isCut: false, width: 12 });
  expect(fitText('', ROOM, measure)).toEqual({ shown: '', isCut: false, width: 0 });
});

test('a longer text is cut between words, with the ellipsis within the limit', () => {
  const { shown, isCut, width } = fitText('Mùa lúa chín trên rẻo cao', ROOM, measure);
  expect([shown, isCut, width]).toEqual(['Mùa lúa chín trên …', true, 25]);
});

test('one long word is left to the page', () => {
  expect(fitText('a'.repeat(30), ROOM, measure).shown).toBe(`${'a'.repeat(30)} …`);
});
