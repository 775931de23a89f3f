import type { CommentRulesPreview } from '@toasoan/contract/features/comments/rules/rule-endpoints.ts';
import { expect, test } from 'vitest';
import { joinedPreviews } from './joined-previews.ts';

const example = (id: string) => ({ id }) as CommentRulesPreview['newlyHeld'][number];
const step = (changes: Partial<CommentRulesPreview>): CommentRulesPreview => ({
  looked: 2000,
  days: 4,
  next: '12',
  heldBefore: 10,
  heldAfter: 14,
  approvedHeldAfter: 1,
  byRule: [{ rule: 'LINK', before: 3, after: 5 }],
  byWord: [
    { word: 'vay nóng', count: 3 },
    { word: 'bến cóc', count: 2 },
  ],
  newlyHeld: Array.from({ length: 15 }, (_, index) => example(`a${index}`)),
  letThrough: [],
  ...changes,
});

test('steps of a preview add up by rule and word, and keep the newest twenty examples', () => {
  const joined = joinedPreviews(
    step({}),
    step({
      looked: 500,
      days: 30,
      next: null,
      byRule: [
        { rule: 'PHONE', before: 0, after: 1 },
        { rule: 'LINK', before: 1, after: 1 },
      ],
      byWord: [{ word: 'bến cóc', count: 4 }],
      newlyHeld: Array.from({ length: 15 }, (_, index) => example(`b${index}`)),
    }),
  );
  expect(joined).toMatchObject({
    looked: 2500,
    days: 30,
    next: null,
    heldBefore: 20,
    heldAfter: 28,
    approvedHeldAfter: 2,
    byRule: [
      { rule: 'LINK', before: 4, after: 6 },
      { rule: 'PHONE', before: 0, after: 1 },
    ],
    byWord: [
      { word: 'bến cóc', count: 6 },
      { word: 'vay nóng', count: 3 },
    ],
  });
  expect(joined.newlyHeld).toHaveLength(20);
  expect(joined.newlyHeld.at(-1)?.id).toBe('b4');
});

test('the first step stands for itself', () => {
  expect(joinedPreviews(undefined, step({}))).toEqual(step({}));
});
