import { expect, test } from 'vitest';
import { changedWording } from './changed-wording.ts';

test('the wording is what stands between the same beginning and the same end', () => {
  expect(changedWording('at Mam Xoi slope.', 'at Mâm Xôi hill.')).toEqual({
    old: 'Mam Xoi slope',
    fresh: 'Mâm Xôi hill',
  });
  expect(changedWording('the people committee said', "the People's Committee said")).toEqual({
    old: 'people committee',
    fresh: "People's Committee",
  });
});

test('without words on either side, or with too many, there is none', () => {
  expect(changedWording('one two', 'one two three')).toBeUndefined();
  expect(changedWording('same', 'same')).toBeUndefined();
  expect(changedWording('a.', 'a!')).toBeUndefined();
  expect(changedWording(`x ${'old '.repeat(60)}y`, 'x new y')).toBeUndefined();
});
