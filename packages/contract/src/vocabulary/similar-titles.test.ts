import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { titleShingles, titleSimilarity } from './similar-titles.ts';

it('shingles are runs of three syllables without diacritics', () => {
  expect(titleShingles('Hà Nội thí điểm xe buýt')).toEqual([
    'ha noi thi',
    'noi thi diem',
    'thi diem xe',
    'diem xe buyt',
  ]);
  expect(titleShingles('Bão số')).toEqual(['bao so']);
  expect(titleShingles('…')).toEqual([]);
});

it('spelling, case and word order do not make a title another story', () => {
  expect(titleSimilarity('Hà Nội thí điểm xe buýt điện', 'HA NOI THI DIEM XE BUYT DIEN')).toBe(1);
  expect(titleSimilarity('Xe buýt điện Hà Nội', 'Hà Nội: xe buýt điện'.normalize('NFD'))).toBe(1);
});

it('different stories of the same place are not similar', () => {
  expect(titleSimilarity('Hà Nội mưa lớn diện rộng', 'Giá cà phê tăng mạnh ở Đắk Lắk')).toBe(0);
  expect(titleSimilarity('Hà Nội mưa lớn', 'Hà Nội hạn chế xe máy')).toBeLessThan(0.5);
});

it('is symmetric and stays between 0 and 1', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const score = titleSimilarity(one, other);
      expect(score).toBe(titleSimilarity(other, one));
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }),
  );
});
