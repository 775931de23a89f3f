import { expect, test } from 'vitest';
import { findSuggestions } from './find-suggestions.ts';

const text = (source: string, machine: string, edited: string) => ({ source, machine, edited });
const CRAFTS = [
  text('Nghệ nhân Bát Tràng', 'The craftsman of Bat Trang', 'The artisan of Bat Trang'),
  text('Gặp nghệ nhân giữ lửa', 'Meet the craftsman here', 'Meet the artisan here'),
  text('Một nghệ nhân già', 'An old Craftsman', 'An old artisan'),
];
const OTHERS = [
  text('Chợ nổi Cái Răng', 'Cai Rang swimming market', 'Cai Rang floating market'),
  text('Người già', 'An old man', 'An old man'),
];

test('words replaced in three texts are suggested with what their sources share', () => {
  expect(findSuggestions([...CRAFTS, ...OTHERS])).toEqual([
    { source: 'Nghệ nhân', machine: 'craftsman', edited: 'artisan', times: 3 },
  ]);
});

test('words replaced in two texts, or in sources that share nothing, are not', () => {
  expect(findSuggestions([...CRAFTS.slice(1), ...OTHERS])).toEqual([]);
  const strangers = ['Một', 'Hai', 'Ba'].map((source) => text(source, 'big house', 'large house'));
  expect(findSuggestions(strangers)).toEqual([]);
});
