import { expect, test } from 'vitest';
import { verbatimShare } from './compare-paragraphs.ts';

const SOURCE = ['Giá nhân công tăng một phần mười so với vụ trước', 'Mưa lớn ở vùng núi'];

test.each([
  [
    'the same words, whatever their case and signs',
    ['GIÁ nhân công, tăng: một phần mười so với vụ trước!'],
    1,
  ],
  ['five words in a row among ten', ['hôm qua thì giá nhân công tăng một hôm nay thì'], 5 / 11],
  ['the same words in another order', ['vụ trước so với một phần mười giá nhân tăng công'], 0],
  ['a short line that the source has', ['Mưa lớn'], 1],
  ['a short line of ours', ['Nắng đẹp'], 0],
  ['two runs that overlap, counted once', ['giá nhân công tăng một phần mười'], 1],
  ['nothing at all', [''], 0],
] as const)('%s', (_, own, share) => {
  expect(verbatimShare(own, SOURCE)).toBeCloseTo(share);
});
