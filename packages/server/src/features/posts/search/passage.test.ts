import { expect, it } from 'vitest';
import { passageOf } from './passage.ts';

const LONG = Array.from({ length: 100 }, (_, index) => `từ${index}`).join(' ');

it.each([
  ['whatever its diacritics', 'Mở đầu\nBão Yagi đổ bộ', ['do', 'bo'], 'Bão Yagi đổ bộ'],
  ['where most of the words are', 'lúa\nmùa lúa chín', ['lua', 'chin'], 'mùa lúa chín'],
  ['at the first of equal places', 'lúa một\nlúa hai', ['lua'], 'lúa một'],
  ['by whole words', 'lúamì\nlúa', ['lua'], 'lúa'],
])('a passage is found %s', (_how, text, words, passage) => {
  expect(passageOf(text, words)).toBe(passage);
});

it('a text without the words has no passage', () => {
  expect(passageOf('một hai', ['ba'])).toBeUndefined();
});

it('a long passage is cut at words, around the first one found', () => {
  const passage = passageOf(LONG, ['tu50', 'tu51']) ?? '';
  expect(passage).toMatch(/^…từ\d+ .*từ50 từ51 .* từ\d+…$/);
  expect(passage.length).toBeLessThanOrEqual(203);
  expect(passageOf(LONG, ['tu0'])).toMatch(/^từ0 .*…$/);
  expect(passageOf(LONG, ['tu99'])).toMatch(/^….* từ99$/);
});

it('a line without any space is cut at the word', () => {
  const line = `${'a'.repeat(500)}-lúa-${'b'.repeat(500)}`;
  expect(passageOf(line, ['lua'])).toBe(`…${line.slice(501, 701)}…`);
});

it('a line whose length changes by folding is cut at its start', () => {
  // This letter with a caron has no composed form.
  const line = `x\u030C ${LONG}`;
  expect(passageOf(line, ['tu50'])).toMatch(/^x\u030C từ0 /);
});
