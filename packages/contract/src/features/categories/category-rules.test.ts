import { describe, expect, it } from 'vitest';
import {
  contrastWithWhite,
  isReadableUnderWhite,
  type Place,
  unmetTransitionRule,
} from './category-rules.ts';

// news > politics > parliament · culture > food
const tree: readonly Place[] = [
  { id: 'news', parentId: null },
  { id: 'politics', parentId: 'news' },
  { id: 'parliament', parentId: 'politics' },
  { id: 'culture', parentId: null },
  { id: 'food', parentId: 'culture' },
];

describe('moving a category', () => {
  it.each([
    ['food', null, undefined],
    ['food', 'politics', undefined],
    ['food', 'parliament', 'TOO_DEEP'],
    ['culture', 'news', undefined],
    ['culture', 'politics', 'TOO_DEEP'],
    ['news', 'culture', 'TOO_DEEP'],
    ['news', 'news', 'INSIDE_ITSELF'],
    ['news', 'parliament', 'INSIDE_ITSELF'],
  ] as const)('%s below %s meets %s', (id, parentId, expected) => {
    expect(unmetTransitionRule(tree, id, parentId)).toBe(expected);
  });
});

describe('the colour of a category', () => {
  it('is readable under white text from 4.5:1 on', () => {
    expect(contrastWithWhite('#000000')).toBeCloseTo(21, 0);
    expect(contrastWithWhite('#ffffff')).toBeCloseTo(1, 1);
    expect(isReadableUnderWhite('#0a6ed1')).toBe(true);
    expect(isReadableUnderWhite('#ffd54f')).toBe(false);
    expect(isReadableUnderWhite('')).toBe(true);
  });
});
