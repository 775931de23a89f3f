import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldVietnamese, wordsOf } from './fold-vietnamese.ts';

describe('folding Vietnamese', () => {
  it('drops tones, hooks and the stroke of đ in both compositions', () => {
    expect(foldVietnamese('Nghị quyết Đảng bộ')).toBe('nghi quyet dang bo');
    expect(foldVietnamese('Nghị quyết Đảng bộ'.normalize('NFD'))).toBe('nghi quyet dang bo');
  });

  it('treats old and new tone positions as one', () => {
    expect(foldVietnamese('hoà')).toBe(foldVietnamese('hòa'));
  });

  it('keeps the marks of other scripts', () => {
    expect(foldVietnamese('가나다')).toBe('가나다');
    expect(foldVietnamese('がぎ')).toBe('がぎ');
    expect(foldVietnamese('ភាសាខ្មែរ')).toBe('ភាសាខ្មែរ');
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldVietnamese(foldVietnamese(text))).toBe(foldVietnamese(text));
      }),
    );
  });
});

describe('words', () => {
  it('are runs of letters or digits', () => {
    expect(wordsOf('TP.HCM: 3.000 tỷ – “Ý”')).toEqual(['TP', 'HCM', '3', '000', 'tỷ', 'Ý']);
  });
});
