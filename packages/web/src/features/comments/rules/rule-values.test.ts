import { DEFAULT_COMMENT_RULES } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { expect, test } from 'vitest';
import { rulesOf, valuesOf } from './rule-values.ts';

test('a word in quotes is found with exactly its marks, and comes back in quotes', () => {
  const values = { ...valuesOf(DEFAULT_COMMENT_RULES), bannedWords: ['lừa đảo', '"má"', '“mày ”'] };
  const rules = rulesOf(values);
  expect(rules.bannedWords).toEqual([
    { text: 'lừa đảo', isExact: false },
    { text: 'má', isExact: true },
    { text: 'mày', isExact: true },
  ]);
  expect(valuesOf(rules).bannedWords).toEqual(['lừa đảo', '“má”', '“mày”']);
});

test('all other rules go through the form unchanged', () => {
  expect(rulesOf(valuesOf(DEFAULT_COMMENT_RULES))).toEqual(DEFAULT_COMMENT_RULES);
});
