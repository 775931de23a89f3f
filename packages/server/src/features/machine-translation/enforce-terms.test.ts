import { termIndex } from '@toasoan/contract/features/glossary/term-index.ts';
import { describe, expect, it } from 'vitest';
import { readExpression } from '#server/features/glossary/public.ts';
import { enforceTerms, termsIn } from './enforce-terms.ts';

const TERM = {
  id: '1',
  source: 'nghệ nhân',
  target: 'artisan',
  forbidden: ['craftsman'],
  caseSensitive: false,
  matchMode: 'PHRASE' as const,
  priority: 50,
  note: '',
};
const BY_EXPRESSION = {
  ...TERM,
  source: 'nghị định số \\d+',
  target: 'the decree',
  matchMode: 'REGEX' as const,
};

describe('terms that an engine was asked for', () => {
  it('a forbidden wording is replaced, and the term is held once', () => {
    expect(enforceTerms('An old craftsman', [TERM, TERM], 'en')).toEqual({
      text: 'An old artisan',
      held: ['1'],
    });
  });

  it('a term by expression comes as the words that it found, on either side of tags', () => {
    const terms = termIndex([BY_EXPRESSION], readExpression);
    const found = termsIn('Theo <g1>nghị định số 13</g1> và nghị định số 15', terms);
    expect(found.map(({ source, matchMode }) => [source, matchMode])).toEqual([
      ['nghị định số 13', 'PHRASE'],
      ['nghị định số 15', 'PHRASE'],
    ]);
    expect(enforceTerms('By nghị định số 13', found.slice(0, 1), 'en').text).toBe('By the decree');
  });
});
