import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Word } from './block.ts';
import { wordsText } from './block-keys.ts';
import { compareWords, type Part } from './compare-words.ts';
import { splitWords } from './read-words.ts';

const wordsOf = (text: string): Word[] =>
  splitWords(text).map((word) => ({ text: word, runs: [], look: '' }));
const compared = (before: string, after: string) => compareWords(wordsOf(before), wordsOf(after));
const shown = (parts: readonly Part[]) =>
  parts
    .map((part) => {
      if (part.kind === 'removed') return `[-${wordsText(part.before)}-]`;
      return part.kind === 'added' ? `[+${wordsText(part.after)}+]` : wordsText(part.after);
    })
    .join('');
const beforeOf = (parts: readonly Part[]) =>
  wordsText(parts.flatMap((part) => ('before' in part ? part.before : [])));
const afterOf = (parts: readonly Part[]) =>
  wordsText(parts.flatMap((part) => ('after' in part ? part.after : [])));

describe('words', () => {
  test('a syllable is one word, the signs around it are others, and numbers stay whole', () => {
    expect(splitWords('(Nghệ An: 5.000 m²)')).toEqual([
      '(',
      'Nghệ',
      ' ',
      'An',
      ':',
      ' ',
      '5.000',
      ' ',
      'm²',
      ')',
    ]);
  });

  test('no character is lost', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => splitWords(text).join('') === text.normalize('NFC'),
      ),
    );
  });
});

describe('the displayed comparison of two lines', () => {
  test('one tone marks the syllable, not the letter, composed or not', () => {
    expect(shown(compared('lúa chin rộ', 'lúa chín rộ'.normalize('NFD')))).toBe('lúa [-chin-][+chín+] rộ');
    expect(shown(compared('lúa chín', 'lúa chín'.normalize('NFD')))).toBe('lúa chín');
  });

  test('a changed comma marks only the comma', () => {
    expect(shown(compared('ở Nghệ An bà con', 'ở Nghệ An, bà con'))).toBe('ở Nghệ An[+,+] bà con');
  });

  test('neighbouring changed words read as one change', () => {
    expect(shown(compared('giá lúa tăng nhẹ', 'giá gạo giảm nhẹ'))).toBe('giá [-lúa tăng-][+gạo giảm+] nhẹ');
  });

  test('removed and added parts of one side give the other', () => {
    const line = fc
      .array(fc.constantFrom('mùa', 'lúa', ' ', '  ', ',', 'chín', '\n', 'ở', '5.000'), { maxLength: 60 })
      .map((list) => list.join(''));
    fc.assert(
      fc.property(line, line, (before, after) => {
        const parts = compared(before, after);
        expect([beforeOf(parts), afterOf(parts)]).toEqual([before, after]);
        for (const part of parts)
          if (part.kind === 'same') expect(wordsText(part.before)).toBe(wordsText(part.after));
      }),
      { seed: 20_251_120, numRuns: 500 },
    );
  });

  test('two long lines without a common order are one replacement, within the time limit', () => {
    const long = Array.from({ length: 20_000 }, (_, place) => `từ${place}`);
    const before = long.join(' ');
    const after = long.toReversed().join(' ');
    const parts = compared(before, after);
    expect([beforeOf(parts), afterOf(parts)]).toEqual([before, after]);
  });
});
