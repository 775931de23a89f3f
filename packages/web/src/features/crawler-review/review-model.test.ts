import { describe, expect, test } from 'vitest';
import { afterLeaving, firstSourceOf, nextSource, nextStory, openStories, placeOf } from './review-model.ts';
import { aCrawledItem, aStory } from './test-support/a-crawled-item.ts';

const STORM = aStory('s1', [
  aCrawledItem({ id: '1', publishedTime: '2026-11-20T08:52:00.000Z' }),
  aCrawledItem({ id: '2', publishedTime: '2026-11-20T08:31:00.000Z' }),
  aCrawledItem({ id: '3', publishedTime: null }),
]);
const COFFEE = aStory('s2', [aCrawledItem({ id: '4' })]);
const RIVER = aStory('s3', [aCrawledItem({ id: '5' })]);
const STORIES = [STORM, COFFEE, RIVER];

describe('stories of several pages', () => {
  test('a story that a later page repeats stands once', () => {
    expect(
      openStories(
        [
          [STORM, COFFEE],
          [COFFEE, RIVER],
        ],
        {},
      ).map(({ id }) => id),
    ).toEqual(['s1', 's2', 's3']);
  });

  test('a text decided here stays away until the server has a newer version, and a story without texts goes', () => {
    expect(openStories([STORIES], { 1: 1, 4: 1 }).map(({ items }) => items.map(({ id }) => id))).toEqual([
      ['2', '3'],
      ['5'],
    ]);
    const restored = aStory('s2', [aCrawledItem({ id: '4', version: 3 })]);
    expect(openStories([[restored]], { 4: 2 })).toEqual([restored]);
  });
});

describe('steps', () => {
  test('go to the best text of the next story and stop at both ends', () => {
    expect(nextStory(STORIES, '2', 1)).toBe('4');
    expect(nextStory(STORIES, '5', 1)).toBe('5');
    expect(nextStory(STORIES, '4', -1)).toBe('1');
    expect(nextStory(STORIES, '1', -1)).toBe('1');
    expect(nextStory(STORIES, undefined, 1)).toBe('1');
  });

  test('go round the sources of one story', () => {
    expect(nextSource(STORIES, '1', 1)).toBe('2');
    expect(nextSource(STORIES, '1', -1)).toBe('3');
    expect(nextSource(STORIES, '3', 1)).toBe('1');
    expect(nextSource(STORIES, '9', 1)).toBe('9');
  });
});

describe('what follows a decision', () => {
  test('is the next source of the story, then the next story, then the one before', () => {
    expect(afterLeaving(STORIES, '2', ['2'])).toBe('3');
    expect(afterLeaving(STORIES, '3', ['3'])).toBe('1');
    expect(afterLeaving(STORIES, '1', ['1', '2', '3'])).toBe('4');
    expect(afterLeaving(STORIES, '5', ['5'])).toBe('4');
    expect(afterLeaving([RIVER], '5', ['5'])).toBeUndefined();
  });

  test('is the text in hand where another one leaves', () => {
    expect(afterLeaving(STORIES, '4', ['1'])).toBe('4');
    expect(afterLeaving(STORIES, '9', ['9'])).toBe('9');
  });
});

test('the first source is the one with the earliest time, and a story of one source names none', () => {
  expect(firstSourceOf(STORM)).toBe('2');
  expect(firstSourceOf(COFFEE)).toBeUndefined();
  expect(placeOf(STORIES, '3')).toMatchObject({ storyAt: 0, itemAt: 2 });
  expect(placeOf(STORIES, undefined)).toBeUndefined();
});
