import { expect, test } from 'vitest';
import { letterOf, piecesOf } from './marked-text.ts';

test('letters go on after z', () => {
  expect([0, 25, 26, 51, 52].map(letterOf)).toEqual(['a', 'z', 'aa', 'az', 'ba']);
});

test('a line is cut where places begin and end, and the link decides how words look that others wanted', () => {
  const run = {
    place: 'text',
    text: 'Mua tranh Đông Hồ ở Huế',
    isExcerpt: false,
    level: null,
    picture: null,
  } as const;
  const pieces = piecesOf({ ...run, links: [{ from: 20, to: 23 }] }, [
    { label: 'a', kind: 'refused', from: 10, to: 17 },
    { label: '1', kind: 'placed', from: 4, to: 17 },
  ]);
  expect(pieces.map(({ text, kind, ends }) => [text, kind, ends.map(({ label }) => label).join()])).toEqual([
    ['Mua ', 'plain', ''],
    ['tranh ', 'placed', ''],
    ['Đông Hồ', 'placed', 'a,1'],
    [' ở ', 'plain', ''],
    ['Huế', 'written', ''],
  ]);
});
